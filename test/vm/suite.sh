#!/bin/bash
# Tests that `npm run test:vm` runs inside the VM. Its arguments are passed to vitest.
set -e
# One process runs all files, because loading the modules for each takes longer than the tests under emulation.
vitest() { bun --bun node_modules/.bin/vitest run --no-isolate --maxWorkers=1 "$@"; }
# The verbs suite and the connections suite, on the kernel's device.
DOORBELL_RDMA=rxe0 vitest --project native test/native/verbs test/native/connections "$@"
export DOORBELL_VM_SUITE=1
# Tests with C programs as peers, with rdma_cm, and of features that need a real device.
vitest --project vm "$@"
# RoCEv2's conformance checklist, in the namespace where a UDP socket can bind port 4791. rxe0 is visible there too.
export -f vitest
ip netns exec soft bash -c 'vitest --project conformance "$@"' suite "$@"
