/** What somebody came to know by a move, beside what lies open to both. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import type { Revelation } from '../../referee/game.ts';
import { turnRule } from './judge.ts';
import type { Move, MoveOf } from './move.ts';
import { isEmpty, NONE } from './pile.ts';
import { AXIS, garrisonOf, inSpace, otherOf, pileIn, type Target, type War } from './position.ts';
import type { FogSaid } from './said.ts';

type Known = Revelation<StatementId, FogSaid>;

export function revealed(before: War, move: Move): readonly Known[] {
  const wait = top(before.waits);
  const seat = wait?.seat ?? before.active;
  const rule = turnRule(before);
  switch (move.kind) {
    case 'draw':
      return [{ to: seat, rule, what: { says: 'drewCard', card: move.card } }];
    case 'victory':
      return [{ to: AXIS, rule, what: { says: 'drewVictory', at: move.at } }];
    case 'deal':
      return [{ to: seat, rule, what: { says: 'dealtCard', card: move.card } }];
    case 'lose':
      return wait?.kind === 'lose' && wait.neutral
        ? [{ to: null, rule, what: { says: 'lostCard', card: move.card } }]
        : [{ to: seat, rule, what: { says: 'lostCard', card: move.card } }];
    case 'see':
      return wait?.kind === 'look' ? [{ to: seat, rule, what: sawOf(before, move, wait.target) }] : [];
    case 'launch':
    case 'resolve':
      return shownBy(before, move);
    default:
      return [];
  }
}

function sawOf({ wheels, active }: War, { what }: MoveOf<'see'>, target: Target): FogSaid {
  if (typeof what === 'object') return { says: 'sawVictory', at: what.at };
  if (what !== 'province') return { says: 'sawCard', card: what, target };
  const aim = target.kind === 'operation' ? wheels[otherOf(active)].plans[target.space] : null;
  return { says: 'sawProvince', at: aim ?? 0 };
}

/** The cards that both sides show where an attack is fought. */
function shownBy(before: War, move: MoveOf<'launch' | 'resolve'>): readonly Known[] {
  const { active, wheels } = before;
  const at = move.kind === 'resolve' ? move.at : (wheels[active].plans[move.space] ?? 0);
  const piles = [
    move.kind === 'resolve' ? garrisonOf(before, active, at) : pileIn(before, active, inSpace(move.space)),
    garrisonOf(before, otherOf(active), at),
  ];
  return [active, otherOf(active)].flatMap((by, index): Known[] => {
    const cards = piles[index] ?? NONE;
    return isEmpty(cards) ? [] : [{ to: otherOf(by), rule: 'F-048', what: { says: 'shown', by, cards } }];
  });
}
