/** Damaged records of each kind, as storage, a link or a file may contain. */
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { beginPlay, made, positionAt, positionOf, recordOf, type Play } from '../../src/site/play/play.ts';

export interface HurtRecord {
  readonly kind: string;
  readonly text: string;
  /** Number of valid moves; null if it cannot be opened at all. */
  readonly reaches: number | null;
  /** What is said about it, in any of the game's languages. */
  readonly says: RegExp;
}

/** A random game with this many moves, or to its end. */
export function gameByLot(game: AnyGame, seed: string, length: number): Play {
  const begun = beginPlay(game, [], seed);
  if (!begun.ok) throw new Error(begun.faults.join('; '));
  const lot = lotsOf(`${seed}, by lot`);
  let play = begun.value;
  while (play.words.length < length) {
    const moves = game.moves(positionOf(play));
    if (moves.length === 0) break;
    play = made(game, play, moves[lot(moves.length)]);
  }
  return play;
}

/**
 * A move of the game that is illegal at another point of it, and that point; searched at random from the second half
 * on.
 */
function forbiddenIn(game: AnyGame, play: Play, lot: (sides: number) => number) {
  const { words } = play;
  for (let tries = 0; tries < 2000; tries++) {
    const at = Math.floor(words.length / 2) + lot(Math.ceil(words.length / 2));
    const move = words[lot(words.length)] ?? '';
    const parsed = game.parse(positionAt(play, at), move);
    if (parsed.ok && !game.judge(positionAt(play, at), parsed.value).allowed) return { at, move };
  }
  throw new Error(`${game.id}: no move of a game is forbidden at another place of it`);
}

/** Each kind of damage to a game's record; the same for the same seed. */
export function hurtRecords(game: AnyGame, seed: string, length = 40): readonly HurtRecord[] {
  const play = gameByLot(game, seed, length);
  const record = recordOf(play);
  const { moves, ...head } = record;
  const lot = lotsOf(`${seed}, hurt`);
  const text = JSON.stringify(record);
  const { at, move } = forbiddenIn(game, play, lot);
  const other = lot(moves.length);
  const withMove = (index: number, strange: unknown) =>
    JSON.stringify({ ...head, moves: [...moves.slice(0, index), strange, ...moves.slice(index)] });
  const first = JSON.stringify({ ...head, moves: [] }).length - 2;
  const cutAt = first + lot(text.length - first);
  const standing = [...text.slice(first, cutAt).matchAll(/"(?:[^"\\]|\\.)*"/g)].length;
  const { seed: _, ...seedless } = record;
  return [
    {
      kind: 'a move that is forbidden',
      text: withMove(at, move),
      reaches: at,
      says: new RegExp(`\\b${at + 1}\\b`),
    },
    {
      kind: 'a move that nobody can read',
      text: withMove(other, 'fly away'),
      reaches: other,
      says: new RegExp(`\\b${other + 1}\\b`),
    },
    {
      kind: 'something else than a move',
      text: withMove(other, { to: 7 }),
      reaches: other,
      says: / is no move in notation$/,
    },
    { kind: 'cut short', text: text.slice(0, cutAt), reaches: standing, says: /^It breaks off / },
    { kind: 'cut before its moves', text: text.slice(0, first - 3), reaches: null, says: /^It is not JSON/ },
    {
      kind: 'of later rules',
      text: JSON.stringify({ ...record, rules: '99' }),
      reaches: null,
      says: /version 99 of the rules/,
    },
    {
      kind: 'under an unknown ruling',
      text: JSON.stringify({ ...record, options: ['of-tomorrow'] }),
      reaches: null,
      says: /of-tomorrow/,
    },
    {
      kind: 'without its seed',
      text: JSON.stringify(seedless),
      reaches: null,
      says: /^seed: /,
    },
    {
      kind: 'with a field of another format',
      text: JSON.stringify({ ...record, clock: 9 }),
      reaches: null,
      says: /^clock: /,
    },
    {
      kind: 'of another game',
      text: JSON.stringify({ ...record, game: 'chess' }),
      reaches: null,
      says: /chess/,
    },
    { kind: 'no record', text: 'not "a\u0000 record\n', reaches: null, says: /^It is not JSON/ },
  ];
}
