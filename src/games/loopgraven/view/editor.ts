import { TROOPS, type UnitPiece } from '../../../../cards/loopgraven/data/box.ts';
import { LENGTHS, TRACKS } from '../../../../cards/loopgraven/data/tables.ts';
import { choice, type Control, type Draft, type Settings } from '../../../referee/table/editor.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import type { Touch } from '../../../referee/table/scene.ts';
import { editingOf, type Desk, type Piece } from '../../../referee/position-format/editor-controls.ts';
import { ALL_SPACES, nameOf } from '../rules/board-spaces.ts';
import {
  PLAYER_IDS,
  PLAYERS,
  playing,
  STAGES,
  type Player,
  type Stage,
  type Trenches,
} from '../rules/position.ts';
import type { LoopSaid } from '../messages.ts';
import { scene } from './scene.ts';
import { loopPositions } from '../rules/position-format.ts';
import { forcesOf } from '../rules/turns.ts';

/** Troops are placed on the board; everything else is set by controls. */

type Says = LoopSaid | FormFault;
type LoopDesk = Desk<Trenches>;

interface WrittenUnit {
  readonly owner: string;
  readonly type: string;
  readonly at: string | null;
}

const unitsOn = (desk: LoopDesk): readonly WrittenUnit[] => desk.value('units') as readonly WrittenUnit[];

/** Parts that refer to units by number or are derived from them, so a change of units clears them. */
const BY_UNITS = ['acted', 'effects', 'clouds', 'moved', 'waits', 'danger', 'pools'] as const;

const withUnits = (desk: LoopDesk, units: readonly WrittenUnit[]): Draft =>
  desk.with('units', units, BY_UNITS);

const SPACES: readonly Touch<Says>[] = ALL_SPACES.map((at) => ({
  id: nameOf(at),
  says: { says: 'editOn', at },
}));

function unitPiece(desk: LoopDesk, { id, owner, type }: UnitPiece): Piece<Says> {
  const who: Player = PLAYERS[PLAYER_IDS.indexOf(owner)] ?? 0;
  const { units } = desk.position;
  const used = units.filter((unit) => unit.owner === who && unit.type === type).length;
  const others = (place: string) => unitsOn(desk).filter(({ at }) => at !== place);
  return {
    id,
    face: id,
    says: { says: 'editUnit', who, type },
    left: forcesOf(desk.position)[who][type] - used,
    places: () => SPACES,
    isOn: (place) =>
      unitsOn(desk).some((unit) => unit.at === place && unit.owner === owner && unit.type === type),
    put: (place) => withUnits(desk, [...others(place), { owner, type, at: place }]),
    take: (place) => withUnits(desk, others(place)),
  };
}

const pieces = (desk: LoopDesk): readonly Piece<Says>[] =>
  TROOPS.filter(({ owner }) => playing(desk.position).some((who) => PLAYER_IDS[who] === owner)).map((piece) =>
    unitPiece(desk, piece),
  );

/** Stages that can be entered by hand; the others are reached by play. */
const BY_HAND: readonly Stage[] = ['event', 'turn', 'over'];
/** Parts that belong to the turn, cleared when it passes to somebody else. */
const OF_TURN = [
  'actions',
  'items',
  'guns',
  'shots',
  'acted',
  'marched',
  'kabiem',
  'waits',
  'turns',
] as const;

const turnControls = (desk: LoopDesk): readonly Control<Says>[] => {
  const { stage, active } = desk.position;
  return [
    ...desk.controls<Says>('round', { says: { says: 'roundSet' }, forgets: ['turns', 'danger'] }),
    choice<Says>(
      ['stage', { says: 'stageSet' }],
      stage,
      STAGES.filter((id) => BY_HAND.includes(id) || id === stage).map((id) => ({
        id,
        says: { says: 'stageName', stage: id },
      })),
      (id) => desk.with('stage', id, OF_TURN),
    ),
    choice<Says>(
      ['active', { says: 'activeSet' }],
      PLAYER_IDS[active],
      playing(desk.position).map((who) => ({ id: PLAYER_IDS[who], says: { says: 'whoName', who } })),
      (id) => desk.with('active', id, OF_TURN),
    ),
    ...(stage === 'turn' ? desk.controls<Says>('actions', { says: { says: 'actionsSet' } }) : []),
  ];
};

const settings = (desk: LoopDesk): readonly Settings<Says>[] => [
  {
    heading: { says: 'gameHeading' },
    controls: [
      ...desk.controls<Says>('length', {
        says: { says: 'lengthSet' },
        named: (id) => ({ says: 'lengthName', length: LENGTHS.find((one) => one === id) ?? 'short' }),
        forgets: ['pools'],
      }),
      ...desk.controls<Says>('players', {
        says: { says: 'playersSet' },
        named: (id) => ({ says: 'playersName', players: id === '4' ? 4 : 2 }),
        forgets: ['pools', 'turns'],
      }),
    ],
  },
  { heading: { says: 'turnHeading' }, controls: turnControls(desk) },
  ...playing(desk.position).map((who) => {
    const id = PLAYER_IDS[who];
    return {
      heading: { says: 'playerHeading', who } as const,
      controls: [
        ...desk.controls<Says>(`purses.${id}`, { id: `purse-${id}`, says: { says: 'purseSet' } }),
        ...TRACKS.flatMap((track) =>
          desk.controls<Says>(`tiers.${id}.${track}`, {
            id: `${track}-${id}`,
            says: { says: 'tierSet', track },
            forgets: ['actions'],
          }),
        ),
      ],
    };
  }),
];

export const loopEditing = editingOf<Trenches, Says>({
  shape: loopPositions,
  scene,
  pieces,
  around: () => [],
  settings,
});
