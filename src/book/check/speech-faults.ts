/**
 * Has a game say what it can, before anything is made of it: a sentence that its speech lacks is found here, and not by
 * whoever plays. What no compiler has looked at is looked at as far as some games by lot come to it.
 */
import { attemptsIn, choicesIn } from '../../referee/table/choices.ts';
import type { AnyForm, AnyGame, AnyPad, AnyScenery, AnyTracker } from '../../referee/erased-types.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import type { Draft, Editing } from '../../referee/table/editor.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { playout, type Happened } from '../../referee/playout.ts';
import { thrown, type Fault } from './book-faults.ts';

/** The parts of a game that say something. */
export interface Speaking {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly scenery: AnyScenery | null;
  readonly editing: Editing | null;
  readonly tracker: AnyTracker | null;
  readonly pad: AnyPad | null;
}

/** So many positions of a game are looked at at most, of a game under an option, and so many tries of each. */
const LOOKS = { positions: 12, underOption: 2, tries: 20 };

/** Some of many, from first to last. */
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / most) === 0);

/** The same as written, but with too much in one place of it. */
function spoilt(written: unknown): readonly unknown[] {
  if (typeof written === 'number') return [written + 1];
  const list = Array.isArray(written) ? (written as readonly unknown[]) : [];
  const twice = list.length > 0 ? [[...list, ...list, ...list]] : [];
  if (typeof written !== 'object' || written === null) return twice;
  const inside = Object.entries(written).flatMap(([key, value]) =>
    spoilt(value).map((other) =>
      Array.isArray(written) ? list.with(Number(key), other) : { ...written, [key]: other },
    ),
  );
  return [...twice, ...inside];
}

/** All that a scene says: its words wait until somebody asks for them. */
const wordsOf = ({ fields, zones, status }: Scene): readonly unknown[] => [fields, zones, status];

/** A position and what can be tried there. */
function sayTable({ game, scenery }: Speaking, position: unknown): void {
  game.parse(position, '?');
  if (scenery === null) return;
  for (const viewer of [null, ...game.seats.keys()]) wordsOf(scenery.scene(position, viewer));
  choicesIn({ game, scenery }, position);
  scenery.reckon?.(position);
  for (const { move } of some(attemptsIn({ game, scenery }, position), LOOKS.tries))
    game.judge(position, move);
}

function sayMove({ game, scenery }: Speaking, { before, move, after }: Happened<unknown, unknown>): void {
  game.revealed(before, move, after);
  scenery?.happenings(before, move, after);
  scenery?.reveals?.(before, move, after);
}

/** An editor's whole desk with a position on it. */
function sayDesk({ sketch, pieces, places, around, settings }: Editing, draft: Draft): void {
  const { scene } = sketch(draft);
  wordsOf(scene);
  for (const { id } of pieces(draft)) places(draft, id);
  for (const { id } of scene.fields) around(draft, id);
  settings(draft);
}

/** Does what has the game say something, and takes down what is thrown. */
type Heard = (says: () => unknown) => void;

/** A game by lot, from its first position to a try after its end. */
function sayGame(parts: Speaking, first: unknown, looks: number, heard: Heard): void {
  const { game, scenery } = parts;
  const all: Happened<unknown, unknown>[] = [];
  const { last } = playout(game, first, 'seven', game.bound, (move) => all.push(move));
  const moves = some(all, looks);
  heard(() => scenery?.beginnings?.(first));
  for (const move of all) heard(() => sayMove(parts, move));
  for (const position of [...moves.map(({ before }) => before), last]) heard(() => sayTable(parts, position));
  for (const { move } of moves) heard(() => game.judge(last, move));
}

/** A written position with something wrong in it, one place after the other, and on an editor's desk. */
function sayForm({ form, editing }: Speaking, first: unknown, heard: Heard): void {
  const draft = form.write(first) as Draft;
  for (const table of spoilt(draft)) heard(() => form.read(table));
  if (editing === null) return;
  for (const table of [{}, draft]) heard(() => sayDesk(editing, table));
}

/** More presses than a round has. */
const LONGEST_ROUND = 1000;

/** A round with the first press each time, or the last. */
function sayRound({ begin, shows, pressed, options }: AnyTracker): void {
  let state = begin(options);
  for (let count = 0; count < LONGEST_ROUND; count++) {
    const press = shows(state).presses.at(count % 2 === 0 ? 0 : -1);
    if (press === undefined) return;
    state = pressed(state, press.id);
  }
}

function sayPad({ reckon, fields, options }: AnyPad): void {
  const all = Object.fromEntries(fields.map(({ id, most }) => [id, most]));
  for (const entries of [{}, all]) for (const on of [[], options]) reckon(entries, on);
}

/** The sentences that a game's speech lacks, a fault each. */
export function speechFaults(parts: Speaking): readonly Fault[] {
  const { game, tracker, pad } = parts;
  const found = new Set<Fault>();
  const heard: Heard = (says) => {
    for (const fault of thrown(says)) found.add(fault);
  };
  for (const on of [[], ...game.options.map((option) => [option])]) {
    const first = game.setUp(on, chanceOf('seven'));
    if (!first.ok) continue;
    sayGame(parts, first.value, on.length === 0 ? LOOKS.positions : LOOKS.underOption, heard);
    if (on.length === 0) sayForm(parts, first.value, heard);
  }
  if (tracker !== null) heard(() => sayRound(tracker));
  if (pad !== null) heard(() => sayPad(pad));
  return [...found];
}
