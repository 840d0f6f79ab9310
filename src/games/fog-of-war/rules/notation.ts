/** Prints moves in notation; `parse-notation.ts` parses them. */
import { OPERATIONS } from '../../../../cards/fog-of-war/data/components.ts';
import { idOf } from './areas.ts';
import type { Move, Space } from './moves.ts';
import { forceOf, isEmpty, KINDS, type Pile } from './card-counts.ts';
import { SIDE_IDS, type Target } from './position.ts';

const spaceName = (space: Space): string => OPERATIONS[space];

/** The cards of a pile, one after the other: "army-3 army-1 army-1". */
const cards = (pile: Pile): string =>
  KINDS.flatMap((kind) => Array.from({ length: pile[kind] ?? 0 }, () => forceOf(kind))).join(' ');

function targetName(target: Target): string {
  switch (target.kind) {
    case 'area':
      return idOf(target.at);
    case 'neutral':
      return `${idOf(target.at)} neutral`;
    case 'operation':
      return spaceName(target.space);
    case 'victory':
      return 'victory';
  }
}

/** A move in notation: "place army-2 paris", "launch alpha from ruhr". */
export function print(move: Move): string {
  switch (move.kind) {
    case 'neutral':
    case 'draw':
    case 'lose':
    case 'deal':
    case 'recover':
      return `${move.kind} ${forceOf(move.card)}`;
    case 'victory':
    case 'box':
    case 'resolve':
      return `${move.kind} ${idOf(move.at)}`;
    case 'place':
    case 'remove':
    case 'show':
      return `${move.kind} ${forceOf(move.card)} ${idOf(move.at)}`;
    case 'plan':
      return `plan ${idOf(move.at)} ${forceOf(move.card)}`;
    case 'add':
      return `add ${spaceName(move.space)} ${forceOf(move.card)}`;
    case 'disband':
      return `disband ${spaceName(move.space)}`;
    case 'launch': {
      const from = move.from === null ? '' : ` from ${idOf(move.from)}`;
      return `launch ${spaceName(move.space)}${from}${move.via.map((sea) => ` via ${idOf(sea)}`).join('')}`;
    }
    case 'intel':
      return `intel ${targetName(move.target)}`;
    case 'bid':
      return `bid ${move.tokens}`;
    case 'see':
      if (move.what === 'province') return 'see province';
      return `see ${typeof move.what === 'number' ? forceOf(move.what) : idOf(move.what.at)}`;
    case 'match': {
      const neutrals = isEmpty(move.neutrals) ? '' : ` neutral ${cards(move.neutrals)}`;
      return `match ${cards(move.cards)}${neutrals}`.replace(/ +/g, ' ').trimEnd();
    }
    case 'offer':
      return `offer ${SIDE_IDS[move.side]} ${move.points}`;
    case 'lot':
      return `lot ${move.swaps ? 'swap' : 'stay'}`;
    default:
      return move.kind;
  }
}
