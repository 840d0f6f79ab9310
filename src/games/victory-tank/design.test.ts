import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../referee/chance.ts';
import { playout } from '../../referee/playout.ts';
import { ARMY_CARDS } from './cards.ts';
import { LAYOUTS, victoryTankDesign as design } from './design.ts';
import { victoryTank as game } from './game.ts';
import { setUp } from './setup.ts';

const first = (figures: Record<string, number>) => {
  const position = design.setUp([], chanceOf('design'), figures);
  if (!position.ok) throw new Error(position.faults.join());
  return position.value;
};

describe('a figure that is varied', () => {
  it('is as the game has it where nothing is said, and where its usual value is', () => {
    const usual = setUp([], chanceOf('design'));
    expect(design.setUp([], chanceOf('design'), {})).toEqual(usual);
    const named = Object.fromEntries(design.figures.map(({ id, usual: value }) => [id, value]));
    expect(design.setUp([], chanceOf('design'), named)).toEqual(usual);
  });

  it('changes the cards of both armies, and what each thinks the other may hold', () => {
    const all = ARMY_CARDS[0] + ARMY_CARDS[1] + ARMY_CARDS[2];
    const position = first({ 'cards.twos': 0, 'cards.threes': all });
    expect(position.hands).toEqual([
      [0, 0, 5],
      [0, 0, 5],
    ]);
    expect(game.resample(game.observe(position, 0), 'seed').hands).toEqual(position.hands);
    expect(design.setUp([], chanceOf('design'), { 'cards.twos': 10, 'cards.threes': 7 })).toMatchObject({
      ok: false,
    });
  });

  it.each(LAYOUTS.map((_, index) => index + 1))('plays from layout %i, the same for both sides', (layout) => {
    const position = first({ 'start.layout': layout });
    const [, red, gray] = position.table;
    // Half a turn about the middle of the empty card.
    expect((gray?.column ?? 9) + (red?.column ?? 9)).toBe(0);
    expect((gray?.row ?? 9) + (red?.row ?? 9)).toBe(0);
    expect(gray?.turned).toBe(!red?.turned);
    expect(position.foot.map((feet) => feet.findIndex((count) => count === 3))).toEqual([
      red?.turned === true ? 3 : 2,
      gray?.turned === true ? 5 : 4,
    ]);
    expect(playout(game, position, 'seed', game.bound ?? 0).ended).toBe(true);
  });
});

it('what would have won without something is what the score says without it', () => {
  const { last } = playout(game, first({}), 'end', game.bound ?? 0);
  const ended = { ...last, taken: [9, 0], tank: null } as typeof last;
  const crates = design.without(ended).find(({ what }) => what === 'crates');
  expect(game.outcome(ended)?.winners).toEqual([0]);
  expect(crates?.winners).toEqual(game.outcome({ ...ended, taken: [0, 0] })?.winners);
});
