/**
 * Action cards and neutral cards: rays in the owner's colour, a black figure, and a ribbon with its strength.
 * Also what all small cards have in common.
 */
import { doubleFrame, ground, words } from '../../../src/kit/drawing/face-elements.ts';
import { burin } from '../../../src/kit/engrave/burin.ts';
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { type Matrix, chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Face, type Node, type Rect, type Shape, art, box, group } from '../../../src/kit/face.ts';
import { badge, sign } from '../art/signs.ts';
import { army, decoy, decoyCloth } from '../art/armies.ts';
import { horizon } from '../art/horizons.ts';
import { fleet } from '../art/warships.ts';
import { aircraft } from '../art/aircraft.ts';
import { stronghold } from '../art/strongholds.ts';
import { woodenGun, woodenGunCloth } from '../art/wooden-gun.ts';
import { type Strength, guard } from '../art/units.ts';
import { type ActionCard, type NeutralCard, SMALL } from '../data/box.ts';
import { type CardSet, FIGURES, type Force } from '../data/components.ts';
import { type Owner, type Theme, inksOf, isBare, lettersOf, lineOf, onDark, themeOf } from '../theme.ts';
import { CARD_WORDS, FORCE_NAMES, SET_LABELS } from '../data/printed-words.ts';

// Shared by all small cards: the window of the picture, and the ribbon that is visible in a fanned hand.

export const { width: WIDTH, height: HEIGHT } = SMALL;

/** The framed picture of a province card, mm. */
export const VIEW = { x: 3.4, y: 3.5, width: WIDTH - 6.8, height: 24.2 } as const;
/**
 * Where the picture of an action or neutral card ends, and the rim of paper round it, mm. It does not bleed: small cards
 * share their cuts, and a cut that is a little off would show the neighbour.
 */
const FOOT = 28.2;
const RIM = 1.7;
const SCENE = { x: RIM, y: RIM, width: WIDTH - 2 * RIM, height: FOOT - RIM } as const;
/** Where the ground of that picture begins, mm. */
const FLOOR = 22.2;

export const cardFace = (id: string, fill: Colour, nodes: readonly Node[]): Face => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  bleed: SMALL.bleed,
  safe: SMALL.safe,
  nodes: [ground(WIDTH, HEIGHT, fill), ...nodes],
});

/** A picture clipped to its window, in a thick line and a thin one. */
export const plate = (
  view: Rect,
  shapes: readonly Shape[],
  theme: Theme,
  over: readonly Node[] = [],
): Node[] => [
  group({
    x: view.x,
    y: view.y,
    clip: { x: 0, y: 0, width: view.width, height: view.height },
    nodes: [art({ x: 0, y: 0, shapes }), ...over],
  }),
  doubleFrame(view, theme.key, [lineOf(theme, 0.45), lineOf(theme, 0.15), 0.55]),
];

/** The picture of an action or neutral card, framed. */
const scene = (shapes: readonly Shape[], theme: Theme): Node[] => [
  group({ x: 0, y: 0, clip: SCENE, nodes: [art({ x: 0, y: 0, shapes })] }),
  doubleFrame(SCENE, theme.key, isBare(theme) ? [0.2, 0.125, 0] : [0.45, 0.15, 0.55]),
];

interface Hanging {
  readonly x: number;
  readonly top: number;
  /** How far it hangs down, mm from its top. */
  readonly height: number;
}

export const RIBBON = { x: VIEW.x + 1.3, width: 6.8, top: VIEW.y - 0.2, height: 13.4 } as const;

/** A ribbon that hangs from the upper edge, with its content. */
export function ribbon(theme: Theme, over: readonly Node[], hanging: Partial<Hanging> = {}): Node[] {
  const { x, top, height, width } = { ...RIBBON, ...hanging };
  const { on } = onDark(theme);
  const tail = polygon([
    [x, top],
    [x + width, top],
    [x + width, top + height],
    [x + width / 2, top + height - 2.2],
    [x, top + height],
  ]);
  const stroke = isBare(theme)
    ? ({ colour: theme.key, width: 0.3 } as const)
    : ({ colour: theme.paper, width: 0.4 } as const);
  return [art({ x: 0, y: 0, shapes: [{ d: written(tail), fill: on, stroke }] }), ...over];
}

const MIDDLE = WIDTH / 2;
/** The ribbon of an action or neutral card, its middle, and where its content begins, mm. */
const HANGS = { x: 3.4, top: RIM - 0.2, height: 14.5, middle: 3.4 + RIBBON.width / 2, from: 3 } as const;
/** The middle of the room to the right of it. */
const BESIDE = 19.4;

type Kind = 'army' | 'fort' | 'fleet' | 'air' | 'dummy';

const kindOf = (force: Force): Kind => {
  const [kind] = force.split('-');
  return kind === 'army' || kind === 'fort' || kind === 'fleet' || kind === 'air' ? kind : 'dummy';
};

const strengthOf = (force: Force): Strength => {
  const { ground, naval } = FIGURES[force];
  const most = Math.max(ground, naval);
  return most === 3 ? 3 : most === 2 ? 2 : 1;
};

/** Level strokes of uneven length. */
function strokes(from: number, to: number, gap: number): Path {
  const pen = draw();
  for (let y = from, row = 0; y < to; y += gap, row += 1)
    pen.at((row * 7.3) % 6, y).to(WIDTH - ((row * 4.9) % 7), y);
  return pen.path;
}

/** Waves from side to side, each row half a wave further. */
export function waves(width: number, from: number, to: number, gap: number, long: number): Path {
  const pen = draw();
  for (let y = from, row = 0; y < to; y += gap, row += 1) {
    let x = -((row % 2) * long) / 2 - long;
    pen.at(x, y);
    for (; x < width + long; x += long)
      pen
        .bend(x + long / 4, y - gap * 0.32, x + long / 2, y)
        .bend(x + (long * 3) / 4, y + gap * 0.32, x + long, y);
  }
  return pen.path;
}

/** The number of rays, so that owners differ in grey too. */
const RAYS: Readonly<Record<Owner, number>> = { axis: 14, allies: 26, neutral: 20 };

/** Where the horizon's two ends are drawn, each as large as it can be beside a figure. */
const FAR_OFF: readonly Matrix[] = [
  chain(scale(1.3), move(2.4, FLOOR)),
  chain(move(-25, 0), scale(1.45), move(WIDTH - 2.4, FLOOR)),
];

/** Land or water under a figure, and the background. */
function setting(owner: Owner, water: boolean, theme: Theme, set?: CardSet): Shape[] {
  const { flat } = theme.owner[owner];
  const inner = isBare(theme) ? 11.6 : 8.8;
  const burst = { x: MIDDLE, y: FLOOR - 6.6, inner, outer: 40, count: RAYS[owner], share: 0.54 };
  const light = isBare(theme) ? rayLines(burst, 2, flat, 0.125) : rays(burst, flat);
  const below = rectangle(-1, FLOOR, WIDTH + 2, FOOT);
  const detail = burin(inksOf(theme, owner), theme.detail, move(0, 0));
  const [left, right] = FAR_OFF.map((place) => burin(inksOf(theme, owner), theme.detail, place));
  if (set && left && right && theme.edition !== 'screen') horizon(left, right, set, water);
  const far = [left, right].flatMap((tool) => tool?.shapes() ?? []);
  detail.plate(below, 0.9);
  // Fewer rows where ink is spared.
  const gap = isBare(theme) ? 2.8 : 1.1;
  if (water) detail.line(waves(WIDTH, FLOOR + 1.3, FOOT + 1, gap + 0.2, 5), 0.55);
  else detail.fine(strokes(FLOOR + 1.1, FOOT, gap), 1.2);
  return [light, ...far, ...detail.shapes()];
}

/** The figure of a card, in place. */
function figure({ force, owner, set }: ActionCard, theme: Theme): Shape[] {
  const kind = kindOf(force);
  const strength = strengthOf(force);
  const place: Readonly<Record<Kind, Matrix>> = {
    army: chain(scale(1.15), move(MIDDLE + 1.6, FLOOR + 2)),
    fort: move(MIDDLE + 1.4, FLOOR + 1.8),
    fleet: chain(scale(1.08), move(MIDDLE + 0.8, FLOOR + 0.6)),
    air: chain(scale(1.04), turn(-26), move(MIDDLE + 2.9, FLOOR - 6.8)),
    dummy: chain(scale(1.15), move(MIDDLE + 1.6, FLOOR + 2)),
  };
  const b = burin(inksOf(theme, owner), theme.detail, place[kind]);
  if (kind === 'army') army(b, owner, strength, set);
  else if (kind === 'fort') stronghold(b, strength, set);
  else if (kind === 'fleet') fleet(b, owner, strength, set);
  else if (kind === 'air') aircraft(b, owner, set);
  else if (owner === 'axis') decoy(b);
  else woodenGun(b);
  const hides = owner === 'axis' ? decoyCloth() : woodenGunCloth();
  const cloth = kind === 'dummy' ? hides.map((path) => moved(path, place.dummy)) : [];
  return [...cloth.map((path) => ({ d: written(path), fill: theme.paper })), ...b.shapes()];
}

/** The sun of a dummy is painted cloth, like the tank in front. */
function paintedSun(owner: Owner, theme: Theme): Shape[] {
  const { flat } = theme.owner[owner];
  const sun = { x: MIDDLE, y: FLOOR - 6.6 };
  const light = { colour: flat, width: lineOf(theme, 0.4) } as const;
  const spokes = Array.from({ length: 20 }, (_, at) => (at * Math.PI) / 10).reduce((pen, angle) => {
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    return pen.add(
      dashes(line(sun.x + dx * 11.8, sun.y + dy * 11.8, sun.x + dx * 38, sun.y + dy * 38), 1.5, 1.2),
    );
  }, draw());
  return [
    { d: written(dashes(circle(sun.x, sun.y, 10), 1.5, 1.1), spokes.path), stroke: light },
    { d: written(rectangle(-1, FLOOR, WIDTH + 2, FOOT)), fill: theme.paper },
    {
      d: written(dashes(line(RIM, FLOOR, WIDTH, FLOOR), 1.5, 1)),
      stroke: { colour: theme.key, width: lineOf(theme, 0.25) },
    },
  ];
}

/** A strength with the sign for land or sea. */
const worth = (said: string, x: number, y: number, size: number, theme: Theme): Node => {
  const half = size * 0.21;
  return words(
    `counts ${said}`,
    said,
    { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    { size, ...onDark(theme), font: 'poster', align: 'center', leading: 1 },
  );
};

/** The strengths of a card: a helmet for land, an anchor for sea, a shield for defence only. */
function counts(force: Force, theme: Theme): Node[] {
  const { ink, on } = onDark(theme);
  const { x, middle, from: top } = HANGS;
  const { ground, naval, defends }: { ground: number; naval: number; defends?: true } = FIGURES[force];
  if (force === 'air')
    return ribbon(
      theme,
      [ground, naval].flatMap((value, row) => [
        worth(String(value), x + 2.1, top + 3.2 + row * 4.6, 10.5, theme),
        sign(
          row === 0 ? 'land' : 'sea',
          row === 0 ? 'on land' : 'at sea',
          [x + 4.9, top + 3.2 + row * 4.6],
          1.45,
          [ink, on],
        ),
      ]),
      HANGS,
    );
  const where = naval > 0 ? 'sea' : defends ? 'defends' : ground > 0 ? 'land' : 'quiet';
  const means = { sea: 'at sea', defends: 'in defence alone', land: 'on land', quiet: 'nothing' }[where];
  return ribbon(
    theme,
    [
      worth(String(Math.max(ground, naval)), middle, top + 3.7, 16, theme),
      sign(where, means, [middle, top + 8.6], 1.75, [ink, on]),
    ],
    HANGS,
  );
}

/** The foot of a card: name, a line in the owner's colour, set, and owner. */
function foot(name: string, label: string, owner: Owner, theme: Theme): Node[] {
  const { key, paper, written: quiet } = theme;
  return [
    words(
      'name',
      name.toUpperCase(),
      { x: VIEW.x, y: FOOT + 0.7, width: VIEW.width, height: 6 },
      { size: isBare(theme) ? 12 : 14, ink: key, on: paper, font: lettersOf(theme), fit: { least: 9 } },
    ),
    box({
      x: VIEW.x,
      y: FOOT + 7,
      width: VIEW.width - 7,
      height: isBare(theme) ? 0.3 : 0.6,
      fill: theme.owner[owner].flat,
    }),
    words(
      'set',
      label,
      { x: VIEW.x, y: FOOT + 8.2, width: VIEW.width - 7.4, height: 4.4 },
      { size: 8, ink: quiet, on: paper, font: 'figures', tracking: 60 },
    ),
    badge(owner, [WIDTH - VIEW.x - 2.7, HEIGHT - 3.5 - 3], 2.7, theme),
  ];
}

export function actionFace(card: ActionCard, edition: Edition): Face {
  const { id, force, owner, set } = card;
  const theme = themeOf(edition);
  const kind = kindOf(force);
  const behind =
    kind === 'dummy'
      ? paintedSun(owner, theme)
      : setting(owner, kind === 'fleet' || kind === 'air', theme, set);
  return cardFace(id, theme.paper, [
    ...scene([...behind, ...figure(card, theme)], theme),
    ...counts(force, theme),
    ...foot(FORCE_NAMES[force], SET_LABELS[set], owner, theme),
  ]);
}

/** How large the guards are, by how many stand side by side, and whose country lies behind them. */
const GUARDS: Readonly<Record<Strength, { readonly size: number; readonly land: CardSet }>> = {
  1: { size: 1.36, land: '1943' },
  2: { size: 1.22, land: '1940' },
  3: { size: 1.06, land: 'ussr' },
};

/** Neutral cards: the number of guards is the strength. */
export function neutralFace({ id, force }: NeutralCard, edition: Edition): Face {
  const theme = themeOf(edition);
  const strength = strengthOf(force);
  const { size, land } = GUARDS[strength];
  const b = burin(inksOf(theme, 'neutral'), theme.detail, chain(scale(size), move(BESIDE, FOOT)));
  guard(b, strength);
  return cardFace(id, theme.paper, [
    ...scene([...setting('neutral', false, theme, land), ...b.shapes()], theme),
    ...counts(force, theme),
    ...foot(CARD_WORDS.neutral, 'ARMY', 'neutral', theme),
  ]);
}
