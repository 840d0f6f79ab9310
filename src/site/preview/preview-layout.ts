/**
 * The layout of a preview, as a face: text on the left, a fan of cards before a poster's rays on the right. 0.1 mm is
 * one pixel; it is painted like any face.
 */
import { box, art, group, text, type Node, type SetFace, type SetNode } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { PREVIEW } from './size.ts';

/** px per mm. */
export const DENSITY = 10;

const WIDTH = PREVIEW.width / DENSITY;
const HEIGHT = PREVIEW.height / DENSITY;

/** Colours of the light theme. */
const INKS = { paper: '#f3e8d0', ink: '#1f1b18', quiet: '#5a5148', red: '#96301f', ray: '#e8d8b4' } as const;

/** Text column, mm. */
const WORDS = { x: 6.4, width: 50 } as const;
const TITLE = { y: 12.6, height: 28.6 } as const;
/** Title sizes to try, pt. */
const TITLE_SIZES = [32, 29, 26, 23, 20, 17, 14] as const;
const ABOUT = { y: 45, height: 13 } as const;
const ABOUT_SIZES = [11.5, 10.5, 9.5, 8.5, 7.5] as const;

/** The fan turns about a point below it; each card is scaled to the same room, mm. */
const FAN = { x: 92.5, y: 94, radius: 60, degrees: 28, width: 31, height: 46 } as const;
const RAYS = { count: 44, reach: 140 } as const;

export interface Preview {
  /** Above the title. */
  readonly line: string;
  readonly title: string;
  readonly about: string;
  /** The fan's cards, from the left. */
  readonly faces: readonly SetFace[];
}

/** Every second ray of a sun behind the fan. */
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
  // Text is on plain paper; the rays start behind it.
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

/** Text in the largest of these sizes that fits. */
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

/** A card in its place in the fan, with an outline to separate it from the one below. */
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

/** The preview, ready to paint. */
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
