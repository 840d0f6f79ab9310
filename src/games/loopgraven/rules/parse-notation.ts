import { EVENT_MARKS } from '../../../../cards/loopgraven/data/event-cards.ts';
import { AMMUNITION, LENGTHS, TRACKS, UNITS } from '../../../../cards/loopgraven/data/tables.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { spaceNamed, type SpaceNumber } from './board-spaces.ts';
import type { Move } from './move.ts';
import type { WrittenSaid } from '../messages.ts';

/** Parses a move; it need not be legal. */
export function parse(written: string): Result<Move, WrittenSaid> {
  const [kind = '', ...words] = written.trim().toLowerCase().split(/\s+/);
  const move = moveFrom(kind, words);
  return move === null ? failed({ says: 'noMove', written }) : ok(move);
}

const oneOf = <T extends string>(names: readonly T[], word: string): T | null =>
  names.find((name) => name.toLowerCase() === word) ?? null;

const NUMBER = /^(?:[1-9]|10)$/;

/** How many words follow each kind; kinds that are missing take one or more. */
const WORDS: Readonly<Record<string, number>> = {
  length: 1,
  players: 1,
  roll: 1,
  draw: 1,
  shock: 1,
  back: 3,
  dodge: 1,
  stand: 0,
  mask: 0,
  bare: 0,
  deploy: 2,
  upgrade: 1,
  move: 3,
  end: 0,
};

function moveFrom(kind: string, words: readonly string[]): Move | null {
  const [one = '', two = '', three = ''] = words;
  if (words.length !== (WORDS[kind] ?? words.length)) return null;
  switch (kind) {
    case 'length': {
      const length = oneOf(LENGTHS, one);
      return length === null ? null : { kind, length };
    }
    case 'players':
      return one === '2' ? { kind, players: 2 } : one === '4' ? { kind, players: 4 } : null;
    case 'roll':
      return NUMBER.test(one) ? { kind, shows: Number(one) } : null;
    case 'draw': {
      const mark = oneOf(EVENT_MARKS, one);
      return mark === null ? null : { kind, mark };
    }
    case 'shock': {
      const at = spaceNamed(one);
      return at === undefined ? null : { kind, at };
    }
    case 'dodge': {
      const to = spaceNamed(one);
      return to === undefined ? null : { kind, to };
    }
    case 'back':
    case 'move': {
      const [from, to] = [spaceNamed(one), spaceNamed(three)];
      return from === undefined || to === undefined || two !== 'to' ? null : { kind, from, to };
    }
    case 'deploy': {
      const [type, at] = [oneOf(UNITS, one), spaceNamed(two)];
      return type === null || at === undefined ? null : { kind, type, at };
    }
    case 'upgrade': {
      const track = oneOf(TRACKS, one);
      return track === null ? null : { kind, track };
    }
    case 'attack':
      return attackFrom(words);
    case 'fire':
      return fireFrom(words);
    case 'stand':
    case 'mask':
    case 'bare':
    case 'end':
      return { kind };
    default:
      return null;
  }
}

/** Parses distinct spaces, ascending; null if one is unknown. */
function spacesFrom(words: readonly string[]): readonly SpaceNumber[] | null {
  const found = [...new Set(words.map(spaceNamed))];
  const spaces = found.filter((space) => space !== undefined);
  return spaces.length === 0 || spaces.length < words.length
    ? null
    : spaces.sort((one, other) => one - other);
}

function attackFrom([target = '', by = '', ...others]: readonly string[]): Move | null {
  const [at, attackers] = [spaceNamed(target), spacesFrom(others)];
  return at === undefined || attackers === null || by !== 'with'
    ? null
    : { kind: 'attack', at, with: attackers };
}

function fireFrom([what = '', ...where]: readonly string[]): Move | null {
  const [ammunition, at] = [oneOf(AMMUNITION, what), spacesFrom(where)];
  if (ammunition === null || at === null) return null;
  return at.length === (ammunition === 'gas' ? 3 : 1) ? { kind: 'fire', ammunition, at } : null;
}
