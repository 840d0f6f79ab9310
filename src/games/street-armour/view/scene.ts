/** What the board view shows: squares, pieces, dice and what is asked. Only teams being chosen are hidden. */
import { SQUARE } from '../../../../cards/street-armour/data/box.ts';
import { ahead, type Facing } from '../../../geometry/squares.ts';
import { memo } from '../../../referee/memo.ts';
import {
  ARROWS,
  type Scene,
  type SceneAsks,
  type SceneField,
  type Scenery,
  type SceneZone,
  type Start,
} from '../../../referee/table/scene.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';
import { squaresOf, thingAt } from '../rules/board-squares.ts';
import type { Move } from '../rules/move.ts';
import { actorIn, mostPoints, moves } from '../rules/moves.ts';
import { squareId } from '../rules/notation.ts';
import { observe, UNSEEN, type Seen } from '../rules/observation.ts';
import { outcome, pointsLeft } from '../rules/outcome.ts';
import {
  costOf,
  isOn,
  limitOf,
  PLAYER_IDS,
  PLAYERS,
  tankAt,
  taskOf,
  widthOf,
  type Armour,
  type Player,
} from '../rules/position.ts';
import { piecesOf, tilesOf } from './board-pieces.ts';
import { armourInteraction, pathOf } from './interaction.ts';

type ArmourField = SceneField<PlayedSaid>;
type ArmourZone = SceneZone<PlayedSaid>;

/** The places of the squares of a ground, and where arrow keys lead from each. */
const fieldsOn = memo((ground: readonly string[]): readonly Omit<ArmourField, 'says'>[] =>
  squaresOf(ground).map((at) => {
    const beside = ARROWS.flatMap((arrow, quarter) => {
      const to = ahead(at, (2 * quarter) as Facing);
      return isOn({ ground }, to) ? [[arrow, squareId(to)] as const] : [];
    });
    return {
      id: squareId(at),
      label: squareId(at),
      x: at.x * SQUARE,
      y: at.y * SQUARE,
      width: SQUARE,
      height: SQUARE,
      beside: Object.fromEntries(beside),
    };
  }),
);

function fieldsOf(position: Armour): readonly ArmourField[] {
  const squares = squaresOf(position.ground);
  return fieldsOn(position.ground).map((lies, index) => {
    const at = squares[index] ?? { x: 0, y: 0 };
    const tank = position.tanks[tankAt(position, at)];
    if (tank !== undefined) {
      const { owner: who, weight, facing, state } = tank;
      return { ...lies, says: { says: 'tankField', at, who, weight, facing, state } };
    }
    const thing = thingAt(position, at);
    return {
      ...lies,
      says: { says: 'squareField', at, thing: thing === 'tank' || thing === 'wreck' ? null : thing },
    };
  });
}

/** The buildings of a ground as one path, mm; neighbours in a row are one rectangle. */
const buildingOutlines = memo((ground: readonly string[]): string =>
  ground
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ index, 0: { length } }) =>
          `M${index * SQUARE} ${y * SQUARE}h${length * SQUARE}v${SQUARE}h${-length * SQUARE}z`,
      ),
    )
    .join(''),
);

/** The lines between the squares of a ground, mm. */
const gridLines = memo((ground: readonly string[]): string => {
  const [across, down] = [widthOf({ ground }) * SQUARE, ground.length * SQUARE];
  const upright = Array.from(
    { length: Math.max(0, widthOf({ ground }) - 1) },
    (_, x) => `M${(x + 1) * SQUARE} 0v${down}`,
  );
  const level = ground.slice(1).map((_, y) => `M0 ${(y + 1) * SQUARE}h${across}`);
  return [...upright, ...level].join('');
});

function zonesOf(position: Armour, teams: Seen['teams']): readonly ArmourZone[] {
  const { dice, fire, stage, tanks, turns, task } = position;
  const limit = limitOf(task);
  const zone = (
    id: string,
    name: Extract<PlayedSaid, { says: `${string}Zone` }>['says'],
    owner: Player | null,
    says: PlayedSaid,
    rest: Partial<ArmourZone> = {},
  ): ArmourZone => ({
    id: owner === null ? id : `${id}-${PLAYER_IDS[owner]}`,
    name: { says: name },
    owner,
    says,
    cards: [],
    count: null,
    ...rest,
  });
  // Pieces not yet on the board count as left.
  const pointsZone = (who: Player, points: number): ArmourZone =>
    zone('points', 'pointsZone', who, { says: 'pointsAre', points }, { count: points });
  const shown = dice.map((shows) => ({ sides: 6, shows }));
  const isSetUp = ['team', 'first', 'barricade', 'flag', 'tank'].includes(stage);
  return [
    zone('dice', 'diceZone', null, { says: 'diceLeft', dice, fire }, { dice: shown }),
    ...PLAYERS.flatMap((who) => {
      const lost = tanks.filter(({ owner, state }) => owner === who && state === 'wreck').length;
      const team = teams[who];
      const most = taskOf(task).attacker === who ? limit : null;
      return [
        ...(isSetUp ? [zone('team', 'teamZone', who, { says: 'teamIs', team })] : []),
        ...(team === null || team === UNSEEN
          ? []
          : [pointsZone(who, pointsLeft(position, who) + costOf(team))]),
        zone('lost', 'lossZone', who, { says: 'wrecks', count: lost }, { count: lost }),
        zone('turns', 'turnsZone', who, { says: 'turnsAre', turns: turns[who], most }),
      ];
    }),
  ];
}

function status(position: Armour): PlayedSaid {
  const who = actorIn(position);
  const { stage, active: turn } = position;
  if (who === null) {
    const [winner] = outcome(position)?.winners ?? [];
    return { says: 'ended', winner: winner === 0 || winner === 1 ? winner : null };
  }
  return { says: 'status', who: who === 'chance' ? 'chance' : turn, stage, turn };
}

const STEPS = ['throw', 'move', 'shoot'] as const;

/** The question to the player who decides; none while chance decides. */
function asksOf(position: Armour): { readonly asks?: SceneAsks<PlayedSaid> } {
  const { stage, active: who, dice, fire } = position;
  if (typeof actorIn(position) !== 'number') return {};
  const isTurn = stage === 'move' || stage === 'shoot';
  return {
    asks: {
      who: { says: 'whoseTurn', who },
      steps: isTurn ? STEPS.map((step) => ({ name: { says: 'step', step }, isNow: step === stage })) : [],
      title: { says: 'askedIn', stage },
      says: { says: 'toTap', stage, dice, fire, points: mostPoints(position, who) },
    },
  };
}

export function scene(position: Armour, viewer: number | null): Scene<PlayedSaid> {
  const { teams } = viewer === null ? position : observe(position, seatOfTwo(viewer));
  const [width, height] = [widthOf(position) * SQUARE, position.ground.length * SQUARE];
  return {
    ground: {
      x: 0,
      y: 0,
      width,
      height,
      plan: buildingOutlines(position.ground),
      ruled: gridLines(position.ground),
    },
    fields: fieldsOf(position),
    cards: tilesOf(position),
    pieces: piecesOf(position),
    lines: [],
    rulers: rulersOf(position),
    zones: zonesOf(position, teams),
    status: status(position),
    ...asksOf(position),
  };
}

const rulersOf = ({ ground }: Armour): NonNullable<Scene['rulers']> => ({
  columns: Array.from({ length: ground[0]?.length ?? 0 }, (_, x) => ({
    label: squareId({ x, y: 0 }).slice(0, 1),
    at: (x + 0.5) * SQUARE,
  })),
  rows: ground.map((_, y) => ({ label: `${y + 1}`, at: (y + 0.5) * SQUARE })),
});

/** Whether the newest move is hidden from a viewer: West’s team, until East has chosen. */
const hides = (before: Armour, newest: Move, viewer: number): boolean =>
  newest.kind === 'team' && before.active === 0 && viewer === 1;

type Picked = 'lay' | 'task' | 'points';

/** A first move that is chosen before the game starts. */
const pick = (
  stage: 'city' | 'task' | 'points',
  kind: Picked,
  usual: string,
): Start<Armour, Move, PlayedSaid>['picks'][number] => ({
  asks: { says: 'askedIn', stage },
  of: (position) =>
    moves(position).flatMap((move) => {
      const [touch] = pathOf(position, move);
      if (move.kind !== kind || touch === undefined) return [];
      return [{ move, name: touch.says, ...(touch.id === usual && { usual: true as const }) }];
    }),
});

/** Choices before the game: part of the city, task, cost of a team. */
export const armourStart: Start<Armour, Move, PlayedSaid> = {
  options: [],
  picks: [
    pick('city', 'lay', 'lay-1'),
    pick('task', 'task', 'task-tanks'),
    pick('points', 'points', 'points-39'),
  ],
  // By then both teams are chosen and on the board.
  pictured: 18,
};

/** The scenery of the page before somebody sits down: until then no move is made. */
export const startScenery: Scenery<Armour, Move, PlayedSaid> = {
  scene,
  interaction: armourInteraction,
  happenings: () => [],
  hides,
  start: armourStart,
};
