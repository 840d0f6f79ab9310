/** The "How it plays" pages: studies are of the current rules, and plots show what was counted. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Findings } from '../../scripts/make/study/findings.ts';
import { casesOf, commandOf } from '../../scripts/make/study/study-plan.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { GAMES } from './games.ts';

type Kept = Findings & { readonly command: string };

/** The studies in a file; duels have no plan and are none. */
const studiesIn = (path: string): readonly Kept[] =>
  [JSON.parse(readFileSync(path, 'utf8')) as Kept | readonly Kept[]].flat().filter((kept) => 'plan' in kept);

const PLAYED = await Promise.all(
  SHELF.flatMap(({ id, plays }) => (plays === undefined ? [] : [{ id, plays }])).map(
    async ({ id, plays }) => ({ id, page: await plays() }),
  ),
);

describe.each(PLAYED)('how $id plays', ({ id, page }) => {
  const game = GAMES.find((each) => each.id === id)?.game;
  const files = globSync(`content/${id}/studies/*.json`)
    .map((path) => ({ name: basename(path), studies: studiesIn(path) }))
    .filter(({ studies }) => studies.length > 0);

  it.each(files)(
    'the studies in $name are of the rules in force, whole, and name their command',
    ({ studies }) => {
      for (const { plan, games, cases, command } of studies) {
        expect([plan.game, plan.rules]).toEqual([game?.id, game?.rules]);
        expect(games).toBe(plan.games);
        expect(cases.map(({ figures }) => figures)).toEqual(casesOf(plan));
        expect(command).toBe(commandOf(plan));
      }
    },
  );

  it('names every command that its studies were made by', () => {
    const named = page.parts.flatMap(({ commands }) => commands);
    for (const { studies } of files) for (const { command } of studies) expect(named).toContain(command);
  });

  it('shows what has a name and lies on its bar', () => {
    for (const plot of page.parts.flatMap(({ plots }) => plots)) {
      const all = plot.kind === 'rows' ? plot.rows : plot.points;
      expect(all).not.toHaveLength(0);
      for (const { name, at, from, to } of all) {
        if (plot.kind === 'rows') expect(name).not.toBe('');
        expect(at).toBeGreaterThanOrEqual(from);
        expect(at).toBeLessThanOrEqual(to);
      }
    }
  });
});
