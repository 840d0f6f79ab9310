import type { Example } from '../../content/victory-tank/examples.ts';
import type { StatementId } from '../../content/victory-tank/statements.ts';
import { chanceOf } from '../../src/referee/chance.ts';
import type { Happening } from '../../src/games/victory-tank/figures.ts';
import { happenings } from '../../src/games/victory-tank/happenings.ts';
import { judge } from '../../src/games/victory-tank/judge.ts';
import { parse } from '../../src/games/victory-tank/notation.ts';
import { flipOption, OPTION_IDS } from '../../src/games/victory-tank/options.ts';
import { play } from '../../src/games/victory-tank/play.ts';
import type { Position } from '../../src/games/victory-tank/position.ts';
import { read } from '../../src/games/victory-tank/read.ts';
import { score } from '../../src/games/victory-tank/score.ts';
import { setUp } from '../../src/games/victory-tank/setup.ts';
import { settingUp } from '../../src/games/victory-tank/setting-up.ts';
import { write } from '../../src/games/victory-tank/written.ts';

/** What the referee says to an example, in the terms of the example. */
export interface Answer {
  /** The example's expectations as the referee fulfils them. */
  readonly said: Readonly<Record<string, unknown>>;
  /** Every rule the referee named. */
  readonly named: readonly StatementId[];
}

/** What the example expects, in the same terms. */
export function expected(example: Example): Readonly<Record<string, unknown>> {
  switch (example.kind) {
    case 'try':
      return { allowed: example.allowed, breaks: example.breaks ?? [] };
    case 'course':
    case 'set-up':
      return { after: example.after };
    case 'score':
      return { red: example.red, gray: example.gray, winner: example.winner };
    case 'fault':
      return { places: example.places };
  }
}

/** Puts an example to the referee; with an option, under the other setting of it. */
export function answer(example: Example, flipped?: string): Answer {
  if (example.kind === 'set-up') {
    const first = setUp([], chanceOf('example', example.script));
    if (!first.ok) throw new Error(first.faults.join('; '));
    const named = settingUp(first.value).map((happening) => happening.rule);
    return { said: { after: partOf(write(first.value), example.after) }, named };
  }
  const found = read(example.position);
  if (example.kind === 'fault') {
    const faults = found.ok ? [] : found.faults;
    const named = faults.flatMap((fault) => (fault.rule === null ? [] : [fault.rule]));
    return { said: { places: faults.map((fault) => fault.place) }, named };
  }
  if (!found.ok) throw new Error(found.faults.map((fault) => `${fault.place}: ${fault.message}`).join('\n'));
  const option = OPTION_IDS.find((id) => id === flipped);
  const options = option === undefined ? found.value.options : flipOption(found.value.options, option);
  const first = { ...found.value, options };
  if (example.kind === 'try') {
    const { position } = course(first, example.before ?? []);
    const verdict = judge(position, moveOf(position, example.try));
    const breaks = verdict.breaches.map((breach) => breach.rule);
    const named = [...breaks, ...verdict.rulings.map((ruled) => ruled.rule)];
    return { said: { allowed: verdict.allowed, breaks }, named };
  }
  const { position, happened } = course(
    first,
    example.kind === 'course' ? example.moves : (example.before ?? []),
  );
  const named = happened.map((happening) => happening.rule);
  if (example.kind === 'course') return { said: { after: partOf(write(position), example.after) }, named };
  const sheet = score(position);
  return {
    said: { red: sheet.totals[0], gray: sheet.totals[1], winner: sheet.winner === 0 ? 'red' : 'gray' },
    named: [...named, ...sheet.lines.flatMap((line) => line.rules), ...sheet.tieBreaks],
  };
}

function moveOf(position: Position, words: string) {
  const move = parse(position, words);
  if (!move.ok) throw new Error(move.faults.join('; '));
  return move.value;
}

/** Plays moves that all have to be legal. */
function course(
  first: Position,
  lines: readonly string[],
): { position: Position; happened: readonly Happening[] } {
  let position = first;
  const happened: Happening[] = [];
  for (const words of lines) {
    const move = moveOf(position, words);
    const { breaches } = judge(position, move);
    if (breaches.length > 0) {
      throw new Error(
        `"${words}": ${breaches.map((breach) => `${breach.rule}, ${breach.remedy}`).join('; ')}`,
      );
    }
    const next = play(position, move);
    happened.push(...happenings(position, move, next));
    position = next;
  }
  return { position, happened };
}

/** As much of a written position as the wanted part speaks of. */
function partOf(written: unknown, wanted: unknown): unknown {
  if (!isObject(written) || !isObject(wanted)) return written;
  const isMap =
    Object.values(wanted).every((value) => typeof value === 'number') &&
    !('red' in wanted || 'gray' in wanted);
  const keys = isMap ? Object.keys(written) : Object.keys(wanted);
  return Object.fromEntries(keys.map((key) => [key, partOf(written[key], wanted[key])]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
