import { nameOf, type SpaceNumber } from './board-spaces.ts';
import type { Move } from './move.ts';

const names = (spaces: readonly SpaceNumber[]): string => spaces.map(nameOf).join(' ');

/** A move in notation: "move a2 to c3", "attack e5 with e4 d4". */
export function print(move: Move): string {
  switch (move.kind) {
    case 'length':
      return `length ${move.length}`;
    case 'players':
      return `players ${move.players}`;
    case 'roll':
      return `roll ${move.shows}`;
    case 'draw':
      return `draw ${move.mark}`;
    case 'shock':
      return `shock ${nameOf(move.at)}`;
    case 'dodge':
      return `dodge ${nameOf(move.to)}`;
    case 'deploy':
      return `deploy ${move.type} ${nameOf(move.at)}`;
    case 'upgrade':
      return `upgrade ${move.track}`;
    case 'move':
    case 'back':
      return `${move.kind} ${nameOf(move.from)} to ${nameOf(move.to)}`;
    case 'attack':
      return `attack ${nameOf(move.at)} with ${names(move.with)}`;
    case 'fire':
      return `fire ${move.ammunition} ${names(move.at)}`;
    case 'stand':
    case 'mask':
    case 'bare':
    case 'end':
      return move.kind;
  }
}
