/** The round and score card: a trench of seven squares for the rounds, and behind it what counts, with a scale for each army. */
import { scale, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { openGround } from '../../../src/kit/engrave/open-ground.ts';
import { SCORE, TIE, type Saying } from '../../../content/victory-tank/brief.ts';
import { badge } from '../art/badge.ts';
import { trench, type Trench } from '../art/track.ts';
import type { Army } from '../data/battlefield.ts';
import { HEIGHT, type Theme, WIDTH, cardFace, themeOf, throughFog } from '../theme.ts';
import { SQUARE } from './action-points.ts';

/** A game is seven rounds (E4); the trench bends twice. */
const ROUND_SQUARES: readonly Point[] = (
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [0, 1],
    [0, 2],
  ] as const
).map(([column, row]) => [13.7 + column * 18.05, 27.6 + row * 20.4]);

const TRENCH: Trench = { course: ROUND_SQUARES, way: 8.6, bay: SQUARE + 1 };

const OPENING: Opening = {
  width: WIDTH,
  top: EDGE,
  left: [
    { height: 12, reach: EDGE },
    { height: 2.6, reach: 10 },
    { height: 65.9, reach: EDGE },
  ],
  right: [
    { height: 9, reach: EDGE },
    { height: 2.6, reach: 12 },
    { height: 44, reach: EDGE },
    { height: 2.6, reach: 9 },
    { height: 22.3, reach: EDGE },
  ],
};

const LAND = {
  left: 0,
  right: WIDTH,
  horizon: 12,
  bottom: 88,
  sun: WIDTH / 2,
  rows: 25,
  heavy: 0.5,
  seed: 11,
};

/** The ground is nobody's. */
function noMansLand(theme: Theme): Shape[] {
  const drawn = theme.edition === 'low-ink';
  return [
    { d: written(rectangle(0, 0, WIDTH, HEIGHT)), fill: theme.land.field },
    ...(theme.edition === 'colour' ? [openGround(LAND, theme.land.cut)] : []),
    ...trench(TRENCH, { flat: drawn ? theme.key : theme.land.deep, tint: theme.land.mist }, theme),
  ];
}

const squareOf = ([x, y]: Point, theme: Theme): Shape => ({
  d: written(rectangle(x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE, 0.5)),
  fill: theme.paper,
  stroke: { colour: theme.key, width: theme.edition === 'low-ink' ? 0.3 : 0.8 },
});

const roundAt = ([x, y]: Point, index: number, theme: Theme): Node =>
  text({
    field: `round ${index + 1}`,
    text: String(index + 1),
    x: x - SQUARE / 2,
    y: y - SQUARE / 2,
    width: SQUARE,
    height: SQUARE,
    align: 'center',
    valign: 'middle',
    style: { font: 'poster', size: theme.edition === 'low-ink' ? 24 : 30, ink: theme.key },
    sign: { means: `round ${index + 1}`, ink: theme.key, ground: theme.paper },
  });

const BOARD = { x: 25, y: 60.6, width: 33.4, height: 21.4 } as const;

/** The seven rounds; a counter to spare stands on the one that is played. */
export function roundTrack(edition: Edition): Face {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  return cardFace('round-and-score-front', theme, [
    ...throughFog(noMansLand(theme), OPENING, theme),
    text({
      field: 'title',
      text: 'ROUND',
      x: 5,
      y: 6.4,
      width: WIDTH - 10,
      height: 9.4,
      align: 'center',
      style: { font: 'stencil', size: 21, ink: key, tracking: 50 },
    }),
    art({ x: 0, y: 0, shapes: ROUND_SQUARES.map((square) => squareOf(square, theme)) }),
    ...ROUND_SQUARES.map((square, index) => roundAt(square, index, theme)),
    box({
      ...BOARD,
      radius: 0.8,
      fill: paper,
      stroke: { colour: key, width: edition === 'low-ink' ? 0.25 : 0.45 },
    }),
    text({
      field: 'use',
      text: 'A spare counter marks the round. Lay two cards, take 5 points, draw up to five; then act. After seven, turn over.',
      x: BOARD.x + 1.6,
      y: BOARD.y,
      width: BOARD.width - 3.2,
      height: BOARD.height,
      valign: 'middle',
      style: { font: 'text', size: 9, ink: key, leading: 1.06 },
      sign: { means: 'how the track is used', ink: key, ground: paper },
    }),
  ]);
}

/** The most that an army can score: nine crates, most soldiers, four bunkers, the tank. */
const MOST = 9 + 1 + 4 * 3 + 5;
/** The scale's first mark, and from one to the next, mm. */
const [ZERO, STEP] = [81.2, -2.55] as const;
const EDGES = { red: 3.6, gray: WIDTH - 3.6 } as const;
const INWARD = { red: 1, gray: -1 } as const;

/** An army's scale along its edge of the card, from 0 at the foot; a paper clip marks its score. */
function scaleOf(army: Army, theme: Theme): Node[] {
  const { flat } = theme.army[army];
  const side = INWARD[army];
  const x = EDGES[army];
  const at = (score: number): number => ZERO + score * STEP;
  const marks = Array.from({ length: MOST + 1 }, (_, score) => score);
  const ticks = marks.map((score) => line(x, at(score), x + side * (score % 5 === 0 ? 3 : 1.8), at(score)));
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(...ticks), stroke: { colour: flat, width: 0.32 } },
        { d: written(line(x, at(0), x, at(MOST))), stroke: { colour: flat, width: 0.5 } },
      ],
    }),
    ...marks
      .filter((score) => score % 5 === 0)
      .map((score) =>
        text({
          field: `${army} ${score}`,
          text: String(score),
          x: side > 0 ? x + 3.4 : x - 3.4 - 5,
          y: at(score) - 2,
          width: 5,
          height: 4,
          align: side > 0 ? ('left' as const) : ('right' as const),
          valign: 'middle',
          style: { font: 'bold', size: 9, ink: flat },
          sign: { means: `${army} scores ${score}`, ink: flat, ground: theme.paper },
        }),
      ),
    art({
      x: x + side * 3.6,
      y: 8,
      shapes: badge(
        army,
        scale(army === 'red' ? 0.34 : 0.3),
        theme.edition === 'low-ink'
          ? { field: theme.paper, device: flat, rim: flat }
          : { field: flat, device: theme.paper, rim: flat },
        0.14,
      ),
    }),
  ];
}

/** The space between the scales. */
const INNER = { x: 14, width: WIDTH - 28 } as const;
const TOP = 16.4;
const ROW = 12.8;

/** What scores, each as large as it has to be to be read across a table. */
const rows = (theme: Theme): Node[] =>
  SCORE.flatMap(({ figure, of, id }, index): Node[] => {
    const y = TOP + index * ROW;
    return [
      art({
        x: 0,
        y,
        shapes: [
          {
            d: written(line(INNER.x, 0, INNER.x + INNER.width, 0)),
            stroke: { colour: theme.key, width: 0.25 },
          },
        ],
      }),
      text({
        field: `figure ${id}`,
        text: figure,
        x: INNER.x,
        y,
        width: 11,
        height: ROW,
        valign: 'middle',
        align: 'center',
        style: { font: 'poster', size: theme.edition === 'low-ink' ? 24 : 28, ink: theme.key },
        sign: { means: `scores ${figure}`, ink: theme.key, ground: theme.paper },
      }),
      text({
        field: `label ${id}`,
        text: of,
        x: INNER.x + 12.4,
        y,
        width: INNER.width - 12.4,
        height: ROW,
        valign: 'middle',
        style: { font: 'bold', size: 10.5, ink: theme.key, leading: 1.05 },
        sign: { means: of.replace('\n', ' '), ink: theme.key, ground: theme.paper },
      }),
    ];
  });

const CLIPS = 'A paper clip on each edge marks the score.';

/** How a tie is broken, and how the scales are used. */
const inWords = (theme: Theme): Node[] => {
  const { rules }: Saying = TIE;
  const style = { font: 'text', size: 9, ink: theme.key, leading: 1.08 } as const;
  const y = TOP + SCORE.length * ROW;
  return [
    art({
      x: 0,
      y,
      shapes: [
        {
          d: written(line(INNER.x, 0, INNER.x + INNER.width, 0)),
          stroke: { colour: theme.key, width: 0.25 },
        },
      ],
    }),
    text({
      field: 'tie',
      text: rules.map((rule) => rule.text).join(' '),
      ...INNER,
      y: y + 0.8,
      height: 7.6,
      align: 'center',
      style,
      sign: { means: 'rule in brief', ink: theme.key, ground: theme.paper },
    }),
    text({
      field: 'use',
      text: CLIPS,
      ...INNER,
      y: y + 8.8,
      height: 7.6,
      align: 'center',
      style,
      sign: { means: 'how the scales are used', ink: theme.key, ground: theme.paper },
    }),
  ];
};

/** What counts after the seventh round. */
export function scoreTrack(edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace('round-and-score-other', theme, [
    text({
      field: 'title',
      text: 'SCORE',
      x: INNER.x - 2,
      y: 5,
      width: INNER.width + 4,
      height: 8.4,
      align: 'center',
      style: { font: 'stencil', size: 19, ink: theme.key, tracking: 40 },
    }),
    ...rows(theme),
    ...inWords(theme),
    ...scaleOf('red', theme),
    ...scaleOf('gray', theme),
  ]);
}
