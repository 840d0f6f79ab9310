/** All search records of a game, made at build time: questions are indexed with their answers. */
import { examplesIn, type Book } from '../../book/book.ts';
import { settledIn } from '../../book/check/verify-questions.ts';
import type { Synonyms } from '../../book/search-words.ts';
import type { Situation } from '../../book/situation.ts';
import { toFragment } from './query.ts';
import { nearFirst } from './validate-situations.ts';
import { synonymsFor } from '../search/game-synonyms.ts';
import { changedFields, isCount, layTable, valuesAtFirst, type Judges } from './situation-table.ts';
import type { Fonts } from '../../kit/type/font.ts';
import type { Desk } from '../game-bundle.ts';
import { toExample, toPage } from '../links.ts';
import { toQuestion, toRuling } from '../question-links.ts';
import type { SearchBook, SearchRecord } from '../search/search-record.ts';
import type { FirstAsked } from '../words/general-faq.ts';
import { saidBeside } from '../../kit/alt-text.ts';
import { drawKit } from '../../kit/drawn-kit.ts';
import { typeFaultSentence } from '../../kit/type/type-faults.ts';

// Search records of the printed cards, by name: what is printed on each, and the rules that explain it.

/** Cards with the same name give one record. Throws if a face has a fault. */
function cardRecords({ id: game, kit, book }: Desk, fonts: Fonts): readonly SearchRecord[] {
  const texts = book.cardTexts ?? [];
  const told = new Set(texts.flatMap(({ cards }) => cards));
  const drawn = drawKit(kit, 'colour', fonts, {
    card: ({ id }) => told.has(id),
    counters: false,
    showpieces: false,
    sheets: false,
  });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  const byName = new Map(drawn.value.cards.toReversed().map((each) => [each.card.name, each]));
  return [...byName.values()].flatMap(({ card, front }) => {
    const text = texts.find(({ cards }) => cards.includes(card.id));
    const [first] = text?.cards ?? [];
    if (!text || first === undefined) return [];
    return [
      {
        kind: 'card',
        id: card.id,
        address: `${toPage(game, 'cards')}#${first}`,
        asks: card.name,
        says: saidBeside(card.name, front),
        rules: text.does,
      } as const,
    ];
  });
}

/** The first of each group for which `alike` gives the same key. */
const firstBy = <Thing>(things: readonly Thing[], alike: (thing: Thing) => string): readonly Thing[] =>
  [...Map.groupBy(things, alike).values()].flatMap((group) => group.slice(0, 1));

/** Every try of a situation with one field changed from its default, and the verdict on it. */
function triesOf(game: string, judges: Judges, book: Book, situation: Situation): readonly SearchRecord[] {
  const begin = valuesAtFirst(situation);
  const found = [begin, ...nearFirst(situation)].flatMap((values) => {
    const changed = changedFields(situation, begin, values);
    const chosen = changed.flatMap(([field, value]) => {
      const option = isCount(field) ? undefined : field.among.find(({ id }) => id === value);
      return option === undefined ? [] : [`${field.says}: ${option.says}`];
    });
    const laid = layTable(judges, situation, values, []);
    if (!laid.ok || (values !== begin && chosen.length === 0)) return [];
    const { position, tries } = laid.value;
    return tries.flatMap(({ says, move: words }) => {
      const move = judges.game.parse(position, words);
      if (!move.ok) return [];
      const { allowed, breaches } = judges.game.judge(position, move.value);
      const entered = Object.fromEntries(changed.map(([field, value]) => [field.id, value]));
      const record = {
        kind: 'try',
        id: situation.id,
        address: toPage(game, 'can-i') + toFragment({ asked: situation.id, values: entered, tried: words }),
        asks: [situation.name, ...chosen, says].join(' · '),
        settled: allowed ? 'yes' : 'no',
        rules: breaches.flatMap(({ rule }) => (rule in book.statements ? [rule] : [])),
      } as const satisfies SearchRecord;
      return [{ says, record }];
    });
  });
  // Most values change nothing in the answer: of tables answered alike, the one with fewest changes is indexed.
  const named = firstBy(found, ({ record }) => record.asks);
  const different = firstBy(named, ({ says, record }) => [says, record.settled, ...record.rules].join());
  return different.map(({ record }) => record);
}

/** Questions people ask about any game before they play it. */
function firstRecords({ id: game, kit, book, referee }: Desk, words: FirstAsked): readonly SearchRecord[] {
  const { players, alone, minutes } = words;
  const { length: rules = [] } = book.search ?? {};
  // Wherever a game can be played on the site, the computer can be the opponent.
  const isPlayed = (referee?.scenery ?? null) !== null;
  const time = kit.minutes === null ? minutes.unsaid : minutes.says(kit.minutes);
  const told = rules.flatMap((rule) => book.statements[rule]?.text ?? []);
  const record = (
    id: keyof FirstAsked,
    address: string,
    says: string,
    more: readonly string[] = [],
  ): SearchRecord => {
    const { asks, also } = words[id];
    return { kind: 'fact', id, address, asks, also, says, rules: more };
  };
  const seats = [
    record('players', toPage(game), players.says(kit.players)),
    record(
      'alone',
      isPlayed ? toPage(game, 'play') : toPage(game),
      (isPlayed ? alone.here : alone.nowhere)(kit.players),
    ),
  ];
  return [
    // A maker need not say how many play.
    ...(kit.players === '' ? [] : seats),
    record('minutes', toPage(game), [time, ...told].join(' '), rules),
  ];
}

/** What a language brings to what is gathered here. */
export interface FindableWords {
  /** What is asked of any game. */
  readonly first: FirstAsked;
  readonly synonyms: Synonyms;
}

/** What is to be found in a game. */
export function searchBookOf(
  desk: Desk,
  situations: readonly Situation[],
  fonts: Fonts,
  words: FindableWords,
): SearchBook {
  const { id: game, kit, book, referee } = desk;
  const toRule = (rule: string): string => `${toPage(game, 'rules')}#${rule}`;
  return {
    game: kit.title,
    synonyms: synonymsFor(words.synonyms, book.search?.synonyms ?? []),
    records: [
      ...firstRecords(desk, words.first),
      ...settledIn(desk).map(({ question: { id, asks, also = [], answer }, rules }): SearchRecord => ({
        kind: 'question',
        id,
        address: toQuestion(game, book, id),
        asks,
        also,
        says: answer,
        rules,
      })),
      ...(book.search?.plain ?? []).map(({ asks, also = [], rules }): SearchRecord => {
        // The first sentence is the answer; the others add to it.
        const from = book.statements[rules[0]]?.provenance ?? 'rulebook';
        const told = { kind: 'sentence', id: asks, address: toRule(rules[0]), asks, also, rules } as const;
        return from === 'rulebook' ? told : { ...told, from };
      }),
      ...cardRecords(desk, fonts),
      ...(referee ? situations.flatMap((situation) => triesOf(game, referee, book, situation)) : []),
      ...Object.entries(book.statements).map(([id, { text }]): SearchRecord => ({
        kind: 'rule',
        id,
        address: toRule(id),
        says: text,
        rules: [id],
      })),
      ...Object.entries(book.rulings).map(([id, { question, other }]): SearchRecord => ({
        kind: 'ruling',
        id,
        address: toRuling(game, id),
        asks: question,
        also: [other],
        rules: [id],
      })),
      ...examplesIn(book).map(({ id, title, shows }): SearchRecord => ({
        kind: 'example',
        id,
        address: toExample(game, book, id),
        says: title,
        rules: shows,
      })),
    ],
  };
}
