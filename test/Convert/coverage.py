# RUN: %python %s
"""Every conversion has a test in this folder."""
import os

from covered import check_covered, operators_in

check_covered(operators_in(os.path.dirname(os.path.abspath(__file__))), "direct", 20, {})
