/** `fieldkit replay`: replays a record. */
import type { Command } from 'commander';
import { capital, sayingOf } from '../../src/language.ts';
import { replay as replayed, type Replay } from '../../src/referee/record.ts';
import { actorName } from '../../src/referee/seats.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import { tellVerdict, type SentencesUnder } from '../../src/book/sentences.ts';
import { changesSince } from '../../src/book/changes.ts';
import { recordIn, type RecordText } from '../../src/book/record-text.ts';
import { EARLIER_WORDS } from '../../src/site/words/earlier-record.ts';
import { readText, type Handed } from '../cli/read-input.ts';
import { noJson } from '../cli/json.ts';
import { wholeNumber } from '../cli/command-options.ts';
import { refereeOf, standing, type Referee } from '../cli/referees.ts';
import { refusal, refusalLines, refusalOf } from '../cli/command-error.ts';
import { openShelf } from '../cli/shelves.ts';
import { mention, say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit replay game.json                   how the game stands after it
  fieldkit replay game.json --list            every move, with its number and who made it
  fieldkit replay game.json --at 30 --json    the position after 30 moves
  fieldkit replay game.json --at 30 --json | fieldkit legal victory-tank

A record is JSON: {"game": "victory-tank", "rules": "2", "options": ["pass"], "seed": "any text", "moves": [...]},
its moves in notation from the set-up on, or from a "position" that it holds instead of a seed. It is refused at its
first bad move, with the verdict, or where it breaks off; --at has it as far as it goes. A record from earlier rules goes
on under the present ones, and what has changed since is told.`;

interface ReplayOptions {
  readonly at?: number;
  readonly list: boolean;
  readonly json: boolean;
  readonly shelf?: string;
}

const MOST_MOVES = 1_000_000;

const moved = (count: number): string => `${count} ${count === 1 ? 'move replays' : 'moves replay'}`;

/** Says how much of a record precedes its fault; empty for nothing. */
const before = (count: number): readonly string[] =>
  count === 0 ? [] : [`${moved(count)} before that: --at ${count} has the game as far as it goes.`];

/** The refusal of a record: its fault, how far it goes, and the verdict on an illegal move. */
function refused(
  faults: Extract<ReturnType<typeof replayed>, { readonly ok: false }>['faults'],
  on: readonly string[],
  sentences: SentencesUnder,
): Error {
  const lines = faults.flatMap(({ message, verdict, reached }) => {
    const told = verdict === null ? [] : tellVerdict(verdict, sentences(on), REFEREE_EN).split('\n');
    return [`${capital(message)}.`, ...told, ...before(reached?.moves.length ?? 0)];
  });
  return refusalLines(lines);
}

/** A line for each move: "  1  red   keep crate-3". */
function moveLines({ game }: Referee, { positions, moves }: Replay<unknown, unknown>): string[] {
  const names = Math.max(...game.seats.map(({ name }) => name.length));
  return moves.map((move, index) => {
    const before = positions[index];
    const player = actorName(game, game.toAct(before));
    const number = String(index + 1).padStart(String(moves.length).length);
    return `${number}  ${player.padEnd(names)}  ${game.print(before, move)}`;
  });
}

/** The rules version to replay by: the current one for older records, with a note on what has changed. */
async function rulesFor({ game, history }: Referee, rules: string): Promise<string> {
  const changed = rules === game.rules ? [] : changesSince(await history(), rules);
  if (rules === game.rules || changed === null) return rules;
  const since = changed.map(({ statement, was }) => EARLIER_WORDS.changed(statement, was));
  mention(EARLIER_WORDS.goesOn(rules, since));
  return game.rules;
}

/** Parses a record, as far as it can be read. */
function readFrom(handed: Handed): RecordText {
  const read = recordIn(handed.text);
  if (read.ok) return read.value;
  const say = sayingOf(REFEREE_EN.faults);
  throw refusalOf(
    read.faults.map((fault) => (typeof fault === 'string' ? noJson(handed, fault) : `${say(fault)}.`)),
  );
}

/** The refusal of a record that ends early. */
const cutShort = (handed: Handed, { record: { moves }, ends }: RecordText): Error =>
  refusalLines([
    ends === 'broken'
      ? noJson(handed, ends)
      : `${handed.name} has something else than a move in notation as move ${moves.length + 1}.`,
    ...before(moves.length),
  ]);

async function replay(file: string, options: ReplayOptions): Promise<void> {
  const handed = await readText(file);
  const read = readFrom(handed);
  const { record, ends } = read;
  const { at = record.moves.length } = options;
  if (at > record.moves.length)
    throw refusal(`The record has ${record.moves.length} moves: there is no position after ${at}.`);

  const referee = await refereeOf(await openShelf(options.shelf), record.game);
  const rules = await rulesFor(referee, record.rules);
  const played = replayed(referee.game, { ...record, rules, moves: record.moves.slice(0, at) }, referee.form);
  if (!played.ok) throw refused(played.faults, record.options, referee.sentences);
  if (ends !== null && options.at === undefined) throw cutShort(handed, read);
  const last = played.value.positions[at];
  if (options.json) {
    say(JSON.stringify(referee.form.write(last), undefined, 2));
    return;
  }
  const lines = options.list ? moveLines(referee, played.value) : [];
  say([...lines, `${moved(at)}. ${standing(referee, last)}`].join('\n'));
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('play a record again')
    .description('Plays a record again, each move judged, and says how the game stands after it.')
    .argument('<record>', 'a file with a record, or - for what is piped in')
    .option('--at <number>', 'stop after so many moves', wholeNumber(0, MOST_MOVES))
    .option('--list', 'print every move', false)
    .option('--json', 'print the position that is reached, as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((file: string, _: unknown, command: Command) =>
      replay(file, command.optsWithGlobals<ReplayOptions>()),
    );
}
