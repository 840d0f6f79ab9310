/** Six backs: a flat colour under engraved waves or rings, fog from two corners, and a sign in the middle. */
import { doubleFrame, ground } from '../../../src/kit/drawing/face-elements.ts';
import type { Deck } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { badge, hexagon, sign } from '../art/signs.ts';
import { SMALL } from '../data/box.ts';
import { isBare, lineOf, themeOf, type Owner, type Theme } from '../theme.ts';
import { HEIGHT, WIDTH, cardFace, waves } from './action.ts';

const INSET = 3.7;
const FIELD = {
  x: INSET,
  y: INSET,
  width: SMALL.width - 2 * INSET,
  height: SMALL.height - 2 * INSET,
} as const;
const [CX, CY] = [FIELD.width / 2, FIELD.height / 2];

/** The pattern of a back: waves for actions, contour rings for provinces, a mesh for neutrals, rays for victory. */
type Motif = 'waves' | 'rings' | 'mesh' | 'rays';

interface BackOf {
  readonly owner: Owner;
  readonly motif: Motif;
}

const BACKS: Readonly<Record<string, BackOf>> = {
  'axis-action': { owner: 'axis', motif: 'waves' },
  'allies-action': { owner: 'allies', motif: 'waves' },
  'axis-province': { owner: 'axis', motif: 'rings' },
  'allies-province': { owner: 'allies', motif: 'rings' },
  neutral: { owner: 'neutral', motif: 'mesh' },
  victory: { owner: 'neutral', motif: 'rays' },
};

const MOTIFS: Readonly<Record<Motif, (sparse: boolean) => Path>> = {
  waves: (sparse) => waves(FIELD.width, 1, FIELD.height + 1, sparse ? 2.6 : 1.6, 7),
  rings: (sparse) => {
    const pen = draw();
    for (let r = 8; r < 27; r += sparse ? 2.8 : 1.7) pen.add(circle(CX, CY, r));
    for (let at = 0; at < 12; at++) {
      const angle = ((at + 0.5) * Math.PI) / 6;
      pen.add(
        line(
          CX + Math.sin(angle) * 8,
          CY + Math.cos(angle) * 8,
          CX + Math.sin(angle) * 30,
          CY + Math.cos(angle) * 30,
        ),
      );
    }
    return pen.path;
  },
  mesh: (sparse) => {
    const r = sparse ? 2.6 : 1.9;
    const pen = draw();
    for (let row = -9; row <= 9; row++)
      for (let column = -6; column <= 6; column++)
        pen.add(
          hexagon(
            CX + column * r * 1.5,
            CY + (row + (Math.abs(column) % 2) / 2) * r * Math.sqrt(3),
            r * 0.84,
          ),
        );
    return pen.path;
  },
  rays: (sparse) => {
    const count = sparse ? 36 : 60;
    return Array.from({ length: count }, (_, at) => (at * 2 * Math.PI) / count).reduce(
      (pen, angle, at) =>
        pen.add(
          line(
            CX + Math.sin(angle) * (8 + (at % 3) * 2),
            CY + Math.cos(angle) * (8 + (at % 3) * 2),
            CX + Math.sin(angle) * 34,
            CY + Math.cos(angle) * 34,
          ),
        ),
      draw(),
    ).path;
  },
};

/** Tongues of fog in a corner, long ones under short ones, mm: how far they reach and how high they are. */
const TONGUES = [
  [15.5, 3.4],
  [11, 3.1],
  [13, 2.8],
  [6.4, 2.6],
] as const;

/** Fog in the upper right corner. */
const bank: readonly Path[] = TONGUES.map(([reach, high], row) => {
  const y = TONGUES.slice(0, row).reduce((sum, [, each]) => sum + each, -2.2);
  return rectangle(FIELD.width - reach, y, reach + 6, high + 0.05, high / 2);
});

/** The same fog from the opposite corner, so that a back looks the same upside down. */
const opposite = chain(turn(180), move(FIELD.width, FIELD.height));

function fog(theme: Theme, colour: Colour): Shape[] {
  const tongues = [...bank, ...bank.map((path) => moved(path, opposite))];
  return [
    { d: written(...tongues), stroke: { colour, width: lineOf(theme, 0.7), join: 'round' } },
    { d: written(...tongues), fill: theme.paper },
  ];
}

/** The middle of a back: the side's sign in a ring of paper; on victory cards a star. */
function medal({ owner, motif }: BackOf, theme: Theme): Node[] {
  const dark = motif === 'rays';
  const ring = { colour: theme.key, width: lineOf(theme, 0.3) } as const;
  const disc = art({
    x: 0,
    y: 0,
    shapes: [
      { d: written(circle(CX, CY, 7.8)), fill: theme.paper, stroke: ring },
      {
        d: written(circle(CX, CY, 7)),
        stroke: { colour: dark ? theme.key : theme.owner[owner].flat, width: lineOf(theme, 0.5) },
      },
    ],
  });
  if (dark) return [disc, sign('points', 'victory', [CX, CY + 0.2], 5, [theme.key, theme.paper])];
  const compass = star(CX, CY, 4, 10.4, 6);
  const needle = art({ x: 0, y: 0, shapes: [{ d: written(compass), fill: theme.paper, stroke: ring }] });
  return [
    ...(motif === 'rings' ? [needle] : []),
    disc,
    badge(owner, [CX, CY], owner === 'axis' ? 5 : 5.4, theme),
  ];
}

/** The back of a deck. Nothing is printed beyond the frame, since a cut may be off. */
export function deckBack({ id }: Deck, edition: Edition): Face {
  const theme = themeOf(edition);
  const of = BACKS[id];
  if (!of)
    return {
      id: `${id}-back`,
      width: WIDTH,
      height: HEIGHT,
      bleed: 0,
      safe: 0,
      nodes: [ground(WIDTH, HEIGHT, theme.paper)],
    };
  const bare = isBare(theme);
  const flat = of.motif === 'rays' ? theme.key : theme.owner[of.owner].flat;
  const cut: Shape = {
    d: written(MOTIFS[of.motif](bare)),
    stroke: { colour: bare ? flat : theme.paper, width: bare ? 0.16 : 0.22 },
  };
  return cardFace(`${id}-back`, theme.paper, [
    box({ ...FIELD, fill: bare ? theme.paper : flat }),
    group({
      x: FIELD.x,
      y: FIELD.y,
      clip: { x: 0, y: 0, width: FIELD.width, height: FIELD.height },
      nodes: [
        art({
          x: 0,
          y: 0,
          shapes: [...(theme.edition === 'screen' ? [] : [cut]), ...fog(theme, bare ? flat : theme.key)],
        }),
        ...medal(of, theme),
      ],
    }),
    doubleFrame(FIELD, theme.key, [lineOf(theme, 0.45), lineOf(theme, 0.2), 0.6]),
  ]);
}
