/**
 * Players are told what they learn by a move, and only news. A player cannot tell apart the possible deals of what is
 * hidden: one who can tell two apart after a move has learnt something, from what is shown, from what can be played, or
 * from who is asked next.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/book/answer.ts';
import { examplesIn } from '../../src/book/book.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { knownAs } from '../../src/referee/search/heuristics.ts';
import { heardBy } from '../../src/site/play/describe/event-dedup.ts';
import { AGAIN, LONG, shareOfToday } from '../lot.ts';
import { GAMES, type Harnessed } from './games.ts';
import { sampleOf, SEED } from './sample.ts';

/** Number of other deals tried. */
const DEALS = LONG ? 12 : 4;
/** Of this many tellings at least one must be news: drawing from a deck of one card reveals nothing. */
const OFTEN = 8;

/** A legal move of a random game. */
interface Made {
  readonly before: unknown;
  readonly move: unknown;
  readonly after: unknown;
  /** Its first word in notation: "launch". */
  readonly kind: string;
}

const made = new Map<string, readonly Made[]>();

/** The moves of the examples, which include rare ones. */
function exemplary({ game, form, scenery, sentences, book }: Harnessed): readonly Omit<Made, 'kind'>[] {
  return (book === null ? [] : examplesIn(book)).flatMap((example): readonly Omit<Made, 'kind'>[] => {
    const { first, steps, finding } = answer({ game, form, scenery, sentences }, example);
    const before = steps.at(-1)?.after ?? first;
    if (finding.kind !== 'verdict' || !finding.verdict.allowed) return steps;
    return [...steps, { before, move: finding.move, after: game.play(before, finding.move) }];
  });
}

/** Those, and one move of each kind at random positions, or every move if players may differ in what they know. */
function movesOf(each: Harnessed): readonly Made[] {
  const known = made.get(each.id);
  if (known) return known;
  const { game } = each;
  const { secrets } = game;
  const kindOf = (before: unknown, move: unknown) => game.print(before, move).split(' ')[0] ?? '';
  const isHiding = (position: unknown) => typeof secrets !== 'function' || secrets(position);
  const lot = lotsOf(`${SEED} secrets ${each.id}`);
  const positions = secrets === false ? [] : shareOfToday(`secrets of ${each.id}`, sampleOf(each), 2);
  const byLot = positions.filter(isHiding).flatMap((before) =>
    [...Map.groupBy(game.moves(before), (move) => kindOf(before, move)).values()].flatMap((list) => {
      const move = list[lot(list.length)];
      return move === undefined ? [] : [{ before, move, after: game.play(before, move) }];
    }),
  );
  const examples = secrets === false ? [] : exemplary(each).filter(({ before }) => isHiding(before));
  const moves = [...examples, ...byLot].map((one) => ({ ...one, kind: kindOf(one.before, one.move) }));
  made.set(each.id, moves);
  return moves;
}

describe.each(GAMES)(`what is secret in $id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game, form, scenery } = each;
  const seats = [...game.seats.keys()];
  const role = (mover: unknown, viewer: number) => (viewer === mover ? 'whoever plays it' : 'another');

  /** The events of a move that tell this viewer something. */
  const told = (before: unknown, move: unknown, viewer: number): readonly string[] =>
    game
      .revealed(before, move, game.play(before, move))
      .filter(({ to }) => to === null || to === viewer)
      .map(({ what }) => what);
  /** The moves of a position with the same notation, apart from the last `but` words. */
  const movesLike = (position: unknown, words: string, but = 0): readonly unknown[] => {
    const line = words.split(' ');
    return game.moves(position).filter((move) => {
      const other = game.print(position, move).split(' ');
      return other.length === line.length && other.filter((word, at) => word !== line[at]).length <= but;
    });
  };
  const dealt = (position: unknown, viewer: number): readonly unknown[] => {
    const seen = game.observe(position, viewer);
    return Array.from({ length: DEALS }, (_, deal) => game.resample(seen, `${SEED} ${deal}`));
  };

  it('tells whoever comes to know something by a move what it is', () => {
    const untold = new Map<string, unknown>();
    for (const { before, move, after, kind } of movesOf(each)) {
      const mover = game.toAct(before);
      const words = game.print(before, move);
      for (const viewer of seats) {
        const now = knownAs(game.observe(after, viewer));
        const comesTo = (deal: unknown) => (other: unknown) =>
          knownAs(game.observe(game.play(deal, other), viewer)) === now;
        // A chance event or a secret move might have been another one.
        const isSeen = mover !== 'chance' && (mover === viewer || !scenery?.hides(before, move, viewer));
        const isTold = told(before, move, viewer).length > 0;
        for (const deal of isTold ? [] : dealt(before, viewer)) {
          const [there] = movesLike(deal, words);
          if (there !== undefined && comesTo(deal)(there)) continue;
          if (!isSeen && game.moves(deal).some(comesTo(deal))) continue;
          // They know now that this deal is not the real one. Seeing nothing where something would be told needs no
          // message.
          if (there !== undefined && told(deal, there, viewer).length > 0) continue;
          const [position, another] = [form.write(before), form.write(deal)];
          untold.set(`${kind}, to ${role(mover, viewer)}`, { words, viewer, position, another });
        }
      }
    }
    expect([[...untold.keys()], [...untold.values()].slice(0, 1), AGAIN]).toEqual([[], [], AGAIN]);
  });

  it('tells what was not known before', () => {
    const tally = new Map<string, { all: number; news: number }>();
    for (const { before, move, after, kind } of movesOf(each)) {
      const mover = game.toAct(before);
      const words = game.print(before, move);
      for (const { to, rule, what } of game.revealed(before, move, after)) {
        const key = `${kind}, ${rule}, to ${to === null ? 'all' : role(mover, to)}`;
        const count = tally.get(key) ?? { all: 0, news: 0 };
        count.all += 1;
        tally.set(key, count);
        // Once is enough: a player may well be able to deduce the last card.
        if (count.news > 0) continue;
        const isNews = (to === null ? seats : [to]).some((viewer) =>
          [before, ...dealt(before, viewer)].some((deal) =>
            (mover === viewer ? movesLike(deal, words) : game.moves(deal)).some(
              (other) => !told(deal, other, viewer).includes(what),
            ),
          ),
        );
        if (isNews) count.news += 1;
      }
    }
    const known = [...tally].filter(([, { all, news }]) => news === 0 && all >= OFTEN).map(([key]) => key);
    expect([known, AGAIN]).toEqual([[], AGAIN]);
  });

  it('says nothing of a move that differs where whoever hears it can tell nothing apart', () => {
    if (scenery === null) return;
    const leaks = new Map<string, unknown>();
    for (const { before, move, after, kind } of movesOf(each)) {
      const mover = game.toAct(before);
      const words = game.print(before, move);
      for (const viewer of seats) {
        const hides = (position: unknown, other: unknown) => scenery.hides(position, other, viewer);
        const heard = (position: unknown, other: unknown, next: unknown) =>
          knownAs([
            heardBy(scenery.happenings(position, other, next), viewer),
            scenery.reveals?.(position, other, next),
          ]);
        const knows = (position: unknown, other: unknown, next: unknown) =>
          knownAs([game.observe(next, viewer), told(position, other, viewer)]);
        const [now, said] = [knows(before, move, after), heard(before, move, after)];
        const isHidden = hides(before, move);
        for (const deal of [before, ...dealt(before, viewer)]) {
          for (const other of movesLike(deal, words, isHidden ? 1 : 0)) {
            const next = game.play(deal, other);
            if (knows(deal, other, next) !== now) continue;
            const found = [hides(deal, other), heard(deal, other, next)];
            if (found[0] === isHidden && found[1] === said) continue;
            const position = form.write(before);
            leaks.set(`${kind}, to ${role(mover, viewer)}`, { words, viewer, position, said, found });
          }
        }
      }
    }
    expect([[...leaks.keys()], [...leaks.values()].slice(0, 1), AGAIN]).toEqual([[], [], AGAIN]);
  });
});
