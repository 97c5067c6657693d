import { systemHint } from "../../errors.ts";

type Hints = Readonly<Record<string, string>>;

const taken =
  "Another process on this host already uses this address for RoCE (UDP port 4791). Give each soft0 process its own address (DOORBELL_SOFT_ADDRESS), or use the loopback GID.";
const memlock =
  "The device has no resources left, or the limit on locked memory is reached (`ulimit -l`). Close unused objects, or use shorter queues. Or raise the limit with `ulimit -l unlimited`, in /etc/security/limits.conf (memlock), or with the container option --ulimit memlock=-1.";

/** Hints for failed verbs: the usual cause and its fix, by verb and errno. */
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
      "No RDMA device here has this address: take one that `doorbell devices` shows, or 0.0.0.0 for all. The soft0 of each process has its own loopback address, which is not 127.0.0.1: send device.gids()[0] to peers.",
    ENODEV:
      "No RDMA device has this address: take one that `doorbell devices` shows, or 0.0.0.0 for all of them.",
    EADDRINUSE:
      "Another id has this port. Close that id, or take another port, or port 0 for a free one. With reuseAddress both may have the port. Or another process on this host already uses this address for RoCE (UDP port 4791): give each soft0 process its own address (DOORBELL_SOFT_ADDRESS).",
    EACCES: "Ports under 1024 need CAP_NET_BIND_SERVICE.",
  },
  ibv_get_device_list: {
    ENOSYS: "The kernel has no RDMA support loaded: modprobe ib_uverbs (and rdma_rxe for Soft-RoCE).",
  },
  ibv_reg_mr: {
    ENOMEM: memlock,
    EFAULT:
      "The memory is not mapped, is read-only, or is GPU memory without nvidia_peermem: register mapped memory, or use a dma-buf.",
    EINVAL:
      "Remote write and remote atomic need local write. On-demand and huge-page flags need a device that supports them.",
  },
  ibv_create_cq: {
    ENOMEM: memlock,
    EINVAL: "The number of entries exceeds the device's maxCompletionEntries.",
  },
  ibv_create_qp: {
    ENOMEM: memlock,
    EINVAL:
      "A capability is larger than the device allows: compare depths, segments and inlineBytes with device.attributes().",
    EOPNOTSUPP: "The device has no queue pairs of this type.",
  },
  ibv_modify_qp: {
    ETIMEDOUT:
      "The peer's address did not resolve (ARP/ND): check that the peer is up and that this device's netdev reaches it (`ping -I <netdev> <peer>`). UDP port 4791 must be open.",
    EHOSTUNREACH:
      "No route to the peer's GID from this GID: compare both ends' subnets, or choose another GID (gidIndex, localAddress).",
    ENETUNREACH:
      "No route to the peer's GID from this GID: compare both ends' subnets, or choose another GID (gidIndex, localAddress).",
    ENODATA: "The GID index is empty: let doorbell choose the GID, or list them with device.gids().",
    ENODEV: "The GID's network device does not exist any more: list GIDs with device.gids().",
    EINVAL:
      "An attribute does not fit the state or the device. Usual causes are a wrong GID index, an MTU above the port's activeMtu, or a peer endpoint of another link layer.",
    EADDRINUSE: taken,
  },
  ibv_post_send: {
    ENOMEM:
      "The send queue is full, or the request has more segments or inline bytes than the queue pair was created with.",
    EINVAL: "The queue pair is not connected (RTS), or the request does not fit its type.",
    EMSGSIZE:
      "A datagram is one packet: send at most the port's activeMtu, and at most the payload of the network device of its GID.",
  },
  rdma_create_event_channel: {
    ENODEV: "The kernel's connection manager is not loaded: modprobe rdma_ucm.",
    ENOENT: "/dev/infiniband/rdma_cm is missing: modprobe rdma_ucm, or give the container that device.",
  },
  ibv_post_recv: {
    ENOMEM:
      "The receive queue is full, or the request has more segments than the queue pair was created with.",
    EINVAL:
      "Receives can be posted from state INIT on. A queue pair with a shared receive queue has no receive queue of its own.",
  },
};

const byCode: Hints = {
  ENOMEM: memlock,
  EACCES: "Not permitted: check the owner and mode of /dev/infiniband/*.",
  EPERM: "Not permitted: check the owner and mode of /dev/infiniband/*, or the container's capabilities.",
  EBUSY: "Another object still uses this one: close what was created from it first.",
  ENOSYS: "The kernel lacks this call: modprobe ib_uverbs.",
  EOPNOTSUPP: "The device, its driver or the installed rdma-core does not have this operation.",
  EPROTONOSUPPORT: "The kernel or its driver does not have this operation.",
  ENODEV: "The device was removed.",
};

/** Returns the hint for an errno of a verb, or "". Hints of the verb come before hints for any verb. */
export const hintFor = (verb: string, code: string): string =>
  hintsByVerb[verb]?.[code] ?? byCode[code] ?? systemHint(code);
