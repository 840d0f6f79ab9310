/** Brings a game of the shelf to the page: its referee and its scenery at once, the rest when it is asked for. */
import type { AnyForm, AnyGame, AnyPad, AnyScenery } from '../../referee/erased-types.ts';
import type { Editing } from '../../referee/table/editor.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import type { ShelfReferee } from '../../book/shelf-game.ts';
import type { Drawn } from '../../referee/table/field-outlines.ts';
import { SHELF } from '../shelf.ts';

export interface Loaded {
  readonly game: AnyGame;
  readonly scenery: AnyScenery;
  /** The same with its reasons. */
  readonly whole: () => Promise<AnyGame>;
  /** How people write its positions: only a record that begins from one needs it. */
  readonly form: () => Promise<AnyForm>;
  /** What its verdicts quote: only a refusal needs it. */
  readonly sentences: () => Promise<SentencesUnder>;
  /** Its rulings, to be switched; null where it has none. */
  readonly rulings: (() => Promise<readonly Readings[]>) | null;
  /** How its positions are entered by hand; null for a game that does not say. */
  readonly editing: (() => Promise<Editing>) | null;
  /** What explains its score at the end; null for a game without a score pad. */
  readonly pad: (() => Promise<AnyPad>) | null;
}

/** A whole game. It fails where the network does, and for a game without scenery. */
export async function loadGame(id: string): Promise<Loaded> {
  const { scenery, ...referee } = refereeOf(id);
  const [game, shown] = await Promise.all([referee.game(), scenery()]);
  return { game, scenery: shown, ...asked(referee) };
}

/**
 * The same as far as a game is played with it, where it can be had so: what the table does not list it refuses without a
 * reason, and whoever may try anything plays with the whole game. `drawn` is the table that the page shows until then.
 */
export async function loadTable(id: string, drawn: Drawn): Promise<Loaded> {
  const { table, ...referee } = refereeOf(id);
  return table === undefined ? loadGame(id) : { ...(await table(drawn)), ...asked(referee) };
}

function refereeOf(id: string): ShelfReferee & Required<Pick<ShelfReferee, 'scenery'>> {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee?.scenery === undefined) throw new Error(`${id} has no scenery on the shelf`);
  return { ...referee, scenery: referee.scenery };
}

const asked = (referee: ShelfReferee): Omit<Loaded, 'game' | 'scenery'> => {
  const { game: whole, form, sentences, rulings = null, editing = null, pad = null } = referee;
  return { whole, form, sentences, rulings, editing, pad };
};
