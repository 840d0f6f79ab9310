/**
 * A table for a simple game: fields with pieces and cards, and hands, all read from the position.
 *
 *     const board = simpleBoard(race, {
 *       fields: squares(10, 1, 30),
 *       pieces: ({ at }) => [{ face: 'red-boat', at: `${'abcdefghij'[at.red]}1`, seat: 'red' }],
 *     });
 *
 * What is touched for a move follows from its words: "sail a1 a2" is a touch of a1 and one of a2.
 */
import type { Kit } from '../kit/kit.ts';
import { alikeIn } from '../referee/interchangeable.ts';
import type {
  LevelNames,
  Scene,
  SceneCard,
  ScenePiece,
  SceneZone,
  Scenery,
  TouchPath,
} from '../referee/table/scene.ts';
import type { BoardField } from './board-fields.ts';
import { boardFaces, type BoardFaces } from './board-faces.ts';
import { fanned } from './fan-cards.ts';
import { eventsOf } from './simple-events.ts';
import { simpleParts, type PlayedGame } from './simple-referee.ts';
import {
  said,
  type SimpleGame,
  type SimpleReferee,
  type SimpleSaid,
  type SimpleSetting,
} from './simple-game.ts';
import { BOARD_WORDS } from './simple-words.ts';

/** A piece or card on a field. */
export interface BoardPiece {
  /** The id of a token, card or other part of the box. */
  readonly face: string;
  /** The id of a field. */
  readonly at: string;
  /** Whose it is. */
  readonly seat?: string;
  /** 1 where left out. */
  readonly count?: number;
  /** Tells like pieces apart, so that each is seen to move; by its place in the list where left out. */
  readonly id?: string;
}

/** A touch of a field or card by its id, or of a word; with what is said of it. */
export type BoardTouch = string | readonly [id: string, says: string];

/** What is seen of a position: fields, pieces and cards on them, hands, piles. */
export interface BoardDefinition<Position, Move> {
  /** None in a game of hands alone. */
  readonly fields?: readonly BoardField[];
  /** A board, mat or card of the box that lies under all the fields. */
  readonly ground?: string;
  readonly pieces?: (position: Position) => readonly BoardPiece[];
  /** Cards that lie on fields; several on one are fanned, the last on top. */
  readonly cards?: (position: Position) => readonly BoardPiece[];
  /** By seat, the ids of the cards in hand. Nobody else sees them where the game hides anything. */
  readonly hands?: (position: Position) => Readonly<Record<string, readonly string[]>>;
  /** What lies beside the board for all, by name: cards by their ids, or how many there are. */
  readonly piles?: (position: Position) => Readonly<Record<string, number | readonly string[]>>;
  /** What is touched for a move, where that does not follow from its words. */
  readonly touches?: (position: Position, move: Move) => readonly [BoardTouch, ...BoardTouch[]];
  /** Moves that somebody may try and that the rules refuse: the page then says why. */
  readonly attempts?: (position: Position) => readonly Move[];
  /** Where the game stands, in a sentence; whose turn it is where left out. */
  readonly status?: (position: Position) => string;
  /** What the three levels of the opponent are called, the weakest first: "Ship’s boy", "Mate", "Captain". */
  readonly levels?: LevelNames;
}

/** How much of a field a piece fills. */
const FILLS = 0.7;

/** How many moves a game has gone when its picture is taken. */
const PICTURED = 4;

/** Everything that the parts of a scene are made from. */
interface Making<Position, Move> {
  readonly game: SimpleReferee<Position, Move>;
  readonly board: BoardDefinition<Position, Move>;
  readonly faces: BoardFaces;
  readonly words: (typeof BOARD_WORDS)['en'];
  readonly hides: boolean;
}

const fieldIn = (fields: readonly BoardField[], { face, at }: BoardPiece): BoardField => {
  const found = fields.find(({ id }) => id === at);
  if (found) return found;
  throw new Error(`the board has no field "${at}", where "${face}" is to be`);
};

function piecesOf<Position, Move>(
  { game, board: { fields = [], pieces }, faces }: Making<Position, Move>,
  position: Position,
): readonly ScenePiece[] {
  const times = new Map<string, number>();
  return (pieces?.(position) ?? []).map((piece): ScenePiece => {
    const { face, at, seat, count = 1 } = piece;
    const kind = `${face} ${seat ?? ''}`.trim();
    const time = (times.get(kind) ?? 0) + 1;
    times.set(kind, time);
    const field = fieldIn(fields, piece);
    const owner = game.seats.find(({ id }) => id === seat);
    const size = faces.sizeOf(face);
    const scale = Math.min(1, (field.width * FILLS) / size.width, (field.height * FILLS) / size.height);
    return {
      id: piece.id ?? `${kind} ${time}`,
      face,
      field: at,
      count,
      width: size.width * scale,
      height: size.height * scale,
      turn: 0,
      marks: [],
      ...(owner && { seat: owner }),
    };
  });
}

/** A card as it is shown, and the field on which it lies. */
interface Laid {
  readonly at: string;
  readonly card: SceneCard;
}

function cardsOf<Position, Move>(
  { board: { fields = [], cards }, faces }: Making<Position, Move>,
  position: Position,
): readonly Laid[] {
  const all = cards?.(position) ?? [];
  const met = new Map<string, number>();
  return all.map((card, index): Laid => {
    const field = fieldIn(fields, card);
    const here = (cardsThere: readonly BoardPiece[]): number =>
      cardsThere.filter(({ at }) => at === card.at).length;
    const spot = fanned(field, faces.sizeOf(card.face), here(all))[here(all.slice(0, index))] ?? field;
    const name = card.id ?? `${card.face} on ${card.at}`;
    const time = (met.get(name) ?? 0) + 1;
    met.set(name, time);
    const id = time === 1 ? name : `${name} ${time}`;
    return { at: card.at, card: { ...spot, id, face: card.face, turn: 0 } };
  });
}

function zonesOf<Position, Move>(
  { game, board: { hands, piles }, faces, words, hides }: Making<Position, Move>,
  position: Position,
  viewer: number | null,
): readonly SceneZone<SimpleSaid>[] {
  const shown = (cards: readonly string[]) =>
    alikeIn<string, SimpleSaid>(cards, (face) => ({ id: face, face, name: said(faces.nameOf(face)) }));
  /** What everybody sees of a hand: how many cards, and of which decks. */
  const covered = (cards: readonly string[]) =>
    alikeIn<string, SimpleSaid>(
      cards.flatMap((face) => faces.backOf(face) ?? []),
      (back) => ({ id: null, face: back, name: said(faces.nameOf(back)) }),
    );
  const listed = (cards: readonly string[]): string =>
    cards.length === 0 ? words.none : cards.map((face) => faces.nameOf(face)).join(', ');
  const ofSeats = Object.entries(hands?.(position) ?? {}).map(([seat, cards]): SceneZone<SimpleSaid> => {
    const owner = game.seats.findIndex(({ id }) => id === seat);
    const isOpen = !hides || viewer === null || viewer === owner;
    return {
      id: `hand-${seat}`,
      name: said(words.hand),
      owner,
      count: null,
      says: said(isOpen ? listed(cards) : words.cards(cards.length)),
      cards: isOpen ? shown(cards) : covered(cards),
      role: { is: 'hand' },
    };
  });
  const common = Object.entries(piles?.(position) ?? {}).map(([name, pile]): SceneZone<SimpleSaid> => {
    const isCount = typeof pile === 'number';
    return {
      id: `pile-${name}`,
      name: said(name),
      owner: null,
      count: isCount ? pile : null,
      says: said(isCount ? String(pile) : listed(pile)),
      cards: isCount ? [] : shown(pile),
    };
  });
  return [...ofSeats, ...common];
}

/** The smallest rectangle round all fields. */
function around(fields: readonly BoardField[]) {
  const [x, y] = [Math.min(...fields.map((each) => each.x)), Math.min(...fields.map((each) => each.y))];
  return {
    x,
    y,
    width: Math.max(...fields.map((each) => each.x + each.width)) - x,
    height: Math.max(...fields.map((each) => each.y + each.height)) - y,
  };
}

/** "It is for red to move.", or who has won. */
function standing<Position, Move>({ game, words }: Making<Position, Move>, position: Position): string {
  const outcome = game.outcome(position);
  const nameOf = (player: number): string => game.seats[player]?.name ?? '';
  if (outcome) return outcome.winners.length === 0 ? words.draw : words.wins(outcome.winners.map(nameOf));
  const actor = game.toAct(position);
  return typeof actor === 'number' ? words.turn(nameOf(actor)) : words.chance;
}

function sceneOf<Position, Move>(
  making: Making<Position, Move>,
  position: Position,
  viewer: number | null,
): Scene<SimpleSaid> {
  const { board, faces } = making;
  const { fields = [], ground, status } = board;
  const pieces = piecesOf(making, position);
  const laid = cardsOf(making, position);
  const lying = (field: BoardField): readonly string[] => [
    ...pieces
      .filter((piece) => piece.field === field.id)
      .map(({ face, count }) => (count > 1 ? `${count} ${faces.nameOf(face)}` : faces.nameOf(face))),
    ...laid.filter(({ at }) => at === field.id).map(({ card }) => faces.nameOf(card.face)),
  ];
  return {
    ground: ground === undefined || fields.length === 0 ? 'plain' : { face: ground, ...around(fields) },
    fields: fields.map((field) => ({
      ...field,
      label: field.id,
      says: said([field.id, ...lying(field)].join(', ')),
    })),
    cards: laid.map(({ card }) => card),
    pieces,
    lines: [],
    zones: zonesOf(making, position, viewer),
    status: said(status?.(position) ?? standing(making, position)),
  };
}

/** What is touched for a move: the places and cards among its words, or else all of them as one word. */
function touchesOf<Position, Move>(
  making: Making<Position, Move>,
  position: Position,
  move: Move,
): TouchPath<SimpleSaid> {
  const { game, board, faces, words } = making;
  const given = board.touches?.(position, move);
  const pieces = board.pieces?.(position) ?? [];
  const isField = (word: string): boolean => (board.fields ?? []).some(({ id }) => id === word);
  const hands = Object.values(board.hands?.(position) ?? {}).flat();
  const placesIn = (written: string): readonly string[] =>
    written.split(/[\s,>]+/).filter((word) => isField(word) || hands.includes(word));
  const written = game.print(position, move);
  const told = (id: string, index: number): string => {
    if (!isField(id)) return faces.nameOf(id);
    const piece = pieces.find(({ at }) => at === id);
    return index === 0 ? (piece ? words.at(faces.nameOf(piece.face), id) : id) : words.to(id);
  };
  const touch = (of: BoardTouch, index: number) =>
    typeof of === 'string'
      ? { id: of, says: said(isField(of) || hands.includes(of) ? told(of, index) : of) }
      : { id: of[0], says: said(of[1]) };
  if (given) {
    const [first, ...more] = given;
    return [touch(first, 0), ...more.map((each, index) => touch(each, index + 1))];
  }
  const [first, ...more] = placesIn(written);
  if (first === undefined) return [{ id: written, says: said(written) }];
  // Another move by the same places: its first word tells them apart.
  const places = [first, ...more].join(' ');
  const isDouble = game.moves(position).some((other) => {
    const theirs = game.print(position, other);
    return theirs !== written && placesIn(theirs).join(' ') === places;
  });
  const verb = written.split(/\s+/)[0] ?? written;
  return [
    touch(first, 0),
    ...more.map((each, index) => touch(each, index + 1)),
    ...(isDouble ? [{ id: verb, says: said(verb) }] : []),
  ];
}

function sceneryOf<Position extends object, Move>(
  { rules, in: refereeIn }: SimpleGame<Position, Move>,
  board: BoardDefinition<Position, Move>,
  setting: SimpleSetting,
  box: Kit['box'],
): Scenery<Position, Move, SimpleSaid> {
  const game = refereeIn(setting);
  const hides = Object.keys(rules.hidden ?? {}).length > 0;
  const words = BOARD_WORDS[setting.language];
  const making: Making<Position, Move> = { game, board, faces: boardFaces(box), words, hides };
  const { attempts, levels } = board;
  return {
    scene: (position, viewer) => sceneOf(making, position, viewer),
    interaction: {
      touches: (position, move) => touchesOf(making, position, move),
      ...(attempts && { attempts: (position) => attempts(position) }),
    },
    happenings: (before, move, after) => eventsOf(rules, game, setting, { before, move, after }),
    hides: () => false,
    ...(levels && { levels: [said(levels[0]), said(levels[1]), said(levels[2])] }),
    ...(hides && { start: { options: [], picks: [], hides: true, pictured: PICTURED } }),
  };
}

/** The table of a simple game; `defineGame` takes it as `play` in place of the game. */
export const simpleBoard = <Position extends object, Move>(
  game: SimpleGame<Position, Move>,
  board: BoardDefinition<Position, Move>,
): PlayedGame => ({
  parts: (setting, kit) =>
    simpleParts(game, setting, async () => sceneryOf(game, board, setting, (await kit()).box)),
});
