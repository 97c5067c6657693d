#!/bin/bash
# The guest's init: sets up the RDMA lab, then runs the commands that the host sends, one at a time.
#
# Three virtio-serial ports lead to the host. On "ctl" the host says `hello TOKEN`, is answered `ready TOKEN`,
# writes TOKEN on "out" and "err" too, and then `run REPO SCRIPT` (both base64) on "ctl". The script's standard
# output and error go out byte for byte, each ending in `TOKEN STATUS`. Hanging up on "ctl" kills the script.
set -u
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8
umask 022
state=/run/doorbell

devices() {
  mkdir -p /dev/pts /dev/shm
  mount -t devpts -o ptmxmode=666 devpts /dev/pts
  mount -t tmpfs -o mode=1777 tmpfs /dev/shm
  mount -t cgroup2 cgroup2 /sys/fs/cgroup
  ln -sfn /proc/self/fd /dev/fd
  ln -sfn fd/0 /dev/stdin
  ln -sfn fd/1 /dev/stdout
  ln -sfn fd/2 /dev/stderr
  ln -sfn pts/ptmx /dev/ptmx
  hostname doorbell-vm
  ulimit -l unlimited
  ulimit -n 65536
  ulimit -c 0
}

# va (10.9.0.1, rxe0) in this namespace <-> vb (10.9.0.2) in the namespace `soft`: a peer with its own IP and MAC,
# since the rxe driver loops packets to its own address back before they reach UDP.
network() {
  modprobe -a crc32_generic veth ib_uverbs rdma_ucm rdma_rxe sch_netem
  ip link set lo up
  ip netns add soft
  ip link add va address 02:00:00:00:00:01 type veth peer name vb address 02:00:00:00:00:02
  ip link set vb netns soft
  sysctl -q -w net.ipv6.conf.va.accept_dad=0
  ip netns exec soft sysctl -q -w net.ipv6.conf.vb.accept_dad=0
  ip link set va mtu 4200 up
  ip -n soft link set lo up
  ip -n soft link set vb mtu 4200 up
  ip address add 10.9.0.1/24 dev va
  ip address add fd00::1/64 dev va nodad
  ip -n soft address add 10.9.0.2/24 dev vb
  ip -n soft address add fd00::2/64 dev vb nodad
  rdma link add rxe0 type rxe netdev va
}

# port NAME: the path of the virtio-serial port with that name (there is no udev to make links).
port() {
  local name
  for name in /sys/class/virtio-ports/*/name; do
    [[ $(<"$name") == "$1" ]] && name=${name%/name} && echo "/dev/${name##*/}"
  done
}

# receive FD SECONDS: one line into REPLY; end of file only says that nobody is connected yet.
receive() {
  local until=$((SECONDS + $2))
  while ! IFS= read -r -t "$2" REPLY <&"$1"; do
    ((SECONDS < until)) || return 1
    sleep 0.05
  done
}

# expect FD TOKEN: skips what a lost client may have left before TOKEN.
expect() {
  while receive "$1" 10; do
    [[ $REPLY == "$2" ]] && return
  done
  return 1
}

# job REPO SCRIPT: runs in a mount namespace of its own, so that it sees the repository as it is now and leaves
# nothing in it. What it writes there goes to memory.
job() {
  mkdir -p "$1" "$state/repo"
  mount -t tmpfs tmpfs "$state/repo"
  mkdir "$state"/repo/{lower,upper,work}
  mount -t 9p -o trans=virtio,version=9p2000.L,msize=512000,cache=loose,ro repo "$state/repo/lower"
  mount -t overlay -o "lowerdir=$state/repo/lower,upperdir=$state/repo/upper,workdir=$state/repo/work" overlay "$1"
  cd "$1" || exit 125
  export PATH="$1/node_modules/.bin:$PATH"
  exec /bin/bash "$2"
}
export state
export -f job

# perform TOKEN REPO SCRIPT: one command with its output and status. Whatever it started ends with it.
perform() {
  local group=/sys/fs/cgroup/job script=$state/script repo relays watcher pid status
  repo=$(base64 -d <<<"$2")
  base64 -d <<<"$3" >"$script"
  mkdir "$group"
  rm -f "$state/out" "$state/err"
  mkfifo "$state/out" "$state/err"
  cat "$state/out" >&"$out" &
  relays=$!
  cat "$state/err" >&"$err" &
  relays="$relays $!"
  (
    exec </dev/null >"$state/out" 2>"$state/err" {ctl}<&- {out}<&- {err}<&-
    echo "$BASHPID" >"$group/cgroup.procs"
    exec unshare --mount --propagation slave bash -c 'job "$@"' job "$repo" "$script"
  ) &
  pid=$!
  (
    while IFS= read -r <&"$ctl"; do :; done
    echo 1 >"$group/cgroup.kill"
  ) &
  watcher=$!
  wait "$pid"
  status=$?
  echo 1 >"$group/cgroup.kill"
  kill "$watcher" 2>/dev/null
  wait $relays "$watcher" 2>/dev/null
  until rmdir "$group" 2>/dev/null; do sleep 0.02; done
  printf '%s %d\n' "$1" "$status" >&"$out"
  printf '%s %d\n' "$1" "$status" >&"$err"
}

devices
network
exec {ctl}<>"$(port doorbell.ctl)" {out}<>"$(port doorbell.out)" {err}<>"$(port doorbell.err)"
echo "doorbell: up after $(cut -d' ' -f1 /proc/uptime) s"

while :; do
  receive "$ctl" 3600 || continue
  read -r verb token _ <<<"$REPLY"
  [[ $verb == hello ]] || continue
  echo "ready $token" >&"$ctl"
  receive "$ctl" 10 || continue
  read -r verb repo script <<<"$REPLY"
  [[ $verb == run ]] || continue
  expect "$out" "$token" && expect "$err" "$token" || continue
  perform "$token" "$repo" "$script"
done
