/** What the rules say of a shot that is marked by hand: shooter, target and what stands between them. */
import { DICE_TABLE, type Weight } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import type { Checked } from '../../../referee/table/checker.ts';
import type { Draft } from '../../../referee/table/editor.ts';
import { sectorsOf } from '../../../geometry/sectors.ts';
import { crossings } from '../../../geometry/sight.ts';
import { turned, type Facing, type Square } from '../../../geometry/squares.ts';
import { inDecimals } from '../../../odds.ts';
import type { Scene } from '../../../referee/table/scene.ts';
import type { ArmourSaid } from '../messages.ts';
import { isShut } from '../rules/board-squares.ts';
import { shotViolations } from '../rules/judge-shooting.ts';
import { streetArmour } from '../rules/judge.ts';
import type { Options } from '../rules/options.ts';
import { groundOf, type Armour, type Tank } from '../rules/position.ts';
import { distanceRule, gunOf, measured, stateAfterShot, type Measured } from '../rules/shooting.ts';
import { attemptPreview } from './attempts.ts';
import { chanceOfFire } from './outcome-forecast.ts';
import { scene } from './scene.ts';

export interface MarkedTank extends Square {
  readonly weight: Weight;
  readonly facing: Facing;
}

export interface MarkedShot {
  /** The northernmost tile row of the city that is laid; null for ground without buildings. */
  readonly window: number | null;
  readonly shooter: MarkedTank;
  readonly target: MarkedTank;
  /** The shooter has moved in this turn. */
  readonly moved: boolean;
  /** Squares shut by something else than the city’s buildings: a tank, a wreck, a barricade. */
  readonly blocks: readonly Square[];
  /** The firepower of the dice; null before they are thrown. */
  readonly fire: number | null;
}

export const FIRST_SHOT: MarkedShot = {
  window: null,
  shooter: { x: 1, y: 2, weight: 'medium', facing: 2 },
  target: { x: 8, y: 5, weight: 'medium', facing: 6 },
  moved: false,
  blocks: [{ x: 4, y: 2 }],
  fire: null,
};

/** Ground without buildings, as large as any shot needs. */
export const BARE_GROUND = Array.from({ length: 12 }, () => '.'.repeat(14));
/** Reads a draft; every draft is made by this checker, from `FIRST_SHOT`. */
export const shotOf = (draft: Draft): MarkedShot => ({ ...FIRST_SHOT, ...draft });
export const draftOf = (shot: MarkedShot): Draft => ({ ...shot });

export type Role = 'shooter' | 'target';
export const ROLES: readonly Role[] = ['shooter', 'target'];
const tankOf = (shot: MarkedShot, role: Role): Tank => ({
  ...shot[role],
  owner: role === 'shooter' ? 0 : 1,
  state: 'sound',
});

/** The position with both tanks and the blocks, the shooter about to shoot. */
export function tableOf(shot: MarkedShot, options: Options): Armour {
  const first = streetArmour.setUp([], chanceOf(''));
  if (!first.ok) throw new Error('Street Armour cannot be set up');
  const { x, y, facing } = shot.shooter;
  return {
    ...first.value,
    options,
    stage: 'shoot',
    window: shot.window ?? 1,
    ground: shot.window === null ? BARE_GROUND : groundOf(shot.window, options),
    tanks: ROLES.map((role) => tankOf(shot, role)),
    barricades: shot.blocks,
    runs: shot.moved ? [{ tank: 0, from: { x, y, facing: turned(facing, 1) }, backed: false }] : [],
    fire: shot.fire ?? 0,
  };
}

const askedIn = ({ shooter, target }: MarkedShot) =>
  ({ kind: 'shoot', from: { x: shooter.x, y: shooter.y }, at: { x: target.x, y: target.y } }) as const;

/** The scene with the line of fire, and what shuts it. */
export function drawShot(shot: MarkedShot, position: Armour, isOff: boolean): Scene<ArmourSaid> {
  const { lines = [], wire = [] } = attemptPreview(position, askedIn(shot)) ?? {};
  const shown = scene(position, null);
  const { asks: _, ...rest } = shown;
  return { ...rest, zones: [], lines, ...(isOff && { wire }) };
}

type Reason = Checked<StatementId, ArmourSaid>['because'][number];

/** The corners that a clear line touches, and why they do not shut it. */
const cornersOf = (position: Armour, { shooter, target }: MarkedShot): readonly Reason[] =>
  crossings(shooter, target).flatMap((met): readonly Reason[] => {
    if (met.at !== 'corner') return [];
    const [at, other] = met.between.filter((square) => isShut(position, square));
    if (at === undefined) return [];
    if (other !== undefined) return [{ rule: 'C-A06a', says: { says: 'cornersPass', between: [at, other] } }];
    const rule = position.options['corner-never'] ? 'C-A06a' : 'C-A06';
    return [{ rule, says: { says: 'cornerPasses', at } }];
  });

/** How the needed firepower of a legal shot adds up. */
function neededReasons(
  position: Armour,
  shot: MarkedShot,
  { distance, sector, armour, needs }: Measured,
  gun: number,
): readonly Reason[] {
  const [shooter, target] = [shot.shooter.weight, shot.target.weight];
  const isTie = sectorsOf(shot.target.facing, shot.target, shot.shooter).length > 1;
  return [
    { rule: 'C-032', says: { says: 'lineIsClear' } },
    ...cornersOf(position, shot),
    { rule: distanceRule(position.options), says: { says: 'distanceIs', distance } },
    ...(isTie ? [{ rule: 'C-A07', says: { says: 'onTheLine', sector } } as const] : []),
    { rule: 'C-A29', says: { says: 'sectorIs', sector, weight: target, armour } },
    { rule: 'C-035', says: { says: 'needsSo', distance, armour, needs } },
    ...(gun > 0 ? [{ rule: 'C-A10', says: { says: 'gunGives', weight: shooter, gun } } as const] : []),
  ];
}

function answerOf(position: Armour, shot: MarkedShot, { gives, needs }: Measured): ArmourSaid {
  if (shot.fire === null) return { says: 'shotIsOn' };
  const target = tankOf(shot, 'target');
  const state = stateAfterShot(position, target, gives - needs);
  const says = state === 'wreck' ? 'shotDestroys' : state === 'damaged' ? 'shotDamages' : 'shotFails';
  return { says, gives, needs };
}

export function checkShot(shot: MarkedShot, options: Options): Checked<StatementId, ArmourSaid> {
  const position = tableOf(shot, options);
  const bars = shotViolations(position, askedIn(shot));
  const found = measured(position, 0, tankOf(shot, 'shooter'), tankOf(shot, 'target'));
  const gun = gunOf(options, shot.shooter);
  const least = Math.max(0, found.needs - gun);
  if (bars.length > 0)
    return {
      allowed: false,
      answer: { says: 'shotIsOff' },
      besides: [],
      because: bars.map(({ rule, why }) => ({ rule, says: barrierAsBlock(why) })),
    };
  return {
    allowed: true,
    answer: answerOf(position, shot, found),
    because: neededReasons(position, shot, found, gun),
    besides:
      shot.fire === null
        ? [
            {
              heading: { says: 'beforeThrow' },
              lines: DICE.map((dice) => ({
                says: 'diceGive',
                dice,
                least,
                chance: inDecimals(chanceOfFire(options, dice, least)),
              })),
            },
          ]
        : [],
  };
}

/** A block on the board is a barricade in the position; the message calls it a block. */
const barrierAsBlock = (why: ArmourSaid): ArmourSaid =>
  why.says === 'lineShut' && why.thing === 'barricade' ? { says: 'blockShuts', at: why.at } : why;

const DICE = DICE_TABLE.map(({ dice }) => dice);
