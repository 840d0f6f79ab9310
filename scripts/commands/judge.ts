/** `fieldkit judge`: may this be done, and if not, why. */
import type { Command } from 'commander';
import { tellVerdict } from '../../src/referee/tell.ts';
import { readJson } from '../cli/json.ts';
import { moveFrom, positionFrom, refereeOf } from '../cli/referees.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit judge victory-tank --try "step 4 w1n1 to w1" < position.json
  fieldkit judge victory-tank --try "recruit 1" --json < position.json    the verdict for programs
  fieldkit legal victory-tank < position.json | cut -f 1                  how moves are written

It ends with status 0 for a legal try, 1 for an illegal one and 2 where there is nothing to judge.`;

interface JudgeOptions {
  readonly try: string;
  readonly json: boolean;
  readonly shelf?: string;
}

const ILLEGAL = 1;

async function judge(id: string, options: JudgeOptions): Promise<void> {
  const referee = await refereeOf(await openShelf(options.shelf), id);
  const position = positionFrom(referee, await readJson());
  const { game, sentences } = referee;
  const verdict = game.judge(position, moveFrom(referee, position, options.try));
  const text = () => tellVerdict(verdict, sentences(game.optionsOn(position)));
  say(options.json ? JSON.stringify(verdict, undefined, 2) : text());
  if (!verdict.allowed) process.exitCode = ILLEGAL;
}

export function addJudge(program: Command): void {
  program
    .command('judge')
    .summary('say whether a move is legal, and why not')
    .description('Judges a try in the position that is piped in, with the rules that forbid it.')
    .argument('<game>', 'a game of the shelf')
    .requiredOption('--try <notation>', 'the move that is tried, in notation')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => judge(id, command.optsWithGlobals<JudgeOptions>()));
}
