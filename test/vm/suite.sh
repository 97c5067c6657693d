#!/bin/bash
# What `npm run test:vm` runs inside the VM; vitest's own arguments may follow.
set -e
export DOORBELL_VM_SUITE=1
bun --bun node_modules/.bin/vitest run --project vm "$@"
