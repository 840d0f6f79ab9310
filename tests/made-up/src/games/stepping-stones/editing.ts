import { FROGS, FROG_PIECES, LAST_STONE } from '../../../cards/stepping-stones/box.ts';
import type { Control, Draft, Editing } from '../../../../../src/referee/editing.ts';
import { outline, STONES_KEYS } from './form.ts';
import type { StonesSaid } from './said.ts';
import { steppingStonesScenery } from './scene.ts';

/** Entering a position of Stepping Stones: the frogs on their stones, and whose turn it is. */

const fieldsOf = (draft: Draft) => steppingStonesScenery.scene(outline(draft).position, null).fields;

const frogAt = (draft: Draft, stone: number): number => outline(draft).position.at.indexOf(stone);

function sit(draft: Draft, frog: number, stone: number): Draft {
  const { at } = outline(draft).position;
  const next = FROGS.map((name, index) => [name, index === frog ? stone : at[index]]);
  return { ...draft, at: Object.fromEntries(next) as unknown };
}

const stoneOf = (draft: Draft, place: string): number => fieldsOf(draft).findIndex(({ id }) => id === place);

export const steppingStonesEditing: Editing<StonesSaid> = {
  fields: STONES_KEYS,
  sketch: (draft) => {
    const { position, faults } = outline(draft);
    return { scene: steppingStonesScenery.scene(position, null), faults };
  },
  pieces: () =>
    FROG_PIECES.map(({ id, owner }) => ({ id, face: id, says: { says: 'frog', frog: owner }, left: null })),
  places: (draft) => fieldsOf(draft).map(({ id }, stone) => ({ id, says: { says: 'sitOn', stone } })),
  put: (draft, piece, place) =>
    sit(
      draft,
      FROG_PIECES.findIndex(({ id }) => id === piece),
      stoneOf(draft, place),
    ),
  take: (draft, place) => {
    const piece = FROG_PIECES[frogAt(draft, stoneOf(draft, place))];
    return piece === undefined ? null : { piece: piece.id, face: piece.id, left: draft };
  },
  around: () => [],
  settings: (draft) => [
    {
      heading: { says: 'turn' },
      controls: [
        {
          kind: 'choice',
          id: 'turn',
          says: { says: 'whoHops' },
          value: FROGS[outline(draft).position.turn] ?? '',
          among: FROGS.map((frog) => ({ id: frog, says: { says: 'frog', frog } })),
          set: (turn) => ({ ...draft, turn }),
        },
      ],
    },
    {
      heading: { says: 'frogs' },
      controls: FROGS.map((name, frog): Control<StonesSaid> => ({
        kind: 'number',
        id: name,
        says: { says: 'stoneOf', frog: name },
        value: outline(draft).position.at[frog] ?? 0,
        least: 0,
        most: LAST_STONE,
        set: (stone) => sit(draft, frog, stone),
      })),
    },
  ],
};
