/** `fieldkit judge`: whether a move is allowed, and if not, why. */
import type { Command } from 'commander';
import { judgedBy } from '../../src/referee/judgment.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import { tellVerdict } from '../../src/book/sentences.ts';
import { readJson } from '../cli/json.ts';
import { actorFrom, moveFrom, positionFrom, refereeOf } from '../cli/referees.ts';
import { openShelf } from '../cli/shelves.ts';
import { say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit judge victory-tank --try "step 4 w1n1 to w1" < position.json
  fieldkit judge victory-tank --try "recruit 1" --json < position.json    the verdict for programs
  fieldkit judge victory-tank --try "pass" --by gray < position.json       also of somebody whose turn it is not
  fieldkit legal victory-tank < position.json | cut -f 1                  how moves are written

It ends with status 0 for a legal try, 1 for an illegal one and 2 where there is nothing to judge.`;

interface JudgeOptions {
  readonly try: string;
  readonly by?: string;
  readonly json: boolean;
  readonly shelf?: string;
}

const ILLEGAL = 1;

async function judge(id: string, options: JudgeOptions): Promise<void> {
  const referee = await refereeOf(await openShelf(options.shelf), id);
  const position = positionFrom(referee, await readJson());
  const { game, sentences } = referee;
  const move = moveFrom(referee, position, options.try);
  const verdict =
    options.by === undefined
      ? game.judge(position, move)
      : judgedBy(game, position, move, actorFrom(game.seats, options.by), REFEREE_EN);
  const text = () => tellVerdict(verdict, sentences(game.optionsOn(position)), REFEREE_EN);
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
    .option('--by <player>', 'who tries it; whoever decides where left out')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => judge(id, command.optsWithGlobals<JudgeOptions>()));
}
