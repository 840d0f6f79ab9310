import {
  BARRICADE,
  BARRICADES_EACH,
  FLAGS,
  TANKS,
  type TankPiece,
} from '../../../../cards/street-armour/data/box.ts';
import { choice, number, type Control, type Draft, type Settings } from '../../../referee/table/editor.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import { FACINGS } from '../../../geometry/squares.ts';
import type { Touch } from '../../../referee/table/scene.ts';
import {
  editingOf,
  markers,
  type Desk,
  type Piece,
} from '../../../referee/position-format/editor-controls.ts';
import type { ArmourSaid } from '../messages.ts';
import { squaresOf } from '../rules/board-squares.ts';
import { FACING_IDS, squareId } from '../rules/notation.ts';
import { armourPositions } from '../rules/position-format.ts';
import {
  PLAYER_IDS,
  PLAYERS,
  sizeOf,
  STAGES,
  STATES,
  supplyOf,
  TASK_IDS,
  taskOf,
  type Armour,
  type Player,
  type Stage,
} from '../rules/position.ts';
import { scene } from './scene.ts';

/** The editor of positions: tanks, flags and barricades are put on squares, everything else has controls. */

type Says = ArmourSaid | FormFault;
type ArmourDesk = Desk<Armour>;

interface WrittenTank {
  readonly side: string;
  readonly weight: string;
  readonly at: string;
  readonly facing: string;
  readonly state: string;
}

const tanksOn = (desk: ArmourDesk): readonly WrittenTank[] => desk.value('tanks') as readonly WrittenTank[];

/** Properties that refer to tanks by index: they are dropped when the list of tanks changes. */
const BY_PLACE = ['runs', 'shot'] as const;

const withTanks = (desk: ArmourDesk, tanks: readonly WrittenTank[]): Draft =>
  desk.with('tanks', tanks, BY_PLACE);

const streets = ({ position }: ArmourDesk): readonly Touch<Says>[] =>
  squaresOf(position.ground)
    .filter(({ x, y }) => position.ground[y]?.[x] === '.')
    .map((at) => ({ id: squareId(at), says: { says: 'editOn', at } }));

/** A kind of tank to put on the board; it faces the enemy's end at first. */
function tankPiece(desk: ArmourDesk, { id, owner, weight }: TankPiece): Piece<Says> {
  const who: Player = owner === PLAYER_IDS[0] ? 0 : 1;
  const { position } = desk;
  const laid = position.tanks.filter((tank) => tank.owner === who && tank.weight === weight).length;
  const waiting = position.teams[who]?.[TANKS.findIndex((one) => one.id === id) % 3] ?? 0;
  const isThis = (tank: WrittenTank) => tank.side === owner && tank.weight === weight;
  const others = (place: string) => tanksOn(desk).filter(({ at }) => at !== place);
  const facing = who === 0 ? 'east' : 'west';
  return {
    id,
    face: id,
    says: { says: 'editTank', who, weight },
    left: supplyOf(position, weight) - laid - waiting,
    places: () => streets(desk),
    isOn: (place) => tanksOn(desk).some((tank) => tank.at === place && isThis(tank)),
    put: (place) =>
      withTanks(desk, [...others(place), { side: owner, weight, at: place, facing, state: 'sound' }]),
    take: (place) => withTanks(desk, others(place)),
  };
}

const pieces = (desk: ArmourDesk): readonly Piece<Says>[] => {
  const { position } = desk;
  const places = () => streets(desk);
  return [
    ...TANKS.map((piece) => tankPiece(desk, piece)),
    ...PLAYERS.flatMap((who): readonly Piece<Says>[] => {
      const most = taskOf(position.task).flags[who];
      const face = FLAGS[who]?.id;
      if (most === 0 || face === undefined) return [];
      const left = most - position.flags[who].length;
      const looks = { id: face, face, says: { says: 'editFlag', who }, left, places } as const;
      return [markers<Armour, Says>(desk, `flags.${PLAYER_IDS[who]}`, looks)];
    }),
    ...(position.options.barricades
      ? [
          markers<Armour, Says>(desk, 'barricades', {
            id: BARRICADE.id,
            face: BARRICADE.id,
            says: { says: 'editBarricade' },
            places,
            left: 2 * BARRICADES_EACH - position.barricades.length,
          }),
        ]
      : []),
  ];
};

/** The controls of the tank on a square: facing and state. */
function around(desk: ArmourDesk, place: string): readonly Control<Says>[] {
  const tanks = tanksOn(desk);
  const index = tanks.findIndex(({ at }) => at === place);
  const tank = tanks[index];
  if (tank === undefined) return [];
  const changed = (change: Partial<WrittenTank>) =>
    withTanks(desk, tanks.with(index, { ...tank, ...change }));
  return [
    choice<Says>(
      ['facing', { says: 'facingSet' }],
      tank.facing,
      FACINGS.map((facing) => ({ id: FACING_IDS[facing], says: { says: 'facingName', facing } })),
      (facing) => changed({ facing }),
    ),
    choice<Says>(
      ['state', { says: 'stateSet' }],
      tank.state,
      STATES.map((state) => ({ id: state, says: { says: 'stateName', state } })),
      (state) => changed({ state }),
    ),
  ];
}

/** The stages that can be set by hand; the others only come up in play. */
const BY_HAND: readonly Stage[] = ['throw', 'move', 'shoot', 'over'];
/** The dice when the stage is set by hand. */
const SOME_DICE: readonly number[] = [2, 3, 5];

/** Changes the stage and drops what belonged to the turn before. */
function withStage(desk: ArmourDesk, stage: Stage): Draft {
  const { position, draft } = desk;
  if (stage === position.stage) return draft;
  const { dice: _, fire: __, runs: ___, shot: ____, hit: _____, teams, ...rest } = draft;
  const isSetUp = sizeOf(position.teams[0]) + sizeOf(position.teams[1]) > 0;
  return {
    ...rest,
    ...(teams !== undefined && !isSetUp && { teams }),
    stage,
    ...(stage === 'move' && { dice: SOME_DICE }),
    ...(stage === 'shoot' && { fire: SOME_DICE.length * 2 }),
  };
}

function turnControls(desk: ArmourDesk): readonly Control<Says>[] {
  const { stage, active } = desk.position;
  return [
    choice<Says>(
      ['stage', { says: 'stageSet' }],
      stage,
      STAGES.filter((id) => BY_HAND.includes(id) || id === stage).map((id) => ({
        id,
        says: { says: 'stageName', stage: id },
      })),
      (id) => withStage(desk, STAGES.find((one) => one === id) ?? stage),
    ),
    choice<Says>(
      ['active', { says: 'activeSet' }],
      PLAYER_IDS[active],
      PLAYERS.map((who) => ({ id: PLAYER_IDS[who], says: { says: 'sideName', who } })),
      (id) => desk.with('active', id, BY_PLACE),
    ),
    ...(stage === 'shoot' || stage === 'move'
      ? desk.controls<Says>('fire', { says: { says: 'fireIs' } })
      : []),
    ...desk.controls<Says>('quiet', { says: { says: 'quietSet' } }),
  ];
}

/** For each number the count of dice left that show it. */
const diceControls = (desk: ArmourDesk): readonly Control<Says>[] => {
  const { dice } = desk.position;
  return [1, 2, 3, 4, 5, 6].map((large) =>
    number<Says>(
      [`dice-${large}`, { says: 'diceShowing', large }],
      dice.filter((die) => die === large).length,
      [0, 6],
      (count) =>
        desk.with('dice', [
          ...dice.filter((die) => die !== large),
          ...Array.from({ length: count }, () => large),
        ]),
    ),
  );
};

const settings = (desk: ArmourDesk): readonly Settings<Says>[] => [
  {
    heading: { says: 'gameHeading' },
    controls: [
      ...desk.controls<Says>('window', { says: { says: 'windowSet' }, forgets: ['ground'] }),
      ...desk.controls<Says>('task', {
        says: { says: 'taskSet' },
        named: (id) => ({ says: 'taskName', task: TASK_IDS.find((task) => task === id) ?? 'tanks' }),
      }),
    ],
  },
  { heading: { says: 'turnHeading' }, controls: turnControls(desk) },
  ...(desk.position.stage === 'move'
    ? [{ heading: { says: 'diceHeading' } as const, controls: diceControls(desk) }]
    : []),
];

export const armourEditing = editingOf<Armour, Says>({
  shape: armourPositions,
  scene: (position) => scene(position, null),
  pieces,
  around,
  settings,
});
