/**
 * Everything a game tells is checked with its referee before it is built: copies of the made-up game, each wrong in one
 * place.
 */
import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Lesson } from '../../src/book/lesson.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { STEPPING_STONES } from '../../tests/made-up/src/games/stepping-stones/index.ts';
import { SHELF as MADE_UP } from '../../tests/made-up/shelf.ts';
import { faultsOf, refuseFaulty } from './check-game.ts';

const HOME = new URL('../../tests/made-up/', import.meta.url).pathname;
const whole: ShelfGame = { ...STEPPING_STONES, home: HOME };
const book: Book = await STEPPING_STONES.book();
const [lesson]: readonly Lesson[] = await STEPPING_STONES.lessons();
const [hop, ask, watch] = lesson?.steps ?? [];

const withBook = (changed: Partial<Book>): ShelfGame => ({
  ...whole,
  book: () => Promise.resolve({ ...book, ...changed }),
});
const withExample = (changed: object): ShelfGame => {
  const [tooFar, ...others] = book.examples['Hops'] ?? [];
  return withBook({ examples: { Hops: [{ ...tooFar, ...changed } as never, ...others] } });
};
const withLesson = (changed: object): ShelfGame => ({
  ...whole,
  lessons: () => Promise.resolve([{ ...lesson, ...changed } as Lesson]),
});
/** Changes the question of its second step. */
const asking = (changed: object): ShelfGame => withLesson({ steps: [hop, { ...ask, ...changed }, watch] });

it.each(MADE_UP.map((game) => [game.id, game] as const))('what %s tells holds', async (_, game) => {
  expect(await faultsOf(game)).toEqual([]);
});

describe('a game that tells what is not so is refused, with the part and the place', () => {
  const untrue: readonly (readonly [string, ShelfGame])[] = [
    ['examples, "too-far": "hop 2" is refused.', withExample({ allowed: true })],
    ['examples, "too-far": "jump": "jump": write it like "hop 2".', withExample({ try: 'jump' })],
    [
      'questions, "beyond-the-last-stone": the referee says no.',
      withBook({
        questions: {
          Hopping: [{ id: 'beyond-the-last-stone', asks: 'Can it?', answer: 'Yes.', by: 'too-far' }],
        },
      }),
    ],
    ['lessons, "hopping": there is no zone "attic".', withLesson({ zones: ['attic'] })],
    ['lessons, "hopping", step 2: there is no zone "attic".', asking({ zones: ['attic'] })],
    ['lessons, "hopping", step 2: there is no zone "attic".', asking({ answer: { zone: 'attic' } })],
    [
      'lessons, "hopping", step 2: the referee knows no right answer to it.',
      asking({
        options: [
          { says: '7', right: true },
          { says: '1', wrong: 'That is played.' },
        ],
      }),
    ],
    [
      'lessons, "hopping", step 2: none of its figures are those of what the referee says: {"says":"hopped","frog":"green","hops":1}.',
      asking({ answer: { event: 'S1', of: 'latest', figures: [{ hops: 3 }, { hop: 1 }, { hops: 2 }] } }),
    ],
    [
      'lessons, "hopping", step 2: the referee says nothing there by S2.',
      asking({ answer: { event: 'S2', of: 'latest', figures: [{ hops: 1 }, {}, {}] } }),
    ],
  ];
  it.each(untrue)('%s', async (sentence, game) => {
    expect(await faultsOf(game)).toContain(`stepping-stones, ${sentence}`);
  });
});

describe('a game that is made into sheets or words', () => {
  const wrong = withLesson({ zones: ['attic'] });

  it('is refused where a maker tells what is not so, and its referee is asked once', async () => {
    let asked = 0;
    const counted: ShelfGame = {
      ...wrong,
      lessons: () => ((asked += 1), wrong.lessons?.() ?? Promise.resolve([])),
    };
    const sentence = 'stepping-stones, lessons, "hopping": there is no zone "attic".';
    await expect(refuseFaulty(counted)).rejects.toThrow(sentence);
    const once = asked;
    await expect(refuseFaulty(counted)).rejects.toThrow(sentence);
    expect(asked).toBe(once);
  });

  it('is not asked where it is one of the house, whose games are checked with the site', async () => {
    const { home: _, ...own } = wrong;
    await refuseFaulty({ ...own, kit: () => Promise.reject(new Error('asked')) });
  });
});
