/**
 * Checks a game's parts against each other before anything is built: every name that one part uses must exist in another.
 * Each fault is a sentence with the game, the part and the place.
 *
 *     const faults = await gameFaults(game);
 *     console.error(faults[0]); // 'stepping-stones, card texts: there is no card "hop-9".'
 */
import { chanceOf } from '../../referee/chance/random.ts';
import type { AnyGame, AnyScenery, Bring } from '../../referee/erased-types.ts';
import type { Box } from '../../kit/component.ts';
import type { Kit } from '../../kit/kit.ts';
import { bookFaults, quoted, reasonOf, twice, unknown, type Fault } from './book-faults.ts';
import type { Book } from '../book.ts';
import type { History } from '../changes.ts';
import type { Lesson, LessonStep } from '../lesson.ts';
import type { Puzzle } from '../puzzle.ts';
import type { ShelfGame } from '../shelf-game.ts';
import type { Readings, SentencesUnder } from '../sentences.ts';
import { speechFaults } from './speech-faults.ts';

/** Every option of the referee needs a ruling in the book, and the reverse. */
function optionFaults({ options }: AnyGame, { rulings }: Book): readonly Fault[] {
  const told = Object.entries(rulings).flatMap(([rule, { option }]) =>
    option === null ? [] : [{ rule, option }],
  );
  return [
    ...told
      .filter(({ option }) => !options.includes(option))
      .map(({ rule, option }) => `rulings, ${rule}: the referee has no option ${quoted(option)}`),
    ...options
      .filter((option) => !told.some((ruling) => ruling.option === option))
      .map((option) => `rulings: none tells of the option ${quoted(option)}, which the referee has`),
  ];
}

/** The readings that verdicts quote must be those of the book. */
function quoteFaults(
  { rulings }: Book,
  sentences: SentencesUnder,
  readings: readonly Readings[],
): readonly Fault[] {
  const told = Object.entries(rulings);
  const { other } = sentences([]);
  return [
    ...told
      .filter(([rule, ruling]) => other(rule) !== ruling.other)
      .map(([rule]) => `sentences: they lack the other reading of ${quoted(rule)}, which the book has`),
    ...told
      .filter(([rule]) => !readings.some((ruling) => ruling.rule === rule))
      .map(([rule]) => `rulings: the referee lacks ${quoted(rule)}, which the book has`),
  ];
}

function historyFaults(history: History, { rules }: AnyGame, known: ReadonlySet<string>): readonly Fault[] {
  const last = history.at(-1)?.rules;
  const changed = history.flatMap((version) => version.changed.map(({ statement }) => statement));
  return [
    ...(last === rules
      ? []
      : [`history: it ends with version ${last ?? 'none'}, and the referee plays ${rules}`]),
    ...unknown('history', 'rule', changed, known),
  ];
}

const facesOf = ({ cards, pieces, decks, sheets = [] }: Box): ReadonlySet<string> =>
  new Set([
    ...[...cards, ...pieces, ...sheets].map(({ id }) => id),
    ...[...decks, ...pieces, ...cards.filter(({ twoFaced }) => twoFaced)].map(({ id }) => `${id}-back`),
  ]);

/** Checks the first position: its faces must be in the box, and its turn rule must exist. */
function tableFaults(
  game: AnyGame,
  scenery: AnyScenery | null,
  { box }: Kit,
  rules: ReadonlySet<string> | null,
): readonly Fault[] {
  const first = game.setUp([], chanceOf('seven'));
  if (!first.ok) return [`game: it cannot be set up: ${first.faults.join('; ')}`];
  const scene = scenery?.scene(first.value, null);
  const shown = [
    ...[...(scene?.cards ?? []), ...(scene?.pieces ?? [])].map(({ face }) => face),
    ...(scene?.pieces ?? []).flatMap(({ marks }) => marks.map(({ face }) => face)),
    ...(scene?.zones ?? []).flatMap(({ cards }) => cards.map(({ face }) => face)),
  ];
  return [
    ...unknown('scenery', 'card, piece or back', shown, facesOf(box)),
    ...(rules === null ? [] : unknown('game', 'rule', [game.turnRule(first.value)], rules)),
  ];
}

/** A maker's lesson may be untyped, so check at run time. */
const stepFaults = (
  place: string,
  step: LessonStep,
  rules: ReadonlySet<string> | null,
  faces: ReadonlySet<string>,
): readonly Fault[] => [
  ...(step.kind === 'show'
    ? unknown(
        place,
        'card, piece or back',
        step.pictures.map(({ face }) => face),
        faces,
      )
    : []),
  ...(rules === null ? [] : unknown(place, 'rule', step.rules, rules)),
  ...(step.kind === 'ask'
    ? step.options
        .filter((option) => !('right' in option) && !('wrong' in option))
        .map(({ says }) => `${place}: the answer ${quoted(says)} is not the right one, and does not say why`)
    : []),
];

function lessonFaults(
  lessons: readonly Lesson[],
  { seats }: AnyGame,
  hasBoard: boolean,
  rules: ReadonlySet<string> | null,
  faces: ReadonlySet<string>,
): readonly Fault[] {
  if (lessons.length > 0 && !hasBoard)
    return ['lessons: they are taught on a board, and the referee brings no scenery'];
  return [
    ...twice(
      'lessons',
      'of them',
      lessons.map(({ id }) => id),
    ),
    ...lessons
      .filter(({ learner }) => seats[learner] === undefined)
      .map(({ id, learner }) => `lessons, ${quoted(id)}: there is no seat ${learner}`),
    ...lessons.flatMap(({ id, steps }) =>
      steps.flatMap((step, at) => stepFaults(`lessons, ${quoted(id)}, step ${at + 1}`, step, rules, faces)),
    ),
  ];
}

function puzzleFaults(
  puzzles: readonly Puzzle[],
  { seats }: AnyGame,
  hasBoard: boolean,
  rules: ReadonlySet<string> | null,
): readonly Fault[] {
  if (puzzles.length > 0 && !hasBoard)
    return ['puzzles: they are solved on a board, and the referee brings no scenery'];
  return [
    ...twice(
      'puzzles',
      'of them',
      puzzles.map(({ id }) => id),
    ),
    ...puzzles
      .filter(({ solver }) => seats[solver] === undefined)
      .map(({ id, solver }) => `puzzles, ${quoted(id)}: there is no seat ${solver}`),
    ...(rules === null
      ? []
      : puzzles.flatMap((puzzle) => unknown(`puzzles, ${quoted(puzzle.id)}`, 'rule', puzzle.rules, rules))),
  ];
}

/** Loads a part; a failure becomes a fault. */
async function brought<Part>(part: string, bring: Bring<Part> | undefined): Promise<Part | null> {
  try {
    return (await bring?.()) ?? null;
  } catch (error) {
    throw new Error(`${part}: it cannot be brought: ${reasonOf(error)}`, { cause: error });
  }
}

async function faultsOf({ id, referee, ...parts }: ShelfGame): Promise<readonly Fault[]> {
  const kit = await brought('kit', parts.kit);
  const book = await brought('book', parts.book);
  const lessons = (await brought('lessons', parts.lessons)) ?? [];
  const puzzles = (await brought('puzzles', parts.puzzles)) ?? [];
  if (kit === null) return ['kit: there is none'];
  const isCalled = (part: string, name: string): readonly Fault[] =>
    name === id ? [] : [`${part}: it is called ${quoted(name)}, and the shelf calls it ${quoted(id)}`];
  const rules = book && new Set(Object.keys(book.statements));
  const cards = new Set(kit.box.cards.map((card) => card.id));
  const ofBook = [...isCalled('kit', kit.id), ...(book === null ? [] : bookFaults(book, cards))];
  if (referee === undefined)
    return [
      ...ofBook,
      ...(lessons.length === 0 ? [] : ['lessons: there is no referee to teach by']),
      ...(puzzles.length === 0 ? [] : ['puzzles: there is no referee to solve them by']),
    ];
  const game = await brought('game', referee.game);
  const scenery = await brought('scenery', referee.scenery);
  const history = await brought('history', referee.history);
  const situations = (await brought('situations', referee.situations)) ?? [];
  if (game === null) return [...ofBook, 'game: there is none'];
  const form = await brought('form', referee.form);
  if (form === null) return [...ofBook, 'form: there is none'];
  const [editing, tracker, pad] = [
    await brought('editing', referee.editing),
    await brought('tracker', referee.tracker),
    await brought('pad', referee.pad),
  ];
  const sentences = await brought('sentences', referee.sentences);
  const readings = (await brought('rulings', referee.rulings)) ?? [];
  return [
    ...ofBook,
    ...isCalled('game', game.id),
    ...(book === null || sentences === null ? [] : quoteFaults(book, sentences, readings)),
    ...(book === null ? [] : optionFaults(game, book)),
    ...(history === null ? [] : historyFaults(history, game, rules ?? new Set())),
    ...twice(
      'situations',
      'of them',
      situations.map((situation) => situation.id),
    ),
    ...(editing !== null && scenery === null
      ? ['editing: positions are entered on a board, and the referee brings no scenery']
      : []),
    ...tableFaults(game, scenery, kit, rules),
    ...lessonFaults(lessons, game, scenery !== null, rules, facesOf(kit.box)),
    ...puzzleFaults(puzzles, game, scenery !== null, rules),
    ...speechFaults({ game, form, scenery, editing: scenery && editing, tracker, pad }),
  ];
}

/** All faults of a game, a sentence each; empty where its parts agree. */
export async function gameFaults(game: ShelfGame): Promise<readonly string[]> {
  const faults = await faultsOf(game).catch((error: unknown) => [reasonOf(error)]);
  return faults.map((fault) => `${game.id}, ${fault}.`);
}
