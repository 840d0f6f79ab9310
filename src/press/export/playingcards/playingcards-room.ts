/**
 * A room for PlayingCards.io, as its "Import From File" takes it: a zip with a list of widgets and their pictures. The
 * site publishes no description; names and fields are those that its own exports have. It knows cards, piles, boards and
 * spinners: pieces become small cards, and nothing can be turned in place.
 */
import type { Kit } from '../../../kit/kit.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { exportWords } from '../../words/export-words.ts';
import type { DiceSet } from '../dice-sets.ts';
import type { TableLayout } from '../tabletop/initial-table.ts';
import { planTable, type Middle, type Size } from '../tabletop/table-plan.ts';
import { thingsOf, type Pile, type TablePicture, type TableThing } from '../tabletop/table-things.ts';
import type { ParcelFile } from '../zip.ts';

/** The table of a room, and the hand below it, in its pixels. */
const ROOM = { width: 1600, height: 820 } as const;
const HAND = { x: 50, y: 820, width: 1500, height: 180 } as const;
/** The side of a spinner, the width of a column of them, and how many stand below one another. */
const SPINNER = 70;
const SPINNER_COLUMN = 80;
const SPINNERS_BELOW = 10;

interface Rect extends Middle, Size {}

interface Picture {
  readonly type: 'image';
  readonly x: 0;
  readonly y: 0;
  readonly w: number;
  readonly h: number;
  readonly color: string;
  readonly valueType: 'dynamic';
  readonly value: 'image' | 'back';
}

/** A side of a deck's cards: a picture that each card names. */
interface Template {
  readonly includeBorder: false;
  readonly includeRadius: boolean;
  readonly objects: readonly Picture[];
}

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What lies in a room. */
export type Widget =
  | (Placed & Size & { readonly type: 'hand'; readonly enabled: true })
  | (Placed & Size & { readonly type: 'board'; readonly boardImage: string; readonly z: number })
  | (Placed &
      Size & { readonly type: 'cardPile'; readonly label: string; readonly hasShuffleButton: boolean })
  | (Placed & {
      readonly type: 'cardDeck';
      readonly parent?: string;
      readonly cardTypes: Readonly<Record<string, { readonly image: string; readonly back: string }>>;
      readonly cardWidth: number;
      readonly cardHeight: number;
      readonly cardOverlapH: 0;
      readonly enlarge: true;
      readonly faceTemplate: Template;
      readonly backTemplate: Template;
    })
  | (Placed & {
      readonly type: 'card';
      readonly deck: string;
      readonly cardType: string;
      readonly parent?: string;
      readonly faceup: boolean;
      readonly z: number;
    })
  | (Placed &
      Size & { readonly type: 'spinner'; readonly options: readonly number[]; readonly value: number });

export interface Room {
  readonly pictures: readonly TablePicture[];
  readonly files: readonly ParcelFile[];
  /** What the site cannot do, in a sentence. */
  readonly cannot: string;
}

const asset = (file: string): string => `package://userassets/${file}`;

const template = ({ width, height }: Size, value: Picture['value'], includeRadius: boolean): Template => ({
  includeBorder: false,
  includeRadius,
  objects: [
    { type: 'image', x: 0, y: 0, w: width, h: height, color: '#ffffff', valueType: 'dynamic', value },
  ],
});

/** A thing whose back is open, or that has none, shows its front from behind too. */
const sidesOf = ({ front, back }: TableThing) => ({ image: asset(front), back: asset(back?.file ?? front) });

/** A deck with a card for each thing, at a place; with a pile where there are several. */
function deckWidgets(
  id: string,
  label: string,
  things: readonly TableThing[],
  at: Rect,
  { pile, isDown }: { readonly pile: boolean; readonly isDown: boolean },
): readonly Widget[] {
  const { x, y, width, height } = at;
  const inside = pile ? { parent: `${id} pile` } : {};
  const isCard = things.some(({ layer }) => layer === 'card');
  return [
    ...(pile
      ? [
          {
            id: `${id} pile`,
            type: 'cardPile',
            x,
            y,
            width,
            height,
            label,
            hasShuffleButton: isDown,
          } as const,
        ]
      : []),
    {
      id,
      type: 'cardDeck',
      x,
      y,
      ...inside,
      cardTypes: Object.fromEntries(things.map((thing) => [thing.front, sidesOf(thing)])),
      cardWidth: width,
      cardHeight: height,
      cardOverlapH: 0,
      enlarge: true,
      faceTemplate: template(at, 'image', isCard),
      backTemplate: template(at, 'back', isCard),
    },
    ...things.map((thing, index): Widget => ({
      id: `${id} ${index + 1}`,
      type: 'card',
      x,
      y,
      ...inside,
      deck: id,
      cardType: thing.front,
      faceup: !isDown && thing.isTurned !== true,
      z: index + 1,
    })),
  ];
}

/** A pile's widgets: boards lie fixed beneath everything. */
function pileWidgets(
  { id, name, kind, things }: Pile,
  at: Rect,
  words: { discards: (deck: string) => string },
) {
  const boards = things.filter(({ layer }) => layer === 'board');
  const others = things.filter(({ layer }) => layer !== 'board');
  const label = kind === 'discard' ? words.discards(name) : name;
  return [
    ...boards.map((thing, index): Widget => ({
      ...at,
      id: `${id} board ${index + 1}`,
      type: 'board',
      boardImage: asset(thing.front),
      z: 1,
    })),
    ...(kind === 'discard'
      ? [{ ...at, id, type: 'cardPile', label, hasShuffleButton: false } as const]
      : others.length > 0
        ? deckWidgets(id, label, others, at, { pile: kind !== 'lying', isDown: kind === 'deck' })
        : []),
  ];
}

/** Dice in columns at the right edge: a column for each owner, or several where one is full. */
const diceColumns = (dice: readonly DiceSet[]): readonly (readonly number[])[] =>
  [...Map.groupBy(dice, ({ owner }) => owner).values()].flatMap((sets) => {
    const sides = sets.flatMap((set) => Array.from({ length: set.count }, () => set.sides));
    return Array.from({ length: Math.ceil(sides.length / SPINNERS_BELOW) }, (_, column) =>
      sides.slice(column * SPINNERS_BELOW, (column + 1) * SPINNERS_BELOW),
    );
  });

const spinners = (columns: readonly (readonly number[])[]): readonly Widget[] =>
  columns.flatMap((column, place) =>
    column.map((sides, index): Widget => ({
      id: `die ${place + 1}.${index + 1}`,
      type: 'spinner',
      x: ROOM.width - (columns.length - place) * SPINNER_COLUMN,
      y: 10 + index * (SPINNER + 6),
      width: SPINNER,
      height: SPINNER,
      options: Array.from({ length: sides }, (_, face) => face + 1),
      value: 1,
    })),
  );

/** The room as files without its pictures, and the pictures to draw; a fault for an empty box. */
export function playingcardsRoom(
  { title, language }: Pick<Kit, 'title' | 'language'>,
  drawn: DrawnKit,
  layout: TableLayout,
): Result<Room, string> {
  const { playingcards: words, vassal } = exportWords(language);
  if (drawn.cards.length + drawn.counters.length === 0) return failed(words.none(title));
  const { piles, laid, dice, pictures } = thingsOf(drawn, layout);
  const [card] = drawn.cards;
  const plan = planTable(layout, piles, card?.front ?? { width: 0, height: 0 });
  const columns = diceColumns(dice);
  const aside = Math.max(1, columns.length) * SPINNER_COLUMN + 10;
  const scale = Math.min((ROOM.width - aside) / plan.width, ROOM.height / plan.height);
  const sizes = new Map(pictures.map(({ file, face }) => [file, face] as const));
  const rectOf = ({ x, y }: Middle, { width, height }: Size): Rect => ({
    x: Math.round((x - width / 2) * scale),
    y: Math.round((y - height / 2) * scale),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  const lying = laid.flatMap(({ x, y, thing }, index) => {
    const size = sizes.get(`images/${thing.front}`);
    if (!size) return [];
    const at = rectOf({ x: x + plan.origin.x, y: y + plan.origin.y }, size);
    const alone: Pile = {
      ...size,
      id: `laid ${index + 1}`,
      name: thing.name,
      kind: 'lying',
      things: [thing],
    };
    return pileWidgets(alone, at, vassal);
  });
  const beside = piles.flatMap((pile) => {
    const at = plan.beside.get(pile.id);
    return at ? pileWidgets(pile, rectOf(at, pile), vassal) : [];
  });
  const widgets: readonly Widget[] = [
    { ...HAND, id: 'hand', type: 'hand', enabled: true },
    ...lying,
    ...beside,
    ...spinners(columns),
  ];
  return ok({
    pictures,
    cannot: words.cannot,
    files: [
      ['widgets.json', `${JSON.stringify(widgets, undefined, 1)}\n`],
      ['HOW-TO.txt', [...words.howTo(title), '', words.cannot, ''].join('\n')],
    ],
  });
}

/** The path of a picture in the room's file. */
export const assetPath = ({ file }: TablePicture): string => file.replace('images/', 'userassets/');
