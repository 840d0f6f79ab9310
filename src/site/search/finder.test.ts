/** Queries as people type them find the answer. */
import { describe, expect, it } from 'vitest';
import { ASKED as ASKED_OF_FOG } from '../../../tests/fog-of-war/searches.ts';
import { ASKED as ASKED_OF_TANK } from '../../../tests/tank/search-expectations.ts';
import { ASKED_KNOWN } from '../../../tests/victory-tank/asked-known.ts';
import { ASKED as ASKED_OF_ARMOUR } from '../../../content/street-armour/search-queries.ts';
import { ASKED as ASKED_OF_LOOPGRAVEN } from '../../../tests/loopgraven/asked.ts';
import { ASKED as ASKED_IN_DUTCH } from '../../../tests/loopgraven/asked-nl.ts';
import { ASKED as TYPED_OF_FOG } from '../../../tests/fog-of-war/asked.ts';
import { ASKED_BY_FORM } from '../../../tests/search/asked-by-form.ts';
import { ASKED_IN_DUTCH as NEW_IN_DUTCH, ASKED_OF_EACH } from '../../../tests/search/asked.ts';
import { ASKED as TYPED_OF_ARMOUR } from '../../../tests/street-armour/asked.ts';
import { ASKED as TYPED_OF_TANK } from '../../../tests/tank/asked.ts';
import { ASKED as TYPED } from '../../../tests/victory-tank/asked.ts';
import { searchBookOf, type FindableWords } from '../ask/search-records.ts';
import { LOOPGRAVEN } from '../../games/loopgraven/index.ts';
import type { ShelfGame } from '../../book/shelf-game.ts';
import { openDesk } from '../game-bundle.ts';
import { loadFonts } from '../package-fonts.ts';
import { SHELF } from '../shelf.ts';
import { FIRST_ASKED as FIRST_IN_DUTCH } from '../words/general-faq.nl.ts';
import { FIRST_ASKED } from '../words/general-faq.ts';
import { SEARCH_WORDS as DUTCH_WORDS } from '../words/search.nl.ts';
import { SEARCH_WORDS } from '../words/search.ts';
import { byGame, finderOf, type Finder, type Found } from './finder.ts';
import type { SearchBook, SearchRecord } from './search-record.ts';
import { SYNONYMS as SYNONYMS_IN_DUTCH } from './synonyms.nl.ts';
import { SYNONYMS } from './synonyms.ts';

/** Cache of search indexes: several tests use each. */
const BOOKS = new Map<string, Promise<SearchBook>>();

/** A game's book on the English shelf. */
function bookOf(game: string): Promise<SearchBook> {
  const made = BOOKS.get(game) ?? madeOf(game);
  BOOKS.set(game, made);
  return made;
}

async function madeOf(
  game: string,
  shelved = SHELF.find(({ id }) => id === game),
  words: FindableWords = { first: FIRST_ASKED, synonyms: SYNONYMS },
): Promise<SearchBook> {
  const desk = shelved === undefined ? null : await openDesk(shelved);
  if (desk === null) throw new Error(`nothing to read of ${game}`);
  return searchBookOf(desk, (await shelved?.referee?.situations?.()) ?? [], loadFonts(desk.kit), words);
}

/** Loopgraven on the Dutch shelf. */
const DUTCH: ShelfGame = { ...LOOPGRAVEN, ...LOOPGRAVEN.in.nl };

const IN_DUTCH: FindableWords = { first: FIRST_IN_DUTCH, synonyms: SYNONYMS_IN_DUTCH };

const finderIn = (...books: readonly SearchBook[]): Finder => finderOf(books, SEARCH_WORDS, 'en');

/** The ids of a result; a situation's id stands for all its tries. */
const namesOf = ({ kind, id, rules }: Found): readonly string[] => [
  id,
  ...(kind === 'sentence' || kind === 'fact' ? rules : []),
];

const record = (
  kind: SearchRecord['kind'],
  id: string,
  asks: string | undefined,
  says: string,
): SearchRecord => ({
  kind,
  id,
  address: `#${id}`,
  says,
  rules: [],
  ...(asks === undefined ? {} : { asks }),
});

type Asked = readonly (readonly [typed: string, ...finds: readonly string[]])[];

/** What is asked and finds something else first, or among the first, of all that is asked. */
const missedBy = (find: Finder, asked: Asked, most = 1): readonly string[] =>
  asked.flatMap(([typed, ...answers]) => {
    const found = find(typed);
    return found.slice(0, most).some((each) => namesOf(each).some((name) => answers.includes(name)))
      ? []
      : [`${typed}: ${found[0]?.id}`];
  });

/** At least eleven of twelve queries find their answer first. */
function findsNearlyAll(find: Finder, asked: Asked): void {
  const missed = missedBy(find, asked);
  expect(asked.length).toBeGreaterThanOrEqual(50);
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(1 / 12);
}

describe.each([
  ['victory-tank', { asked: ASKED_KNOWN, 'typed at the table': TYPED }],
  ['street-armour', { asked: ASKED_OF_ARMOUR, 'typed at the table': TYPED_OF_ARMOUR }],
  ['tank', { asked: ASKED_OF_TANK, 'typed at the table': TYPED_OF_TANK }],
  ['loopgraven', { asked: ASKED_OF_LOOPGRAVEN }],
  ['fog-of-war', { asked: ASKED_OF_FOG, 'typed at the table': TYPED_OF_FOG }],
] as const)('what people ask of %s', async (game, lists) => {
  const find = finderIn(await bookOf(game));

  it.each(Object.entries(lists))(
    'finds what answers it first, in eleven of twelve questions: %s',
    (_, asked) => {
      findsNearlyAll(find, asked);
    },
  );
});

it('finds in Dutch what answers a Dutch question first, in eleven of twelve', async () => {
  findsNearlyAll(finderOf([await madeOf('loopgraven', DUTCH, IN_DUTCH)], DUTCH_WORDS, 'nl'), ASKED_IN_DUTCH);
});

describe('sixty questions that no list of words was fitted to', async () => {
  const inDutch = finderOf([await madeOf('loopgraven', DUTCH, IN_DUTCH)], DUTCH_WORDS, 'nl');
  const inEnglish = await Promise.all(
    Object.entries(ASKED_OF_EACH).map(
      async ([game, asked]) => [finderIn(await bookOf(game)), asked] as const,
    ),
  );
  const lists: readonly (readonly [Finder, Asked])[] = [...inEnglish, [inDutch, NEW_IN_DUTCH]];

  // Held at what they found when they were written: a word that makes one of them worse is a word too many.
  it.each([
    [1, 37],
    [3, 49],
    [5, 50],
  ])('find what answers them among the first %i as often as when they were written', (most, least) => {
    const missed = lists.flatMap(([find, asked]) => missedBy(find, asked, most));
    expect(lists.flatMap(([, asked]) => asked)).toHaveLength(60);
    expect(60 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });
});

it('finds first what answers a hundred questions of four forms: can it, what beats it, how long, what if none', async () => {
  const lists = await Promise.all(
    Object.entries(ASKED_BY_FORM).map(
      async ([game, asked]) => [finderIn(await bookOf(game)), asked] as const,
    ),
  );
  const missed = lists.flatMap(([find, asked]) => missedBy(find, asked));
  expect(lists.flatMap(([, asked]) => asked)).toHaveLength(100);

  expect(100 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(95);
});

describe('what is asked of any game', async () => {
  const books = new Map(await Promise.all(SHELF.map(async ({ id }) => [id, await bookOf(id)] as const)));

  it.each([
    ['how many players', 'players'],
    ['how many people can play', 'players'],
    ['how long does a game take', 'minutes'],
    ['how long is a game', 'minutes'],
    ['can i play alone', 'alone'],
    ['solo', 'alone'],
  ])('%s: is answered from the box, in every game', (typed, id) => {
    for (const [game, book] of books)
      expect(finderIn(book)(typed)[0], game).toMatchObject({ kind: 'fact', id });
  });

  it('says nothing that nobody has said: where the rulebook gives no time it says when a game is over', () => {
    const minutesOf = (game: string) => finderIn(books.get(game) as SearchBook)('how many minutes')[0]?.says;
    expect(minutesOf('victory-tank')).toMatch(/^30 to 45 minutes\. The game is seven rounds\.$/);
    expect(minutesOf('tank')).toMatch(/^The rulebook gives no time\. Whoever’s casualties/);
  });

  it('is listed in the order of the shelf where all games are searched', () => {
    const find = finderIn(...books.values());
    const titles = [...books.values()].map(({ game }) => game);
    for (const typed of ['how many players', 'can i play alone', 'how do i win', 'setup'])
      expect(
        byGame(find(typed), 5).map(({ game }) => game),
        typed,
      ).toEqual(titles);
  });
});

describe('what people ask', async () => {
  const book = await bookOf('victory-tank');
  const find = finderIn(book);

  it('says first how the game is won', () => {
    expect(find('how do i win')[0]?.asks).toBe('How do I win?');
  });

  it('begins with what is called exactly so, in small letters too', () => {
    for (const { id } of book.records.filter(({ kind }) => kind === 'rule'))
      expect(find(id.toLowerCase())[0]?.id, id).toBe(id);
  });

  it('leads to the table on which it was tried, and says what the referee said of it', () => {
    const found = find('step onto enemy soldiers, 1 soldier steps there').find(({ kind }) => kind === 'try');
    expect(found).toMatchObject({ settled: 'no', rules: ['M2'] });
    expect(found?.address).toMatch(/\/victory-tank\/can-i\/#step&onto=enemy&try=/);
  });

  it('finds nothing where nothing is meant', () => {
    expect(find('submarine')).toEqual([]);
    expect(find('')).toEqual([]);
    expect(find('?! — “”')).toEqual([]);
  });
});

it('says of an answer that it is the rulebook’s only where it is: TanK is won as the publisher’s page has it', async () => {
  const [won] = finderIn(await bookOf('tank'))('how do i win');
  const [ended] = finderIn(await bookOf('tank'))('what does an END card do');
  expect([won?.rules[0], won?.from]).toEqual(['T-120', 'published']);
  expect([ended?.kind, ended?.from]).toEqual(['sentence', undefined]);
});

describe('what people ask about cards', async () => {
  const find = finderIn(await bookOf('tank'));

  it.each([
    ['what does mud do', 'mud'],
    ['firefly', 'firefly'],
    ['how strong is a churchil', 'churchill'],
  ])('%s: finds the card and what stands on it', (typed, card) => {
    const [first] = find(typed);
    expect(first).toMatchObject({ kind: 'card', id: card, address: expect.stringContaining('/cards/#') });
    expect(first?.says).not.toBe('');
  });

  it('knows two words that stand for one also where others stand between them', () => {
    for (const typed of ['set up', 'set it up', 'how do i set the game up'])
      expect(find(typed)[0]?.asks, typed).toBe('How is the game set up?');
  });

  it('tells a question from one about the same things that is put otherwise', () => {
    expect(find('do i have to attack')[0]?.id).toBe('must-attack');
    expect(find('how do i attack')[0]?.asks).toBe('How does an attack work?');
  });
});

describe('finding', () => {
  const tank = record('rule', 'T1', undefined, 'The tank drives straight ahead.');
  const asked = record('question', 'diagonal', 'Can the tank drive diagonally?', 'No.');
  const find = finderIn({ game: 'A game', synonyms: [['drive', 'ride', 'travel']], records: [tank, asked] });

  it('lists what answers a question before the rule that settles it', () => {
    expect(find('drive the tank').map(({ id }) => id)).toEqual(['diagonal', 'T1']);
  });

  it('takes one word for another that means the same, in any of its forms', () => {
    expect(find('riding')[0]?.id).toBe(find('drives')[0]?.id);
    expect(find('riding')).toHaveLength(2);
  });

  it('knows a word by what was made of it', () => {
    expect(find('drove')[0]?.id).toBe('diagonal');
    expect(find('driven')).toEqual(find('drives'));
  });

  it('takes words that stand for one in any of their forms, and each by what stands for it', () => {
    const gap = record('rule', 'G1', undefined, 'Nobody retreats.');
    const fields = record('rule', 'G2', undefined, 'From two fields.');
    const synonyms = [
      ['retreat', 'step back'],
      ['two', '2'],
      ['field', 'place'],
      ['flank', 'two fields'],
    ] as const;
    const both = finderIn({ game: 'A game', synonyms, records: [gap, fields] });
    expect(both('stepping back').map(({ id }) => id)).toEqual(['G1']);
    expect(both('2 places').map(({ id }) => id)).toEqual(both('flank').map(({ id }) => id));
  });

  it('takes one word for two where the two are what stands for it', () => {
    const card = record('rule', 'C1', undefined, 'A battlefield card touches two others.');
    const other = record('rule', 'C2', undefined, 'A card is drawn for the battlefield.');
    const synonyms = [['battlefield card', 'tile', 'map card'] as const];
    const both = finderIn({ game: 'A game', synonyms, records: [other, card] });
    for (const typed of ['tiles', 'map cards', 'battlefield cards'])
      expect(both(typed)[0]?.id, typed).toBe('C1');
  });

  it('forgives a slip of the finger', () => {
    expect(find('straigth')[0]?.id).toBe('T1');
  });

  it('forgives it too in a word that stands for another', () => {
    expect(find('travle').map(({ id }) => id)).toContain('diagonal');
  });

  it('puts first what is asked in nearly these words', () => {
    const turn = record(
      'question',
      'turn',
      'Can the tank turn?',
      'Yes, and then drive, and drive, and drive.',
    );
    const both = finderIn({ game: 'A game', synonyms: [], records: [turn, asked] });
    expect(both('can the tank drive diagonally there')[0]?.id).toBe('diagonal');
  });

  it('names the game of each where several are searched', () => {
    const other = {
      game: 'Another',
      synonyms: [],
      records: [record('rule', 'S1', undefined, 'Tanks float.')],
    };
    const both = finderIn({ game: 'A game', synonyms: [], records: [tank] }, other);
    expect(
      both('tank')
        .map(({ game }) => game)
        .toSorted(),
    ).toEqual(['A game', 'Another']);
  });

  it('begins with the first game of the shelf where several answer as well', () => {
    const book = (game: string, asks: string, ...others: readonly string[]): SearchBook => ({
      game,
      synonyms: [],
      records: [asks, ...others].map((each, at) => record('question', `${game}${at}`, each, 'Yes.')),
    });
    const [first, second, third] = [
      book('First', 'Can the tank turn?', 'Can a jeep fly?', 'Can a car swim?'),
      book('Second', 'Can the tank turn?', 'Can a jeep fly?', 'Can a car swim?', 'Can a fort dance?'),
      book('Third', 'Can the tank turn when it rains?', 'Can a jeep fly?', 'Can a car swim?'),
    ] as const;
    const gamesOf = (...books: readonly SearchBook[]) => [
      ...new Set(finderIn(...books)('can the tank turn').map(({ game }) => game)),
    ];
    expect(gamesOf(first, second, third)).toEqual(['First', 'Second', 'Third']);
    expect(gamesOf(third, second, first)).toEqual(['Second', 'First', 'Third']);
  });

  it('stands together of each game, that with the best answer first, and no game is left out for another', () => {
    const found = ['Second', 'Second', 'First', 'Second', 'First', 'First'].map((game, place) => ({
      ...record('rule', `R${place}`, undefined, 'A sentence.'),
      says: 'A sentence.',
      game,
    }));
    const few = byGame(found, 5).map(({ game, found: left }) => [game, left.map(({ id }) => id)]);
    expect(few).toEqual([
      ['Second', ['R0', 'R1']],
      ['First', ['R2', 'R4']],
    ]);
    expect(byGame(found.slice(0, 2), 5)).toEqual([{ game: 'Second', found: found.slice(0, 2) }]);
  });
});
