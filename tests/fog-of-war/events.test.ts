/** The events of moves are sentences for both sides, and name no hidden card. */
import { expect, it } from 'vitest';
import { SPEECH_EN } from '../../content/fog-of-war/messages.en.ts';
import { STATEMENTS } from '../../content/fog-of-war/statements.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { ruleNotesOf } from '../../src/games/fog-of-war/view/rule-notes.ts';
import { eventsOf } from '../../src/games/fog-of-war/view/events.ts';
import { OPTION_IDS, type OptionId } from '../../src/games/fog-of-war/rules/options.ts';
import { baselineBot } from '../../src/games/fog-of-war/bot/baseline.ts';
import { sayingOf } from '../../src/language.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { contest } from '../../scripts/make/contest.ts';

const say = sayingOf(SPEECH_EN.catalogue);
const HIDDEN = ['place', 'plan', 'add', 'draw', 'see', 'deal', 'recover', 'remove', 'box', 'victory'];

it.each([
  ['as it is', []],
  ['with all that can be switched', OPTION_IDS],
] as const)('in a game %s', (_, on: readonly OptionId[]) => {
  const begun = fogOfWar.setUp(on, chanceOf('told'));
  if (!begun.ok) throw new Error(begun.faults.join());
  const said = new Set<string>();
  const rules = new Set<string>();
  const because = new Set<string>();
  const leaks: string[] = [];
  contest(fogOfWar, begun.value, [baselineBot, baselineBot], `told ${on.length}`, 20_000, (before, move) => {
    const after = fogOfWar.play(before, move);
    for (const { rule } of ruleNotesOf(before, move, after)) because.add(rule);
    for (const { rule, what } of eventsOf(before, move, after)) {
      const words = say(what);
      rules.add(rule);
      said.add(words);
      if (HIDDEN.includes(move.kind) && /\b(?:Army|Fort|Fleet|Air|Dummy)\b/.test(words)) leaks.push(words);
    }
  });
  expect(leaks).toEqual([]);
  expect([...said].filter((words) => /undefined|NaN|null|\[object|\.$/.test(words))).toEqual([]);
  expect([...rules].filter((rule) => !(rule in STATEMENTS))).toEqual([]);
  // Events quote these rulings only under our own reading.
  const ours = ['F-A04', 'F-A08', 'F-A08a', 'F-A10', 'F-A55', 'F-A27', 'F-A28', 'F-A30', 'F-A34', 'F-A51'];
  expect(ours.filter((rule) => because.has(rule)).length > 0).toBe(on.length === 0);
  expect(said.size).toBeGreaterThan(150);
});
