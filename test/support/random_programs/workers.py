"""Programs in several processes: a runtime may take its process with it, or not come back, and that is an outcome too."""
import multiprocessing
import multiprocessing.connection
import resource
import signal
import time

import torch

from random_programs.builder import random_program
from random_programs.outcome import MEMORY_LIMIT, Outcome, evaluate
from random_programs.shrink import shrink

LIMIT = 300  # seconds of a processor for one program, with its shrinking


def work(pipe, seed, tool, attempts, not_shrunk):
    """Takes indices, gives (index, what happens): "built" with the program, then "done" with the outcome."""
    torch.set_num_threads(1)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, resource.RLIM_INFINITY))
    while (index := pipe.recv()) is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + LIMIT, resource.RLIM_INFINITY))
        program, rows = random_program(f"{seed}/{index}")
        pipe.send((index, "built", program.text(), program.flags()))
        outcome = evaluate(program, rows, tool)
        small = None
        if outcome.failed:
            pipe.send((index, "failed", outcome, None))
            # Of what takes too long every attempt would.
            if attempts and outcome.kind != "time limit" and index not in not_shrunk:
                smaller, found = shrink(program, rows, outcome, tool, attempts)
                small = (smaller.text(), smaller.flags(), found)
        pipe.send((index, "done", outcome, small))


class Job:
    def __init__(self, context, *arguments):
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other, *arguments), daemon=True)
        self.process.start()
        other.close()
        self.index, self.text, self.flags, self.outcome = None, "", [], None

    def give(self, index):
        self.index, self.text, self.flags, self.outcome = index, "", [], None
        self.pipe.send(index)

    def why_it_ended(self):
        self.process.join()
        return f"no end after {LIMIT} s" if self.process.exitcode == -signal.SIGXCPU else f"the runtime ended its process ({self.process.exitcode})"


def run_programs(seed, indices, tool, jobs, attempts, not_shrunk=()):
    """Yields (index, text, flags, outcome, what it was shrunk to or None) as programs are done with."""
    context = multiprocessing.get_context("fork")
    left = list(indices)[::-1]
    running = []

    def begin():
        if left:
            job = Job(context, seed, tool, attempts, not_shrunk)
            job.give(left.pop())
            running.append(job)

    for _ in range(jobs):
        begin()
    while running:
        ready = multiprocessing.connection.wait([job.pipe for job in running])
        for job in [job for job in running if job.pipe in ready]:
            try:
                _, what, *rest = job.pipe.recv()
            except (EOFError, ConnectionResetError):
                running.remove(job)
                yield job.index, job.text, job.flags, job.outcome or Outcome("wrong", "process", job.why_it_ended()), None
                begin()
                continue
            if what == "built":
                job.text, job.flags = rest
            elif what == "failed":
                job.outcome = rest[0]
            else:
                yield job.index, job.text, job.flags, *rest
                if left:
                    job.give(left.pop())
                else:
                    job.pipe.send(None)
                    running.remove(job)
