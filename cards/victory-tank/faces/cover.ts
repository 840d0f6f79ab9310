/** The outside of the box: the tank that both armies want, their men coming out of the fog, and the game's name over it. */
import { DETAIL_OF } from '../../../src/kit/engrave/burin.ts';
import type { Cover, CoverFront, CoverSide } from '../../../src/kit/cover.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, group, text, type Node } from '../../../src/kit/face.ts';
import { EDGE, fogFrame, type Layer, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { halo, prize } from '../art/prize.ts';
import { TANK_PROFILE } from '../art/tank-profile.ts';
import { bothArmies, FRIEZE, frieze } from '../art/two-armies.ts';
import { themeOf, type Theme } from '../theme.ts';

/** The front is drawn at least so large, mm, and then scaled to its place. */
const LEAST = { width: 60, height: 72 } as const;
/** Where the picture begins and what it leaves at the foot, mm. */
const TITLE_ROOM = 26.6;
const FOOT_ROOM = 10.4;
/** Of the opening's height: how far down the middle of the tank stands. */
const TANK_AT = 0.47;
/** The portrait's middle in the picture behind it. */
const PORTRAIT_Y = 36;
const TANK_WIDTH = 37;
/** Of the tank's width where it is drawn alone. */
const ALONE = 51;

/** Banks of fog for an opening 50 mm high. */
const LEFT: readonly Layer[] = [
  { height: 7, reach: EDGE },
  { height: 2.8, reach: 14 },
  { height: 4, reach: 5.6 },
  { height: 2.4, reach: 9.5 },
  { height: 33.8, reach: EDGE },
];
const RIGHT: readonly Layer[] = [
  { height: 13, reach: EDGE },
  { height: 2.6, reach: 10.5 },
  { height: 4.4, reach: 5.4 },
  { height: 3, reach: 15 },
  { height: 27, reach: EDGE },
];

/** Banks that fill an opening: the last of them is as high as need be. */
function fitted(banks: readonly Layer[], height: number): Layer[] {
  const rest = banks.slice(0, -1);
  const last = height - rest.reduce((sum, bank) => sum + bank.height, 0);
  return [...rest, { height: last, reach: EDGE }];
}

/** Sizes of the title's two words, points. */
const LETTERS = { poster: [29, 36], stencil: [29, 36] } as const;

/** The two words of the title as large as the front is wide. */
function lettering({ key, edition }: Theme, width: number): Node[] {
  const font = edition === 'low-ink' ? 'stencil' : 'poster';
  const [upper, lower] = LETTERS[font];
  const line = (field: string, words: string, y: number, size: number): Node =>
    text({
      field,
      text: words,
      x: 1,
      y,
      width: width - 2,
      height: 15,
      align: 'center',
      valign: 'middle',
      style: { font, size, ink: key, tracking: 12 },
    });
  return [line('title', 'VICTORY', 0.9, upper), line('title, below', 'TANK', 11.7, lower)];
}

const foot = ({ key }: Theme, width: number, height: number, line: string): Node =>
  text({
    field: 'line',
    text: line.toUpperCase(),
    x: 4,
    y: height - FOOT_ROOM + 2.2,
    width: width - 8,
    height: 5,
    align: 'center',
    valign: 'middle',
    style: { font: 'stencil', size: 12.5, ink: key, tracking: 90 },
  });

/** The front at the size at which it is drawn. */
function picture(theme: Theme, width: number, height: number, line: string): Node[] {
  const { key, paper, edition } = theme;
  const tall = height - TITLE_ROOM - FOOT_ROOM;
  const opening: Opening = {
    width,
    top: TITLE_ROOM,
    left: fitted(LEFT, tall),
    right: fitted(RIGHT, tall),
  };
  const y = TITLE_ROOM + tall * TANK_AT;
  const bottom = TITLE_ROOM + tall;
  const clip = { x: EDGE - 1, y: TITLE_ROOM - 1, width: width - 2 * (EDGE - 1), height: tall + 2 };
  const behind = art({ x: 0, y: y - PORTRAIT_Y, shapes: prize(theme, width) });
  const portrait = TANK_PROFILE.draw({ key, paper }, DETAIL_OF[edition]);
  const size = TANK_WIDTH / TANK_PROFILE.width;
  const drawn = edition === 'low-ink';
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({ x: 0, y: 0, clip, nodes: [behind] }),
    art({
      x: 0,
      y: 0,
      shapes: fogFrame(opening, height, { paper, line: key, edge: drawn ? 0.2 : 0.35, fine: true }),
    }),
    art({ x: width / 2, y, scale: TANK_WIDTH / ALONE, shapes: [halo(theme)] }),
    art({ x: width / 2, y, scale: size, shapes: portrait, sign: { means: 'tank', ink: key, ground: paper } }),
    art({
      x: 0,
      y: 0,
      shapes: bothArmies(theme, width, bottom),
      sign: { means: 'soldiers of both armies', ink: key, ground: paper },
    }),
    ...lettering(theme, width),
    foot(theme, width, height, line),
  ];
}

function front(theme: Theme, { width, height, line }: CoverFront): Node[] {
  const scale = Math.min(width / LEAST.width, height / LEAST.height);
  return [group({ x: 0, y: 0, scale, nodes: picture(theme, width / scale, height / scale, line) })];
}

/** How much of a narrow side its title takes. */
const TITLE_SHARE = 0.4;

/** An army on the march, red on the left and gray on the right, and the title ahead of it. */
function side(theme: Theme, { width, height, side: which }: CoverSide): Node[] {
  const army = which === 'left' ? 'red' : 'gray';
  const { key, paper, edition } = theme;
  const scale = height / FRIEZE;
  const long = width * (1 - TITLE_SHARE);
  const x = army === 'red' ? 0 : width - long;
  const clip = { x: 0, y: 0, width: long / scale, height: FRIEZE };
  const shapes = frieze(theme, army, long / scale);
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({ x, y: 0, scale, clip, nodes: [art({ x: 0, y: 0, shapes })] }),
    text({
      field: 'title',
      text: 'VICTORY TANK',
      align: 'center',
      valign: 'middle',
      x: (army === 'red' ? long : 0) + 1.5,
      y: 0,
      width: width - long - 3,
      height,
      style: {
        font: edition === 'low-ink' ? 'stencil' : 'poster',
        size: height * 1.15,
        ink: key,
        tracking: 12,
      },
      fit: { least: 4 },
    }),
  ];
}

/** The cover in an edition. */
export function coverOf(edition: Edition): Cover {
  const theme = themeOf(edition);
  const { key, paper, army } = theme;
  const drawn = edition === 'low-ink';
  return {
    inks: { edition, paper, key, ground: drawn ? paper : army.red.flat, onGround: drawn ? key : paper },
    front: (size) => front(theme, size),
    side: (size) => side(theme, size),
  };
}
