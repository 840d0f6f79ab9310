/** The reveal of battle cards: both strengths, a tie, who leaves. */
import { TANK } from '../../../../cards/victory-tank/data/battlefield.ts';
import type { Reveal, Weighed, WeighedBlock, WeighedSide } from '../../../referee/table/scene.ts';
import { attackerWins, strengthsIn, total, type Strength } from '../rules/battle.ts';
import { fieldName, nameOf } from '../rules/notation.ts';
import { fighting } from './events.ts';
import type { Move } from '../rules/moves.ts';
import type { Army, Battle, CardChoice, Position } from '../rules/position.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';

/** Rules told beside the cards: the sum, a tie, losses, an empty home base. */
const TOLD: readonly string[] = ['A6', 'A6a', 'A7', 'A8a'];
/** Rules told after the strengths: losses and where they go, an empty home base. Sum and tie are shown as blocks. */
const THEN: readonly string[] = ['A7', 'A7a', 'A7b', 'A8a'];

/** The reveal of a battle; null for other moves. */
export function battleReveal(before: Position, move: Move, after: Position): Reveal<PlayedSaid> | null {
  const { stage, battle, action } = before;
  if (move.kind !== 'lay' || stage !== 'defender-card' || battle === null || action === null) return null;
  const laid = (army: Army, card: CardChoice) => ({
    name: { says: 'army', who: army } as const,
    back: `action-${nameOf(army)}-back`,
    face: card === 0 ? null : `action-${nameOf(army)}-${card}`,
  });
  const told = fighting(before, move.card, after);
  const then = told.filter(({ rule }) => THEN.includes(rule)).map(({ rule, what }) => ({ rule, says: what }));
  const shown = { ...battle, cards: [battle.cards[0], move.card] as const };
  return {
    cards: [laid(action.army, battle.cards[0] ?? 0), laid(otherOf(action.army), move.card)],
    says: {
      says: 'told',
      what: told.filter(({ rule }) => TOLD.includes(rule)).map(({ what }) => what),
    },
    weighed: { ...weighed(before, shown, action.army), then, goesOn: after.stage === 'enter' },
  };
}

function weighed(
  position: Position,
  battle: Battle,
  attacker: Army,
): Pick<Weighed<PlayedSaid>, 'at' | 'sides' | 'tie'> {
  const strengths = strengthsIn(position, battle, attacker);
  const won = attackerWins(strengths);
  const isTie = total(strengths[0]) === total(strengths[1]);
  return {
    at: fieldName(position.table, battle.target),
    sides: [side(attacker, strengths[0], won), side(otherOf(attacker), strengths[1], !won)],
    tie: { rule: 'A6a', says: { says: isTie ? 'tieWon' : 'tieWouldBe', who: attacker } },
  };
}

function side(who: Army, strength: Strength, wins: boolean): WeighedSide<PlayedSaid> {
  const { soldiers, tank, ground, card } = strength;
  const soldier = `soldier-${nameOf(who)}`;
  const block = (
    rule: string,
    says: 'forSoldiers' | 'forTank' | 'forGround' | 'forCard',
    points: number,
    face: string | null,
    leaves = false,
  ): readonly WeighedBlock<PlayedSaid>[] =>
    points === 0 ? [] : [{ rule, says: { says, who, points }, points, face, leaves }];
  return {
    player: who,
    total: total(strength),
    wins,
    blocks: [
      ...block('A5', 'forSoldiers', soldiers, soldier, !wins),
      ...block('A5a', 'forTank', tank, TANK.id),
      ...block('A5b', 'forGround', ground, null),
      ...block('A5c', 'forCard', card, null),
    ],
  };
}
