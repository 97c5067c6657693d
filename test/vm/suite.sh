#!/bin/bash
# What `npm run test:vm` runs inside the VM; vitest's own arguments may follow.
set -e
# One process for all files: under emulation, loading the modules anew for each costs more than the tests.
vitest() { bun --bun node_modules/.bin/vitest run --no-isolate --maxWorkers=1 "$@"; }
# The one verbs suite, and that of connections, here on the kernel's device.
DOORBELL_RDMA=rxe0 vitest --project native test/native/verbs test/native/connections "$@"
export DOORBELL_VM_SUITE=1
# The C programs as peers, rdma_cm, and what only a real device has.
vitest --project vm "$@"
# RoCEv2's conformance checklist, in the namespace where a UDP socket may have port 4791; rxe0 is seen from there too.
export -f vitest
ip netns exec soft bash -c 'vitest --project conformance "$@"' suite "$@"
