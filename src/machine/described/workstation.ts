export const workstation = `\
# A desktop of 2025: Ryzen 9000 on X870, two RTX 5090, of which each has a root port of the processor (x8), and SSDs at the processor and
# behind the chipset, which is a switch. The shape is 'lspci -t' of noonghunna/club-3090 issue 859 (01.1 and 01.3 the GPUs, 01.2 an SSD,
# 02.1 the chipset with buses 04 to 10); which slot holds what, links and BARs are written after such boards, unchecked. Without root.
machine ASUS System Product Name
nodes 1
pci0000:00
  0000:00:00.0 0600 1022:14d8
  0000:00:01.1 0604 1022:14db link=2.5x8/32x16 group=1 driver=pcieport
    0000:01:00.0 0300 10de:2b85 link=2.5x8/32x16 bar0=dc000000:64M bar1=f800000000:32Gp bar3=fc00000000:32Mp group=14 driver=nvidia drm=card0
    0000:01:00.1 0403 10de:22e8 link=2.5x8/32x16 bar0=e0080000:16K group=14 driver=snd_hda_intel
  0000:00:01.2 0604 1022:14db link=32x4 group=2 driver=pcieport
    0000:02:00.0 0108 144d:a810 link=32x4 bar0=e0700000:16K group=15 driver=nvme nvme=nvme0
  0000:00:01.3 0604 1022:14db link=2.5x8/32x8 group=3 driver=pcieport
    0000:03:00.0 0300 10de:2b85 link=2.5x8/32x16 bar0=d8000000:64M bar1=f000000000:32Gp bar3=f400000000:32Mp group=16 driver=nvidia drm=card1
    0000:03:00.1 0403 10de:22e8 link=2.5x8/32x16 bar0=dc080000:16K group=16 driver=snd_hda_intel
  0000:00:02.1 0604 1022:14db link=16x4 group=4 driver=pcieport
    0000:04:00.0 0604 1022:43f4 link=16x4 group=17 driver=pcieport
      0000:05:00.0 0604 1022:43f5 link=16x4 group=18 driver=pcieport
        0000:06:00.0 0108 15b7:5030 link=16x4 bar0=e0500000:16K group=18 driver=nvme nvme=nvme1
      0000:05:08.0 0604 1022:43f5 link=5x1 group=19 driver=pcieport
        0000:0d:00.0 0200 10ec:8126 link=5x1/8x1 bar2=e0200000:64K group=19 driver=r8169 net=enp13s0:up
  0000:00:08.1 0604 1022:14dd link=16x16 group=5 driver=pcieport
    0000:12:00.0 0300 1002:13c0 link=16x16 bar0=fc40000000:256Mp bar5=e0400000:512K group=20 driver=amdgpu drm=card2
    0000:12:00.2 1080 1022:1649 link=16x16 bar2=e0300000:1M group=21
    0000:12:00.3 0c03 1022:15b6 link=16x16 bar0=e0100000:1M group=22
`;
