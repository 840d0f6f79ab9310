/** Parses moves from their notation. */
import { FORCES, OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { isArea, placeNamed, type AreaNumber, type PlaceNumber } from './areas.ts';
import type { Move, Space } from './moves.ts';
import { NONE, plus, some, type Kind, type Pile } from './card-counts.ts';
import { SIDE_IDS, SPACES, type Target } from './position.ts';
import type { WrittenSaid } from '../messages.ts';

/** Parses a move; it need not be legal. */
export function parse(written: string): Result<Move, WrittenSaid> {
  const [kind = '', ...words] = written.trim().toLowerCase().split(/\s+/);
  const move = moveFrom(kind, words);
  return move === null ? failed({ says: 'noMove', written }) : ok(move);
}

const cardNamed = (word: string): Kind | null => {
  const kind = FORCES.findIndex((force) => force === word);
  return kind < 0 ? null : kind;
};
const areaNamed = (word: string): AreaNumber | null => {
  const place = placeNamed(word);
  return place === undefined || !isArea(place) ? null : place;
};
const spaceNamed = (word: string): Space | null => SPACES.find((space) => OPERATIONS[space] === word) ?? null;
const numberFrom = (word: string): number | null => (/^\d{1,2}$/.test(word) ? Number(word) : null);

/** How many words follow each kind; kinds that are missing take any number. */
const WORDS: Readonly<Record<string, number>> = {
  neutral: 1,
  draw: 1,
  lose: 1,
  deal: 1,
  recover: 1,
  victory: 1,
  box: 1,
  resolve: 1,
  disband: 1,
  place: 2,
  remove: 2,
  show: 2,
  plan: 2,
  add: 2,
  bid: 1,
  see: 1,
  offer: 2,
  lot: 1,
  pass: 0,
  spend: 0,
  keep: 0,
  fight: 0,
  cut: 0,
  industry: 0,
  tokens: 0,
  points: 0,
  done: 0,
};

function moveFrom(kind: string, words: readonly string[]): Move | null {
  const [one = '', two = ''] = words;
  if (words.length !== (WORDS[kind] ?? words.length)) return null;
  switch (kind) {
    case 'neutral':
    case 'draw':
    case 'lose':
    case 'deal':
    case 'recover': {
      const card = cardNamed(one);
      return card === null ? null : { kind, card };
    }
    case 'victory':
    case 'box':
    case 'resolve': {
      const at = areaNamed(one);
      return at === null ? null : { kind, at };
    }
    case 'place':
    case 'remove':
    case 'show': {
      const [card, at] = [cardNamed(one), areaNamed(two)];
      return card === null || at === null ? null : { kind, card, at };
    }
    case 'plan': {
      const [at, card] = [areaNamed(one), cardNamed(two)];
      return at === null || card === null ? null : { kind, at, card };
    }
    case 'add': {
      const [space, card] = [spaceNamed(one), cardNamed(two)];
      return space === null || card === null ? null : { kind, space, card };
    }
    case 'disband': {
      const space = spaceNamed(one);
      return space === null ? null : { kind, space };
    }
    case 'launch':
      return launchFrom(words);
    case 'intel': {
      const target = targetFrom(words);
      return target === null ? null : { kind, target };
    }
    case 'bid': {
      const tokens = numberFrom(one);
      return tokens === null ? null : { kind, tokens };
    }
    case 'see': {
      const what = one === 'province' ? one : (cardNamed(one) ?? seenArea(one));
      return what === null ? null : { kind, what };
    }
    case 'match':
      return matchFrom(words);
    case 'offer': {
      const [side, points] = [SIDE_IDS.findIndex((id) => id === one), numberFrom(two)];
      return (side !== 0 && side !== 1) || points === null ? null : { kind, side, points };
    }
    case 'lot':
      return one === 'swap' || one === 'stay' ? { kind, swaps: one === 'swap' } : null;
    case 'pass':
    case 'spend':
    case 'keep':
    case 'fight':
    case 'cut':
    case 'industry':
    case 'tokens':
    case 'points':
    case 'done':
      return { kind };
    default:
      return null;
  }
}

const seenArea = (word: string): { readonly at: AreaNumber } | null => {
  const at = areaNamed(word);
  return at === null ? null : { at };
};

function launchFrom([where = '', ...words]: readonly string[]): Move | null {
  const space = spaceNamed(where);
  if (space === null) return null;
  if (words.length === 0) return { kind: 'launch', space, from: null, via: [] };
  const from: PlaceNumber | undefined = words[0] === 'from' ? placeNamed(words[1] ?? '') : undefined;
  const rest = words.slice(2);
  const seas = rest.filter((_, index) => index % 2 === 1).map(areaNamed);
  const via = seas.filter((sea) => sea !== null);
  const isWhole =
    rest.length === 2 * via.length && rest.every((word, index) => index % 2 === 1 || word === 'via');
  if (from === undefined || !isWhole) return null;
  return { kind: 'launch', space, from, via: [...new Set(via)].sort((one, other) => one - other) };
}

function targetFrom([one = '', ...others]: readonly string[]): Target | null {
  const at = areaNamed(one);
  if (at !== null && others.length === 1 && others[0] === 'neutral') return { kind: 'neutral', at };
  if (others.length > 0) return null;
  if (at !== null) return { kind: 'area', at };
  const space = spaceNamed(one);
  if (space !== null) return { kind: 'operation', space };
  return one === 'victory' ? { kind: 'victory' } : null;
}

/** Parses cards; null if one of the names is unknown. */
function pileFrom(words: readonly string[]): Pile | null {
  const named = words.map(cardNamed);
  const found = named.filter((card) => card !== null);
  return found.length < named.length ? null : found.reduce((pile, card) => plus(pile, some(card)), NONE);
}

function matchFrom(words: readonly string[]): Move | null {
  const parts = words.includes('neutral') ? words.indexOf('neutral') : words.length;
  const [own, neutrals] = [pileFrom(words.slice(0, parts)), pileFrom(words.slice(parts + 1))];
  return own === null || neutrals === null ? null : { kind: 'match', cards: own, neutrals };
}
