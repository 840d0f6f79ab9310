/** What the opponent promises in every game: it makes legal moves, and none by what it cannot see. */
import { describe, expect, it } from 'vitest';
import { opponentOf } from '../../src/referee/search/opponent.ts';
import { search } from '../../src/referee/search/search.ts';
import { GAMES } from './games.ts';
import { decidedIn, everyNth, SEED } from './sample.ts';

/** Positions of each game, and samples at each: a search costs more than most promises. */
const POSITIONS = 8;
const SAMPLES = 6;

describe.each(GAMES)(`the opponent of $id (HARNESS_SEED=${SEED})`, (each) => {
  const { game, hints } = each;
  const field = { game, hints };
  const all = decidedIn(each);
  const some = everyNth(Math.max(1, Math.floor(all.length / POSITIONS)), all);

  it('makes legal moves, alike whatever lies where it does not see it', () => {
    for (const { position, player } of some) {
      const seen = game.observe(position, player);
      const dealt = game.observe(game.resample(seen, SEED), player);
      const move = opponentOf(field, { samples: SAMPLES })(seen, SEED);
      expect(game.judge(position, move).allowed).toBe(true);
      expect(opponentOf(field, { samples: SAMPLES })(dealt, SEED)).toEqual(move);
    }
  });

  it('says what it expects as shares, and a line that begins with its move', () => {
    for (const { position, player } of some) {
      const thinking = search(field, game.observe(position, player), SEED);
      thinking.more(SAMPLES);
      const { words, chances, line, moves } = thinking.report();
      expect(line[0]).toEqual({ by: player, words });
      for (const share of [chances, ...moves.map((one) => one.chances)]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });
});
