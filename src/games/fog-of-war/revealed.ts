/** What somebody came to know by a move, beside what lies open to both. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import type { Revelation } from '../../referee/game.ts';
import { turnRule } from './turn-rule.ts';
import type { Move, MoveOf } from './move.ts';
import { isEmpty } from './pile.ts';
import { AXIS, otherOf, type Target, type War } from './position.ts';
import { revealIn } from './reveal.ts';
import type { PlayedSaid } from './said.ts';

type Known = Revelation<StatementId, PlayedSaid>;

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
      return [
        {
          to: wait?.kind === 'lose' && wait.neutral ? null : seat,
          ...{ rule, what: { says: 'lostCard', card: move.card } },
        },
        ...shownBy(before, move),
      ];
    case 'see':
      return wait?.kind === 'look' ? [{ to: seat, rule, what: sawOf(before, move, wait.target) }] : [];
    case 'launch':
    case 'resolve':
    case 'show':
    case 'done':
      return shownBy(before, move);
    default:
      return [];
  }
}

function sawOf({ wheels, active }: War, { what }: MoveOf<'see'>, target: Target): PlayedSaid {
  if (typeof what === 'object') return { says: 'sawVictory', at: what.at };
  if (what !== 'province') return { says: 'sawCard', card: what, target };
  const aim = target.kind === 'operation' ? wheels[otherOf(active)].plans[target.space] : null;
  return { says: 'sawProvince', at: aim ?? 0 };
}

/** The cards that both sides show where an attack is fought. */
function shownBy(before: War, move: Move): readonly Known[] {
  const reveal = revealIn(before, move);
  if (reveal === null || reveal.isUnsupported) return [];
  const { attacker, attackers, defenders } = reveal;
  const piles = [
    [attacker, attackers],
    [otherOf(attacker), defenders],
  ] as const;
  return piles.flatMap(([by, cards]): Known[] =>
    isEmpty(cards) ? [] : [{ to: otherOf(by), rule: 'F-048', what: { says: 'shown', by, cards } }],
  );
}
