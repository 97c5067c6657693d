"""One end of pyverbs' measurements: a process that does what JSON lines on its standard input ask."""
import gc
import json
import os
import sys

from pyverbs.device import Context

from end import End
from loops import calls_alone, ping_pong, prepare_receiving, send_stream


def version():
    text = os.popen("dpkg-query -W -f '${Version}' python3-pyverbs 2>/dev/null").read().strip()
    return "pyverbs %s on Python %s" % (text, sys.version.split()[0])


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
            if case["kind"] == "calls":
                return calls_alone(self.end) if active else {}
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
