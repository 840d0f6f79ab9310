/**
 * A game of a maker's own, from one declaration:
 *
 *     export default defineGame({
 *       id: 'harbour',
 *       title: 'Harbour',
 *       cards: csv(rows, { cost: Number }),
 *       face: ({ card, area }) => [title(card.name, area.top(9)), rich(card.text, area.rest(2))],
 *     });
 */
import type { ShelfGame } from '../book/shelf-game.ts';
import type { Credit, Kit, SourceRow } from '../kit/kit.ts';
import { furtherLetters, fontsource, type FontSource } from '../kit/type/fonts.ts';
import { loadHyphenation } from '../kit/type/hyphenation.ts';
import { TEXT_ITALICS } from '../kit/type/rich-text.ts';
import { cardFaces } from './card-faces.ts';
import { declaredCards, type DeclaredCards } from './declared-cards.ts';
import { keyFaults } from './declared-keys.ts';
import { fontsFaults } from './declared-fonts.ts';
import { declaredParts } from './declared-parts.ts';
import { declaredRules, rulesFaults } from './declared-rules.ts';
import type { CardRow, GameDefinition } from './definition.ts';
import { makerError } from './maker-faults.ts';
import { partFaces } from './part-faces.ts';
import { tablesOf } from './table.ts';
import { usualCover } from './usual-looks.ts';

/** What every game has beside the house fonts: italics, and the letters of the languages of Europe. */
const USUAL_FONTS: readonly FontSource[] = [
  fontsource(furtherLetters('text'), 'Zilla Slab', 500, 'latin-ext'),
  fontsource(furtherLetters('bold'), 'Zilla Slab', 700, 'latin-ext'),
  ...TEXT_ITALICS,
];

/** Every row of a game, as the maker gave it. */
const rowsOf = <Row extends CardRow>({ cards = [], decks = {} }: GameDefinition<Row>): readonly CardRow[] => [
  ...cards,
  ...Object.values(decks).flatMap((deck) => deck.cards ?? []),
];

function creditsOf<Row extends CardRow>({ by = [], credits = [] }: GameDefinition<Row>): readonly Credit[] {
  const names = typeof by === 'string' ? [by] : by;
  return [...names.map((name): Credit => ({ name, part: 'game design' })), ...credits];
}

/** A cell as text: lists with commas, what is not there as nothing. */
function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(cellText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The rows of the cards, as they were read. */
const sourceRows = <Row extends CardRow>({ cards }: DeclaredCards<Row>): ReadonlyMap<string, SourceRow> =>
  new Map(
    cards.map(({ card, source, place }) => [
      card.id,
      { place, cells: Object.entries(source).map(([column, value]) => [column, cellText(value)] as const) },
    ]),
  );

/** The kit of a declared game. @throws with every fault of the declaration at once. */
export function kitOfGame<Row extends CardRow>(game: GameDefinition<Row>): Kit {
  const parts = declaredParts(game);
  const declared = declaredCards(game, parts.pieces.length + parts.sheets.length === 0);
  const faults = [
    ...(game.title ? [] : ["it has no title: write title: 'Its name'."]),
    ...keyFaults(game),
    ...fontsFaults(game.fonts),
    ...declared.faults,
    ...parts.faults,
    ...rulesFaults(game),
  ];
  if (faults.length > 0)
    throw makerError(
      faults.map((fault) => `${game.title || game.id}${fault.startsWith('it ') ? ':' : ','} ${fault}`),
    );
  const { id, title, about, players, minutes, ages, language, fonts = [] } = game;
  return {
    id,
    title,
    ...(language && { language }),
    about: about ?? title,
    players: players ?? '',
    minutes: minutes ?? null,
    ages: ages ?? null,
    credits: creditsOf(game),
    makers: {
      ...(game.licence !== undefined && { licence: game.licence }),
      notes: [...new Set(tablesOf(rowsOf(game)).flatMap((table) => table.notes)), ...parts.notes],
      rows: sourceRows(declared),
    },
    box: {
      decks: declared.decks.map(({ deck }) => deck),
      cards: declared.cards.map(({ card }) => card),
      pieces: parts.pieces,
      ...(parts.sheets.length > 0 && { sheets: parts.sheets }),
    },
    ...(game.rules && { rulesPictures: game.rules.pictures }),
    fonts: [...USUAL_FONTS, ...fonts],
    cover: usualCover(game),
    ...cardFaces(game, declared),
    ...partFaces(parts, game.inks ?? {}),
  };
}

/** A game for a shelf. */
export function defineGame<Row extends CardRow>(game: GameDefinition<Row>): ShelfGame {
  const kit = async (): Promise<Kit> => {
    // Not awaited by the shelf's module itself: the print desk's worker would miss what it is asked meanwhile.
    if (game.hyphenation) await loadHyphenation(game.hyphenation);
    return kitOfGame(game);
  };
  const { id, language } = game;
  return { id, ...(language && { language }), kit, ...declaredRules(game, kit) };
}
