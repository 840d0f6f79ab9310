import { expect, it } from 'vitest';
import { HOW_IT_PLAYS } from '../../content/tank/how-it-plays.ts';
import { SPEECH_EN } from '../../content/tank/messages.en.ts';
import nations from '../../content/tank/studies/nations.json' with { type: 'json' };
import { tankDesign } from '../../src/games/tank/bot/study-parameters.ts';
import { EVEN_POINTS, breakingPoint } from '../../src/games/tank/rules/position.ts';
import { tankScenery } from '../../src/games/tank/view/attempts.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { spokenScenery } from '../../src/referee/messages/localise.ts';

it('every pairing of nations is shown by scenario, and the points that are ours among others', () => {
  const rows = (id: string) => HOW_IT_PLAYS.parts.find((part) => part.id === id)?.plots ?? [];
  for (const plot of rows('balance')) expect(plot.kind === 'rows' && plot.rows).toHaveLength(6);
  for (const plot of rows('first')) expect(plot.kind === 'rows' && plot.rows).toHaveLength(9);
  const [points] = rows('breaking');
  const names = points?.kind === 'rows' ? points.rows.map(({ name }) => name) : [];
  expect(names.filter((name) => name.includes('ours'))).toEqual([`${EVEN_POINTS[0]} (ours)`]);
});

it('a study may set the breaking points of both sides, and leaves them to the scenario otherwise', () => {
  const points = (on: readonly 'even'[], figures: Record<string, number>) => {
    const first = tankDesign.setUp(on, chanceOf('points'), figures);
    return first.ok ? [breakingPoint(first.value, 0), breakingPoint(first.value, 1)] : [];
  };
  expect(points([], {})).toEqual([20, 25]);
  expect(points(['even'], {})).toEqual([24, 18]);
  expect(points(['even'], { 'breaking.able': 21 })).toEqual([21, 18]);
});

it('the start of a game says the shares that were counted, of each scenario', () => {
  const { options } = spokenScenery(tankScenery, SPEECH_EN).start ?? { options: [] };
  const shares = [false, true].map((isEven) => germanShare(isEven));
  const said = options.flatMap(({ off, on }) => [off.means, on.means]);
  expect(said.map((means) => Number(/won (\d+) of 100/.exec(means)?.[1]))).toEqual(shares);
});

/** The percentage of games against another nation that the German side won in a scenario. */
function germanShare(isEven: boolean): number {
  const played = nations.cases.filter(({ figures }) => figures['options.even'] === Number(isEven));
  const counts = played.flatMap(({ figures, seats: [able, baker] }) => {
    const brought = [figures['nation.able'], figures['nation.baker']];
    if (brought[0] === brought[1] || !brought.includes(1)) return [];
    return [brought[0] === 1 ? able : baker];
  });
  const sum = (of: 'won' | 'games') => counts.reduce((all, count) => all + (count?.[of] ?? 0), 0);
  return Math.round((100 * sum('won')) / sum('games'));
}
