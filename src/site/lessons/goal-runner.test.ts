/** Goals at the table of Victory Tank, run by actions alone. */
import { describe, expect, it } from 'vitest';
import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import type { Puzzle } from '../../book/puzzle.ts';
import type { SessionState } from '../play/session.ts';
import { questOf } from '../puzzles/puzzle-quest.ts';
import { courseOf, openLesson } from './lesson-course.ts';
import { taughtBy } from './teacher.ts';
import {
  FEW,
  questAfter,
  questBegun,
  questOfStep,
  questTable,
  standingOf,
  type QuestAction,
  type QuestTable,
} from './goal-runner.ts';

const { referee } = VICTORY_TANK;
const [game, form, scenery] = [await referee.game(), await referee.form(), await referee.scenery()];
const puzzles = (await VICTORY_TANK.puzzles()) as readonly Puzzle[];

function tableOf(id: string): QuestTable {
  const puzzle = puzzles.find((one) => one.id === id);
  const read = form.read(puzzle?.position);
  if (puzzle === undefined || !read.ok) throw new Error(`There is no puzzle ${id}.`);
  return questTable({ game, scenery }, questOf(puzzle, read.value));
}

const point = (id: string): QuestAction => ({ do: 'point', id });
const words = (said: string): QuestAction => ({ do: 'try', words: said });
const GO: QuestAction = { do: 'go' };
const all = (table: QuestTable, actions: readonly QuestAction[]): SessionState =>
  actions.reduce((state, action) => questAfter(table, state, action), questBegun(table));

describe('what is to be brought about in one turn', () => {
  it('is reached by two taps and Go, in whatever way the rules allow', () => {
    const table = tableOf('climb-in');
    expect(standingOf(table, all(table, [point('w1n1'), point('n1')])).is).toBe('going');
    expect(standingOf(table, all(table, [point('w1n1'), point('n1'), GO])).is).toBe('reached');
    expect(standingOf(table, all(table, [words('move 1'), words('step 2 w1n1 to n1')])).is).toBe('reached');
  });

  it('is told to whoever has it to do', () => {
    const table = tableOf('climb-in');
    const { said } = all(table, [point('w1n1'), point('n1'), GO]);
    expect(said).toMatch(/\byou/i);
    expect(said).not.toMatch(/\bRed\b/);
  });

  it('says what is missing when the turn is over, and goes on where it could still be done', () => {
    const table = tableOf('both-prizes');
    const actions = ['move 1', 'drive', 'on', 'on', 'on', 'off 1', 'off 1'].map(words);
    const missed = all(table, actions);
    const standing = standingOf(table, missed);
    expect(standing).toEqual({ is: 'missed', lacking: ['The tank is no longer yours.'], back: 6 });
    const again = questAfter(table, missed, { do: 'try-again', after: 6 });
    expect(again.play.words.at(-1)).toBe('off 1');
    expect(
      standingOf(
        table,
        [words('on'), words('halt')].reduce((s, a) => questAfter(table, s, a), again),
      ).is,
    ).toBe('reached');
  });

  it('is lost as soon as no way leads there any more, and not only when the turn is over', () => {
    const table = tableOf('climb-in');
    const away = all(table, [words('move 1')]);
    expect(standingOf(table, away).is).toBe('going');
    const lost = all(table, [words('recruit 1')]);
    expect(standingOf(table, lost)).toEqual({ is: 'lost', back: 0 });
    expect(standingOf(table, questAfter(table, lost, { do: 'try-again', after: 0 })).is).toBe('going');
  });

  it('is lost where it would not last, before the others have had their turn', () => {
    const table = tableOf('out-of-reach');
    const driving = all(table, ['move 1', 'drive', 'on'].map(words));
    expect(standingOf(table, driving).is).toBe('going');
    const other = all(table, [words('recruit 1')]);
    expect(standingOf(table, other)).toEqual({ is: 'lost', back: 0 });
  });

  it('goes on from where it could still be done, however many moves that is back', () => {
    const table = tableOf('both-prizes');
    const on = all(table, ['move 1', 'drive', 'on', 'on', 'on'].map(words));
    expect(standingOf(table, on).is).toBe('going');
    const halted = questAfter(table, on, words('halt'));
    const standing = standingOf(table, halted);
    expect(standing).toMatchObject({ back: 5 });
  });

  it('is looked for a few positions at a time, and nothing is said before it is known', () => {
    const table = tableOf('three-at-once');
    const seen = game.moves(table.quest.first).map((move) => {
      const fresh = tableOf('three-at-once');
      const begun = all(fresh, [words(game.print(table.quest.first, move))]);
      const first = standingOf(fresh, begun, 100);
      for (let looks = 0; looks < 60; looks++) standingOf(fresh, begun, 100);
      expect(standingOf(fresh, begun, 100)).toEqual(standingOf(table, begun));
      return first;
    });
    expect(seen).toContainEqual({ is: 'going', isSought: true });
  });

  it('is answered by the others as well as they can', () => {
    const table = tableOf('save-the-card');
    const state = all(table, [words('attack 1'), words('battle w1s1 from w1 with 2'), words('lay none')]);
    expect(state.play.words).toContain('lay 1');
    expect(standingOf(table, state)).toMatchObject({
      is: 'missed',
      lacking: ['Nobody of yours is in the bunker.'],
    });
  });

  it('has to last through their turn where that is asked', () => {
    const table = tableOf('out-of-reach');
    const near = all(table, ['move 1', 'drive', 'on', 'halt'].map(words));
    expect(standingOf(table, near)).toMatchObject({
      is: 'missed',
      lacking: ['The tank is no longer yours.'],
    });
    const far = all(table, ['move 1', 'drive', 'on', 'on', 'halt'].map(words));
    expect(standingOf(table, far).is).toBe('reached');
  });

  it('goes back to what one has decided oneself, and not to what the others were asked', () => {
    const table = tableOf('save-the-card');
    const laid = all(table, [words('attack 1'), words('battle w1s1 from w1 with 2'), words('lay none')]);
    const back = questAfter(table, laid, { do: 'take-back' });
    expect(back.play.words).toEqual(['attack 1', 'battle w1s1 from w1 with 2']);
    expect(game.toAct(back.play.history.positions.at(-1))).toBe(table.quest.seat);
  });

  it('is not lost by what is not allowed, and all of it can be taken back', () => {
    const table = tableOf('a-card-farther');
    const refused = all(table, [words('move 9')]);
    expect([refused.refusal?.words, standingOf(table, refused).is]).toEqual(['move 9', 'going']);
    const back = all(table, [
      words('move 1+1'),
      words('step 1 w1 to o'),
      { do: 'take-back' },
      { do: 'take-back' },
    ]);
    expect([back.play.words, standingOf(table, back).is]).toEqual([[], 'going']);
  });
});

/** A step of a lesson that asks for a goal. */
async function stepOf(of: string, id: string, title: string): Promise<QuestTable> {
  const taught = await taughtBy('lessons', of);
  const lesson = taught.list.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`There is no lesson ${id}.`);
  const opened = openLesson(taught.game, taught.form, lesson);
  const course = opened.ok ? courseOf(taught.game, lesson, opened.value) : opened;
  const stand = course.ok ? course.value.find(({ step }) => step.title === title) : undefined;
  if (stand?.step.kind !== 'reach') throw new Error(`There is no goal ${title}.`);
  return questTable(taught, questOfStep(stand.step, stand.position, lesson.learner), FEW);
}

describe('a lesson’s goal', () => {
  it('lets dice fall as it tells, whatever way is gone', async () => {
    const table = await stepOf('loopgraven', 'a-fight', 'Two against one');
    const other = all(table, [words('move c5 to e4'), words('attack e5 with d4 e4')]);
    expect(other.play.words.filter((word) => word.startsWith('roll'))).toEqual([
      'roll 3',
      'roll 3',
      'roll 3',
    ]);
    expect(standingOf(table, other).is).toBe('reached');
    const alone = all(table, [words('attack e5 with d4'), words('end')]);
    expect(standingOf(table, alone)).toMatchObject({
      is: 'missed',
      lacking: ['The enemy still stands on e5.'],
    });
  });

  it('may be a number of things that are got in any way', async () => {
    const table = await stepOf('loopgraven', 'a-turn', 'Two platoons');
    const elsewhere = all(table, [words('deploy platoon a2'), words('deploy platoon a7')]);
    expect(standingOf(table, elsewhere).is).toBe('reached');
    const two = { is: 'missed', lacking: ['Two platoons of yours are not in play.'] };
    expect(standingOf(table, all(table, [words('deploy platoon a2'), words('end')]))).toMatchObject(two);
  });

  it('is what a space of a wheel shows, and how many cards lie there', async () => {
    const table = await stepOf('fog-of-war', 'the-wheel', 'Begin an operation');
    expect(standingOf(table, all(table, [words('plan paris army-2')])).is).toBe('going');
    expect(standingOf(table, all(table, ['plan paris army-2', 'add alpha army-3'].map(words))).is).toBe(
      'reached',
    );
    const aside = ['plan vichy army-2', 'add alpha army-3', 'done', 'done'].map(words);
    const nowhere = { is: 'missed', lacking: ['No operation of yours aims at Paris.'] };
    expect(standingOf(table, all(table, aside))).toMatchObject(nowhere);
  });

  it('may lie beyond the others’ turn, which they play as the lesson tells', async () => {
    const table = await stepOf('fog-of-war', 'the-wheel', 'And another');
    const begun = all(table, ['add alpha army-2', 'done'].map(words));
    expect(standingOf(table, begun).is).toBe('going');
    const over = questAfter(table, begun, words('done'));
    expect(over.play.words).toContain('place air northsea');
    expect(standingOf(table, over).is).toBe('reached');
  });
});
