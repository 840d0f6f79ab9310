/** A game's table before its first turn, from its rules and scene: the layout of a virtual table. */
import { statementOf, type Book } from '../../book/book.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import type { TableLayout } from '../../press/export/tabletop/initial-table.ts';
import type { AnyScenery } from '../../referee/erased-types.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import type { Box, Scene, SceneCard, ScenePiece } from '../../referee/table/scene.ts';

/** Seeds to compare: what is in the same place for all of them was put there by the rules, not by chance. */
const SHUFFLES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The things of the first list that are in all others too. */
function inAll<Thing>(
  [first = [], ...others]: readonly (readonly Thing[])[],
  keyOf: (thing: Thing) => string,
): readonly Thing[] {
  const keys = others.map((things) => new Set(things.map(keyOf)));
  return first.filter((thing) => keys.every((known) => known.has(keyOf(thing))));
}

const cardKey = ({ face, x, y, turn }: SceneCard): string => JSON.stringify([face, x, y, turn]);
const pieceKey = ({ face, field, count, turn }: ScenePiece): string =>
  JSON.stringify([face, field, count, turn]);

/** A field's pieces are placed in rows from its centre down: pieces per row, and gap in mm. */
const IN_ROW = 4;
const APART = 1.5;

/** Every single piece on the fields. */
function standing(pieces: readonly ScenePiece[], { fields }: Scene): TableLayout['pieces'] {
  return fields.flatMap((field) => {
    const here = pieces
      .filter((piece) => piece.field === field.id)
      .flatMap((piece) => Array.from({ length: piece.count }, () => piece));
    const middle = middleOf(field);
    return here.map(({ face, turn, width, height }, index) => {
      const row = Math.floor(index / IN_ROW);
      const inRow = Math.min(IN_ROW, here.length - row * IN_ROW);
      return {
        id: face,
        turn,
        x: middle.x + ((index % IN_ROW) - (inRow - 1) / 2) * (width + APART),
        y: middle.y + row * (height + APART),
      };
    });
  });
}

type Place = TableLayout['spots'][number];

const placeKey = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;

/** How far cards may be from the first, mm. */
const FARTHEST = { x: 350, y: 230 } as const;

/** All places reachable by steps from card to card. */
function reached(first: Place, steps: readonly Place[]): readonly Place[] {
  const found = new Map([[placeKey(first), first]]);
  for (const { x, y } of found.values())
    for (const step of steps) {
      const next = { x: x + step.x, y: y + step.y };
      const near = Math.abs(next.x - first.x) <= FARTHEST.x && Math.abs(next.y - first.y) <= FARTHEST.y;
      if (near && !found.has(placeKey(next))) found.set(placeKey(next), next);
    }
  return [...found.values()];
}

/** Where cards may be laid; if that is fixed from the start, the fields. */
function spotsOf({ layings }: AnyScenery, { cards, fields }: Scene): TableLayout['spots'] {
  const [first] = cards;
  if (!layings || !first) return [...fields, ...cards].map(middleOf);
  const from = middleOf(first);
  const steps = layings([first], first).map(({ touch }) => {
    const to = middleOf(touch.spot);
    return { x: to.x - from.x, y: to.y - from.y };
  });
  const spots = reached(from, steps);
  const known = new Set(spots.map(placeKey));
  return [...spots, ...cards.map(middleOf).filter((place) => !known.has(placeKey(place)))];
}

/** The sheet that the game is played on. */
const sheetOf = ({ ground }: Scene): Pick<TableLayout, 'board'> =>
  typeof ground === 'object' && 'face' in ground ? { board: ground } : {};

/** The named fields; none where cards are laid in play, which makes new ones. */
const fieldsOf = ({ layings }: AnyScenery, { fields }: Scene): TableLayout['fields'] =>
  layings ? [] : fields.flatMap((field) => (field.label ? [{ name: field.label, ...middleOf(field) }] : []));

/** The start position's board, and its cards and pieces that do not depend on the shuffle. */
async function boardOf({
  referee,
}: ShelfGame): Promise<Pick<TableLayout, 'board' | 'fields' | 'cards' | 'pieces' | 'spots'>> {
  const bare = { fields: [], cards: [], pieces: [], spots: [] };
  if (!referee?.scenery) return bare;
  const [game, scenery] = await Promise.all([referee.game(), referee.scenery()]);
  const scenes = SHUFFLES.flatMap((seed) => {
    const first = game.setUp([], chanceOf(seed));
    return first.ok ? [scenery.scene(first.value, null)] : [];
  });
  const [scene] = scenes;
  if (!scene) return bare;
  const cards = inAll(
    scenes.map((each) => each.cards),
    cardKey,
  );
  const pieces = inAll(
    scenes.map((each) => each.pieces),
    pieceKey,
  );
  return {
    ...sheetOf(scene),
    fields: fieldsOf(scenery, scene),
    cards: cards.map((card) => ({ id: card.face, turn: card.turn, ...middleOf(card) })),
    pieces: standing(pieces, scene),
    spots: spotsOf(scenery, { ...scene, cards }),
  };
}

const chaptersOf = ({ chapters }: Book): TableLayout['chapters'] =>
  chapters.map(({ name, statements }) => ({
    name,
    sentences: Object.entries(statements).map(([id, { text }]) => [id, text] as const),
  }));

const doesOf = (book: Book): TableLayout['does'] =>
  new Map(
    (book.cardTexts ?? []).flatMap(({ cards, does }) => {
      const sentences = does.map((id) => statementOf(book, id).text);
      return cards.map((card) => [card, sentences] as const);
    }),
  );

/** The layout of a game; empty for what it does not have. */
export async function tableLayoutOf(game: ShelfGame): Promise<TableLayout> {
  const [book, referee] = await Promise.all([game.book?.(), game.referee?.game()]);
  return {
    seats: (referee?.seats ?? []).map(({ id, name, ink }) => ({ id, name, ink })),
    ...(await boardOf(game)),
    chapters: book ? chaptersOf(book) : [],
    does: book ? doesOf(book) : new Map<string, readonly string[]>(),
  };
}
