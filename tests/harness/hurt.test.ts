/** Damaged games of every kind, in every game: opened as far as they go, and never lost. */
import { describe, expect, it } from 'vitest';
import { judgedByList, type AnyGame } from '../../src/referee/erased-types.ts';
import { made, positionOf, recordOf } from '../../src/site/play/play.ts';
import { openText, type Opens } from '../../src/site/play/kept/open-kept-game.ts';
import { AGAIN, DAY } from '../lot.ts';
import { GAMES } from './games.ts';
import { gameByLot, hurtRecords } from './hurt-records.ts';

const SEED = `hurt ${DAY}`;

describe.each(GAMES.map(({ id, ...parts }) => [id, parts] as const))('%s', (_, { game, form, sentences }) => {
  // The game as a table loads it: without reasons, which are loaded on demand.
  const bare: AnyGame = { ...judgedByList(game), words: game.words, setUp: game.setUp };
  const by: Opens = { game: bare, whole: () => Promise.resolve(game), form: () => Promise.resolve(form) };
  const { history } = gameByLot(game, SEED, 40);
  const kinds = hurtRecords(game, SEED);

  it.each(kinds.map((one) => [one.kind, one] as const))(
    `a record that is %s (${AGAIN})`,
    async (_kind, { text, reaches, says }) => {
      const opened = await openText(by, text);
      if (reaches === null) {
        expect(opened).toMatchObject({ ok: false, faults: [expect.stringMatching(says)] });
        return;
      }
      if (!opened.ok) throw new Error(opened.faults.join('; '));
      const { play, hurt } = opened.value;
      expect(hurt).toMatchObject({ text, reached: reaches, why: expect.stringMatching(says) as string });
      expect(play.history.positions).toEqual(history.positions.slice(0, reaches + 1));
      for (const { rule } of hurt?.breaches ?? []) expect(sentences([]).sentence(rule)).not.toBe(rule);
      const next = game.moves(positionOf(play));
      const further = next.length === 0 ? play : made(game, play, next[0]);
      const again = await openText(by, JSON.stringify(recordOf(further)));
      expect(again).toMatchObject({ ok: true, value: { hurt: null, play: { words: further.words } } });
    },
  );

  it(`a forbidden move is told with a rule and what is said of it (${AGAIN})`, async () => {
    const opened = await openText(by, kinds[0]?.text ?? '');
    const breaches = opened.ok ? opened.value.hurt?.breaches : undefined;
    expect(breaches?.[0]).toEqual(
      expect.objectContaining({
        rule: expect.any(String) as string,
        remedy: expect.stringMatching(/\w/) as string,
      }),
    );
  });
});
