#!/usr/bin/env python3
"""A player for Fieldkit's games that knows no rules: it takes a legal move that it likes best.

It speaks the engine protocol (docs/engine-protocol.md) with Python's standard library alone:

    fieldkit engine victory-tank --check "python3 examples/python-player/player.py"
    fieldkit duel victory-tank --against "python3 examples/python-player/player.py"

To write your own, change `choose`. `request["observation"]` is what the player sees, in the game's own terms;
`request["legal"]` has the legal moves in notation, `request["seed"]` makes a choice repeatable.
"""
import json
import random
import sys

PROTOCOL = 1


def hello(_request):
    return {"protocol": PROTOCOL, "program": "python-player 1", "commands": ["hello", "choose", "quit"]}


def choose(request):
    """Attack where that is possible; any other move by lot."""
    legal = request["legal"]
    attacks = [move for move in legal if move.startswith("attack")]
    return {"move": random.Random(request.get("seed")).choice(attacks or legal)}


COMMANDS = {"hello": hello, "choose": choose, "quit": lambda _request: {}}


def reply_to(line):
    try:
        request = json.loads(line)
    except ValueError:
        return {"id": None, "error": {"code": "json", "message": "The line is no JSON."}}
    if not isinstance(request, dict) or request.get("command") not in COMMANDS:
        found = request.get("id") if isinstance(request, dict) else None
        return {"id": found, "error": {"code": "command", "message": "There is no such command."}}
    try:
        return {"id": request.get("id"), **COMMANDS[request["command"]](request)}
    except (KeyError, IndexError, TypeError) as error:
        return {"id": request.get("id"), "error": {"code": "request", "message": f"It lacks {error}."}}


def main():
    for line in sys.stdin:
        reply = reply_to(line)
        print(json.dumps(reply), flush=True)
        if '"quit"' in line and "error" not in reply:
            return


if __name__ == "__main__":
    main()
