/** Loads a game: its referee and scenery at once, the rest lazily. */
import type { AnyForm, AnyGame, AnyScenery } from '../../referee/erased-types.ts';
import type { Pad } from '../../referee/table/score-pad.ts';
import type { Editing } from '../../referee/table/editor.ts';
import type { CardText } from '../../book/statement.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import type { ShelfReferee } from '../../book/shelf-game.ts';
import type { onGround } from '../../referee/table/drawn-outlines.ts';
import { SHELF } from '../shelf.ts';

export interface Loaded {
  readonly game: AnyGame;
  readonly scenery: AnyScenery;
  /** The full game, whose refusals give reasons. */
  readonly whole: () => Promise<AnyGame>;
  /** The text form of positions; needed only for a record that begins from a position. */
  readonly form: () => Promise<AnyForm>;
  /** The rule texts that refusals quote. */
  readonly sentences: () => Promise<SentencesUnder>;
  /** The rulings that can be switched; null if there are none. */
  readonly rulings: (() => Promise<readonly Readings[]>) | null;
  /** What the printed cards do; null if no cards have rules of their own. */
  readonly cardTexts: (() => Promise<readonly CardText[]>) | null;
  /** The position editor; null if the game has none. */
  readonly editing: (() => Promise<Editing>) | null;
  /** The score pad, which explains the score at the end; null if the game has none. */
  readonly pad: (() => Promise<Pad>) | null;
}

/** Loads the full game. Rejects if the network fails or the game has no scenery. */
export async function loadGame(id: string): Promise<Loaded> {
  const { scenery, ...referee } = refereeOf(id);
  const [game, shown] = await Promise.all([referee.game(), scenery()]);
  return { game, scenery: shown, ...asked(referee) };
}

/**
 * Loads the smallest build of the game that its start page does with. `drawn` holds the field outlines that the page has
 * drawn already.
 */
export async function loadStart(id: string, drawn: Drawn): Promise<Loaded> {
  const { start, table, ...referee } = refereeOf(id);
  const bring = start ?? table;
  return bring === undefined ? loadGame(id) : { ...(await bring(drawn)), ...asked(referee) };
}

/** Loads the smaller build of the game for play, if there is one: it refuses illegal moves without a reason. */
export async function loadTable(id: string, drawn: Drawn): Promise<Loaded> {
  const { start: _, table, ...referee } = refereeOf(id);
  return table === undefined ? loadGame(id) : { ...(await table(drawn)), ...asked(referee) };
}

/** The same for who sits down; null where `loadStart` has loaded it already. */
export const loadSeat = async (id: string, drawn: Drawn): Promise<Loaded | null> =>
  refereeOf(id).start === undefined ? null : loadTable(id, drawn);

type Drawn = Parameters<typeof onGround>[1];

function refereeOf(id: string): ShelfReferee & Required<Pick<ShelfReferee, 'scenery'>> {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee?.scenery === undefined) throw new Error(`${id} has no scenery on the shelf`);
  return { ...referee, scenery: referee.scenery };
}

const asked = (referee: ShelfReferee): Omit<Loaded, 'game' | 'scenery'> => {
  const {
    game: whole,
    form,
    sentences,
    rulings = null,
    cardTexts = null,
    editing = null,
    pad = null,
  } = referee;
  return { whole, form, sentences, rulings, cardTexts, editing, pad };
};
