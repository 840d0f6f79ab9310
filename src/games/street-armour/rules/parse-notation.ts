import { WEIGHTS, type Weight } from '../../../../cards/street-armour/data/box.ts';
import { FACINGS, type Facing, type Square } from '../../../geometry/squares.ts';
import { failed, ok, type Result } from '../../../result.ts';
import type { NotationSaid } from '../messages.ts';
import type { Move } from './move.ts';
import { FACING_IDS, FIRST_LETTER } from './notation.ts';
import { TASK_IDS } from './position.ts';

/** The square of a name like "d12"; null for anything else. */
function squareFrom(written: string): Square | null {
  const [, letter = '', number = ''] = /^([a-z])([1-9][0-9]?)$/.exec(written) ?? [];
  return letter === '' ? null : { x: letter.charCodeAt(0) - FIRST_LETTER, y: Number(number) - 1 };
}

const facingFrom = (written: string): Facing | null =>
  FACINGS.find((facing) => FACING_IDS[facing] === written) ?? null;

const DIGIT = /^[1-9]$/;
const NUMBER = /^[1-9][0-9]{0,2}$/;

/** Reads a move from notation; it need not be legal. */
export function parse(written: string): Result<Move, NotationSaid> {
  const [kind = '', ...words] = written.trim().toLowerCase().split(/\s+/);
  const move = kind === 'throw' ? throwFrom(words) : moveFrom(kind, words);
  return move === null ? failed({ says: 'noMove', written }) : ok(move);
}

const throwFrom = (words: readonly string[]): Move | null =>
  words.length > 0 && words.length <= 5 && words.every((word) => /^[1-6]$/.test(word))
    ? { kind: 'throw', dice: words.map(Number).sort((one, other) => one - other) }
    : null;

/** The number of words after each kind of move; 1 where it is not listed. */
const WORDS: Readonly<Record<string, number>> = { put: 3, move: 6, shoot: 3, cease: 0, end: 0 };

function moveFrom(kind: string, words: readonly string[]): Move | null {
  const [one = '', two = '', three = ''] = words;
  if (words.length !== (WORDS[kind] ?? 1)) return null;
  switch (kind) {
    case 'lay':
      return DIGIT.test(one) ? { kind, window: Number(one) } : null;
    case 'task': {
      const task = TASK_IDS.find((id) => id === one);
      return task === undefined ? null : { kind, task };
    }
    case 'points':
      return NUMBER.test(one) ? { kind, points: Number(one) } : null;
    case 'team': {
      const [, heavy, medium, light] = /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/.exec(one) ?? [];
      return light === undefined ? null : { kind, team: [Number(heavy), Number(medium), Number(light)] };
    }
    case 'barricade':
    case 'flag': {
      const at = squareFrom(one);
      return at === null ? null : { kind, at };
    }
    case 'put': {
      const weight = WEIGHTS.find((id): id is Weight => id === one);
      const [at, facing] = [squareFrom(two), facingFrom(three)];
      return weight === undefined || at === null || facing === null ? null : { kind, weight, at, facing };
    }
    case 'move':
      return driveFrom(words);
    case 'shoot': {
      const [from, at] = [squareFrom(one), squareFrom(three)];
      return from === null || at === null || two !== 'at' ? null : { kind, from, at };
    }
    case 'cease':
    case 'end':
      return { kind };
    default:
      return null;
  }
}

function driveFrom([
  start = '',
  to = '',
  end = '',
  way = '',
  by = '',
  die = '',
]: readonly string[]): Move | null {
  const [from, at, facing] = [squareFrom(start), squareFrom(end), facingFrom(way)];
  if (from === null || at === null || facing === null || to !== 'to' || by !== 'by') return null;
  return DIGIT.test(die) ? { kind: 'move', from, to: at, facing, die: Number(die) } : null;
}
