# What Tab completes for torch-onnx-opt in bash, and in zsh after `autoload bashcompinit; bashcompinit`.
# The flags are those that the tool itself tells.

_torch_onnx_opt() {
  local word=${COMP_WORDS[COMP_CWORD]} flag=${COMP_WORDS[COMP_CWORD - 1]}
  # bash splits words at '=' too.
  if [[ $word == = ]]; then
    word=
  elif [[ $flag == = ]]; then
    flag=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  COMPREPLY=()
  case $flag in
    --target) mapfile -t COMPREPLY < <(compgen -W 'onnxruntime openvino tensorrt' -- "$word"; compgen -f -- "$word") ;;
    --state) mapfile -t COMPREPLY < <(compgen -W 'refuse drop io' -- "$word") ;;
    *)
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("${COMP_WORDS[0]}" --help 2> /dev/null | grep -oE '^ +--?[a-z][a-z0-9-]*')" -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
  esac
}
complete -o filenames -F _torch_onnx_opt torch-onnx-opt
