/** What a game says to people: names and whole words. Ids and notation only in detail lines. */
import { attemptsIn, choicesIn } from '../../src/book/choices.ts';
import { describe, expect, it } from 'vitest';
import { casesIn, questionsIn, type Book } from '../../src/book/book.ts';
import type { Control } from '../../src/referee/table/editor.ts';
import { tellVerdict } from '../../src/book/sentences.ts';
import { shareOfToday } from '../lot.ts';
import { GAMES, gamesWith, type Harnessed } from './games.ts';
import { everyNth, firstOf, sampleOf, SEED } from './sample.ts';
import { triesOf } from './tries.ts';
import { playout } from '../../src/referee/playout.ts';

const saidIn = ({ says, ...control }: Control): readonly string[] =>
  control.kind === 'choice' ? [says, ...control.among.map((one) => one.says)] : [says];

/** All text of a position's table: what is seen, and what can be touched. */
const saidAt = ({ scenery, editing, form, game }: Harnessed, position: unknown): readonly string[] => {
  const scenes = [null, ...game.seats.keys()].flatMap((viewer) => scenery?.scene(position, viewer) ?? []);
  const written = form.write(position) as Readonly<Record<string, unknown>>;
  const settings = editing?.settings(written) ?? [];
  return [
    ...scenes.flatMap(({ status, fields, zones }) => [
      status,
      ...fields.map(({ says }) => says),
      ...zones.flatMap(({ name, says, cards }) => [name, says, ...cards.map((card) => card.name)]),
    ]),
    ...(scenery ? choicesIn({ game, scenery }, position) : []).flatMap(({ path }) =>
      path.map(({ says }) => says),
    ),
    ...(editing?.pieces(written) ?? []).map(({ says }) => says),
    ...settings.flatMap(({ heading, controls }) => [heading, ...controls.flatMap(saidIn)]),
  ];
};

/** All events of a random game in words. */
function toldIn({ game, scenery }: Harnessed, first: unknown): readonly string[] {
  const told: string[] = [];
  playout(game, first, SEED, game.bound, ({ before, move, after }) => {
    const events = scenery?.happenings(before, move, after) ?? [];
    const known = game.revealed(before, move, after);
    told.push(...[...events, ...known].map(({ what }) => what));
    const reveal = scenery?.reveals?.(before, move, after);
    if (reveal) told.push(reveal.says, ...reveal.cards.map(({ name }) => name));
  });
  return told;
}

/** Text of round and score before any input. */
const saidOfTable = ({ tracker, pad }: Harnessed): readonly string[] => [
  ...(pad?.fields ?? []).flatMap(({ says, answers }) => [says, ...(answers ?? [])]),
  ...(tracker?.tracks ?? []).map(({ says }) => says),
];

/** Text of its book, lessons, puzzles and situations. */
const writtenOf = ({ book, lessons, puzzles, situations }: Harnessed): readonly string[] => [
  ...(book === null ? [] : [...casesIn(book).map(({ title }) => title)]),
  ...(book === null ? [] : questionsIn(book).flatMap(({ asks, answer }) => [asks, answer])),
  ...Object.values(book?.statements ?? {}).map(({ text }) => text),
  ...lessons.flatMap(({ title, about, end, steps }) => [
    title,
    about,
    end,
    ...steps.flatMap((step) => [
      step.title,
      step.text,
      step.done ?? '',
      ...('hint' in step ? [step.hint] : []),
      ...(step.kind === 'ask' ? step.options.flatMap((option) => Object.values(option).map(String)) : []),
      ...(step.kind === 'reach' ? step.goal.map((want) => want.else) : []),
      ...(step.kind === 'show' ? step.pictures.map(({ says }) => says) : []),
    ]),
  ]),
  ...puzzles.flatMap(({ title, asks, goal, hints, explained }) => [
    title,
    asks,
    explained,
    ...hints,
    ...goal.map((want) => want.else),
  ]),
  ...situations.flatMap(({ name, fields }) => [name, ...fields.map(({ says }) => says)]),
];

function sentencesOf(each: Harnessed): ReadonlySet<string> {
  const positions = everyNth(10, sampleOf(each));
  return new Set([
    ...positions.flatMap((position) => saidAt(each, position)),
    ...everyNth(3, positions).flatMap((position) => toldIn(each, position)),
    ...triesOf(each).flatMap(({ verdict }) => verdict.breaches.map(({ remedy }) => remedy)),
    ...saidOfTable(each),
    ...writtenOf(each),
  ]);
}

/** Names and texts in a written position: fields, stages, kinds. */
const writtenIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(writtenIn)]
      : [];

/** Ids of the board's places: these names are printed on it. */
const placesOf = ({ scenery }: Harnessed, position: unknown): ReadonlySet<string> =>
  new Set(scenery?.scene(position, null).fields.map(({ id }) => id));

/**
 * Ids that are not ordinary words, with a mark or an inner capital: of components, zones, options, and in positions.
 */
function idsOf(each: Harnessed, position: unknown): readonly string[] {
  const { kit, scenery, game, form } = each;
  const { cards, pieces, decks, sheets = [] } = kit.box;
  const scene = scenery?.scene(position, null);
  const places = placesOf(each, position);
  return [
    ...[...cards, ...pieces, ...decks, ...sheets, ...(scene?.zones ?? [])].map(({ id }) => id),
    ...game.options,
    ...writtenIn(form.write(position)),
  ].filter(
    (id) =>
      /^\S*(?:[-\d]|[a-z][A-Z])\S*$/.test(id) && !places.has(id) && !/^\d+$/.test(id) && !COMPASS.test(id),
  );
}

/** Directions are written as they are said. */
const COMPASS = /^(north|south)-(east|west)$/;

/** Phrases in which a one-word id may be mentioned: "the stage draft", "the option pass". */
const AS_AN_ID = /\b(?:stage|option|id|optie) (?:"?[a-z]+"?)(?=[ .,;:]|$)/;

/** What a move is called at the board may equal its notation: "hop 2". */
const boardWordsOf = ({ game, scenery }: Harnessed, position: unknown): readonly string[] =>
  (scenery ? attemptsIn({ game, scenery }, position) : []).map(({ path }) =>
    path.map(({ says }) => says.toLowerCase()).join(' '),
  );

/** Notation of moves with several words. */
function notationOf(each: Harnessed): readonly string[] {
  const said = new Set(everyNth(10, sampleOf(each)).flatMap((position) => boardWordsOf(each, position)));
  const written = triesOf(each).flatMap(({ words }) => (words.includes(' ') ? [words] : []));
  return [...new Set(written)].filter((words) => !said.has(words.toLowerCase()));
}

/** A plural after 1: "1 soldiers". */
const ONE_OF_MANY: Readonly<Record<string, RegExp>> = {
  en: /(?<![\d.,/:] ?)\b1 (?!less\b|was\b|is\b|has\b|as\b|makes\b|across\b|pass\b)[a-z]+s\b/,
  nl: /\b1 (?!keer|als|is|was|[a-z]*een\b)(?:[a-z]+en|[a-z]+s)\b/,
};

const UNFILLED = /undefined|NaN|\[object|\bnull\b| {2}|^\s|\s$|\s[.,;:]/;

const has = (sentence: string, word: string): boolean =>
  // For speed: most sentences do not contain the word at all.
  sentence.includes(word) &&
  new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(sentence);

describe.each(GAMES)(`what $id says (FIELDKIT_DAY=${SEED})`, (each) => {
  const sentences = [...sentencesOf(each)];
  const with_ = (words: readonly string[]): readonly string[] =>
    sentences.filter((sentence) => words.some((word) => has(sentence, word)));

  it('calls nothing by the id of a component, a zone or an option, or as a position is written', () => {
    expect(sentences.length).toBeGreaterThan(0);
    const ids = new Set(everyNth(30, sampleOf(each)).flatMap((position) => idsOf(each, position)));
    expect(with_([...ids])).toEqual([]);
  });

  it('says nothing by a word of the code', () => {
    expect(sentences.filter((sentence) => AS_AN_ID.test(sentence))).toEqual([]);
  });

  it('asks for no move in notation', () => {
    expect(with_(notationOf(each))).toEqual([]);
  });

  it('counts rightly, and leaves nothing out', () => {
    const language = each.kit.language ?? 'en';
    expect(sentences.filter((sentence) => ONE_OF_MANY[language]?.test(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => UNFILLED.test(sentence))).toEqual([]);
  });
});

/** Statements that are untrue with these options: those of the rulings, and those they alter. */
const untrueUnder = ({ rulings, statements }: Book, on: readonly string[]): readonly string[] =>
  Object.entries(rulings)
    .filter(([, { option }]) => option !== null && on.includes(option))
    .flatMap(([rule, { alters = {} }]) => [rule, ...Object.keys(alters)])
    .flatMap((rule) => statements[rule]?.text ?? []);

describe.each(gamesWith('book'))(`what $id quotes at a switched table (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game, scenery, sentences, book } = each;

  it('is no statement that the other reading makes untrue, where something is refused or rests on a ruling', () => {
    const wrong = triesOf(each).flatMap(({ position, words, verdict }) => {
      const on = game.optionsOn(position);
      // Without the other reading, which is quoted as such.
      const told = tellVerdict(verdict, { ...sentences(on), other: () => null }, game.words);
      return untrueUnder(book, on).flatMap((text) => (told.includes(text) ? [[words, on, text]] : []));
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  const options = shareOfToday(
    `switched tables of ${each.id}`,
    game.options,
    Math.min(3, game.options.length || 1),
  );

  it.each(options)('nor where something happens, with %s', (option) => {
    const { sentence } = sentences([option]);
    const quoted = new Set<string>();
    playout(game, firstOf(game, SEED, [option]), SEED, game.bound, ({ before, move, after }) => {
      const events = scenery?.happenings(before, move, after) ?? [];
      for (const { rule } of [...events, { rule: game.turnRule(before) }]) quoted.add(sentence(rule));
    });
    expect(untrueUnder(book, [option]).filter((text) => quoted.has(text))).toEqual([]);
  });
});
