/**
 * A preview as a face: words on paper on the left, cards in a fan before a poster's rays on the right. It is drawn a
 * tenth of a millimetre to the pixel and painted as any face is.
 */
import { box, art, group, text, type Node, type SetFace, type SetNode } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { PREVIEW } from './size.ts';

/** Pixels in a millimetre. */
export const DENSITY = 10;

const WIDTH = PREVIEW.width / DENSITY;
const HEIGHT = PREVIEW.height / DENSITY;

/** As the pages have them by day. */
const INKS = { paper: '#f3e8d0', ink: '#1f1b18', quiet: '#5a5148', red: '#96301f', ray: '#e8d8b4' } as const;

/** Where words stand, mm. */
const WORDS = { x: 6.4, width: 50 } as const;
const TITLE = { y: 12.6, height: 28.6 } as const;
/** Sizes that are tried for the title, points. */
const TITLE_SIZES = [32, 29, 26, 23, 20, 17, 14] as const;
const ABOUT = { y: 45, height: 13 } as const;
const ABOUT_SIZES = [11.5, 10.5, 9.5, 8.5, 7.5] as const;

/** The fan turns about a point below it; its cards fit the same room, mm. */
const FAN = { x: 92.5, y: 94, radius: 60, degrees: 28, width: 31, height: 46 } as const;
const RAYS = { count: 44, reach: 140 } as const;

export interface Preview {
  /** Over the title. */
  readonly line: string;
  readonly title: string;
  readonly about: string;
  /** In a fan, from the left. */
  readonly faces: readonly SetFace[];
}

/** Every second wedge of a sun behind the fan. */
function rays(): string {
  const at = (index: number): string => {
    const angle = (index / RAYS.count) * 2 * Math.PI;
    const x = FAN.x + RAYS.reach * Math.cos(angle);
    return `${x.toFixed(2)} ${(FAN.y - FAN.radius + RAYS.reach * Math.sin(angle)).toFixed(2)}`;
  };
  const centre = `M${FAN.x} ${FAN.y - FAN.radius}`;
  return Array.from({ length: RAYS.count / 2 }, (_, index) => {
    return `${centre}L${at(2 * index)}L${at(2 * index + 1)}Z`;
  }).join('');
}

const ground: readonly Node[] = [
  box({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: INKS.paper }),
  art({ x: 0, y: 0, shapes: [{ d: rays(), fill: INKS.ray }] }),
  // Words stand on plain paper; the rays come out from under it.
  art({ x: 0, y: 0, shapes: [{ d: `M0 0H58L66 ${HEIGHT}H0Z`, fill: INKS.paper }] }),
];

const frame: readonly Node[] = [
  box({ x: 1.5, y: 1.5, width: WIDTH - 3, height: HEIGHT - 3, stroke: { colour: INKS.ink, width: 0.5 } }),
  box({ x: 2.5, y: 2.5, width: WIDTH - 5, height: HEIGHT - 5, stroke: { colour: INKS.ink, width: 0.15 } }),
];

const faceOf = (nodes: readonly Node[]) => ({
  id: 'preview',
  width: WIDTH,
  height: HEIGHT,
  bleed: 0,
  safe: 0,
  nodes,
});

function setOrStop(nodes: readonly Node[], fonts: Fonts): readonly SetNode[] {
  const set = typeset(faceOf(nodes), fonts);
  if (!set.ok) throw new Error('A preview has words that do not fit.');
  return set.value.nodes;
}

/** Words in the largest of some sizes in which they fit. */
function fitting(sizes: readonly number[], draw: (size: number) => Node, fonts: Fonts): readonly SetNode[] {
  const fits = sizes.find((size) => typeset(faceOf([draw(size)]), fonts).ok);
  return setOrStop([draw(fits ?? sizes.at(-1) ?? 0)], fonts);
}

const titleNode = (words: string) => (size: number) =>
  text({
    field: 'title',
    text: words,
    ...WORDS,
    ...TITLE,
    valign: 'middle',
    style: { font: 'poster', size, ink: INKS.ink, leading: 1.08 },
  });

const aboutNode = (words: string) => (size: number) =>
  text({
    field: 'about',
    text: words,
    ...WORDS,
    ...ABOUT,
    style: { font: 'text', size, ink: INKS.quiet, leading: 1.22 },
  });

const lineNodes = (words: string): readonly Node[] => [
  text({
    field: 'line',
    text: words.toUpperCase(),
    x: WORDS.x,
    y: 5.6,
    width: WORDS.width,
    height: 6,
    style: { font: 'stencil', size: 12.5, ink: INKS.red, tracking: 90 },
  }),
  box({ x: WORDS.x, y: 42.2, width: 15, height: 0.9, fill: INKS.red }),
];

/** A card in its place in the fan; a line about it parts it from the one below. */
function fanned({ width, height, nodes }: SetFace, index: number, count: number): SetNode {
  const scale = Math.min(FAN.height / height, FAN.width / width);
  const angle = count === 1 ? 0 : (index / (count - 1) - 0.5) * FAN.degrees;
  const edge = box({ x: 0, y: 0, width, height, stroke: { colour: INKS.ink, width: 0.35 / scale } });
  const card = group<SetNode>({
    x: (-width * scale) / 2,
    y: -FAN.radius - (height * scale) / 2,
    scale,
    nodes: [group<SetNode>({ x: 0, y: 0, clip: { x: 0, y: 0, width, height }, nodes }), edge],
  });
  return group<SetNode>({ x: FAN.x, y: FAN.y, rotate: angle, nodes: [card] });
}

/** The preview, ready to be painted. */
export function previewFace({ line, title, about, faces }: Preview, fonts: Fonts): SetFace {
  return {
    ...faceOf([]),
    nodes: [
      ...setOrStop([...ground, ...frame], fonts),
      ...faces.map((face, index) => fanned(face, index, faces.length)),
      ...setOrStop(lineNodes(line), fonts),
      ...fitting(TITLE_SIZES, titleNode(title), fonts),
      ...fitting(ABOUT_SIZES, aboutNode(about), fonts),
    ],
  };
}
