/** The reveal of a battle once the advantage is spent or kept: both sides' cards and strengths. */
import type { Reveal, WeighedBlock, WeighedSide } from '../../../referee/table/scene.ts';
import { otherOf } from '../../../referee/seats.ts';
import { idOf, type Side } from '../rules/areas.ts';
import { decidedEvents } from './events.ts';
import { type Move, battleIn } from '../rules/moves.ts';
import { kindsIn, plus, worthOf, type Pile } from '../rules/card-counts.ts';
import { faceOf, garrisonOf, neutralsAt, SIDE_IDS, type War } from '../rules/position.ts';
import type { PlayedSaid } from '../messages.ts';
import { LINE_RULES, groundOf, resultOf, totalsOf, type Line } from '../rules/battle.ts';

const blocksOf = (lines: readonly Line[], leaves: boolean): readonly WeighedBlock<PlayedSaid>[] =>
  lines.map((line) => ({
    rule: LINE_RULES[line.from],
    says: { says: 'lineIs', line },
    points: line.adds,
    face: null,
    leaves: leaves && (line.from === 'cards' || line.from === 'neutrals'),
  }));

/** The reveal that a move brings about (F-060, F-061); null for other moves. */
export function battleTotals(before: War, move: Move, after: War): Reveal<PlayedSaid> | null {
  const battle = battleIn(before);
  if ((move.kind !== 'spend' && move.kind !== 'keep') || battle === null) return null;
  const { seat, at } = battle;
  const foe = otherOf(seat);
  const totals = totalsOf(before, { ...battle, spent: move.kind === 'spend' ? before.advantage : null });
  const { attack, defence, attackLines, defenceLines } = totals;
  const result = resultOf(attack, defence);
  const won = result === 'victory';
  const held = result === 'defeat' || result === 'rout';
  const shown = (who: Side, cards: Pile) => ({
    name: { says: 'cardsOf', who, cards } as const,
    back: `${SIDE_IDS[who]}-action-back`,
    face: strongest(who, cards, at),
  });
  const side = (
    player: Side,
    total: number,
    wins: boolean,
    lines: readonly Line[],
  ): WeighedSide<PlayedSaid> => ({
    player,
    total,
    wins,
    blocks: blocksOf(lines, player === seat ? held : won),
  });
  const says = { says: 'fought', attack, defence, result } as const;
  return {
    cards: [
      shown(seat, garrisonOf(before, seat, at)),
      shown(foe, plus(garrisonOf(before, foe, at), neutralsAt(before, at))),
    ],
    says,
    weighed: {
      at: idOf(at),
      sides: [side(seat, attack, won, attackLines), side(foe, defence, held, defenceLines)],
      tie: { rule: 'F-061', says: { says: 'whatWins', attack, defence } },
      then: decidedEvents(before, move, after)
        .slice(1)
        .map(({ rule, what }) => ({ rule, says: what })),
      goesOn: false,
    },
  };
}

/** The strongest card; null if there is none. */
function strongest(who: Side, cards: Pile, at: number): string | null {
  const ground = groundOf(at);
  const [first, ...others] = kindsIn(cards);
  if (first === undefined) return null;
  return faceOf(
    who,
    others.reduce((best, kind) => (worthOf(kind, ground) > worthOf(best, ground) ? kind : best), first),
  );
}
