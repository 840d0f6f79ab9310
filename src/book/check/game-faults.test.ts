/** Copies of the sample game, each broken in one place: the fault must name it. */
import { describe, expect, it } from 'vitest';
import { STEPPING_STONES } from '../../../tests/made-up/src/games/stepping-stones/index.ts';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import { ofToday } from '../../../tests/lot.ts';
import { SPEECH_EN } from '../../../tests/made-up/content/stepping-stones/messages.en.ts';
import { steppingStonesEditing } from '../../../tests/made-up/src/games/stepping-stones/view/editor.ts';
import { steppingStones } from '../../../tests/made-up/src/games/stepping-stones/rules/game.ts';
import { steppingStonesScenery } from '../../../tests/made-up/src/games/stepping-stones/view/scene.ts';
import { steppingStonesForm } from '../../../tests/made-up/src/games/stepping-stones/rules/position-format.ts';
import { anyReferee } from '../../referee/erased-types.ts';
import { SHELF } from '../../site/shelf.ts';
import type { Book } from '../book.ts';
import { gameFaults } from './game-faults.ts';
import type { Lesson } from '../lesson.ts';
import { sentencesOf } from '../sentences.ts';
import type { ShelfGame, ShelfReferee } from '../shelf-game.ts';
import type { Switchable } from '../statement.ts';

const whole: ShelfGame = STEPPING_STONES;
const referee: ShelfReferee = STEPPING_STONES.referee;
const book: Book = await STEPPING_STONES.book();
const lessons: readonly Lesson[] = await STEPPING_STONES.lessons();
const kit = await STEPPING_STONES.kit();
const game = await STEPPING_STONES.referee.game();
const [tooFar, ...others] = book.examples['Hops'] ?? [];

const having =
  <Part>(part: Part) =>
  () =>
    Promise.resolve(part);
const withBook = (changed: Partial<Book>): ShelfGame => ({ ...whole, book: having({ ...book, ...changed }) });
const withAltered = (alters: Switchable['alters']): ShelfGame => {
  const ruling = book.rulings['S2'];
  if (!ruling || ruling.option === null) throw new Error('S2 can be switched.');
  return withBook({ rulings: { S2: { ...ruling, alters } } });
};
const withReferee = (changed: Partial<ShelfReferee>): ShelfGame => ({
  ...whole,
  referee: { ...referee, ...changed },
});
const withLesson = (changed: Partial<Lesson>): ShelfGame => ({
  ...whole,
  lessons: having(lessons.map((lesson) => ({ ...lesson, ...changed }))),
});
const withExample = (changed: object): ShelfGame =>
  withBook({ examples: { Hops: [{ ...tooFar, ...changed } as never, ...others] } });

const { kernel, catalogue, ...voice } = SPEECH_EN;

/** The sample game with a changed or incomplete speech, as an untyped maker could supply it. */
const inSpeech = (changed: object) => {
  const speech = { ...voice, kernel, catalogue, ...changed };
  const given = Object.fromEntries(Object.entries(speech).filter(([, part]) => part !== undefined));
  const parts = {
    game: having(steppingStones),
    form: having(steppingStonesForm),
    scenery: having(steppingStonesScenery),
    editing: having(steppingStonesEditing),
  };
  return anyReferee(parts, having(given as unknown as typeof SPEECH_EN));
};

/** One game of the house a day: its site is not built where parts of any disagree. */
it.each(
  [...ofToday('game whose parts agree', SHELF), ...MADE_UP].map((shelved) => [shelved.id, shelved] as const),
)('the parts of %s agree', async (_, shelved) => {
  expect(await gameFaults(shelved)).toEqual([]);
});

describe('a game is refused, with the part and the place', () => {
  const broken: readonly (readonly [string, ShelfGame])[] = [
    ['kit: it is called "stepping-stones", and the shelf calls it "hops".', { ...whole, id: 'hops' }],
    ['game: it is called "stepping-stones", and the shelf calls it "hops".', { ...whole, id: 'hops' }],
    [
      'kit: it cannot be brought: the disk is full.',
      { ...whole, kit: () => Promise.reject(new Error('the disk is full.')) },
    ],
    ['form: there is none.', withReferee({ form: undefined as never })],
    [
      'game: it cannot be brought: its speech has no words of the kernel ("kernel").',
      withReferee(inSpeech({ kernel: undefined })),
    ],
    [
      'scenery: there is no card, piece or back "frog-green".',
      { ...whole, kit: having({ ...kit, box: { ...kit.box, pieces: [] } }) },
    ],
    [
      'card texts: there is no card "hop-1".',
      { ...whole, kit: having({ ...kit, box: { ...kit.box, cards: kit.box.cards.slice(1) } }) },
    ],
    [
      'statements: "S3" stands in no chapter, so that nobody reads it.',
      withBook({ statements: { ...book.statements, S3: { text: 'Frogs sing.', provenance: 'ours' } } }),
    ],
    [
      'chapters: there is no sentence "S2".',
      withBook({ statements: { S1: { text: 'Hop.', provenance: 'ours' } } }),
    ],
    ['rulings: none tells of the option "far", which the referee has.', withBook({ rulings: {} })],
    [
      'sentences: they lack the other reading of "S2", which the book has.',
      withReferee({ sentences: having(sentencesOf(book.statements)) }),
    ],
    ['rulings: the referee lacks "S2", which the book has.', withReferee({ rulings: having([]) })],
    [
      'rulings, S2: the referee has no option "near".',
      withBook({
        rulings: {
          S2: {
            question: 'How far?',
            other: 'Near.',
            from: 'Whoever made it up.',
            option: 'near',
            alters: {},
          },
        },
      }),
    ],
    ['rulings, S2, alters: there is no rule "S9".', withAltered({ S9: 'Frogs sing.' })],
    ['rulings, S2, alters: it names its own statement.', withAltered({ S2: 'Frogs sing.' })],
    [
      'rulings, S2, alters: there is no option "night".',
      withAltered({ S1: { says: 'Frogs sing.', and: { night: 'Frogs sing at night.' } } }),
    ],
    ['apart: there is no example "gone".', withBook({ apart: { S2: { by: 'gone', otherwise: 'Yes.' } } })],
    ['examples, "too-far": there is no rule "S9".', withExample({ shows: ['S9'] })],
    ['examples, "too-far": there is no rule "S8".', withExample({ breaks: ['S8'] })],
    ['examples: two of them are called "two-hops".', withExample({ id: 'two-hops' })],
    ['questions, "beyond-the-last-stone": there is no example "too-far".', withExample({ id: 'farther' })],
    [
      'card texts: there is no rule "S7".',
      withBook({ cardTexts: [{ cards: ['hop-2'], does: ['S7'], touches: [] }] }),
    ],
    [
      'history: it ends with version 0, and the referee plays 1.',
      withReferee({ history: having([{ rules: '0', changed: [] }]) }),
    ],
    [
      'history: there is no rule "S9".',
      withReferee({
        history: having([{ rules: game.rules, changed: [{ statement: 'S9', was: null }] }]),
      }),
    ],
    [
      'game: there is no rule "S1".',
      withBook({
        chapters: [{ name: 'Stones', statements: { S2: book.statements['S2'] as never } }],
        statements: { S2: book.statements['S2'] as never },
      }),
    ],
    ['lessons, "hopping": there is no seat 2.', withLesson({ learner: 2 })],
    [
      'lessons, "hopping", step 1: there is no rule "S9".',
      withLesson({
        steps: lessons.flatMap(({ steps }) => steps.map((step) => ({ ...step, rules: ['S9'] }))),
      }),
    ],
    [
      'lessons: they are taught on a board, and the referee brings no scenery.',
      withReferee({ scenery: having(null as never) }),
    ],
    [
      'editing: positions are entered on a board, and the referee brings no scenery.',
      withReferee({ scenery: having(null as never) }),
    ],
    [
      'lessons, "hopping", step 2: the answer "1" is not the right one, and does not say why.',
      withLesson({
        steps: lessons.flatMap(({ steps }) =>
          steps.map((step) =>
            step.kind === 'ask'
              ? { ...step, options: step.options.map(({ says }) => ({ says })) as never }
              : step,
          ),
        ),
      }),
    ],
    [
      'game: it cannot be brought: its speech has no name for the seat "brown" ("seats").',
      withReferee(inSpeech({ seats: { green: 'green' } })),
    ],
    ['lessons: there is no referee to teach by.', { id: whole.id, kit: whole.kit, lessons: having(lessons) }],
  ];
  it.each(broken)('%s', async (sentence, shelved) => {
    expect(await gameFaults(shelved)).toContain(`${shelved.id}, ${sentence}`);
  });

  // The random game does not end with a stuck frog, so this sentence is never said.
  const said = Object.keys(catalogue).filter((key) => key !== 'isStuck');
  it.each(said)('the speech has no sentence for "%s".', async (key) => {
    const others = Object.fromEntries(Object.entries(catalogue).filter(([name]) => name !== key));
    expect(await gameFaults(withReferee(inSpeech({ catalogue: others })))).toContain(
      `stepping-stones, the speech has no sentence for "${key}".`,
    );
  });
});
