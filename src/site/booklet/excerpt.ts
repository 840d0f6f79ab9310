/** The table of an example in a booklet: only the cards it is about, large, with arrows for the moves. */
import type { ToldCase } from '../../book/blocks.ts';
import type { Box, Scene, SceneCard, SceneLine, SceneRulers, Spot } from '../../referee/table/scene.ts';
import { encloses, grown, surrounds, union } from '../../kit/rects.ts';
import { triedIn, trodIn } from '../board/camera-focus.ts';
import { meet, middleOf } from '../board/frame.ts';
import { hasHexes, hexesRound } from './hex-picture.ts';

/** Fewer cards would not show where they lie. */
const LEAST = 2;
/** Of so many cards a last one is not left out: the table is known by it. */
const NEARLY_ALL = 4;

/**
 * An example's table with arrows for its moves; of a table of cards, only the ones it is about. With `whole` a printed
 * board stays as it is, to be cut by whoever draws it.
 */
export function excerptOf({ table: first, steps, finding }: ToldCase, whole = false): Scene | null {
  // An empty board is not worth a picture: show what has come onto it.
  const table = first && isEmpty(first) ? (steps.at(-1)?.table ?? first) : first;
  // A try is drawn in the position it is made in: after the moves that lead there.
  if (finding?.tried) {
    const scene = steps.at(-1)?.table ?? table;
    if (!scene) return null;
    if (whole && isPrinted(scene)) return scene;
    return isBoard(scene)
      ? cardsAbout(scene, [...triedIn(scene), ...trodIn(scene)])
      : dealt(scene, [scene], scene.lines);
  }
  if (!table) return null;
  if (!isBoard(table)) {
    const scenes = [table, ...steps.flatMap((step) => step.table ?? [])];
    return dealt(
      table,
      scenes,
      [...scenes, ...steps].flatMap((each) => each.lines),
    );
  }
  const lines = onceEach(steps.flatMap((step) => step.lines));
  const laid = laidOn(table, steps);
  const last = steps.at(-1)?.table ?? table;
  const scene: Scene = {
    ...withLaid(table, laid, last),
    lines: [...table.lines, ...lines],
  };
  if (whole && isPrinted(scene)) return scene;
  const come =
    typeof table.ground === 'string' ? fuller(table, last) : isTiled(table) ? gone(table, last) : [];
  const ids = [...lines.flatMap(({ from, to }) => [from, to]), ...come, ...triedIn(scene)];
  return cardsAbout(scene, ids.length === 0 && isTiled(table) ? named(table, steps) : ids, laid);
}

/** The cards that are laid on a table, each once, as it lies at last. */
const laidOn = (table: Scene, steps: ToldCase['steps']): readonly SceneCard[] => {
  const all = steps.flatMap((step) => step.table?.cards ?? []).filter(({ id }) => !has(table, id));
  return [...new Map(all.map((card) => [card.id, card])).values()];
};

/** A table with cards that are laid on it later, unused as they are laid, and what came with them. */
function withLaid(table: Scene, laid: readonly SceneCard[], last: Scene): Scene {
  const fields = last.fields.filter((field) => laid.some((card) => surrounds(card, middleOf(field))));
  const names = new Set(fields.map(({ id }) => id));
  const stands = new Set(table.pieces.flatMap(({ field, spans }) => (spans ? [field] : [])));
  return {
    ...table,
    cards: [...table.cards, ...laid.map(({ spent: _, ...card }) => ({ ...card, ghost: true }) as const)],
    fields: [...table.fields.filter(({ id }) => !names.has(id)), ...fields],
    pieces: [
      ...table.pieces,
      ...last.pieces.filter(({ field, spans }) => names.has(field) || (spans && !stands.has(field))),
    ],
    ...(last.rulers && { rulers: last.rulers }),
  };
}

const countOn = ({ pieces }: Scene, place: string): number =>
  pieces.reduce((sum, { field, count }) => sum + (field === place ? count : 0), 0);

/** The places of a table on which more stands at the end. */
const fuller = (table: Scene, last: Scene): readonly string[] =>
  table.fields.flatMap(({ id }) => (countOn(last, id) > countOn(table, id) ? [id] : []));

/** The squares that are named where nothing comes, goes or is aimed at: a tank that has to wait. */
function named({ fields }: Scene, steps: ToldCase['steps']): readonly string[] {
  const words = new Set(
    steps.flatMap(({ events }) => events.flatMap(({ what }) => what.split(/[^a-z\d]+/i))),
  );
  return fields.flatMap(({ id }) => (words.has(id) ? [id] : []));
}

/** The places of a table from which something is taken. */
const gone = ({ pieces }: Scene, last: Scene): readonly string[] =>
  pieces.flatMap(({ id, field }) => (last.pieces.some((piece) => piece.id === id) ? [] : [field]));

/** A plan of squares under tiles. */
const isTiled = ({ ground, cards, rulers }: Scene): boolean =>
  typeof ground === 'object' && 'plan' in ground && rulers !== undefined && cards.length > 0;

const isPrinted = ({ ground }: Scene): boolean => typeof ground === 'object' && 'face' in ground;

/** A printed board with nothing on it. */
const isEmpty = (scene: Scene): boolean => isPrinted(scene) && scene.pieces.length === 0;

/** Whether the position of cards matters; if not they are a spread, and only which cards there are matters. */
const isBoard = ({ ground, cards, fields, rulers }: Scene): boolean =>
  ground !== 'plain' ||
  rulers !== undefined ||
  cards.length === 0 ||
  !fields.some((field) => lyingOn(cards, field));

/** The card under a place of a spread: the place is no wider than its card. */
const lyingOn = (cards: readonly SceneCard[], { x, y, width }: Box): SceneCard | undefined =>
  cards.find((card) => card.x === x && card.y === y && width <= card.width);

/** Gap between cards laid side by side, mm, and most cards in a row. */
const DEALT = { gap: 9, most: 4 } as const;

/** The cards of a spread that aim or are aimed at, then those played, side by side; null if there are none. */
function dealt(first: Scene, scenes: readonly Scene[], drawn: readonly SceneLine[]): Scene | null {
  const lines = aimed(drawn);
  const ends = [...new Set(lines.flatMap(({ from, to }) => [from, to]))];
  const found = ends.flatMap((id) => lastAimed(scenes, id) ?? []);
  const played = scenes.flatMap(({ cards, fields }) =>
    cards.filter((card) => !fields.some((field) => lyingOn([card], field))),
  );
  const loose = [...new Map(played.map((card) => [card.face, card])).values()];
  const aimedOrPlayed = [...found.map(({ card }) => card), ...loose];
  const cards = aimedOrPlayed.length > 0 ? aimedOrPlayed : cardsGone(first, scenes.at(-1) ?? first);
  if (cards.length === 0) return null;
  const rows = Math.ceil(cards.length / DEALT.most);
  const long = Math.ceil(cards.length / rows);
  const placed = cards.map((card, index): SceneCard => {
    const { ghost: _, ...lies } = card;
    return {
      ...lies,
      x: (index % long) * (card.width + DEALT.gap),
      y: Math.floor(index / long) * (card.height + DEALT.gap),
    };
  });
  return {
    ...first,
    cards: placed,
    fields: found.flatMap(({ field }, index) => {
      const { x, y, width, height } = placed[index] ?? field;
      return [{ ...field, x, y, width, height }];
    }),
    pieces: [],
    tags: [],
    lit: [],
    lines: lines.filter(({ from, to }) =>
      [from, to].every((id) => found.some(({ field }) => field.id === id)),
    ),
    // Round a card that is all of a picture it would lie on its words, and the text says that it may not be played.
    wire: cards.length === 1 ? [] : scenes.flatMap(({ wire = [] }) => wire),
  };
}

/** Cards that lie open at first and no longer at last: those that come back, or leave. */
const cardsGone = (first: Scene, last: Scene): readonly SceneCard[] => [
  ...new Map(
    first.cards
      .filter(({ face }) => !face.endsWith('-back') && !last.cards.some((card) => card.face === face))
      .map((card) => [card.face, card]),
  ).values(),
];

/** A place in the last scene that aims from or at it; else in any scene with it. */
function lastAimed(scenes: readonly Scene[], id: string) {
  const isEnd = ({ lines }: Scene) => aimed(lines).some(({ from, to }) => from === id || to === id);
  const spots = [...scenes.filter((scene) => !isEnd(scene)), ...scenes.filter(isEnd)].flatMap(
    ({ cards, fields }) => {
      const field = fields.find((each) => each.id === id);
      const card = field && lyingOn(cards, field);
      return card ? [{ card, field }] : [];
    },
  );
  return spots.at(-1);
}

/** Each pair of aiming and target place once. */
const aimed = (lines: readonly SceneLine[]): readonly SceneLine[] => [
  ...new Map(
    lines.filter(({ means }) => means === 'fire').map((line) => [`${line.from} ${line.to}`, line]),
  ).values(),
];

const has = ({ cards }: Scene, id: string): boolean => cards.some((card) => card.id === id);

/** One arrow for each pair of places: whoever attacks and then advances gets one, that of the way. */
const onceEach = (lines: readonly SceneLine[]): readonly SceneLine[] => {
  const pair = ({ from, to }: SceneLine) => `${from} ${to}`;
  const went = new Set(lines.filter(({ means }) => means !== 'fire').map(pair));
  const supplied = new Set(lines.filter(({ means }) => means === 'supply').map(pair));
  return [
    ...new Map(
      lines.map((line): [string, SceneLine] => {
        const { from, to } = line;
        const means = supplied.has(pair(line)) ? 'supply' : went.has(pair(line)) ? 'way' : 'fire';
        return [pair(line), { from, to, means }];
      }),
    ).values(),
  ];
};

const apart = (one: Box, other: Box): number => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

/** Whether two cards touch, mm: neighbours lie edge to edge. */
const touch = (one: Box, other: Box): boolean => meet(grown(one, 1), other);

/**
 * The cards that hold some places, with those that a laid one touches, and the nearest others if those are too few; the
 * whole table if no place is named.
 */
function cardsAbout(scene: Scene, ids: readonly string[], laid: readonly SceneCard[] = []): Scene | null {
  const wanted = [...scene.fields, ...scene.cards].filter(({ id }) => ids.includes(id)).map(middleOf);
  const about = scene.cards.filter((card) => wanted.some((point) => surrounds(card, point)));
  const [first] = about;
  if (!first || isPrinted(scene) || isTiled(scene)) return squaresAbout(scene, ids);
  const near = scene.cards
    .filter((card) => !about.includes(card))
    .toSorted((one, other) => apart(first, one) - apart(first, other));
  const beside = near.filter((card) => laid.some((each) => touch(each, card)));
  const some = new Set([...about, ...beside, ...near.slice(0, Math.max(0, LEAST - about.length))]);
  const kept = some.size >= NEARLY_ALL && some.size === scene.cards.length - 1 ? new Set(scene.cards) : some;
  const cards = scene.cards.filter((card) => kept.has(card));
  const fields = scene.fields.filter((field) => cards.some((card) => surrounds(card, middleOf(field))));
  const names = new Set(fields.map(({ id }) => id));
  const { ground } = scene;
  return {
    ...scene,
    // What lies under the tiles left out would show beside those that are kept.
    ground: typeof ground === 'object' && 'plan' in ground ? { ...ground, ...union(cards) } : ground,
    cards,
    fields,
    pieces: scene.pieces.filter(({ field }) => names.has(field)),
    ...(scene.rulers && { rulers: rulersOf(scene.rulers, fields) }),
    ...(scene.tags && { tags: scene.tags.filter((tag) => fields.some((field) => surrounds(field, tag))) }),
  };
}

/** Squares shown beside those of an example, and least squares across. */
const BESIDE = 1;
const LEAST_SQUARES = 5;
/** On tiles, which are drawn as they are printed, fewer show enough, and beside a long line there are none. */
const LEAST_ON_TILES = 4;
const LONG_ON_TILES = 5;
/** Least share of a map to show, where places are not squares. */
const LEAST_OF_MAP = 0.3;
/** Most of a printed board to show where an example is about no place of it: more of it shows nothing. */
const MOST_OF_BOARD = 0.6;

/** A range around some coordinates, at least `across` long, kept within `from` and `to`. */
function rangeOf(
  values: readonly number[],
  size: number,
  [from, to]: readonly [number, number],
  across: number,
  beside: number = BESIDE,
) {
  const [least, most] = [Math.min(...values) - beside * size, Math.max(...values) + (1 + beside) * size];
  const missing = Math.max(0, across - (most - least));
  const before = Math.floor(missing / 2 / size) * size;
  const start = Math.max(from, Math.min(least - before, to - across));
  return { start, end: Math.min(to, Math.max(most + missing - before, start + across)) };
}

/** A rectangle around some places of a board, kept within it. */
function roundOf(wanted: readonly Spot[], ground: Box, onTiles: boolean): Box {
  const [width, height] = [wanted[0]?.width ?? 0, wanted[0]?.height ?? 0];
  const isMap = wanted.some(({ outline }) => outline !== undefined);
  const least = onTiles ? LEAST_ON_TILES : LEAST_SQUARES;
  const across = (size: number) => (isMap ? LEAST_OF_MAP * ground.width : least * size);
  const range = (values: readonly number[], size: number, bounds: readonly [number, number]) => {
    const long = Math.max(...values) - Math.min(...values) >= (LONG_ON_TILES - 1) * size;
    return rangeOf(values, size, bounds, across(size), onTiles && long ? 0 : BESIDE);
  };
  const columns = range(
    wanted.map(({ x }) => x),
    width,
    [ground.x, ground.x + ground.width],
  );
  const rows = range(
    wanted.map(({ y }) => y),
    height,
    [ground.y, ground.y + ground.height],
  );
  return {
    x: columns.start,
    y: rows.start,
    width: columns.end - columns.start,
    height: rows.end - rows.start,
  };
}

const areaOf = ({ width, height }: Box): number => width * height;

/**
 * A board cut to the named places and their surroundings; if none is named, to what stands on it; null where that is
 * nearly all of it.
 */
function squaresAbout(scene: Scene, ids: readonly string[]): Scene | null {
  const { ground, rulers, pieces } = scene;
  if (typeof ground === 'string') return scene;
  const clouds = pieces.flatMap(({ spans, field }) => (spans ? [field] : []));
  const named = new Set([...ids, ...scene.lines.flatMap(({ from, to }) => [from, to]), ...clouds]);
  const aimed = scene.fields.filter(({ id }) => named.has(id));
  const isPlan = 'plan' in ground;
  const stands = new Set(pieces.map(({ field }) => field));
  const wanted = aimed.length > 0 ? aimed : scene.fields.filter(({ id }) => stands.has(id));
  if (wanted.length === 0) return isPlan ? scene : { ...scene, fields: [] };
  // A whole city is so small that it shows nothing.
  if (aimed.length === 0 && isTiled(scene)) return null;
  const shown = hasHexes(scene) ? hexesRound(wanted, scene.fields) : roundOf(wanted, ground, isTiled(scene));
  if (aimed.length === 0 && areaOf(shown) > MOST_OF_BOARD * areaOf(ground)) {
    return isPlan && ground.plan.length > 0 ? scene : null;
  }
  const fields = scene.fields.filter((field) => surrounds(shown, middleOf(field)));
  const names = new Set(fields.map(({ id }) => id));
  return {
    ...scene,
    fields,
    // A printed board is cut to its places; cards beside it are left out.
    ...(isPlan
      ? { ground: { ...ground, ...shown }, cards: scene.cards.filter((card) => meet(card, shown)) }
      : { cards: scene.cards.filter((card) => encloses(union(fields), card)) }),
    pieces: pieces.filter(({ field }) => names.has(field)),
    ...(rulers && { rulers: rulersOf(rulers, fields) }),
  };
}

/** The rulers' entries for the columns and rows of these fields. */
function rulersOf({ columns, rows }: SceneRulers, fields: Scene['fields']): SceneRulers {
  return {
    columns: columns.filter(({ at }) => fields.some(({ x, width }) => at > x && at < x + width)),
    rows: rows.filter(({ at }) => fields.some(({ y, height }) => at > y && at < y + height)),
  };
}
