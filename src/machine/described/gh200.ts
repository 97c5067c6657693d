export const gh200 = `\
# A GH200 server: a Grace processor, whose root ports each have a PCI domain of their own, and the Hopper GPU, which is a PCI device
# for its registers and reaches the processor by NVLink-C2C. Written from general knowledge, no listing was found to check it with:
# domains, ids, BARs, links, port rates and the places of NIC and SSD are unchecked. Memory nodes above 0 are the GPU's; the SMMU translates.
machine Supermicro ARS-111GL-NHR
nodes 9
pci0000:00 node=0
  0000:00:00.0 0604 10de:22b1 link=32x16 driver=pcieport
    0000:01:00.0 0207 15b3:1021 link=32x16 bar0=660000000000:32Mp group=4 driver=mlx5_core ib=mlx5_0:ACTIVE rate=400 net=ibp1s0:up
pci0002:00 node=0
  0002:00:00.0 0604 10de:22b2 link=16x4/32x4 driver=pcieport
    0002:01:00.0 0200 8086:1563 link=8x4 bar0=661000000000:4Mp group=6 driver=ixgbe net=eno1:up
pci0004:00 node=0
  0004:00:00.0 0604 10de:22b8 link=32x4 driver=pcieport
    0004:01:00.0 0108 144d:a826 link=32x4 bar0=28000000:16K group=9 driver=nvme nvme=nvme0
pci0009:00 node=0
  0009:00:00.0 0604 10de:22b9 link=16x1/32x16 driver=pcieport
    0009:01:00.0 0302 10de:2342 link=16x1/32x16 bar0=661100000000:16Mp bar2=661200000000:128Gp group=19 driver=nvidia
    + drm=card0,renderD128
`;
