/** The checker of a shot at a real table: shooter, target and blocked squares are marked on a board. */
import { BARRICADE, TANKS, WEIGHTS, WINDOWS, type Weight } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { Checker, Checkers } from '../../../referee/table/checker.ts';
import { choice, toggle, type Control, type Draft } from '../../../referee/table/editor.ts';
import { FACINGS, type Square } from '../../../geometry/squares.ts';
import type { ArmourSaid } from '../messages.ts';
import { squaresOf, thingAt } from '../rules/board-squares.ts';
import { FACING_IDS, squareId } from '../rules/notation.ts';
import { withOptions, type OptionId, type Options } from '../rules/options.ts';
import { ALL_TILES, groundOf, sameSquare, type Armour } from '../rules/position.ts';
import {
  BARE_GROUND,
  checkShot,
  draftOf,
  drawShot,
  FIRST_SHOT,
  ROLES,
  shotOf,
  tableOf,
  type MarkedShot,
  type MarkedTank,
  type Role,
} from './line-of-fire.ts';

const MARKS = ['shooter', 'target', 'block'] as const;
type Mark = (typeof MARKS)[number];

/** The highest firepower of dice. */
const MOST_FIRE = 30;

const withRole = (shot: MarkedShot, role: Role, change: Partial<MarkedTank>): Draft =>
  draftOf({ ...shot, [role]: { ...shot[role], ...change } });

const roleAt = (shot: MarkedShot, place: string): Role | undefined =>
  ROLES.find((role) => squareId(shot[role]) === place);

function tankControls(shot: MarkedShot, role: Role): readonly Control<ArmourSaid>[] {
  const { weight, facing } = shot[role];
  const weights = WEIGHTS.map((id) => ({ id, says: { says: 'weightName', weight: id } as const }));
  const facings = FACINGS.map((way) => ({
    id: FACING_IDS[way],
    says: { says: 'facingName', facing: way } as const,
  }));
  return [
    choice<ArmourSaid>([`${role}-weight`, { says: 'weightSet' }], weight, weights, (id) =>
      withRole(shot, role, { weight: WEIGHTS.find((one) => one === id) ?? weight }),
    ),
    choice<ArmourSaid>([`${role}-facing`, { says: 'facingSet' }], FACING_IDS[facing], facings, (id) =>
      withRole(shot, role, { facing: FACINGS.find((way) => FACING_IDS[way] === id) ?? facing }),
    ),
    ...(role === 'shooter'
      ? [
          toggle<ArmourSaid>(['moved', { says: 'movedSet' }], shot.moved, (moved) =>
            draftOf({ ...shot, moved }),
          ),
        ]
      : []),
  ];
}

/** Changes the ground: marked tanks stay, or go to the nearest street square if theirs is built over. */
function withGround(shot: MarkedShot, window: number | null, options: Options): Draft {
  const ground = window === null ? BARE_GROUND : groundOf(window, options);
  const streets = squaresOf(ground).filter(({ x, y }) => ground[y]?.[x] === '.');
  const [first = FIRST_SHOT.shooter] = streets;
  const taken: Square[] = [];
  const moved = (from: Square): Square => {
    const far = (to: Square) => Math.hypot(to.x - from.x, to.y - from.y);
    const free = streets.filter((one) => !taken.some((other) => sameSquare(one, other)));
    const to = free.reduce((best, one) => (far(one) < far(best) ? one : best), free[0] ?? first);
    taken.push(to);
    return to;
  };
  const shooter = { ...shot.shooter, ...moved(shot.shooter) };
  const target = { ...shot.target, ...moved(shot.target) };
  return draftOf({ ...shot, window, shooter, target, blocks: window === null ? shot.blocks : [] });
}

function tableControls(shot: MarkedShot, options: Options): readonly Control<ArmourSaid>[] {
  const grounds = [null, ...WINDOWS, ALL_TILES].map((window) => ({
    id: `${window ?? 'bare'}`,
    says: { says: 'groundName', window } as const,
  }));
  const thrown = [null, ...Array.from({ length: MOST_FIRE - 1 }, (_, more) => more + 2)].map((fire) => ({
    id: `${fire ?? 'none'}`,
    says: { says: 'thrownIs', fire } as const,
  }));
  return [
    choice<ArmourSaid>(['ground', { says: 'groundSet' }], `${shot.window ?? 'bare'}`, grounds, (id) =>
      withGround(shot, id === 'bare' ? null : Number(id), options),
    ),
    choice<ArmourSaid>(['thrown', { says: 'thrownSet' }], `${shot.fire ?? 'none'}`, thrown, (id) =>
      draftOf({ ...shot, fire: id === 'none' ? null : Number(id) }),
    ),
  ];
}

const faceOf = (side: 'west' | 'east', weight: Weight): string =>
  TANKS.find((tank) => tank.owner === side && tank.weight === weight)?.id ?? '';

const FACES = {
  shooter: ({ shooter }: MarkedShot) => faceOf('west', shooter.weight),
  target: ({ target }: MarkedShot) => faceOf('east', target.weight),
  block: () => BARRICADE.id,
} as const satisfies Record<Mark, (shot: MarkedShot) => string>;

const SAYS = {
  shooter: { says: 'markShooter' },
  target: { says: 'markTarget' },
  block: { says: 'markBlock' },
} as const satisfies Record<Mark, ArmourSaid>;

/** The square of that name; null if the ground has none. */
const squareNamed = (position: Armour, place: string): Square | null =>
  squaresOf(position.ground).find((square) => squareId(square) === place) ?? null;

/** Puts a mark on a square; a block on a blocked square is taken away. */
function put(shot: MarkedShot, mark: Mark, square: Square): Draft {
  const blocks = shot.blocks.filter((one) => !sameSquare(one, square));
  if (mark !== 'block') return withRole({ ...shot, blocks }, mark, square);
  const isNew = blocks.length === shot.blocks.length;
  return draftOf({ ...shot, blocks: isNew ? [...blocks, square] : blocks });
}

/** The squares that a mark can be put on: no building, and no tank but the one being moved. */
const freeFor = (position: Armour, shot: MarkedShot, mark: Mark): readonly Square[] =>
  squaresOf(position.ground).filter((square) => {
    const role = roleAt(shot, squareId(square));
    if (role !== undefined) return role === mark;
    return thingAt(position, square) !== 'building';
  });

/** The options that matter to a shot. */
const OPTIONS: readonly OptionId[] = [
  'corner-any',
  'corner-never',
  'ruler-up',
  'ruler-squares',
  'tie-attacker',
  'no-gun',
  'plain-dice',
  'damage',
  'narrow-city',
];

function shotChecker(on: readonly OptionId[]): Checker<OptionId, StatementId, ArmourSaid> {
  const options = withOptions(on);
  const at = (draft: Draft) => ({ shot: shotOf(draft), position: tableOf(shotOf(draft), options) });
  return {
    id: 'line-of-fire',
    options: OPTIONS,
    name: { says: 'checkName' },
    about: { says: 'checkAbout' },
    begin: draftOf(FIRST_SHOT),
    fields: Object.keys(FIRST_SHOT),
    check: (draft) => checkShot(shotOf(draft), options),
    sketch: (draft) => {
      const { shot, position } = at(draft);
      return { scene: drawShot(shot, position, !checkShot(shot, options).allowed), faults: [] };
    },
    pieces: (draft) =>
      MARKS.map((id) => ({ id, face: FACES[id](shotOf(draft)), says: SAYS[id], left: null })),
    places: (draft, piece) => {
      const { shot, position } = at(draft);
      const mark = MARKS.find((one) => one === piece);
      if (mark === undefined) return [];
      return freeFor(position, shot, mark).map((square) => ({
        id: squareId(square),
        says: { says: 'markHere' },
      }));
    },
    put: (draft, piece, place) => {
      const { shot, position } = at(draft);
      const square = squareNamed(position, place);
      const mark = MARKS.find((one) => one === piece);
      return square === null || mark === undefined ? draft : put(shot, mark, square);
    },
    take: (draft, place) => {
      const { shot, position } = at(draft);
      const role = roleAt(shot, place);
      if (role !== undefined) return { piece: role, face: FACES[role](shot), left: draft };
      const square = squareNamed(position, place);
      const isBlock = square !== null && shot.blocks.some((one) => sameSquare(one, square));
      return isBlock ? { piece: 'block', face: FACES.block(), left: put(shot, 'block', square) } : null;
    },
    around: (draft, place) => {
      const { shot, position } = at(draft);
      const role = roleAt(shot, place);
      if (role !== undefined) return tankControls(shot, role);
      const square = squareNamed(position, place);
      const isBlock = square !== null && shot.blocks.some((one) => sameSquare(one, square));
      return isBlock
        ? [{ kind: 'act', id: 'away', says: { says: 'takeAway' }, act: () => put(shot, 'block', square) }]
        : [];
    },
    settings: (draft) => [
      {
        heading: { says: 'shotSet' },
        controls: tableControls(shotOf(draft), options),
      },
    ],
  };
}

export const shotCheckers: Checkers<OptionId, StatementId, ArmourSaid> = { under: (on) => [shotChecker(on)] };
