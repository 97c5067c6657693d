"""One end of the connection that a case is measured on: queues, queue pair, memory, work requests."""
import ctypes

import pyverbs.enums as e
from pyverbs.addr import AHAttr, GID, GlobalRoute
from pyverbs.cq import CQ
from pyverbs.mr import MR
from pyverbs.pd import PD
from pyverbs.qp import QP, QPAttr, QPCap, QPInitAttr
from pyverbs.wr import SendWR, SGE

PORT = 1
RECEIVE_DEPTH = 512
READS_IN_FLIGHT = 16
LEAST_BYTES = 4096
ACCESS = e.IBV_ACCESS_LOCAL_WRITE | e.IBV_ACCESS_REMOTE_WRITE | e.IBV_ACCESS_REMOTE_READ
OPCODES = {"write": e.IBV_WR_RDMA_WRITE, "send": e.IBV_WR_SEND, "read": e.IBV_WR_RDMA_READ}


def choose_gid(device):
    """The first RoCE v2 address over IPv4, like doorbell and perftest choose it."""
    folder = "/sys/class/infiniband/%s/ports/%d" % (device, PORT)
    for index in range(256):
        try:
            with open("%s/gids/%d" % (folder, index)) as file:
                gid = file.read().strip()
            with open("%s/gid_attrs/types/%d" % (folder, index)) as file:
                kind = file.read().strip()
        except OSError:
            continue
        if gid.startswith("0000:0000:0000:0000:0000:ffff") and kind == "RoCE v2":
            return index, gid
    raise RuntimeError("no RoCE v2 address over IPv4 on " + device)


class End:
    """One end of the connection that a case is measured on."""

    def __init__(self, context, device, case):
        self.case = case
        self.gid_index, self.gid = choose_gid(device)
        self.mtu = context.query_port(PORT).active_mtu
        self.pd = PD(context)
        self.cq = CQ(context, case["depth"])
        self.receive_cq = CQ(context, RECEIVE_DEPTH)
        cap = QPCap(case["depth"], RECEIVE_DEPTH, 1, 1, 0)
        init = QPInitAttr(qp_type=e.IBV_QPT_RC, scq=self.cq, rcq=self.receive_cq, cap=cap, sq_sig_all=0)
        attr = QPAttr(port_num=PORT)
        attr.qp_access_flags = ACCESS
        self.qp = QP(self.pd, init, attr)
        size = max(case["size"], LEAST_BYTES)
        self.outbox = MR(self.pd, size, ACCESS)
        self.inbox = MR(self.pd, size, ACCESS)
        ctypes.memset(self.outbox.buf, 0x5A, size)
        ctypes.memset(self.inbox.buf, 0, size)

    def data(self):
        return {"number": self.qp.qp_num, "gid": self.gid, "address": self.inbox.buf, "key": self.inbox.rkey}

    def connect(self, peer):
        self.peer = peer
        route = GlobalRoute(dgid=GID(peer["gid"]), sgid_index=self.gid_index, hop_limit=64)
        attr = QPAttr(port_num=PORT)
        attr.dest_qp_num = peer["number"]
        attr.path_mtu = self.mtu
        attr.max_rd_atomic = READS_IN_FLIGHT
        attr.max_dest_rd_atomic = READS_IN_FLIGHT
        attr.min_rnr_timer = 12
        attr.timeout = 14
        attr.retry_cnt = 7
        attr.rnr_retry = 7
        attr.qp_access_flags = ACCESS
        attr.ah_attr = AHAttr(gr=route, is_global=1, port_num=PORT)
        self.qp.to_rts(attr)

    def request(self, signaled, size, following=None):
        case = self.case
        flags = e.IBV_SEND_SIGNALED if signaled else 0
        sge = SGE(self.outbox.buf, size, self.outbox.lkey)
        wr = SendWR(num_sge=1, sg=[sge], opcode=OPCODES[case["operation"]], send_flags=flags, next_wr=following)
        if case["operation"] != "send":
            wr.set_wr_rdma(self.peer["key"], self.peer["address"])
        return wr

    def chain(self, signaled, size):
        """A list of requests whose last one is signaled or not; all are kept, as pyverbs does not keep them."""
        following = self.request(signaled, size)
        kept = [following]
        for _ in range(self.case["list"] - 1):
            following = self.request(False, size, following)
            kept.append(following)
        return following, kept

    def close(self):
        for part in (self.qp, self.receive_cq, self.cq, self.inbox, self.outbox, self.pd):
            part.close()
