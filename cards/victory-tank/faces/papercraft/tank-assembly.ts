/** Assembly pictures of the paper tank: in each step the new part is lifted off its place. */
import { move, type Point } from '../../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../../src/kit/engrave/path/path.ts';
import { polygon } from '../../../../src/kit/engrave/path/shapes.ts';
import { hatch } from '../../../../src/kit/engrave/hatch.ts';
import { movedShapes } from '../../../../src/kit/engrave/path/transform.ts';
import type { Rect, Shape } from '../../../../src/kit/face.ts';
import { asLooks, panelPaper } from '../../../../src/kit/papercraft/net-art.ts';
import {
  bent,
  raised,
  seen,
  viewFrom,
  type View,
} from '../../../../src/kit/papercraft/parallel-projection.ts';
import { plus, times, type Point3, type Solid } from '../../../../src/kit/papercraft/solid.ts';
import type { Net } from '../../../../src/kit/papercraft/unfold.ts';
import type { Theme } from '../../theme.ts';
import { hullSkin, tailSkin, tracksSkin, turretSkin } from './tank-skin.ts';
import { CUPOLA, GUN, HULL, netOfTracks, TAIL, TRACKS, TURRET } from './tank-parts.ts';

const FROM_THE_FRONT: Point3 = [0.55, -0.78, 0.42];
const FROM_THE_REAR: Point3 = [-0.62, -0.72, 0.4];
/** How far a part is lifted off its place, mm of the small model. */
const LIFT = 9;
const UPWARD: Point3 = [0, 0, LIFT];
const AHEAD: Point3 = [LIFT, 0, 0];
const BEHIND: Point3 = [-LIFT, 0, 0];
const NOWHERE: Point3 = [0, 0, 0];

/** The finest lines there are, mm. */
const LEAST = { colour: 0.09, 'low-ink': 0.125, screen: 0.09 } as const;

/** The edges of paper, mm. */
const EDGE = { colour: 0.2, 'low-ink': 0.125, screen: 0.2 } as const;

type Skin = (theme: Theme, net: Net) => readonly Shape[];

/** Draws at so many millimetres on the page to one of the small model. */
type Draw = (size: number, theme: Theme) => Sketch;

interface Body {
  readonly solid: Solid;
  readonly skin: Skin;
}

/** Black on every side that is seen. */
const black: Skin = (theme, { panels }) =>
  panels.flatMap(({ outline }): Shape[] => {
    if (outline.length === 0) return [];
    const d = written(polygon(outline));
    const stroke = { colour: theme.edition === 'low-ink' ? theme.key : theme.paper, width: 0.125 };
    return [{ d, fill: theme.edition === 'low-ink' ? theme.paper : theme.key, stroke }];
  });

const TRACKS_BODY: Body = { solid: TRACKS, skin: tracksSkin };
const HULL_BODY: Body = { solid: HULL, skin: hullSkin };
const TURRET_BODY: Body = { solid: TURRET, skin: turretSkin };
const CUPOLA_BODY: Body = { solid: CUPOLA, skin: black };
const GUN_BODY: Body = { solid: GUN, skin: black };
const TAIL_BODY: Body = { solid: TAIL, skin: tailSkin };

/** The finished parts, farthest first, and the new part with the direction it is lifted. */
interface Step {
  readonly from: Point3;
  readonly stands: readonly Body[];
  readonly comes: Body;
  readonly by: Point3;
}

const STEPS: readonly Step[] = [
  { from: FROM_THE_FRONT, stands: [TRACKS_BODY], comes: HULL_BODY, by: UPWARD },
  { from: FROM_THE_FRONT, stands: [TRACKS_BODY, HULL_BODY], comes: TURRET_BODY, by: UPWARD },
  { from: FROM_THE_FRONT, stands: [TRACKS_BODY, HULL_BODY, TURRET_BODY], comes: CUPOLA_BODY, by: UPWARD },
  {
    from: FROM_THE_FRONT,
    stands: [TRACKS_BODY, HULL_BODY, TURRET_BODY, CUPOLA_BODY],
    comes: GUN_BODY,
    by: AHEAD,
  },
  {
    from: FROM_THE_REAR,
    stands: [TRACKS_BODY, HULL_BODY, GUN_BODY, TURRET_BODY, CUPOLA_BODY],
    comes: TAIL_BODY,
    by: BEHIND,
  },
];

/** A picture at some scale, and the points it reaches. */
interface Sketch {
  readonly shapes: readonly Shape[];
  readonly reach: readonly Point[];
}

/** Where ink is spared a step is line alone: hatching this small is only grey. */
const isShown = ({ d, stroke }: Shape, { edition }: Theme): boolean =>
  (typeof d === 'string' || d.steps !== '') && (stroke !== undefined || edition !== 'low-ink');

function painted({ solid, skin }: Body, view: View, theme: Theme): Sketch {
  const net = seen(solid, view);
  const shown = net.panels.filter(({ outline }) => outline.length > 0);
  const edges = {
    d: written(shown.flatMap(({ outline }) => polygon(outline))),
    stroke: { colour: theme.key, width: EDGE[theme.edition], join: 'round' as const },
  };
  const skinned = skin(theme, net).filter((shape) => isShown(shape, theme));
  return {
    shapes: [panelPaper({ ...net, panels: shown }, theme), ...skinned, edges],
    reach: shown.flatMap(({ outline }) => outline),
  };
}

/** The middle of a body, mm. */
function middleOf(solid: Solid): Point3 {
  const corners = solid.flatMap((face) => face.corners);
  return times(
    corners.reduce((sum, corner) => plus(sum, corner), NOWHERE),
    1 / corners.length,
  );
}

/** An arrow from where a part hangs to where it belongs. */
function arrow({ project }: View, { comes: { solid }, by }: Step, theme: Theme): Shape[] {
  const lowest = Math.min(...solid.flatMap(({ corners }) => corners.map(([, , z]) => z)));
  const [mx, my, mz] = middleOf(solid);
  const foot: Point3 = [mx, my, by[2] === 0 ? mz : lowest];
  const [hx, hy] = project(plus(foot, times(by, 0.12)));
  const [tx, ty] = project(plus(foot, times(by, 0.85)));
  const length = Math.hypot(tx - hx, ty - hy);
  const [ux, uy] = [(tx - hx) / length, (ty - hy) / length];
  const head = polygon([
    [hx, hy],
    [hx + 1.9 * ux + 1.1 * uy, hy + 1.9 * uy - 1.1 * ux],
    [hx + 1.9 * ux - 1.1 * uy, hy + 1.9 * uy + 1.1 * ux],
  ]);
  const shaft = written(
    draw()
      .at(hx + 1.6 * ux, hy + 1.6 * uy)
      .to(tx, ty).path,
  );
  const ink = theme.edition === 'low-ink' ? theme.key : theme.army.red.flat;
  return [
    { d: shaft, stroke: { colour: theme.paper, width: 1.5 } },
    { d: written(head), fill: theme.paper, stroke: { colour: theme.paper, width: 0.8 } },
    { d: shaft, stroke: { colour: ink, width: 0.6 } },
    { d: written(head), fill: ink },
  ];
}

/** The band of the tracks on its way round, its two flanks standing. */
const halfFolded: Draw = (size, theme) => {
  const panels = bent(TRACKS, netOfTracks(), 0.8, viewFrom(FROM_THE_FRONT, size));
  const shapes = panels.flatMap(({ outline, printed }): Shape[] => {
    const body = polygon(outline);
    const stroke = { colour: theme.key, width: EDGE[theme.edition], join: 'round' as const };
    const inside = { d: hatch(body, { angle: 45, spacing: 2, heavy: 0.125, light: 1 }), fill: theme.key };
    return [{ d: written(body), fill: theme.paper, stroke }, ...(printed ? [] : [inside])];
  });
  return { shapes, reach: panels.flatMap(({ outline }) => outline) };
};

const stepDraw =
  (step: Step): Draw =>
  (size, theme) => {
    const view = viewFrom(step.from, size);
    const bodies = [
      ...step.stands.map((body) => painted(body, view, theme)),
      painted(step.comes, raised(view, step.by), theme),
    ];
    return {
      shapes: [...bodies.flatMap(({ shapes }) => shapes), ...arrow(view, step, theme)],
      reach: bodies.flatMap(({ reach }) => reach),
    };
  };

const atLeast = (shape: Shape, width: number): Shape =>
  shape.stroke
    ? { ...shape, stroke: { ...shape.stroke, width: Math.max(width, shape.stroke.width) } }
    : shape;

function boundsOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A picture as large as its place, on its lower edge and in its middle. */
function fitted(picture: Draw, { x, y, width, height }: Rect, theme: Theme): readonly Shape[] {
  const unscaled = boundsOf(picture(1, theme).reach);
  const { shapes, reach } = picture(Math.min(width / unscaled.width, height / unscaled.height), theme);
  const drawn = boundsOf(reach);
  const place = move(x + (width - drawn.width) / 2 - drawn.x, y + height - drawn.height - drawn.y);
  return asLooks(movedShapes(shapes, place)).map((shape) => atLeast(shape, LEAST[theme.edition]));
}

/** How many steps there are. */
export const ASSEMBLY_STEPS = 1 + STEPS.length;

/** A picture for each step, each in its place, mm. */
export const assemblyPictures = (theme: Theme, places: readonly Rect[]): readonly (readonly Shape[])[] =>
  [halfFolded, ...STEPS.map(stepDraw)].map((picture, index) => {
    const place = places[index];
    if (!place) throw new Error(`There is no place for step ${index + 1}.`);
    return fitted(picture, place, theme);
  });
