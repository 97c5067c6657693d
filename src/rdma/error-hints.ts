import { systemHint } from "../errors.ts";

type Hints = Readonly<Record<string, string>>;

const taken =
  "Another process on this host already uses this address for RoCE (UDP port 4791): give each soft0 process an address of its own (DOORBELL_SOFT_ADDRESS), or use the loopback GID.";
const memlock =
  "The device has no room for more (close what is not used, or make queues less deep), or the limit on locked memory is reached: see `ulimit -l`; raise it with `ulimit -l unlimited`, in /etc/security/limits.conf (memlock), or run the container with --ulimit memlock=-1.";

/** Verb and errno to the usual cause and its remedy. Verbs first, then errno values for any verb. */
export const hintsByVerb: Readonly<Record<string, Hints>> = {
  ibv_open_device: {
    EADDRINUSE: taken,
    EADDRNOTAVAIL: "DOORBELL_SOFT_ADDRESS is not an address of this host: see `ip address`.",
    EACCES:
      "Not permitted to use /dev/infiniband/uverbs*: join its group, or give the container --device=/dev/infiniband/uverbs0.",
    EPERM:
      "Not permitted to use /dev/infiniband/uverbs*: join its group, or give the container --device=/dev/infiniband/uverbs0.",
    ENOENT: "The kernel has the device but /dev/infiniband/uverbs* is missing: modprobe ib_uverbs.",
  },
  rdma_bind_addr: {
    EADDRNOTAVAIL:
      "No RDMA device here has this address: take one that `doorbell devices` shows, or 0.0.0.0 for all. Each process's soft0 has a loopback address of its own, which is not 127.0.0.1: tell peers device.gids()[0].",
    ENODEV:
      "No RDMA device has this address: take one that `doorbell devices` shows, or 0.0.0.0 for all of them.",
    EADDRINUSE:
      "Another id has this port: close it, take another, or port 0 for a free one; with reuseAddress both may have it. Or another process on this host already uses this address for RoCE (UDP port 4791): give each soft0 process an address of its own (DOORBELL_SOFT_ADDRESS).",
    EACCES: "Ports under 1024 need CAP_NET_BIND_SERVICE.",
  },
  ibv_get_device_list: {
    ENOSYS: "The kernel has no RDMA support loaded: modprobe ib_uverbs (and rdma_rxe for Soft-RoCE).",
  },
  ibv_reg_mr: {
    ENOMEM: memlock,
    EFAULT:
      "The memory is not mapped, is read-only, or is GPU memory without nvidia_peermem: register it before it is freed, or use a dma-buf.",
    EINVAL:
      "Remote write and remote atomic need local write; on-demand and huge-page flags need a device that has them.",
  },
  ibv_create_cq: { ENOMEM: memlock, EINVAL: "More entries than the device's maxCompletionEntries." },
  ibv_create_qp: {
    ENOMEM: memlock,
    EINVAL:
      "A capability is larger than the device allows: compare depths, segments and inlineBytes with device.attributes().",
    EOPNOTSUPP: "The device has no queue pairs of this type.",
  },
  ibv_modify_qp: {
    ETIMEDOUT:
      "The peer's address did not resolve (ARP/ND): is it up and in reach from this device's netdev? Try `ping -I <netdev> <peer>`; UDP port 4791 must be open.",
    EHOSTUNREACH:
      "No route to the peer's GID from this GID: compare both ends' subnets, or choose another GID (gidIndex, localAddress).",
    ENETUNREACH:
      "No route to the peer's GID from this GID: compare both ends' subnets, or choose another GID (gidIndex, localAddress).",
    ENODATA: "The GID index is empty: let doorbell choose the GID, or list them with device.gids().",
    ENODEV: "The GID's network device is gone: list GIDs with device.gids().",
    EINVAL:
      "An attribute does not fit the state or the device: wrong GID index, an MTU above the port's activeMtu, or a peer endpoint of another link layer.",
    EADDRINUSE: taken,
  },
  ibv_post_send: {
    ENOMEM:
      "The send queue is full, or the request has more segments or inline bytes than the queue pair was created with.",
    EINVAL: "The queue pair is not connected (RTS), or the request does not fit its type.",
    EMSGSIZE:
      "A datagram is one packet: no more bytes than the port's activeMtu, or than the network device of its GID carries.",
  },
  rdma_create_event_channel: {
    ENODEV: "The kernel's connection manager is not there: modprobe rdma_ucm.",
    ENOENT: "/dev/infiniband/rdma_cm is missing: modprobe rdma_ucm, or give the container that device.",
  },
  ibv_post_recv: {
    ENOMEM:
      "The receive queue is full, or the request has more segments than the queue pair was created with.",
    EINVAL:
      "Receives can be posted from state INIT on; a queue pair with a shared receive queue takes none of its own.",
  },
};

const byCode: Hints = {
  ENOMEM: memlock,
  EACCES: "Not permitted: check the owner and mode of /dev/infiniband/*.",
  EPERM: "Not permitted: check the owner and mode of /dev/infiniband/*, or the container's capabilities.",
  EBUSY: "Something still uses it: close what was created from it first.",
  ENOSYS: "The kernel lacks this call: modprobe ib_uverbs.",
  EOPNOTSUPP: "The device, its driver or the installed rdma-core does not have this operation.",
  EPROTONOSUPPORT: "The kernel or its driver does not have this operation.",
  ENODEV: "The device is gone.",
};

/** The usual cause and remedy of a verb's errno, or "". */
export const hintFor = (verb: string, code: string): string =>
  hintsByVerb[verb]?.[code] ?? byCode[code] ?? systemHint(code);
