import { FROGS, FROG_PIECES } from '../../../../cards/stepping-stones/data/box.ts';
import type { FormFault } from '../../../../../../src/referee/messages/kernel-faults.ts';
import { editingOf, standsAt } from '../../../../../../src/referee/position-format/editor-controls.ts';
import type { Stones } from '../rules/game.ts';
import type { StonesSaid } from '../messages.ts';
import { FIELDS, steppingStonesScenery } from './scene.ts';
import { stonesPositions } from '../rules/position-format.ts';

/** The editor of positions: the frogs on their stones, and whose turn it is. */
export const steppingStonesEditing = editingOf<Stones, StonesSaid | FormFault>({
  shape: stonesPositions,
  scene: (position) => steppingStonesScenery.scene(position, null),
  pieces: (desk) =>
    FROGS.map((frog, index) => {
      const id = FROG_PIECES[index]?.id ?? '';
      const places = () =>
        FIELDS.map((field, stone) => ({ id: field, says: { says: 'sitOn', stone } as const }));
      const looks = { id, face: id, says: { says: 'frog', frog } as const, left: null, places };
      return standsAt<Stones, StonesSaid | FormFault>(desk, `at.${frog}`, looks, (place) =>
        FIELDS.indexOf(place),
      );
    }),
  settings: (desk) => [
    {
      heading: { says: 'turn' },
      controls: desk.controls<StonesSaid | FormFault>('turn', {
        says: { says: 'whoHops' },
        named: (name) => ({ says: 'frog', frog: FROGS.find((frog) => frog === name) ?? FROGS[0] }),
      }),
    },
    {
      heading: { says: 'frogs' },
      controls: FROGS.flatMap((frog) =>
        desk.controls<StonesSaid | FormFault>(`at.${frog}`, { says: { says: 'stoneOf', frog } }),
      ),
    },
  ],
});
