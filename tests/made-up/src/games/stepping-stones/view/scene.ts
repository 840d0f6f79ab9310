import type { Scene, Scenery } from '../../../../../../src/referee/index.ts';
import { FROG_PIECES, FROGS, SQUARE, STONES } from '../../../../cards/stepping-stones/data/box.ts';
import { alikeIn } from '../../../../../../src/referee/interchangeable.ts';
import type { ZoneCard } from '../../../../../../src/referee/table/scene.ts';
import { steppingStones, type Hop, type Stones } from '../rules/game.ts';
import type { StonesSaid } from '../messages.ts';

/** What the board view shows of Stepping Stones: the bank, the stones in a row, and the frogs on them. */

/** Ids of the fields; the bank is one without a card. */
export const FIELDS = ['bank', ...STONES.map((stone) => stone.id)];

/** The gap between two stones, mm. */
const GAP = 4;

const placeOf = (index: number) => ({
  x: index * (SQUARE.width + GAP),
  y: 0,
  width: SQUARE.width,
  height: SQUARE.height,
});

function scene(position: Stones, viewer: number | null): Scene<StonesSaid> {
  const { at, hands, turn } = position;
  const shown = (frog: number): boolean => viewer === null || viewer === frog;
  const over = steppingStones.outcome(position);
  return {
    ground: 'plain',
    lines: [],
    fields: FIELDS.map((id, stone) => ({
      id,
      label: stone === 0 ? null : `${stone}`,
      ...placeOf(stone),
      says: { says: 'stone', stone, frogs: FROGS.filter((_, frog) => at[frog] === stone) },
    })),
    cards: STONES.map(({ id }, index) => ({ id, face: id, ...placeOf(index + 1), turn: 0 })),
    pieces: FROG_PIECES.map(({ id, counter }, frog) => ({
      id,
      face: id,
      count: 1,
      turn: 0,
      marks: [],
      ...counter,
      seat: steppingStones.seats[frog] ?? steppingStones.seats[0],
      field: FIELDS[at[frog] ?? 0] ?? 'bank',
    })),
    rulers: {
      columns: STONES.map((_, index) => ({
        label: `${index + 1}`,
        at: placeOf(index + 1).x + SQUARE.width / 2,
      })),
      rows: [],
    },
    zones: FROGS.map((frog, owner) => {
      const hand = hands[owner] ?? [];
      return {
        id: `hand-${frog}`,
        name: { says: 'hand' },
        owner,
        count: null,
        says: shown(owner) ? { says: 'handOpen', hops: hand } : { says: 'handHidden', count: hand.length },
        cards: shown(owner) ? alikeIn(hand, cardOf) : [],
      };
    }),
    status: over === null ? { says: 'turnOf', frog: FROGS[turn] } : { says: 'over' },
  };
}

const cardOf = (hops: number): Omit<ZoneCard<StonesSaid>, 'count'> => ({
  id: `hop-${hops}`,
  face: `hop-${hops}`,
  name: { says: 'card', hops },
});

export const steppingStonesScenery: Scenery<Stones, Hop, StonesSaid> = {
  scene,
  interaction: {
    touches: (_, { hops }) => [{ id: `hop-${hops}`, says: { says: 'hop', hops } }],
    attempts: () => [{ hops: 1 }, { hops: 2 }],
  },
  happenings: (before, { hops }) => [
    { rule: 'S1', what: { says: 'hopped', frog: FROGS[before.turn], hops } },
  ],
  hides: () => false,
};
