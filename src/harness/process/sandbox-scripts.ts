/** Confines the namespaces that it is started in, given the folder of runs, says `ready` and holds them. */
// Sockets are no files: they would lead out of what is read-only, and so would the devices of root. Then everything but
// the folder of runs becomes read-only. The options of a mount are kept: some may not be changed. One that is covered by
// another cannot be reached, and what is at its place has another number. In a folder that all may write to, the devices
// of another user could not be opened.
export const confine = `set -e
mount --bind "$0" "$0"
mount -t tmpfs -o mode=755 none /dev/shm
mkdir /dev/shm/shm
mount -t tmpfs none /dev/shm/shm
for each in null zero full random urandom tty; do
  [ -e "/dev/$each" ] || continue
  touch "/dev/shm/$each"
  mount --bind "/dev/$each" "/dev/shm/$each"
done
for each in fd:fd stdin:fd/0 stdout:fd/1 stderr:fd/2; do ln -s "/proc/self/\${each#*:}" "/dev/shm/\${each%:*}"; done
mount --rbind /dev/shm /dev
for each in /run /var/run /tmp/.X11-unix; do
  [ -d "$each" ] && [ ! -L "$each" ] || continue
  case ":$0:$PATH:$CUPEL_CACHE:$JAVA_HOME" in *":$each/"*) continue ;; esac
  mount -t tmpfs none "$each"
done
while read -r id parent device root target options rest; do
  case "$options" in ro*) continue ;; esac
  target=$(printf '%b' "$target")
  case "$target" in "$0" | /dev/shm) continue ;; esac
  mount -o "remount,bind,ro\${options#rw}" "$target" 2> /dev/null || [ ! -e "$target" ] && continue
  there=$(sed -n 's/^mnt_id:[[:space:]]*//p' /proc/self/fdinfo/3 3< "$target")
  [ "$there" != "$id" ] || { echo "$target cannot be made read-only" >&2; exit 1; }
done < /proc/self/mountinfo
echo ready
exec cat`;

/** Succeeds where a run, given the folder of runs, writes below it and nowhere else, not even to what only root may. */
export const prove = `touch "$1/proof" && rm "$1/proof" || exit
! touch "$1.proof" 2> /dev/null && ! (: >> /proc/sys/kernel/core_pattern) 2> /dev/null`;

/** Starts a program in a folder, without the variables that lead to sockets. */
export const enter = 'cd "$1" && shift && unset DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK XDG_RUNTIME_DIR && exec "$@"';
