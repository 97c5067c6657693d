#!/bin/bash
# The guest's init: sets up the RDMA lab, then runs the commands that the host sends, one at a time.
#
# Three virtio-serial ports lead to the host. On "ctl" the host sends `hello TOKEN`, and the guest answers
# `ready TOKEN`. The host writes TOKEN on "out" and "err", and then sends `run REPO SCRIPT` (both base64) on
# "ctl". The script's standard output and error follow on "out" and "err" byte for byte, each ended by TOKEN.
# Its status follows as `done TOKEN STATUS` on "ctl". A hang-up on "ctl" kills the script.
set -u
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8
umask 022
state=/run/doorbell
group=/sys/fs/cgroup/command

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

# Connects va (10.9.0.1, rxe0) in this namespace with vb (10.9.0.2) in the namespace `soft`. The peer has its own IP
# and MAC, because the rxe driver loops packets to its own address back before they reach UDP.
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

# port NAME: prints the path of the virtio-serial port with that name. No udev creates links in the guest.
port() {
  local name
  for name in /sys/class/virtio-ports/*/name; do
    [[ $(<"$name") == "$1" ]] && name=${name%/name} && echo "/dev/${name##*/}"
  done
}

# receive FD SECONDS: reads one line into REPLY. An end of file means that no client is connected yet.
receive() {
  local until=$((SECONDS + $2))
  while ! read -r -t "$2" <&"$1"; do
    ((SECONDS < until)) || return 1
    read -r -t 0.1 <&"$silence"
  done
  return 0
}

# expect FD TOKEN: skips lines of an earlier client until TOKEN.
expect() {
  while receive "$1" 10; do
    [[ $REPLY == "$2" ]] && return
  done
  return 1
}

# relay FIFO FD TOKEN: forwards a stream to the host.
relay() {
  echo "$BASHPID" >"$group/relay/cgroup.procs"
  cat "$1" >&"$2"
  printf %s "$3" >&"$2"
}

# perform TOKEN REPO SCRIPT: runs one command, and ends all processes that it started.
perform() {
  local script=$state/script repo pid watcher status part
  repo=$(base64 -d <<<"$2")
  base64 -d <<<"$3" >"$script"
  mkdir -p "$group/job" "$group/relay"
  rm -f "$state/stdout" "$state/stderr"
  mkfifo "$state/stdout" "$state/stderr"
  relay "$state/stdout" "$out" "$1" &
  local relays=$!
  relay "$state/stderr" "$err" "$1" &
  relays="$relays $!"
  (
    echo "$BASHPID" >"$group/job/cgroup.procs"
    exec </dev/null >"$state/stdout" 2>"$state/stderr" {ctl}<&- {out}<&- {err}<&-
    exec unshare --mount --propagation slave bash "$state/job.sh" "$repo" "$script"
  ) &
  pid=$!
  (
    # A port without a reader blocks its writer, so the relays end too when the host hangs up.
    # A line instead of an end of file is the next client's greeting, after a hang-up that was too short to detect.
    read -r <&"$ctl" && echo "$REPLY" >"$state/greeting"
    while echo 1 >"$group/cgroup.kill"; do sleep 0.1; done # repeated, because a process may join late
  ) &
  watcher=$!
  wait "$pid"
  status=$?
  echo 1 >"$group/job/cgroup.kill"
  wait $relays
  kill "$watcher"
  wait "$watcher"
  for part in job relay; do
    until rmdir "$group/$part"; do sleep 0.02; done
  done
  echo "done $1 $status" >&"$ctl"
} 2>/dev/null

devices
network
exec {ctl}<>"$(port doorbell.ctl)" {out}<>"$(port doorbell.out)" {err}<>"$(port doorbell.err)"
echo "doorbell: up after $(cut -d' ' -f1 /proc/uptime) s"

mkfifo "$state/silence"
exec {silence}<>"$state/silence"
while :; do
  if [[ -s $state/greeting ]]; then
    REPLY=$(<"$state/greeting")
    rm "$state/greeting"
  else
    receive "$ctl" 3600 || continue
  fi
  read -r verb first second <<<"$REPLY"
  case $verb in
    hello) token=$first && echo "ready $token" >&"$ctl" ;;
    run) expect "$out" "$token" && expect "$err" "$token" && perform "$token" "$first" "$second" ;;
  esac
done
