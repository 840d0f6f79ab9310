/** Every game of the shelves with a referee, with its parts: found there, not listed anywhere else. */
import type { ShelfGame, ShelfReferee } from '../../src/book/shelf-game.ts';
import type { Book } from '../../src/book/book.ts';
import type { Lesson } from '../../src/book/lesson.ts';
import type { Puzzle } from '../../src/book/puzzle.ts';
import type { SentencesUnder } from '../../src/book/sentences.ts';
import type { Situation } from '../../src/book/situation.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { AnyForm, AnyGame, AnyScenery, AnyTable } from '../../src/referee/erased-types.ts';
import type { Invariants } from '../../src/referee/game.ts';
import type { Packing } from '../../src/referee/packing.ts';
import type { Pad } from '../../src/referee/table/score-pad.ts';
import type { Tracker } from '../../src/referee/table/tracker.ts';
import type { Editing } from '../../src/referee/table/editor.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { SHELF as MADE_UP } from '../made-up/shelf.ts';

/** A game for the harness; missing optional parts are null. */
export interface Harnessed {
  readonly id: string;
  readonly kit: Kit;
  readonly game: AnyGame;
  readonly form: AnyForm;
  readonly invariants: Invariants;
  readonly sentences: SentencesUnder;
  readonly packing: Packing | null;
  readonly scenery: AnyScenery | null;
  readonly table: AnyTable | null;
  readonly editing: Editing | null;
  readonly tracker: Tracker | null;
  readonly pad: Pad | null;
  readonly situations: readonly Situation[];
  readonly book: Book | null;
  readonly lessons: readonly Lesson[];
  readonly puzzles: readonly Puzzle[];
}

async function harnessed(shelved: ShelfGame, referee: ShelfReferee): Promise<Harnessed> {
  const game = await referee.game();
  const scenery = (await referee.scenery?.()) ?? null;
  const first = game.setUp([], chanceOf(''));
  const drawn = first.ok && scenery !== null ? scenery.scene(first.value, null) : { fields: [] };
  return {
    id: shelved.id,
    kit: await shelved.kit(),
    game,
    form: await referee.form(),
    invariants: (await referee.invariants?.()) ?? (() => []),
    sentences: await referee.sentences(),
    packing: (await referee.packing?.()) ?? null,
    scenery,
    table: (await referee.table?.(drawn)) ?? null,
    editing: (await referee.editing?.()) ?? null,
    tracker: (await referee.tracker?.()) ?? null,
    pad: (await referee.pad?.()) ?? null,
    situations: (await referee.situations?.()) ?? [],
    book: (await shelved.book?.()) ?? null,
    lessons: (await shelved.lessons?.()) ?? [],
    puzzles: (await shelved.puzzles?.()) ?? [],
  };
}

export const GAMES: readonly Harnessed[] = await Promise.all(
  [...SHELF, ...MADE_UP].flatMap((shelved) =>
    shelved.referee === undefined ? [] : [harnessed(shelved, shelved.referee)],
  ),
);

/** The games that have a part. */
export const gamesWith = <Part extends 'packing' | 'scenery' | 'editing' | 'tracker' | 'pad' | 'book'>(
  part: Part,
): readonly (Harnessed & Readonly<Record<Part, NonNullable<Harnessed[Part]>>>)[] =>
  GAMES.filter((each): each is Harnessed & Record<Part, NonNullable<Harnessed[Part]>> => each[part] !== null);
