/** The operation wheel of a side: a base with six places for operations, and a dial that says what may be done with each. */
import { ground, words } from '../../../src/kit/drawing/face-elements.ts';
import type { Sheet } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, star } from '../../../src/kit/engrave/path/shapes.ts';
import { art, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import type { SheetDrawing } from '../../../src/kit/kit.ts';
import { arrow, badge, outlineOf, signAt } from '../art/signs.ts';
import { SMALL } from '../data/box.ts';
import { DIAL, type DialFace, OPERATIONS, SIDES, type Side } from '../data/components.ts';
import { isBare, lettersOf, lineOf, themeOf, type Theme } from '../theme.ts';
import { OPERATION_NAMES } from '../data/printed-words.ts';

const SECTORS = OPERATIONS.length;
const SECTOR = 360 / SECTORS;

/** Nodes for each sector, drawn for the top one and rotated about the middle of the disc, clockwise. */
const sectors = (middle: number, of: (index: number) => readonly Node[]): Node[] =>
  OPERATIONS.map((_, index) => group({ x: middle, y: middle, rotate: index * SECTOR, nodes: of(index) }));

/** Straight lines between the sectors. */
const spokes = (middle: number, from: number, to: number): Path =>
  OPERATIONS.map((_, index) => {
    const angle = ((index + 0.5) * SECTOR * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    return line(middle + dx * from, middle + dy * from, middle + dx * to, middle + dy * to);
  }).flat();

/** Degrees round a ring, longer every fifth. */
const ticks = (middle: number, from: number, to: number): Path =>
  Array.from({ length: 120 }, (_, at) => {
    const angle = (at * Math.PI) / 60;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const start = at % 5 === 0 ? from : (from + to) / 2;
    return line(middle + dx * start, middle + dy * start, middle + dx * to, middle + dy * to);
  }).flat();

/** Positions of names and cards on the base, in mm from the middle. */
const BASE = { name: 49.6, nameHigh: 7.6, cards: 59.4 } as const;

/** Four corners round a card that reaches beyond the rim. */
function brackets(): Path {
  const half = SMALL.width / 2 + 0.8;
  const near = -BASE.cards + 0.8;
  const far = -BASE.cards - 25;
  const arm = 5;
  return draw()
    .at(-half, near - arm)
    .to(-half, near)
    .to(-half + arm, near)
    .at(half, near - arm)
    .to(half, near)
    .to(half - arm, near)
    .at(-half, far + arm)
    .to(-half, far)
    .at(half, far + arm)
    .to(half, far).path;
}

/** The name of a space; those in the lower half are upside down, to be read from below. */
function nameOf(index: number, theme: Theme): Node {
  const lower = index > 1 && index < 5;
  const said = words(
    'operation',
    OPERATION_NAMES[OPERATIONS[index] ?? 'alpha'],
    { x: -22, y: -BASE.nameHigh / 2, width: 44, height: BASE.nameHigh },
    { size: 14, ink: theme.key, on: theme.paper, font: lettersOf(theme), align: 'center', tracking: 30 },
  );
  return group({ x: 0, y: -BASE.name - BASE.nameHigh / 2, rotate: lower ? 180 : 0, nodes: [said] });
}

function base(side: Side, across: number, theme: Theme): Node[] {
  const middle = across / 2;
  const { key, paper } = theme;
  const { tint } = theme.owner[side];
  const ring = (r: number, fill: Colour, width: number): Shape => ({
    d: written(circle(middle, middle, r)),
    fill,
    stroke: { colour: key, width: lineOf(theme, width) },
  });
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        ring(middle - 2.4, paper, 0.6),
        ring(middle - 4.6, tint, 0.25),
        {
          d: written(ticks(middle, middle - 4.6, middle - 2.6)),
          stroke: { colour: key, width: lineOf(theme, 0.2) },
        },
        { d: written(spokes(middle, 48, middle - 4.6)), stroke: { colour: key, width: lineOf(theme, 0.4) } },
        ring(58.4, paper, 0.4),
        { d: written(spokes(middle, 48, 58.4)), stroke: { colour: key, width: lineOf(theme, 0.4) } },
        ring(48.6, paper, 0.5),
      ],
    }),
    ...sectors(middle, (index) => {
      return [
        art({
          x: 0,
          y: 0,
          shapes: [
            { d: written(brackets()), stroke: { colour: key, width: lineOf(theme, 0.5), join: 'miter' } },
          ],
        }),
        nameOf(index, theme),
        badge(side, [0, -74], 5, theme),
      ];
    }),
  ];
}

/** A thing struck out: a ring with a bar across. */
const struck = (x: number, y: number, r: number): Path =>
  draw()
    .add(circle(x, y, r))
    .at(x - r * 0.7, y + r * 0.7)
    .to(x + r * 0.7, y - r * 0.7).path;

const STRUCK: Colour = '#8f1f14';

/** The signs for launching (an arrow) and looking (an eye), plain or struck out. */
function may(
  what: 'launch' | 'eye',
  allowed: boolean,
  [x, y]: readonly [number, number],
  r: number,
  [ink, on]: readonly [Colour, Colour],
  theme: Theme,
): Node[] {
  const shape =
    what === 'launch'
      ? moved(arrow, chain(turn(-90), scale(r * 0.66), move(x, y)))
      : signAt('eye', [x, y], r * 0.72).solid;
  const means = `${what === 'launch' ? 'launch' : 'intelligence'}${allowed ? '' : ': no'}`;
  const rim = allowed
    ? [{ d: written(circle(x, y, r)), stroke: { colour: ink, width: lineOf(theme, 0.5) } }]
    : [{ d: written(struck(x, y, r)), stroke: { colour: STRUCK, width: 0.9 } }];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [{ d: written(shape), fill: ink, fillRule: 'evenodd' }, ...rim],
      sign: { means, ink, ground: on },
    }),
  ];
}

/** A bonus on a shield for the defence, on a burst for the attack. */
function bonus(kind: 'defence' | 'attack', y: number, theme: Theme): Node[] {
  const { paper, key } = theme;
  const outline = kind === 'defence' ? signAt('defends', [0, y], 8.2).solid : star(0, y, 12, 9, 7.2);
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(outline),
          fill: paper,
          stroke: { colour: key, width: lineOf(theme, 0.5), join: 'round' },
        },
      ],
    }),
    words(
      kind,
      kind === 'defence' ? 'D+1' : 'A+1',
      { x: -8, y: y - 4.4, width: 16, height: 8 },
      { size: 17, ink: key, on: paper, font: 'figures', align: 'center' },
    ),
  ];
}

/** The pale window: nothing here is launched or looked at, and new operations begin. */
function window(theme: Theme): Node[] {
  const { key, paper } = theme;
  const [inner, outer] = [15, 44.6];
  const angle = (26 * Math.PI) / 180;
  const corner = (r: number, way: 1 | -1): readonly [number, number] => [
    way * r * Math.sin(angle),
    -r * Math.cos(angle),
  ];
  const [a, b, c, d] = [corner(inner, -1), corner(outer, -1), corner(outer, 1), corner(inner, 1)];
  const lift = outer / Math.cos(angle);
  const pane = draw()
    .at(...a)
    .to(...b)
    .bend(0, -lift, ...c)
    .to(...d)
    .bend(0, -inner / Math.cos(angle), ...a)
    .close().path;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(pane), fill: paper, stroke: { colour: key, width: lineOf(theme, 0.6), join: 'round' } },
      ],
    }),
    words(
      'new operation',
      'NEW OP',
      { x: -17, y: -43.4, width: 34, height: 7.6 },
      { size: 16, ink: key, on: paper, font: lettersOf(theme), align: 'center' },
    ),
    ...may('launch', false, [-6.6, -29], 4.8, [key, paper], theme),
    ...may('eye', false, [6.6, -29], 4.8, [key, paper], theme),
  ];
}

/** The face of the dial for an operation of that age. */
function facet(
  { launch, bonus: added }: DialFace,
  [ink, on]: readonly [Colour, Colour],
  theme: Theme,
): Node[] {
  if (added)
    return [...bonus(added, -33.4, theme), ...may('launch', true, [0, -19.6], 3.2, [ink, on], theme)];
  if (launch) return may('launch', true, [0, -30], 6.4, [ink, on], theme);
  const { key, paper } = theme;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(circle(0, -30, 8.4)), fill: paper, stroke: { colour: key, width: lineOf(theme, 0.4) } },
      ],
    }),
    ...may('launch', false, [0, -30], 6, [key, paper], theme),
  ];
}

/** The hub for the pin: the side's outline round a plain ring, so that the hole may spoil it. */
function hub(side: Side, middle: number, theme: Theme): Node {
  const bare = isBare(theme);
  const { flat } = theme.owner[side];
  const { key, paper } = theme;
  const rim = { colour: key, width: lineOf(theme, 0.5) } as const;
  const [fill, ink]: readonly [Colour, Colour] = bare ? [paper, flat] : [flat, paper];
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d: written(circle(middle, middle, 12.4)), fill: paper, stroke: rim },
      { d: written(outlineOf(side, [middle, middle], 9.4)), fill, stroke: rim },
      {
        d: written(outlineOf(side, [middle, middle], 8.4)),
        stroke: { colour: ink, width: lineOf(theme, 0.4) },
      },
      { d: written(circle(middle, middle, 5)), fill: paper, stroke: rim },
    ],
  });
}

/** The dial with the window at the top, older operations clockwise from it: it turns clockwise, one space a turn. */
function dial(side: Side, across: number, theme: Theme): Node[] {
  const middle = across / 2;
  const bare = isBare(theme);
  const { key, paper } = theme;
  const { flat } = theme.owner[side];
  const [ink, on]: readonly [Colour, Colour] = bare ? [key, paper] : [paper, flat];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(circle(middle, middle, middle - 1.4)),
          fill: on,
          stroke: { colour: bare ? flat : key, width: lineOf(theme, 0.6) },
        },
        {
          d: written(circle(middle, middle, middle - 2.6)),
          stroke: { colour: bare ? flat : paper, width: lineOf(theme, 0.25) },
        },
        {
          d: written(spokes(middle, 13, middle - 2.6)),
          stroke: { colour: bare ? flat : paper, width: lineOf(theme, 0.3) },
        },
      ],
    }),
    ...sectors(middle, (index) => {
      if (index === 0) return window(theme);
      // The space after the window comes under it next, so it is the oldest.
      const face = DIAL[SECTORS - index];
      return face ? facet(face, [ink, on], theme) : [];
    }),
    hub(side, middle, theme),
  ];
}

export function wheelFaces({ id, owner, form }: Sheet, edition: Edition): readonly SheetDrawing[] {
  if (form.make !== 'wheel') return [];
  const theme = themeOf(edition);
  const side = SIDES.find((each) => each === owner) ?? 'axis';
  const [wide = 0, narrow = 0] = form.discs;
  const faceOf = (name: string, across: number, nodes: readonly Node[]): Face => ({
    id: name,
    width: across,
    height: across,
    bleed: 0,
    safe: 2,
    nodes: [ground(across, across, theme.paper), ...nodes],
  });
  const [disc, turning] = [base(side, wide, theme), dial(side, narrow, theme)];
  const inset = (wide - narrow) / 2;
  return [
    {
      face: faceOf(`${id}-1`, wide, disc),
      lying: faceOf(`${id}-lying`, wide, [...disc, group({ x: inset, y: inset, nodes: turning })]),
    },
    { face: faceOf(`${id}-2`, narrow, turning) },
  ];
}
