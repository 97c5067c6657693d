#!/bin/bash
# Tests that `npm run test:tools` runs inside the VM: rdma-core's connection programs and ping-pongs as peers,
# doctor and selftest. Its arguments are passed to vitest.
DOORBELL_VM_SUITE=1 exec bun --bun node_modules/.bin/vitest run --no-isolate --maxWorkers=1 --project tools "$@"
