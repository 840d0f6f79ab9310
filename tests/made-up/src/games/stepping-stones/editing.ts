import { FROGS, FROG_PIECES, LAST_STONE } from '../../../cards/stepping-stones/box.ts';
import type { Draft, Editing } from '../../../../../src/referee/editing.ts';
import { outline, STONES_KEYS } from './form.ts';
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

export const steppingStonesEditing: Editing = {
  fields: STONES_KEYS,
  sketch: (draft) => {
    const { position, faults } = outline(draft);
    return { scene: steppingStonesScenery.scene(position, null), faults };
  },
  pieces: () =>
    FROG_PIECES.map(({ id }, frog) => ({ id, face: id, says: `The ${FROGS[frog] ?? ''} frog`, left: null })),
  places: (draft) => fieldsOf(draft).map(({ id }) => ({ id, says: `Sit on ${id}` })),
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
      heading: 'Turn',
      controls: [
        {
          kind: 'choice',
          id: 'turn',
          says: 'Who hops',
          value: FROGS[outline(draft).position.turn] ?? '',
          among: FROGS.map((id) => ({ id, says: id })),
          set: (turn) => ({ ...draft, turn }),
        },
      ],
    },
    {
      heading: 'Frogs',
      controls: FROGS.map((name, frog) => ({
        kind: 'number',
        id: name,
        says: `Stone of the ${name} frog`,
        value: outline(draft).position.at[frog] ?? 0,
        least: 0,
        most: LAST_STONE,
        set: (stone) => sit(draft, frog, stone),
      })),
    },
  ],
};
