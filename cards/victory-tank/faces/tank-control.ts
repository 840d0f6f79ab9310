/** Tank control: the card that the tank's crew stands on. */
import { DETAIL_OF } from '../../../src/kit/engrave/burin.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, group, text, type Face, type Node } from '../../../src/kit/face.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { halo, prize } from './cover.ts';
import { rayLines, rays, type Burst } from '../../../src/kit/engrave/rays.ts';
import { TANK_PROFILE } from '../art/tank.ts';
import { beltFrame } from '../../../src/kit/engrave/figures/belt-frame.ts';
import { HEIGHT, type Theme, WIDTH, cardFace, themeOf, throughFog } from '../theme.ts';

/** Side of a crew place, mm. */
export const CREW_PLACE = 15.6;
const CREW_GAP = 2.4;
const CREW_TOP = 64.4;

/** Upper left corners of the three crew places. */
export const CREW_PLACES: readonly Point[] = [0, 1, 2].map((index) => [
  (WIDTH - 3 * CREW_PLACE - 2 * CREW_GAP) / 2 + index * (CREW_PLACE + CREW_GAP),
  CREW_TOP,
]);

const PORTRAIT_OPENING: Opening = {
  width: WIDTH,
  top: EDGE,
  left: [
    { height: 8, reach: EDGE },
    { height: 2.8, reach: 12 },
    { height: 4, reach: 5.6 },
    { height: 2.4, reach: 9 },
    { height: 20, reach: EDGE },
    { height: 2.6, reach: 11 },
    { height: 11.2, reach: 4.4 },
  ],
  right: [
    { height: 15, reach: EDGE },
    { height: 2.6, reach: 10 },
    { height: 4.4, reach: 5.4 },
    { height: 3, reach: 13.5 },
    { height: 26, reach: EDGE },
  ],
};

/** A place for one of the crew: a hatch in the armour, riveted round. */
function crewPlace([x, y]: Point, number: number, theme: Theme): Node[] {
  const drawn = theme.edition === 'low-ink';
  const rivets = [1.5, CREW_PLACE - 1.5].flatMap((dx) =>
    [1.5, CREW_PLACE - 1.5].map((dy) => `M${x + dx} ${y + dy}h.01`),
  );
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(rectangle(x, y, CREW_PLACE, CREW_PLACE, 1.4)),
          fill: theme.paper,
          stroke: { colour: theme.key, width: drawn ? 0.25 : 0.8 },
        },
        {
          d: written(rectangle(x + 0.8, y + 0.8, CREW_PLACE - 1.6, CREW_PLACE - 1.6, 0.8)),
          stroke: { colour: theme.key, width: 0.16 },
        },
        { d: rivets.join(''), stroke: { colour: theme.key, width: 0.9, cap: 'round' } },
      ],
    }),
    text({
      field: `crew ${number}`,
      text: String(number),
      x,
      y,
      width: CREW_PLACE,
      height: CREW_PLACE,
      align: 'center',
      valign: 'middle',
      style: { font: 'poster', size: drawn ? 19 : 24, ink: theme.key },
      sign: { means: `crew place ${number}`, ink: theme.key, ground: theme.paper },
    }),
  ];
}

/** The front: the tank's portrait, and three places for its crew. */
export function tankControlFront(edition: Edition): Face {
  const theme = themeOf(edition);
  const size = 51 / TANK_PROFILE.width;
  const portrait = TANK_PROFILE.draw({ key: theme.key, paper: theme.paper }, DETAIL_OF[theme.edition]);
  return cardFace('tank-control-front', theme, [
    ...throughFog(prize(theme), PORTRAIT_OPENING, theme),
    art({ x: WIDTH / 2, y: 36, shapes: [halo(theme)] }),
    art({
      x: WIDTH / 2,
      y: 36,
      scale: size,
      shapes: portrait,
      sign: { means: 'tank', ink: theme.key, ground: theme.paper },
    }),
    text({
      field: 'title',
      text: 'TANK CONTROL',
      x: 3.6,
      y: 57.2,
      width: WIDTH - 7.2,
      height: 6.8,
      align: 'center',
      style: { font: 'stencil', size: 17, ink: theme.key, tracking: 30 },
    }),
    ...CREW_PLACES.flatMap((place, index) => crewPlace(place, index + 1, theme)),
    text({
      field: 'rule',
      text: 'One to three crew. With none, it is nobody’s tank.',
      x: 3.6,
      y: 81.4,
      width: WIDTH - 7.2,
      height: 4,
      align: 'center',
      style: { font: 'text', size: 7, ink: theme.key },
    }),
  ]);
}

/** Inside the loop of track, mm from the trim. */
const LOOP = { inset: 8.6, radius: 9, breadth: 7.4 } as const;

/** One half of the back: the tank with its name, upright; the other half is this one turned. */
function halfBack(theme: Theme): Node[] {
  const size = 37 / TANK_PROFILE.width;
  const portrait = TANK_PROFILE.draw({ key: theme.key, paper: theme.paper }, DETAIL_OF[theme.edition]);
  return [art({ x: WIDTH / 2, y: 28, scale: size, shapes: portrait })];
}

/** The back: a track that runs round, and the tank from either end. */
export function tankControlBack(edition: Edition): Face {
  const theme = themeOf(edition);
  const half = halfBack(theme);
  const burst: Burst = { x: WIDTH / 2, y: HEIGHT / 2, inner: 0, outer: 80, count: 32, share: 0.5 };
  const { red, gray } = theme.army;
  const drawn = edition === 'low-ink';
  const clip = {
    x: LOOP.inset,
    y: LOOP.inset,
    width: WIDTH - 2 * LOOP.inset,
    height: HEIGHT - 2 * LOOP.inset,
  };
  return cardFace('tank-control-back', theme, [
    group({
      x: 0,
      y: 0,
      clip,
      nodes: [
        art({
          x: 0,
          y: 0,
          shapes: drawn
            ? [rayLines(burst, 2, red.flat, 0.125, 'left'), rayLines(burst, 2, gray.flat, 0.125, 'right')]
            : [rays(burst, red.flat, 'left'), rays(burst, gray.flat, 'right')],
        }),
      ],
    }),
    art({ x: 0, y: 0, shapes: beltFrame(WIDTH, HEIGHT, LOOP, theme) }),
    ...half,
    group({ x: WIDTH, y: HEIGHT, rotate: 180, nodes: half }),
    ...nameBand(theme),
  ]);
}

/** The game's name across the middle. */
function nameBand(theme: Theme): Node[] {
  const y = HEIGHT / 2;
  const dark = theme.edition !== 'low-ink';
  const [ground, ink] = dark ? [theme.key, theme.paper] : [theme.paper, theme.key];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(rectangle(3.6, y - 6.4, WIDTH - 7.2, 12.8, 1)),
          fill: ground,
          stroke: { colour: dark ? theme.paper : theme.key, width: dark ? 0.9 : 0.35 },
        },
        { d: written(rectangle(4.6, y - 5.4, WIDTH - 9.2, 10.8, 0.5)), stroke: { colour: ink, width: 0.2 } },
      ],
    }),
    text({
      field: 'name',
      text: 'TANK CONTROL',
      x: 5,
      y: y - 6.4,
      width: WIDTH - 10,
      height: 12.8,
      align: 'center',
      valign: 'middle',
      style: { font: 'stencil', size: 16.5, ink, tracking: 30 },
      sign: { means: 'tank control', ink, ground },
    }),
  ];
}
