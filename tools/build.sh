# Read by ./run and ./test: builds a preset and says no more than is needed, on standard error.
# The caller has set `root`.

# build PRESET TARGET [OPTION…]: configures where that is still to be done, with these options of
# CMakeLists.txt turned on, then builds.
build() {
  local preset=$1 target=$2 options=("${@:3}")
  local dir=$root/build/$preset
  mkdir -p "$dir"
  # Two builds in one folder wait for each other.
  (
    flock 9
    if ! is_configured "$dir" "${options[@]}"; then
      configure "$preset" "${options[@]}" || exit 1
    fi
    compile "$dir" "$target"
  ) 9>"$dir/.lock"
}

# An option once turned on stays on: turning it off again would only rebuild.
is_configured() {
  local dir=$1 option
  [[ -f $dir/build.ninja ]] || return 1
  for option in "${@:2}"; do
    grep -q "^$option:BOOL=\(ON\|TRUE\)$" "$dir/CMakeCache.txt" || return 1
  done
}

# What was looked for and found is of interest only when something was not.
configure() {
  local preset=$1 options=("${@:2}") output
  options=("${options[@]/#/-D}")
  if ! output=$(cd "$root" && cmake --preset "$preset" "${options[@]/%/=ON}" 2>&1); then
    printf '%s\n' "$output" >&2
    return 1
  fi
}

compile() {
  local dir=$1 target=$2
  ninja -C "$dir" -j "$(nproc)" "$target" 2>&1 | show_progress
  return "${PIPESTATUS[0]}"
}

# On a terminal the steps overwrite each other on one line, elsewhere they are left out; warnings
# and errors stay in full.
show_progress() {
  local line clear='' columns
  if [[ -t 2 ]]; then
    clear=$'\r\033[K'
    columns=$(tput cols 2>/dev/null) || columns=80
  fi
  while IFS= read -r line; do
    case $line in
      'ninja: no work'* | 'ninja: Entering'* | '[0/'* | '-- '*) ;;
      '['*/*'] '*) [[ -z $clear ]] || printf '%s%s' "$clear" "${line:0:columns-1}" >&2 ;;
      *) printf '%s%s\n' "$clear" "$line" >&2 ;;
    esac
  done
  printf '%s' "$clear" >&2
}
