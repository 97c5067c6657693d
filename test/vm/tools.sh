#!/bin/bash
# What `npm run test:tools` runs inside the VM: rdma-core's connection programs and ping-pongs as peers, doctor and selftest; some ten minutes. vitest's own
# arguments may follow.
DOORBELL_VM_SUITE=1 exec bun --bun node_modules/.bin/vitest run --no-isolate --maxWorkers=1 --project tools "$@"
