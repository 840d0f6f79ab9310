/**
 * The ground between the trenches: pools in old shell holes, stumps of trees, planks over the mud. What a space has is drawn by
 * lot, and no rule knows of it; the nearer to the middle, the more there is.
 */
import { chanceOf, scattered } from '../../../src/kit/engrave/chance.ts';
import { chain, move, turn, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { BOARD_SIZE, middleOf, RADIUS, type Space } from '../data/board.ts';
import { isBare, lineOf, type Land, type Theme } from '../theme.ts';
import { isOffYard } from './board-scenery.ts';

/** What may lie on a space besides grass and shell holes. */
export type Relic = 'pool' | 'stumps' | 'planks' | 'craters';

/** By ground, so many of ten spaces have each; the rest have craters. */
const SHARES: Readonly<Partial<Record<Land, Readonly<Record<Exclude<Relic, 'craters'>, number>>>>> = {
  stubble: { pool: 0, stumps: 3, planks: 1 },
  shelled: { pool: 3, stumps: 3, planks: 1 },
  mud: { pool: 4, stumps: 2, planks: 2 },
};

const lot = ({ name }: Space, purpose: number): number => chanceOf(`${name} ${purpose}`).share();

/** Whether the road runs through a space, which has no room for more than craters then, mm from the middle of the sheet. */
const isOnRoad = (space: Space): boolean => Math.abs(middleOf(space)[0] - BOARD_SIZE.width / 2) < 14;

/** What lies on a space of some ground. */
export function relicOf(space: Space, land: Land): Relic | null {
  const shares = SHARES[land];
  if (shares === undefined || !isOffYard(middleOf(space), 8)) return null;
  if (isOnRoad(space)) return 'craters';
  const drawn = lot(space, 1) * 10;
  if (drawn < shares.pool) return 'pool';
  if (drawn < shares.pool + shares.stumps) return 'stumps';
  return drawn < shares.pool + shares.stumps + shares.planks ? 'planks' : 'craters';
}

/** An uneven shore about a point: as wide as its reach, and flatter. */
function shore([x, y]: Point, reach: number, seed: number): Path {
  return smooth(
    Array.from({ length: 11 }, (_, step): Point => {
      const angle = (step * 2 * Math.PI) / 11;
      const far = reach * (0.78 + 0.36 * scattered(seed + step * 3));
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.62];
    }),
    true,
  );
}

interface Pool {
  readonly at: Point;
  readonly reach: number;
  readonly seed: number;
}

const poolIn = (space: Space): Pool => {
  const [x, y] = middleOf(space);
  return {
    at: [x + (lot(space, 2) - 0.5) * 5, y + (lot(space, 3) - 0.5) * 4],
    reach: 4.4 + 2.4 * lot(space, 4),
    seed: space.column * 7 + space.row * 31,
  };
};

/** Ripples in a pool: level strokes, shorter ones below. */
const ripples = ({ at: [x, y], reach }: Pool): Path =>
  [-0.26, -0.02, 0.22].reduce((pen, level, index) => {
    const half = reach * (0.44 - 0.1 * index);
    const shift = reach * (index % 2 === 0 ? -0.08 : 0.12);
    return pen.at(x + shift - half, y + level * reach).to(x + shift + half, y + level * reach);
  }, draw()).path;

/** A tree that shells have left: a trunk with a torn top and a bough. */
function stump([x, y]: Point, tall: number, lean: number): { readonly trunk: Path; readonly boughs: Path } {
  const [top, half] = [y - tall, 0.55];
  const trunk = draw()
    .at(x - half, y)
    .to(x - half * 0.7 + lean, top + 0.5)
    .to(x - half * 0.2 + lean, top + 1.1)
    .to(x + half * 0.1 + lean, top - 0.6)
    .to(x + half * 0.7 + lean, top + 0.8)
    .to(x + half * 1.1, y)
    .close().path;
  const boughs = draw()
    .at(x + lean * 0.6, y - tall * 0.58)
    .to(x + lean * 0.6 + 1.7, y - tall * 0.86)
    .at(x + lean * 0.4, y - tall * 0.42)
    .to(x + lean * 0.4 - 1.3, y - tall * 0.66).path;
  return { trunk, boughs };
}

const stumpsIn = (space: Space) => {
  const [x, y] = middleOf(space);
  const count = 2 + Math.round(lot(space, 5) * 2);
  return Array.from({ length: count }, (_, at) => {
    const along = (at + 0.5) / count - 0.5;
    const foot: Point = [x + along * RADIUS * 1.15, y + 2.6 + (lot(space, 6 + at) - 0.5) * 5];
    return stump(foot, 3.2 + 2.4 * lot(space, 12 + at), (lot(space, 18 + at) - 0.5) * 1.4);
  });
};

/** Planks laid over the mud: two rails and the boards across them. */
function planksIn(space: Space): { readonly rails: Path; readonly boards: Path } {
  const [x, y] = middleOf(space);
  const long = 7;
  const to = chain(turn(-34 + 68 * lot(space, 7)), move(x, y));
  const boards = Array.from({ length: 8 }, (_, at) =>
    rectangle(-long + at * 1.95 + 0.2 * lot(space, 30 + at), -1.5, 1.15, 3),
  ).reduce((pen, board) => pen.add(board), draw()).path;
  const rails = draw().at(-long, -0.9).to(long, -0.9).at(-long, 0.9).to(long, 0.9).path;
  return { rails: moved(rails, to), boards: moved(boards, to) };
}

/** Pools, stumps and planks of some spaces. */
export function relics(spaces: readonly Space[], landOf: (space: Space) => Land, theme: Theme): Shape[] {
  const bare = isBare(theme);
  const of = (relic: Relic) => spaces.filter((space) => relicOf(space, landOf(space)) === relic);
  const pools = of('pool').map(poolIn);
  const stumps = of('stumps').flatMap(stumpsIn);
  const planks = of('planks').map(planksIn);
  const line = (wide: number) =>
    ({ colour: theme.quiet, width: lineOf(theme, wide), cap: 'round', join: 'round' }) as const;
  return [
    {
      d: written(...pools.map(({ at, reach, seed }) => shore(at, reach * 1.2, seed + 2))),
      ...(bare ? {} : { fill: theme.rim }),
      stroke: { ...line(0.14), colour: theme.soil },
    },
    {
      d: written(...pools.map(({ at, reach, seed }) => shore(at, reach, seed))),
      fill: theme.water,
      stroke: line(0.26),
    },
    { d: written(...pools.map(ripples)), stroke: line(0.18) },
    { d: written(...planks.map(({ rails }) => rails)), stroke: line(0.3) },
    { d: written(...planks.map(({ boards }) => boards)), fill: theme.lane, stroke: line(0.18) },
    { d: written(...stumps.map(({ boughs }) => boughs)), stroke: line(0.34) },
    {
      d: written(...stumps.map(({ trunk }) => trunk)),
      fill: bare ? theme.paper : theme.quiet,
      stroke: line(0.2),
    },
  ];
}
