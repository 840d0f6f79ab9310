/**
 * Finds missing sentences in a game's speech before players do: makes the game say as much as it can in a few
 * random games. This covers speeches that TypeScript has not checked.
 */
import { attemptsIn, choicesIn } from '../choices.ts';
import type { AnyForm, AnyGame, AnyScenery } from '../../referee/erased-types.ts';
import type { Pad } from '../../referee/table/score-pad.ts';
import type { Tracker } from '../../referee/table/tracker.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import type { Draft, Editing } from '../../referee/table/editor.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { playout, type Happened } from '../../referee/playout.ts';
import { thrown, type Fault } from './book-faults.ts';

export interface Speaking {
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly scenery: AnyScenery | null;
  readonly editing: Editing | null;
  readonly tracker: Tracker | null;
  readonly pad: Pad | null;
}

/** Limits: positions of a game, positions of a game under one option, tries a position. */
const LOOKS = { positions: 12, underOption: 2, tries: 20 };

/** At most about `most` items, evenly spread. */
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / most) === 0);

/** Variants of a written value with something wrong in one place. */
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

/** Reads the lazy parts of a scene, so that their words are produced. */
const wordsOf = ({ fields, zones, status }: Scene): readonly unknown[] => [fields, zones, status];

/** Says everything about a position and what can be tried there. */
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

/** Says everything of an editor with a position in it. */
function sayDesk({ sketch, pieces, places, around, settings }: Editing, draft: Draft): void {
  const { scene } = sketch(draft);
  wordsOf(scene);
  for (const { id } of pieces(draft)) places(draft, id);
  for (const { id } of scene.fields) around(draft, id);
  settings(draft);
}

/** Calls a function and collects what it throws. */
type Heard = (says: () => unknown) => void;

/** Plays a random game from its first position to a try after its end. */
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

/** Reads written positions with one fault each, and opens them in the editor. */
function sayForm({ form, editing }: Speaking, first: unknown, heard: Heard): void {
  const draft = form.write(first) as Draft;
  for (const table of spoilt(draft)) heard(() => form.read(table));
  if (editing === null) return;
  for (const table of [{}, draft]) heard(() => sayDesk(editing, table));
}

/** More presses than any round needs. */
const LONGEST_ROUND = 1000;

/** Plays a round on the tracker, pressing the first and the last button by turns. */
function sayRound({ begin, shows, pressed, options }: Tracker): void {
  let state = begin(options);
  for (let count = 0; count < LONGEST_ROUND; count++) {
    const press = shows(state).presses.at(count % 2 === 0 ? 0 : -1);
    if (press === undefined) return;
    state = pressed(state, press.id);
  }
}

function sayPad({ reckon, fields, options }: Pad): void {
  const all = Object.fromEntries(fields.map(({ id, most }) => [id, most]));
  for (const entries of [{}, all]) for (const on of [[], options]) reckon(entries, on);
}

/** A fault for each sentence that a game's speech lacks. */
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
