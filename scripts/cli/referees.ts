/** Loads the referee of a named game, with everything that belongs to its rules. */
import { capital } from '../../src/language.ts';
import type { Shelf } from '../../src/book/shelf-game.ts';
import type { AnyForm, AnyGame, AnyScenery } from '../../src/referee/erased-types.ts';
import type { Invariants } from '../../src/referee/game.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import type { Fault } from '../../src/referee/game.ts';
import { playingIn } from '../../src/referee/table/scene.ts';
import { actorName, nameIn, type Actor, type Seats } from '../../src/referee/seats.ts';
import type { SentencesUnder } from '../../src/book/sentences.ts';
import type { History } from '../../src/book/changes.ts';
import { oneOf, someOf, unknownName } from './nearest.ts';
import { refusal, refusalOf } from './command-error.ts';

export interface Referee {
  readonly game: AnyGame;
  readonly form: AnyForm;
  /** Checks the invariants of a position; finds nothing for a game without any. */
  readonly invariants: Invariants;
  readonly sentences: SentencesUnder;
  /** Its table; null for a game that has none. */
  readonly scenery: AnyScenery | null;
  /** Loads the history of its rules. */
  readonly history: () => Promise<History>;
}

/** The referee of the game called `id`. */
export async function refereeOf(shelf: Shelf, id: string): Promise<Referee> {
  const known = shelf.map((each) => each.id);
  const found = shelf.find((each) => each.id === id.toLowerCase());
  if (found === undefined) throw unknownName(`There is no game "${id}"`, id, known);
  const { referee } = found;
  if (referee === undefined) throw refusal(`There is no referee for ${found.id} yet.`);
  const [game, form, sentences, invariants = () => [], scenery = null] = await Promise.all([
    referee.game(),
    referee.form(),
    referee.sentences(),
    referee.invariants?.(),
    referee.scenery?.(),
  ]);
  const history = () => Promise.resolve(referee.history?.() ?? [{ rules: game.rules, changed: [] }]);
  return { game, form, sentences, history, invariants, scenery };
}

/** A fault as a sentence, beginning with its place if it has one. */
function sentenceOf({ place, message, rule }: Fault<string>): string {
  const words = place === '' ? capital(message) : `${place}: ${message}`;
  const said = rule === null ? words : `${words} (${rule})`;
  return /[.?]$/.test(said) ? said : `${said}.`;
}

/** Parses a written position; throws a refusal with every fault. */
export function positionFrom({ form }: Referee, written: unknown): unknown {
  const position = form.read(written);
  if (!position.ok) throw refusalOf(position.faults.map(sentenceOf));
  return position.value;
}

export function moveFrom({ game }: Referee, position: unknown, words: string): unknown {
  const move = game.parse(position, words);
  if (!move.ok) throw refusalOf(move.faults.map((message) => sentenceOf({ place: '', message, rule: null })));
  return move.value;
}

/** The actor a word names: a seat's id, or chance. */
export function actorFrom(seats: Seats, word: string): Actor {
  const ids = [...seats.map(({ id }) => id), 'chance'];
  const found = ids.indexOf(oneOf('player', ids, word));
  return found < seats.length ? found : 'chance';
}

/** Parses comma-separated options of a game, in the game's order. */
export const optionsFrom = ({ game }: Pick<Referee, 'game'>, names: string | undefined): readonly string[] =>
  names === undefined ? [] : someOf('option', game.options, names);

/** The start position for a seed. */
export function setUpBy({ game }: Referee, on: readonly string[], seed: string): unknown {
  const first = game.setUp(on, chanceOf(seed));
  if (!first.ok) throw refusalOf(first.faults);
  return first.value;
}

/** The status: whose turn it is, or who has won. */
export function standing({ game, scenery }: Pick<Referee, 'game' | 'scenery'>, position: unknown): string {
  const outcome = game.outcome(position);
  if (outcome === null) return `It is for ${actorName(game, game.toAct(position))} to decide.`;
  const { winners, totals } = outcome;
  const playing = playingIn(scenery?.scene(position, null) ?? {}, winners);
  const names = playing.map((player) => nameIn(game.seats, player));
  const end = names.length === 0 ? 'a draw' : `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}`;
  const points = totals?.map((total, player) => `${nameIn(game.seats, player)} ${total}`).join(', ');
  return `The game has ended: ${end}${points === undefined ? '' : ` (${points})`}.`;
}
