import { otherOf } from '../../../referee/seats.ts';
import type { TacticsCard } from '../../../../cards/tank/data/cards.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import { TACTICS, sideOf, tacticOf, undoneBy, unitOf, type Tactic } from './cards.ts';
import { type Open, type Player } from './position.ts';

/** Who decides: a player, chance, or nobody once the game has ended. */
export function actorIn({ stage, active, pending, attack }: Open): Player | 'chance' | null {
  const waiting = pending.at(-1);
  if (stage === 'over') return null;
  if (waiting !== undefined) return otherOf(waiting.by);
  switch (stage) {
    case 'first':
    case 'deal':
    case 'draw':
    case 'attacker':
    case 'uncover':
      return 'chance';
    case 'lost':
      return otherOf(active);
    case 'modifier':
      return attack?.asked ?? active;
    case 'nation':
    case 'maneuver':
    case 'choose':
    case 'target':
    case 'damage':
    case 'free':
      return active;
  }
}

/** The windows in which tactics cards can be played. */
export const WINDOWS = ['maneuver', 'lost', 'modifier', 'damage', 'free', 'undo'] as const;
export type Window = (typeof WINDOWS)[number];

export const WINDOW_RULES = {
  maneuver: 'T-110',
  lost: 'T-050',
  modifier: 'T-060',
  damage: 'T-073',
  free: 'T-080',
  undo: 'T-090',
} as const satisfies Record<Window, StatementId>;

/** The window that is open; null where no card can be played. */
export function windowOf({ stage, pending }: Open): Window | null {
  if (pending.length > 0) return 'undo';
  return WINDOWS.find((window) => window === stage) ?? null;
}

export const windowFor = (card: Tactic): Window => WINDOW_OF[card] ?? 'maneuver';

function windowBy({ type, effect }: TacticsCard): Window {
  switch (effect) {
    case 'pen':
    case 'inf':
    case 'both':
      return 'modifier';
    case 'lost':
    case 'end':
      return 'lost';
    case 'out':
      return type === 'damage' || type === 'morale' ? 'damage' : 'lost';
    case 'free':
      return 'free';
    case 'rally':
    case 'repair':
      return 'undo';
    case 'recover':
      return 'maneuver';
  }
}

const WINDOW_OF: readonly Window[] = TACTICS.map(windowBy);

/** Whether a card undoes the one that waits (T-090). */
export const undoes = ({ options, pending }: Open, card: Tactic): boolean => {
  const last = pending.at(-1);
  return last !== undefined && undoneBy(options, last.card) === tacticOf(card).effect;
};

export const sideOfPlayer = ({ nations }: Open, player: Player) =>
  nations[player] === 0 ? 'german' : 'anglo';

export const sideOfUnit = (unit: number) => sideOf(unitOf(unit).owner);
