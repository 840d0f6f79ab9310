/** What every referee guarantees, tested with random positions and tries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgedBy } from '../../src/referee/judgment.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import { inDecimals } from '../../src/odds.ts';
import { odds } from '../enumerated-odds.ts';
import { forcedMove } from '../../src/site/play/play.ts';
import { weightOf } from '../../src/referee/chance/draw.ts';
import type { Actor } from '../../src/referee/seats.ts';
import { recordFrom, replay } from '../../src/referee/record.ts';
import { expectMatch, expectSame } from '../expect-same.ts';
import { LONG } from '../lot.ts';
import { GAMES } from './games.ts';
import { decidedIn, everyNth, firstOf, gamesOf, optionsFor, play, sampleOf, SEED } from './sample.ts';
import { triesOf } from './tries.ts';

const GAMES_PLAYED = 600;
const MOST_WAYS = 2000;

/** Through JSON text and back, as in a file. */
const throughText = (written: unknown): unknown => JSON.parse(JSON.stringify(written));
const few = <T>(all: readonly T[]): readonly T[] => all.slice(0, 5);

describe.each(GAMES)(`$id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game, form, invariants, sentences } = each;
  const seats = game.seats.map((_, seat) => seat);
  const printed = (position: unknown, moves = game.moves(position)): readonly string[] =>
    moves.map((move) => game.print(position, move));
  const sentence = (rule: string): string => sentences([]).sentence(rule);

  it('comes to its end with nothing lost on the way', () => {
    const broken: string[] = [];
    for (const index of gamesOf(game, GAMES_PLAYED, 25)) {
      if (broken.length > 0) break;
      const { ended, last } = play(game, index, ({ after, count }) => {
        for (const what of invariants(after)) broken.push(`game ${index}, move ${count}: ${what}`);
      });
      if (game.bound !== null && !ended) broken.push(`game ${index}: not at its end`);
      if (ended !== (game.outcome(last) !== null)) broken.push(`game ${index}: an end without an outcome`);
      if (ended && game.moves(last).length > 0) broken.push(`game ${index}: moves after its end`);
    }
    expect(broken).toEqual([]);
  });

  it('names who has won, and why by its rules', () => {
    for (const index of gamesOf(game, 50, 25)) {
      const outcome = game.outcome(play(game, index).last);
      if (outcome === null) continue;
      expect(outcome.winners).toEqual(seats.filter((seat) => outcome.winners.includes(seat)));
      expect(outcome.totals?.length ?? seats.length).toBe(seats.length);
      expect(outcome.rules.filter((rule) => sentence(rule) === rule)).toEqual([]);
    }
  });

  it('keeps the rulings that it was set up with', () => {
    for (let index = 0; index < 30; index++) {
      const on = optionsFor(game, index);
      expect([...game.optionsOn(firstOf(game, 'options', on))].toSorted()).toEqual([...on].toSorted());
    }
    for (const index of gamesOf(game, 30, 25)) {
      const first = firstOf(game, 'options', optionsFor(game, index));
      expect(game.optionsOn(play(game, index).last)).toEqual(game.optionsOn(first));
    }
  });

  it('allows exactly what it lists', () => {
    const tries = triesOf(each);
    const wrong = tries.filter(({ isListed, verdict }) => verdict.allowed !== isListed);
    expect(few(wrong).map(({ words, verdict, position }) => [words, verdict, form.write(position)])).toEqual(
      [],
    );
    const refused = decidedIn(each).flatMap(({ position }) =>
      game.moves(position).flatMap((move) => {
        const { allowed, breaches } = game.judge(position, move);
        return allowed && breaches.length === 0 ? [] : [game.print(position, move)];
      }),
    );
    expect(few(refused)).toEqual([]);
    expect(tries.filter(({ isListed }) => isListed).length).toBeGreaterThan(tries.length / 20);
    expect(tries.filter(({ isListed }) => !isListed).length).toBeGreaterThan(tries.length / 20);
  });

  it('gives a rule of its own and a remedy with every refusal', () => {
    for (const { verdict } of triesOf(each)) {
      expectSame(verdict.allowed, verdict.breaches.length === 0);
      for (const { rule, remedy } of verdict.breaches) {
        expect(sentence(rule)).not.toBe(rule);
        expectMatch(remedy, /^“?[\p{L}\d].*[^.\s]$/u);
      }
      expectSame(verdict.basis, verdict.rulings.some(({ differs }) => differs) ? 'ruling' : 'rule');
    }
  });

  it('refuses whoever does not decide, by the rule of turns', () => {
    for (const position of sampleOf(each)) {
      const actor = game.toAct(position);
      const [move] = game.moves(position);
      if (actor === null || move === undefined) continue;
      const others = ([...seats, 'chance'] as readonly Actor[]).filter((other) => other !== actor);
      for (const other of others) {
        const { allowed, breaches } = judgedBy(game, position, move, other, REFEREE_EN);
        expectSame([allowed, breaches.map(({ rule }) => rule)], [false, [game.turnRule(position)]]);
      }
      expect(sentence(game.turnRule(position))).not.toBe(game.turnRule(position));
      expectSame(judgedBy(game, position, move, actor, REFEREE_EN).allowed, true);
    }
  });

  it('reads every move as it is printed, prints no two alike, and misreads nothing', () => {
    for (const position of sampleOf(each)) {
      const moves = game.moves(position);
      const lines = printed(position, moves);
      expectSame(new Set(lines).size, lines.length);
      expectSame(
        lines.map((line) => game.parse(position, line)),
        moves.map((value) => ({ ok: true, value })),
      );
    }
    // A try may name something that does not exist; whatever parses must be what was tried.
    for (const { position, move, words } of triesOf(each)) {
      const parsed = game.parse(position, words);
      if (parsed.ok) expectSame(parsed.value, move);
    }
  });

  it('says in a sentence what it cannot read', () => {
    const [position] = sampleOf(each);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('', 'constructor', 'toString 1')), (words) => {
        const parsed = game.parse(position, words);
        if (!parsed.ok) expect(parsed.faults.join()).toMatch(/\S/);
      }),
      { numRuns: 200 },
    );
  });

  it('writes every position so that it is read as it was', () => {
    for (const position of sampleOf(each))
      expectSame(form.read(throughText(form.write(position))), { ok: true, value: position });
  });

  it('reads whatever is written without stumbling', () => {
    const keys = Object.keys(form.write(firstOf(game, 'keys', [])) as object);
    const anything = fc.dictionary(fc.constantFrom(...keys, 'x'), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(anything, (written) => {
        const found = form.read(written);
        if (found.ok) expect(invariants(found.value)).toEqual([]);
        else for (const { message } of found.faults) expect(message).not.toMatch(/undefined|NaN|^$/);
      }),
      { numRuns: 300 },
    );
  });

  it('replays a record to the same position, from its set-up and from the middle', () => {
    for (const index of gamesOf(game, 20, 3)) {
      const moves: string[] = [];
      let [middle, from] = ['', 0];
      const { last } = play(game, index, ({ before, move, count }) => {
        moves.push(game.print(before, move));
        // Start the record from the third move from the end, or the first of a shorter game.
        if (count <= 3) [middle, from] = [JSON.stringify(recordFrom(game, form, before)), count - 1];
      });
      const seed = `${SEED} ${game.id} ${index}`;
      const record = { game: game.id, rules: game.rules, options: optionsFor(game, index), seed, moves };
      const late = { ...(JSON.parse(middle) as typeof record), moves: moves.slice(from) };
      for (const one of [record, late]) {
        const again = replay(game, one, form);
        expect(again.ok && again.value.positions.at(-1)).toEqual(last);
      }
    }
  });

  it('shows a player the same, however what is hidden lies', () => {
    for (const [index, position] of sampleOf(each).entries()) {
      for (const seat of seats) {
        const seen = game.observe(position, seat);
        const dealt = game.resample(seen, `${SEED} ${index}`);
        expectSame(game.observe(dealt, seat), seen);
        expectSame(invariants(dealt), []);
        expectSame(form.read(throughText(form.write(dealt))), { ok: true, value: dealt });
        expectSame(game.toAct(dealt), game.toAct(position));
      }
    }
  });

  it('hides nothing where it says that all is open', () => {
    const { secrets } = game;
    const isOpen = (position: unknown) =>
      typeof secrets === 'function' ? !secrets(position) : secrets === false;
    for (const [index, position] of sampleOf(each).entries()) {
      if (!isOpen(position)) continue;
      for (const seat of seats)
        expectSame(game.resample(game.observe(position, seat), `${SEED} ${index}`), position);
    }
  });

  it('gives the same moves and answers to whoever decides, however what is hidden lies', () => {
    const dealt = new Map(
      decidedIn(each).map(({ position, player }, index) => [
        position,
        game.resample(game.observe(position, player), `${SEED} ${index}`),
      ]),
    );
    for (const [position, other] of dealt) expectSame(printed(other), printed(position));
    for (const { position, move, verdict } of triesOf(each))
      expectSame(game.judge(dealt.get(position), move), verdict);
  });

  it('draws nothing but what it judges allowed, and its odds add up', () => {
    for (const position of sampleOf(each).filter((one) => game.toAct(one) === 'chance')) {
      const lots = game.moves(position);
      expect(lots.length).toBeGreaterThan(0);
      for (const move of lots) {
        expect(weightOf(game, position, move)).toBeGreaterThan(0);
        expect(game.judge(position, move).allowed).toBe(true);
      }
      const found = odds(game, position, (after) => JSON.stringify(after), MOST_WAYS);
      // Drawing several cards from a large deck has too many outcomes to count.
      if (!found.ok && found.faults.every(({ says }) => says === 'manyWays')) continue;
      if (!found.ok) throw new Error(found.faults.map(({ says }) => says).join());
      const sum = [...found.value.values()].reduce((all, share) => all + inDecimals(share), 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  it('passes for a player only where everybody can tell that there is nothing to decide', () => {
    for (const { position, player } of decidedIn(each)) {
      const move = forcedMove(game, position);
      if (move === null) continue;
      const words = game.print(position, move);
      expectSame(printed(position), [words]);
      for (const seat of seats.filter((other) => other !== player)) {
        const dealt = game.resample(game.observe(position, seat), `${SEED} ${words}`);
        expectSame(printed(dealt), [words]);
      }
    }
  });

  it('names every ruling that the answer turns on', () => {
    const under = (position: unknown, option: string): unknown => {
      const on = game.optionsOn(position);
      const options = on.includes(option) ? on.filter((one) => one !== option) : [...on, option];
      const read = form.read({ ...(form.write(position) as object), options });
      return read.ok ? read.value : null;
    };
    const byPosition = Map.groupBy(triesOf(each), (tried) => tried.position);
    for (const [position, tries] of everyNth(LONG ? 3 : 6, byPosition)) {
      for (const option of game.options) {
        const other = under(position, option);
        if (other === null || game.toAct(other) !== game.toAct(position)) continue;
        for (const { move, words, verdict } of tries) {
          if (game.judge(other, move).allowed === verdict.allowed) continue;
          const named = verdict.rulings.filter(({ differs }) => differs !== false);
          expectSame(
            [words, named.map((ruling) => ruling.option)],
            [words, expect.arrayContaining([option])],
          );
        }
      }
    }
  });
});
