export const laptop = `\
# A gaming laptop of 2023: graphics in the processor and a GeForce whose link sleeps. Written from general knowledge of such machines
# (Intel's 13th generation, an RTX 4060 Laptop with x8 and a 256 MiB BAR), copied from no listing: ids and addresses are unchecked.
# Read without root; the IOMMU translates, as laptops have it by default.
machine LENOVO 82WM
nodes 1
pci0000:00
  0000:00:00.0 0600 8086:a702
  0000:00:01.0 0604 8086:a70d link=2.5x8/32x16 group=2 driver=pcieport
    0000:01:00.0 0300 10de:28e0 link=2.5x8/16x8 bar0=81000000:16M bar1=6000000000:256Mp bar3=6010000000:32Mp
    + rebar1=64M,128M,256M,8G group=16 driver=nvidia drm=card1,renderD129
    0000:01:00.1 0403 10de:22be link=2.5x8/16x8 bar0=82000000:16K group=16
  0000:00:02.0 0300 8086:a788 bar0=603c000000:16M bar2=4000000000:256Mp group=0 driver=i915 drm=card0,renderD128,card0-eDP-1
  0000:00:06.0 0604 8086:a74d link=16x4 group=5 driver=pcieport
    0000:02:00.0 0108 144d:a80c link=16x4 bar0=80e00000:16K group=17 driver=nvme nvme=nvme0
  0000:00:1c.0 0604 8086:7a38 link=2.5x1/8x1 group=9 driver=pcieport
    0000:03:00.0 0200 10ec:8168 link=2.5x1 bar2=80d04000:4K group=18 driver=r8169 net=enp3s0:up
`;
