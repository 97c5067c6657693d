"""What is measured: the same loops as ../doorbell, in Python that a careful author would write.

Work requests are made once and posted again, chains go with one post_send, completions are polled in batches, and
names used in loops are local.
"""
import ctypes
import time

import pyverbs.enums as e
from pyverbs.qp import QPAttr
from pyverbs.wr import RecvWR, SGE

from end import RECEIVE_DEPTH

RECEIVE_LIST = 16
POLL_BATCH = 16
RUN_SECONDS = 120
WARMUP_BYTES = 64
LOOKS_BETWEEN_CLOCKS = 1 << 16


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
    write, kept = end.chain(True, case["size"])
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


def prepare_posts(end, size):
    """A function that moves so many messages, keeping the send queue full."""
    case = end.case
    depth, length, every = case["depth"], case["list"], case["every"]
    quiet, kept_quiet = end.chain(False, size)
    asking, kept_asking = end.chain(True, size)
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

    stream.kept = (kept_quiet, kept_asking)
    return stream


def send_stream(end):
    case = end.case
    prepare_posts(end, min(case["size"], WARMUP_BYTES))(case["warmup"])
    stream = prepare_posts(end, case["size"])
    start = time.perf_counter_ns()
    stream(case["iterations"])
    return {"perSecond": case["iterations"] / ((time.perf_counter_ns() - start) / 1e9)}


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


def polls(end):
    poll = end.cq.poll

    def block():
        start = time.perf_counter_ns()
        for _ in range(RECEIVE_DEPTH):
            poll(1)
        return time.perf_counter_ns() - start

    return block


def receives(end):
    receive = RecvWR(num_sge=1, sg=[SGE(end.inbox.buf, end.case["size"], end.inbox.lkey)])
    post = end.qp.post_recv

    def block():
        start = time.perf_counter_ns()
        for _ in range(RECEIVE_DEPTH):
            post(receive)
        taken = time.perf_counter_ns() - start
        end.qp.modify(QPAttr(qp_state=e.IBV_QPS_RESET), e.IBV_QP_STATE)
        end.connect(end.peer)
        return taken

    return block


def calls_alone(end):
    """Calls one by one: receives into an empty receive queue, or looks into an empty completion queue."""
    case = end.case
    block = polls(end) if case["operation"] == "poll" else receives(end)
    for _ in range(case["warmup"] // RECEIVE_DEPTH):
        block()
    taken = sum(block() for _ in range(case["iterations"] // RECEIVE_DEPTH))
    return {"perSecond": case["iterations"] / (taken / 1e9)}
