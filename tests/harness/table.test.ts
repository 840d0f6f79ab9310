/** Round and score: the round can be tracked to its end whatever is pressed, and the pad agrees with the referee. */
import { describe, expect, it } from 'vitest';
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { Entries } from '../../src/referee/table/score-pad.ts';
import { followed } from '../../src/site/round-and-score/device.ts';
import { gamesWith } from './games.ts';
import { optionsFor, play, SEED } from './sample.ts';

/** More presses than a round takes. */
const LONGEST = 2000;

const areUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
const isQuoted = (sentence: (rule: string) => string, rule: string): boolean => sentence(rule) !== rule;

describe.each(gamesWith('tracker'))(
  `the round of $id (FIELDKIT_DAY=${SEED})`,
  ({ game, tracker, sentences }) => {
    const { sentence } = sentences([]);

    it('comes to an end by what is on offer, and is there again by its presses', () => {
      for (let index = 0; index < 12; index++) {
        const on = optionsFor(game, index).filter((option) => tracker.options.includes(option));
        const lot = lotsOf(`${SEED} round ${index}`);
        const pressed: string[] = [];
        let state = tracker.begin(on);
        for (;;) {
          const { presses, over } = tracker.shows(state);
          expect(presses.length === 0).toBe(over);
          const press = presses[lot(Math.max(1, presses.length))];
          if (press === undefined) break;
          pressed.push(press.id);
          state = tracker.pressed(state, press.id);
          expect(pressed.length).toBeLessThan(LONGEST);
        }
        expect(followed(tracker, on, pressed)).toEqual({ state, presses: pressed });
      }
    });

    it('shows of every seat what is there for it, by rules that there are', () => {
      const lot = lotsOf(`${SEED} shown`);
      const seats = [null, ...tracker.seats.keys()];
      let state = tracker.begin([]);
      for (let count = 0; count < LONGEST; count++) {
        const { round, rounds, turn, active, marks, now, presses } = tracker.shows(state);
        expect(round).toBeGreaterThanOrEqual(1);
        if (rounds !== null) expect(round).toBeLessThanOrEqual(rounds);
        expect([seats.includes(turn), seats.includes(active)]).toEqual([true, true]);
        expect(now.says).toMatch(/\S/);
        expect(now.rules.filter((rule) => !isQuoted(sentence, rule))).toEqual([]);
        expect(marks.map((own) => own.length)).toEqual(tracker.tracks.map(() => tracker.seats.length));
        for (const [of, { most }] of tracker.tracks.entries())
          expect(marks[of]?.filter((mark) => mark < 0 || mark > most)).toEqual([]);
        expect(areUnique(presses.map(({ id }) => id))).toBe(true);
        expect(presses.filter(({ player, says }) => !seats.includes(player) || says === '')).toEqual([]);
        const press = presses[lot(Math.max(1, presses.length))];
        if (press === undefined) return;
        state = tracker.pressed(state, press.id);
      }
    });
  },
);

describe.each(gamesWith('pad'))(`the score of $id (FIELDKIT_DAY=${SEED})`, ({ game, pad, sentences }) => {
  const { sentence } = sentences([]);

  it('asks for each thing once, by a rule that there is', () => {
    expect(areUnique(pad.fields.map(({ id }) => id))).toBe(true);
    expect(pad.fields.filter(({ rule }) => !isQuoted(sentence, rule))).toEqual([]);
    const active = pad.fields.find(({ id }) => id === pad.activeField);
    if (pad.activeField !== null) expect(active?.answers?.length).toBe(pad.seats.length);
  });

  it('is what the referee says at the end of games that are played here', () => {
    for (let index = 0; index < 30; index++) {
      const { last } = play(game, index);
      const reckoned = pad.reckon(pad.entered(last), game.optionsOn(last));
      const { winners, totals } = game.outcome(last) ?? {};
      expect([index, reckoned]).toMatchObject([index, { ok: true, value: { winners, totals } }]);
      if (!reckoned.ok) continue;
      const sums = pad.seats.map((_, player) =>
        reckoned.value.lines.reduce((sum, { points }) => sum + (points[player] ?? 0), 0),
      );
      expect(sums).toEqual(totals);
    }
  });

  it('offers a table that can be, and the same one where it could be already', () => {
    for (let index = 0; index < 200; index++) {
      const lot = lotsOf(`${SEED} entries ${index}`);
      const on = optionsFor(game, index).filter((option) => pad.options.includes(option));
      const entries: Entries = Object.fromEntries(pad.fields.map(({ id, most }) => [id, lot(most + 1)]));
      const mended = pad.nearest(entries, on);
      expect(pad.reckon(mended, on).ok).toBe(true);
      expect(pad.fields.filter(({ id, most }) => (mended[id] ?? 0) > most)).toEqual([]);
      if (pad.reckon(entries, on).ok) expect(mended).toEqual(entries);
      else
        for (const { place } of faultsIn(pad.reckon(entries, on)))
          expect(pad.fields.map(({ id }) => id)).toContain(place);
    }
  });
});

const faultsIn = <F>(
  result: { readonly ok: true } | { readonly ok: false; readonly faults: readonly F[] },
): readonly F[] => (result.ok ? [] : result.faults);
