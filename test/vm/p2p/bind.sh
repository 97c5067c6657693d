#!/bin/bash
# bind.sh ADDRESS...: gives PCI devices to vfio-pci, with the commands of openVfio()'s errors.
set -e
modprobe -a vfio-pci vfio_iommu_type1
for address; do
  device=/sys/bus/pci/devices/$address
  echo vfio-pci > "$device/driver_override"
  if [[ -e $device/driver ]]; then echo "$address" > "$device/driver/unbind"; fi
  echo "$address" > /sys/bus/pci/drivers_probe
done
