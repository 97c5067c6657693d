"""One end of pyverbs' measurements: the same loops as ../doorbell, in Python that a careful author would write.

Work requests are made once and posted again, chains go with one post_send, completions are polled in batches,
names used in loops are local, and the garbage collector is off while time is taken.
"""
import ctypes
import gc
import json
import os
import sys
import time

import pyverbs.enums as e
from pyverbs.addr import AHAttr, GID, GlobalRoute
from pyverbs.cq import CQ
from pyverbs.device import Context
from pyverbs.mr import MR
from pyverbs.pd import PD
from pyverbs.qp import QP, QPAttr, QPCap, QPInitAttr
from pyverbs.wr import RecvWR, SendWR, SGE

PORT = 1
RECEIVE_DEPTH = 512
RECEIVE_LIST = 16
READS_IN_FLIGHT = 16
POLL_BATCH = 16
LEAST_BYTES = 4096
RUN_SECONDS = 60
LOOKS_BETWEEN_CLOCKS = 1 << 16

OPCODES = {"write": e.IBV_WR_RDMA_WRITE, "send": e.IBV_WR_SEND, "read": e.IBV_WR_RDMA_READ}


def version():
    text = os.popen("dpkg-query -W -f '${Version}' python3-pyverbs 2>/dev/null").read().strip()
    return "pyverbs %s on Python %s" % (text, sys.version.split()[0])


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
        attr.qp_access_flags = e.IBV_ACCESS_LOCAL_WRITE | e.IBV_ACCESS_REMOTE_WRITE | e.IBV_ACCESS_REMOTE_READ
        self.qp = QP(self.pd, init, attr)
        size = max(case["size"], LEAST_BYTES)
        access = e.IBV_ACCESS_LOCAL_WRITE | e.IBV_ACCESS_REMOTE_WRITE | e.IBV_ACCESS_REMOTE_READ
        self.outbox = MR(self.pd, size, access)
        self.inbox = MR(self.pd, size, access)
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
        attr.qp_access_flags = e.IBV_ACCESS_LOCAL_WRITE | e.IBV_ACCESS_REMOTE_WRITE | e.IBV_ACCESS_REMOTE_READ
        attr.ah_attr = AHAttr(gr=route, is_global=1, port_num=PORT)
        self.qp.to_rts(attr)

    def request(self, signaled, following=None):
        case = self.case
        flags = e.IBV_SEND_SIGNALED if signaled else 0
        sge = SGE(self.outbox.buf, case["size"], self.outbox.lkey)
        wr = SendWR(num_sge=1, sg=[sge], opcode=OPCODES[case["operation"]], send_flags=flags, next_wr=following)
        if case["operation"] != "send":
            wr.set_wr_rdma(self.peer["key"], self.peer["address"])
        return wr

    def chain(self, signaled):
        """A list of requests whose last one is signaled or not; all are kept, as pyverbs does not keep them."""
        following = self.request(signaled)
        kept = [following]
        for _ in range(self.case["list"] - 1):
            following = self.request(False, following)
            kept.append(following)
        return following, kept

    def close(self):
        for part in (self.qp, self.receive_cq, self.cq, self.inbox, self.outbox, self.pd):
            part.close()


def check(wc):
    if wc.status != e.IBV_WC_SUCCESS:
        raise RuntimeError("completion failed with status %d" % wc.status)


def late(end):
    if time.monotonic() > end:
        raise RuntimeError("no progress in %d s" % RUN_SECONDS)


def bytes_at(address, size):
    return memoryview((ctypes.c_uint8 * size).from_address(address)).cast("B")


def ping_pong(end, first):
    case = end.case
    warmup, total, last = case["warmup"], case["warmup"] + case["iterations"], case["size"] - 1
    write, kept = end.chain(True)
    post, poll, now = end.qp.post_send, end.cq.poll, time.perf_counter_ns
    out, into = bytes_at(end.outbox.buf, case["size"]), bytes_at(end.inbox.buf, case["size"])
    posted = [0] * total
    deadline, looks = time.monotonic() + RUN_SECONDS, 0
    for i in range(total):
        if i > 0 or not first:
            expected = (i if first else i + 1) & 0xFF
            while into[last] != expected:
                looks += 1
                if looks == LOOKS_BETWEEN_CLOCKS:
                    looks = 0
                    late(deadline)
        posted[i] = now()
        out[last] = (i + 1) & 0xFF
        post(write)
        count, wcs = poll(1)
        while count == 0:
            count, wcs = poll(1)
        check(wcs[0])
    if first:
        while into[last] != total & 0xFF:
            late(deadline)
    half = sorted((b - a) / 2000 for a, b in zip(posted[warmup:], posted[warmup + 1:]))
    return {"p50": half[len(half) // 2], "p99": half[int(len(half) * 0.99)]}


def send_stream(end):
    case = end.case
    depth, length, every = case["depth"], case["list"], case["every"]
    quiet, kept_quiet = end.chain(False)
    asking, kept_asking = end.chain(True)
    post, poll = end.qp.post_send, end.cq.poll
    chains_per_completion = every // length
    deadline = time.monotonic() + RUN_SECONDS

    def stream(count):
        posted = done = chains = looks = 0
        while done < count:
            while posted < count and posted + length - done <= depth:
                chains += 1
                if chains == chains_per_completion:
                    chains = 0
                    post(asking)
                else:
                    post(quiet)
                posted += length
            found, wcs = poll(POLL_BATCH)
            for wc in wcs:
                check(wc)
            done += found * every
            if found == 0:
                looks += 1
                if looks == LOOKS_BETWEEN_CLOCKS:
                    looks = 0
                    late(deadline)

    stream(case["warmup"])
    start = time.perf_counter_ns()
    stream(case["iterations"])
    return {"messagesPerSecond": case["iterations"] / ((time.perf_counter_ns() - start) / 1e9)}


def prepare_receiving(end):
    case = end.case
    following, kept = None, []
    for _ in range(RECEIVE_LIST):
        sge = SGE(end.inbox.buf, case["size"], end.inbox.lkey)
        following = RecvWR(num_sge=1, sg=[sge], next_wr=following)
        kept.append(following)
    post, poll = end.qp.post_recv, end.receive_cq.poll
    for _ in range(RECEIVE_DEPTH // RECEIVE_LIST):
        post(following)

    def receive(count):
        taken = owed = looks = 0
        deadline = time.monotonic() + RUN_SECONDS
        while taken < count:
            found, wcs = poll(POLL_BATCH)
            for wc in wcs:
                check(wc)
            taken += found
            owed += found
            while owed >= RECEIVE_LIST:
                post(following)
                owed -= RECEIVE_LIST
            if found == 0:
                looks += 1
                if looks == LOOKS_BETWEEN_CLOCKS:
                    looks = 0
                    late(deadline)

    end.kept_receives = kept
    return receive


class Peer:
    """Does what the messages ask."""

    def open(self, message):
        self.device = message["device"]
        self.context = Context(name=self.device)
        return {"version": version()}

    def prepare(self, message):
        self.end = End(self.context, self.device, message["case"])
        self.receive = prepare_receiving(self.end) if message["case"]["operation"] == "send" else None
        return self.end.data()

    def connect(self, message):
        self.end.connect(message["peer"])

    def run(self, message):
        case, active = self.end.case, message["role"] == "active"
        gc.disable()
        try:
            if case["kind"] == "latency":
                return ping_pong(self.end, active)
            if active:
                return send_stream(self.end)
            if self.receive:
                self.receive(case["warmup"] + case["iterations"])
            return {}
        finally:
            gc.enable()

    def close(self, message):
        self.end.close()


def main():
    peer = Peer()
    for line in sys.stdin:
        message = json.loads(line)
        try:
            reply = {"ok": getattr(peer, message["do"])(message)}
        except Exception as error:  # pylint: disable=broad-except
            reply = {"error": "%s: %s" % (type(error).__name__, error)}
        print(json.dumps(reply), flush=True)


main()
