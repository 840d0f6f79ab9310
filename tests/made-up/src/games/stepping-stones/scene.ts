import { FROG_PIECES, FROGS, SQUARE, STONES } from '../../../cards/stepping-stones/box.ts';
import type { Scene, Scenery } from '../../../../../src/referee/scene.ts';
import { steppingStones, type Hop, type Stones } from './game.ts';

/** Stepping Stones on a table: the stones in a row, the frogs on them, and a bank before the first. */

/** The bank is a field without a card. */
const FIELDS = ['bank', ...STONES.map((stone) => stone.id)];

const BESIDE = 4;

const placeOf = (index: number) => ({
  x: index * (SQUARE.width + BESIDE),
  y: 0,
  width: SQUARE.width,
  height: SQUARE.height,
});

function scene({ at, hands, turn }: Stones, viewer: number | null): Scene {
  const shown = (frog: number): boolean => viewer === null || viewer === frog;
  const over = steppingStones.outcome({ far: false, at, hands, turn });
  return {
    ground: 'plain',
    lines: [],
    fields: FIELDS.map((id, index) => {
      const frogs = FROGS.filter((_, frog) => at[frog] === index);
      const says = [id, ...frogs.map((frog) => `the ${frog} frog`)].join(', ');
      return { id, label: id, ...placeOf(index), says };
    }),
    cards: STONES.map(({ id }, index) => ({ id, face: id, ...placeOf(index + 1), turn: 0 })),
    pieces: FROG_PIECES.map(({ id, counter }, frog) => ({
      ...{ id, face: id, count: 1, turn: 0, marks: [], ...counter },
      field: FIELDS[at[frog] ?? 0] ?? 'bank',
    })),
    zones: FROGS.map((frog, owner) => {
      const hand = hands[owner] ?? [];
      const says = shown(owner) ? hand.join(', ') : `${hand.length} cards`;
      const cards = shown(owner)
        ? hand.map((hops) => ({ id: `hop-${hops}`, face: `hop-${hops}`, name: `hop ${hops}`, count: 1 }))
        : [];
      return { id: `hand-${frog}`, name: 'Hand', owner, says: says || 'none', count: null, cards };
    }),
    status: over === null ? `The ${FROGS[turn]} frog hops.` : 'The game is over.',
  };
}

const ways = (list: readonly Hop[]) =>
  list.map((move) => ({ move, path: [{ id: `hop-${move.hops}`, says: `Hop ${move.hops}` }] as const }));

export const steppingStonesScenery: Scenery<Stones, Hop> = {
  scene,
  choices: (position) => ways(steppingStones.moves(position)),
  tries: (position) => (steppingStones.toAct(position) === null ? [] : ways([{ hops: 1 }, { hops: 2 }])),
  happenings: (before, { hops }) => [{ rule: 'S1', what: `the ${FROGS[before.turn]} frog hops ${hops}` }],
  hides: () => false,
};
