/** `fieldkit engine`: a game's referee and opponent for other programs, by JSON lines (`docs/engine-protocol.md`). */
import type { Command } from 'commander';
import { refereeOf } from '../cli/referees.ts';
import { openShelf } from '../cli/shelves.ts';
import { pipedIn, say } from '../cli/terminal.ts';
import { checkProgram } from '../engine/conformance.ts';
import { linesIn } from '../engine/lines.ts';
import { serveEngine } from '../engine/serve-engine.ts';
import { sessionOf } from '../engine/engine-session.ts';

const EXAMPLES = `
Examples:
  echo '{"id": 1, "command": "hello"}' | fieldkit engine victory-tank
  fieldkit engine tank                                a request a line: {"command": "setup"}, {"command": "legal"}
  fieldkit engine tank --check "python3 player.py"    whether a program of yours plays by the protocol
  fieldkit duel tank --against "python3 player.py"    and how well

docs/engine-protocol.md has each request and its reply.`;

interface EngineOptions {
  readonly check?: string;
  readonly shelf?: string;
}

async function engine(id: string, { check, shelf: file }: EngineOptions): Promise<void> {
  const shelf = await openShelf(file);
  const referee = await refereeOf(shelf, id);
  if (check !== undefined) return checkProgram(referee, check);
  const hints = await shelf.find((each) => each.id === referee.game.id)?.referee?.hints?.();
  const input = pipedIn() ?? process.stdin;
  await serveEngine(sessionOf(referee, hints ?? {}), linesIn(input), (lines) => say(lines.join('\n')));
}

export function addEngine(program: Command): void {
  program
    .command('engine')
    .summary('referee and play for other programs')
    .description('Answers requests about a game, a line of JSON each, with a line of JSON each.')
    .argument('<game>', 'a game of the shelf')
    .option('--check <command>', 'check that another program plays by the protocol')
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) =>
      engine(id, command.optsWithGlobals<EngineOptions>()),
    );
}
