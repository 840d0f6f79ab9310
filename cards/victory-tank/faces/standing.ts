/**
 * Soldiers on boards that stand in feet of plastic, as vendors print them: the army's badge over the man, and below
 * his soles its colour, which the foot may hide. The back is the front in a mirror, so that he looks one way.
 */
import type { CounterForm } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { DETAIL_OF, type Picture } from '../../../src/kit/engrave/burin.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { chain, move, scale, type Matrix } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { rectangle } from '../../../src/kit/engrave/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/transform.ts';
import { art, type Face, type Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { badge } from '../art/badge.ts';
import { SOLDIERS_STANDING } from '../art/soldier.ts';
import { ARMIES, SOLDIERS, type Army } from '../box/battlefield.ts';
import { themeOf, type Theme } from '../theme.ts';

/** What a vendor may take of each edge beyond the cut, mm. */
const BLEED = 4;
/** The part of the board that is the army's colour, a share of its height: the foot holds less. */
const SOIL = 0.2;
/** Between the cut and what has to be seen, mm. */
const MARGIN = 0.5;

/** Drifts of fog behind the knees and the head: their middles, shares of the sky's height, and their thickness, mm. */
const DRIFTS = [
  [0.5, 1.1],
  [0.7, 1.6],
  [0.86, 1],
] as const;

/** The ground, the sky with its drifts of fog, and the army's colour under the soles. */
function setting({ width, height }: CounterForm, army: Army, theme: Theme): Shape[] {
  const left = -BLEED;
  const wide = width + 2 * BLEED;
  const soles = height * (1 - SOIL);
  const soil = rectangle(left, soles, wide, height * SOIL + BLEED);
  if (theme.edition === 'low-ink') {
    const edge = { colour: theme.army[army].flat, width: 0.3 };
    return [
      { d: seatHatch(soil, ARMIES.indexOf(army), 1.4, 0.16), fill: theme.army[army].flat },
      { d: written(rectangle(left, soles, wide, 0.001)), stroke: edge },
    ];
  }
  return [
    { d: written(rectangle(left, -BLEED, wide, height + 2 * BLEED)), fill: theme.paper },
    ...DRIFTS.map(([share, thickness]) => ({
      d: written(rectangle(left, soles * share, wide, thickness)),
      fill: theme.land.mist,
    })),
    { d: written(soil), fill: theme.army[army].flat },
    { d: written(rectangle(left, soles, wide, 0.5)), fill: theme.land.deep },
  ];
}

/** The man as large as the board lets him be, his soles on the army's colour. */
function man({ width, height }: CounterForm, pose: Picture, army: Army, theme: Theme): Shape[] {
  const by = (width - 2 * MARGIN) / pose.width;
  const inks = { key: theme.key, paper: theme.paper, flat: theme.army[army].flat };
  const soles = height * (1 - SOIL);
  const place = chain(scale(by), move(width / 2, soles - (pose.height / 2) * by + 0.3));
  return movedShapes(pose.draw(inks, DETAIL_OF[theme.edition]), place);
}

/** Units of the badge's drawing from its middle to its edge. */
const BADGE = 13;

function sign({ width, height }: CounterForm, pose: Picture, army: Army, theme: Theme): Shape[] {
  const head = height * (1 - SOIL) - ((width - 2 * MARGIN) / pose.width) * pose.height;
  const radius = Math.min(head - 2 * MARGIN, width - 2 * MARGIN) / 2;
  const { flat } = theme.army[army];
  const [field, device] = theme.edition === 'low-ink' ? [theme.paper, flat] : [flat, theme.paper];
  const by = radius / BADGE;
  return badge(army, chain(scale(by), move(width / 2, head / 2)), { field, device, rim: flat }, 0.13);
}

const MIRROR = (width: number): Matrix => chain(scale(-1, 1), move(width, 0));

function board(id: string, size: CounterForm, shapes: readonly Shape[]): Face {
  return { id, ...size, bleed: BLEED, safe: 0, nodes: [art({ x: 0, y: 0, shapes })] };
}

/** The soldiers of an army, each pose on a board of that size, as many of each as make the army. */
export function standingSoldiers(army: Army, size: CounterForm, edition: Edition): readonly Drawing[] {
  const theme = themeOf(edition);
  const poses = SOLDIERS_STANDING[army];
  const count = SOLDIERS.find(({ owner }) => owner === army)?.count ?? 0;
  return poses.map((pose, index) => {
    const ground = setting(size, army, theme);
    const seen = [...man(size, pose, army, theme), ...sign(size, pose, army, theme)];
    const id = `standing-${army}-${index + 1}`;
    return {
      face: board(id, size, [...ground, ...seen]),
      back: board(`${id}-behind`, size, [...ground, ...movedShapes(seen, MIRROR(size.width))]),
      count: Math.ceil((count - index) / poses.length),
    };
  });
}
