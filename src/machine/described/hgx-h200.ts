export const hgxH200 = `\
# An HGX H200 server of two sockets: eight GPUs, and beside each under its own PCI Express switch a ConnectX-7 and an SSD, as in a
# DGX H200. The buses of the cluster NICs and their RDMA names are those of the DGX H100/H200 User Guide's table of network modules
# (24, 64, 79, 94, 154, 192, 206, 220: mlx5_0, 3, 4, 5, 6, 9, 10, 11); PIX between a GPU and its NIC and
# NV18 between GPUs are 'nvidia-smi topo -m' in NVIDIA/nccl issue 1264. That one has SYS for all other NICs: NODE is the same NUMA node by
# nvidia-smi's own legend, so its processors were, we think, split into several (as in nccl issue 1435, whose four nodes a processor are SYS to each
# other); with one node a processor the matrix is that of nccl issue 1363, as here. GPU buses, the storage NICs, the SSDs and the switches'
# inner addresses are made up in that manner; device ids, BAR sizes and port rates are from general
# knowledge, unchecked. Read as root, ACS off.
machine NVIDIA DGXH200
nodes 2
pci0000:15 node=0 config=4096 iommu=identity
  0000:15:00.0 0880 8086:09a2
  0000:15:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:16:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:17:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:18:00.0 0207 15b3:1021 link=32x16 bar0=21b000000000:32Mp group=100 driver=mlx5_core ib=mlx5_0:ACTIVE rate=400 net=ibp24s0:up
      0000:17:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:1b:00.0 0302 10de:2335 link=32x16 bar0=21b042000000:16Mp bar2=21b8000000000:256Gp bar4=21b044000000:32Mp group=120 driver=nvidia drm=card0,renderD128
      0000:17:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:1c:00.0 0108 144d:a826 link=32x4 bar0=17000000:32K group=140 driver=nvme nvme=nvme2
pci0000:3d node=0 config=4096 iommu=identity
  0000:3d:00.0 0880 8086:09a2
  0000:3d:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:3e:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:3f:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:40:00.0 0207 15b3:1021 link=32x16 bar0=243000000000:32Mp group=101 driver=mlx5_core ib=mlx5_3:ACTIVE rate=400 net=ibp64s0:up
      0000:3f:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:43:00.0 0302 10de:2335 link=32x16 bar0=243042000000:16Mp bar2=2438000000000:256Gp bar4=243044000000:32Mp group=121 driver=nvidia drm=card1,renderD129
      0000:3f:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:44:00.0 0108 144d:a826 link=32x4 bar0=3f000000:32K group=141 driver=nvme nvme=nvme3
pci0000:4c node=0 config=4096 iommu=identity
  0000:4c:00.0 0880 8086:09a2
  0000:4c:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:4d:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:4e:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:4f:00.0 0207 15b3:1021 link=32x16 bar0=252000000000:32Mp group=102 driver=mlx5_core ib=mlx5_4:ACTIVE rate=400 net=ibp79s0:up
      0000:4e:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:52:00.0 0302 10de:2335 link=32x16 bar0=252042000000:16Mp bar2=2528000000000:256Gp bar4=252044000000:32Mp group=122 driver=nvidia drm=card2,renderD130
      0000:4e:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:53:00.0 0108 144d:a826 link=32x4 bar0=4e000000:32K group=142 driver=nvme nvme=nvme4
pci0000:5b node=0 config=4096 iommu=identity
  0000:5b:00.0 0880 8086:09a2
  0000:5b:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:5c:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:5d:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:5e:00.0 0207 15b3:1021 link=32x16 bar0=261000000000:32Mp group=103 driver=mlx5_core ib=mlx5_5:ACTIVE rate=400 net=ibp94s0:up
      0000:5d:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:61:00.0 0302 10de:2335 link=32x16 bar0=261042000000:16Mp bar2=2618000000000:256Gp bar4=261044000000:32Mp group=123 driver=nvidia drm=card3,renderD131
      0000:5d:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:62:00.0 0108 144d:a826 link=32x4 bar0=5d000000:32K group=143 driver=nvme nvme=nvme5
pci0000:97 node=1 config=4096 iommu=identity
  0000:97:00.0 0880 8086:09a2
  0000:97:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:98:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:99:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:9a:00.0 0207 15b3:1021 link=32x16 bar0=29d000000000:32Mp group=104 driver=mlx5_core ib=mlx5_6:ACTIVE rate=400 net=ibp154s0:up
      0000:99:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:9d:00.0 0302 10de:2335 link=32x16 bar0=29d042000000:16Mp bar2=29d8000000000:256Gp bar4=29d044000000:32Mp group=124 driver=nvidia drm=card4,renderD132
      0000:99:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:9e:00.0 0108 144d:a826 link=32x4 bar0=99000000:32K group=144 driver=nvme nvme=nvme6
pci0000:bd node=1 config=4096 iommu=identity
  0000:bd:00.0 0880 8086:09a2
  0000:bd:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:be:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:bf:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:c0:00.0 0207 15b3:1021 link=32x16 bar0=2c3000000000:32Mp group=105 driver=mlx5_core ib=mlx5_9:ACTIVE rate=400 net=ibp192s0:up
      0000:bf:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:c3:00.0 0302 10de:2335 link=32x16 bar0=2c3042000000:16Mp bar2=2c38000000000:256Gp bar4=2c3044000000:32Mp group=125 driver=nvidia drm=card5,renderD133
      0000:bf:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:c4:00.0 0108 144d:a826 link=32x4 bar0=bf000000:32K group=145 driver=nvme nvme=nvme7
pci0000:cb node=1 config=4096 iommu=identity
  0000:cb:00.0 0880 8086:09a2
  0000:cb:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:cc:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:cd:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:ce:00.0 0207 15b3:1021 link=32x16 bar0=2d1000000000:32Mp group=106 driver=mlx5_core ib=mlx5_10:ACTIVE rate=400 net=ibp206s0:up
      0000:cd:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:d1:00.0 0302 10de:2335 link=32x16 bar0=2d1042000000:16Mp bar2=2d18000000000:256Gp bar4=2d1044000000:32Mp group=126 driver=nvidia drm=card6,renderD134
      0000:cd:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:d2:00.0 0108 144d:a826 link=32x4 bar0=cd000000:32K group=146 driver=nvme nvme=nvme8
pci0000:d9 node=1 config=4096 iommu=identity
  0000:d9:00.0 0880 8086:09a2
  0000:d9:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:da:00.0 0604 1000:c030 link=32x16 driver=pcieport
      0000:db:00.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:dc:00.0 0207 15b3:1021 link=32x16 bar0=2df000000000:32Mp group=107 driver=mlx5_core ib=mlx5_11:ACTIVE rate=400 net=ibp220s0:up
      0000:db:01.0 0604 1000:c030 link=32x16 acs=off driver=pcieport
        0000:df:00.0 0302 10de:2335 link=32x16 bar0=2df042000000:16Mp bar2=2df8000000000:256Gp bar4=2df044000000:32Mp group=127 driver=nvidia drm=card7,renderD135
      0000:db:02.0 0604 1000:c030 link=32x4 acs=off driver=pcieport
        0000:e0:00.0 0108 144d:a826 link=32x4 bar0=db000000:32K group=147 driver=nvme nvme=nvme9
pci0000:26 node=0 config=4096 iommu=identity
  0000:26:00.0 0880 8086:09a2
  0000:26:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:29:00.0 0207 15b3:1021 link=32x16 bar0=229000000000:32Mp group=160 driver=mlx5_core ib=mlx5_1:ACTIVE rate=400 net=ibp41s0f0:up
pci0000:a7 node=1 config=4096 iommu=identity
  0000:a7:00.0 0880 8086:09a2
  0000:a7:01.0 0604 8086:352a link=32x16 driver=pcieport
    0000:aa:00.0 0207 15b3:1021 link=32x16 bar0=2aa000000000:32Mp group=161 driver=mlx5_core ib=mlx5_7:DOWN rate=400 net=ibp170s0f0:down
pci0000:00 node=0 config=4096 iommu=identity
  0000:00:00.0 0880 8086:09a2
  0000:00:0c.0 0604 8086:352b link=8x4 driver=pcieport
    0000:01:00.0 0108 144d:a80a link=8x4/16x4 bar0=93000000:16K group=170 driver=nvme nvme=nvme0
  0000:00:0d.0 0604 8086:352b link=8x4 driver=pcieport
    0000:02:00.0 0108 144d:a80a link=8x4/16x4 bar0=93100000:16K group=171 driver=nvme nvme=nvme1
  0000:00:0e.0 0604 8086:352b link=5x1 driver=pcieport
    0000:03:00.0 0604 1a03:1150
      0000:04:00.0 0300 1a03:2000 bar0=94000000:64M driver=ast drm=card8
pci0000:06 node=0 config=4096 iommu=identity
  0000:06:00.0 0880 8086:09a2
  0000:06:01.0 0604 8086:352a link=5x2 driver=pcieport
    0000:07:00.0 0680 10de:22a3 link=5x2 bar0=2060000000:32Mp driver=nvidia-nvswitch
    0000:08:00.0 0680 10de:22a3 link=5x2 bar0=2064000000:32Mp driver=nvidia-nvswitch
nvlink 0000:1b:00.0 switch 18 4
nvlink 0000:43:00.0 switch 18 4
nvlink 0000:52:00.0 switch 18 4
nvlink 0000:61:00.0 switch 18 4
nvlink 0000:9d:00.0 switch 18 4
nvlink 0000:c3:00.0 switch 18 4
nvlink 0000:d1:00.0 switch 18 4
nvlink 0000:df:00.0 switch 18 4
`;
