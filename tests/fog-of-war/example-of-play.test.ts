/**
 * Replays the rulebook's example of play: the set-up, three turns of the Axis and two of the Allies, and the fall of France.
 * Comments mark the mistakes in the printed example (F-A46 to F-A48).
 */
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { idOf, numberOf } from '../../src/games/fog-of-war/rules/areas.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { pileOf, sizeOf } from '../../src/games/fog-of-war/rules/card-counts.ts';
import {
  ALLIES,
  AXIS,
  controllerOf,
  DECK,
  DISCARD,
  garrisonOf,
  pileIn,
  WIN,
  type War,
} from '../../src/games/fog-of-war/rules/position.ts';
import { suppliedAreas } from '../../src/games/fog-of-war/rules/supply.ts';
import { totalsOf } from '../../src/games/fog-of-war/rules/battle.ts';
import { battleIn } from '../../src/games/fog-of-war/rules/moves.ts';

/** Plays moves in notation; each must be legal. */
function on(position: War, ...lines: readonly string[]): War {
  return lines.reduce((at, words) => {
    const move = fogOfWar.parse(at, words);
    if (!move.ok) throw new Error(words);
    expect([words, fogOfWar.judge(at, move.value).breaches]).toEqual([words, []]);
    return fogOfWar.play(at, move.value);
  }, position);
}

const tokensOf = ({ intel }: War): readonly [number, number] => [intel[0].ready, intel[1].ready];

const begun = fogOfWar.setUp([], chanceOf('example'));
if (!begun.ok) throw new Error(begun.faults.join());

/** Neutral cards by area; the example fixes only the one in Scandinavia. */
const DEALT = [
  'army-2',
  'army-2',
  'army-1',
  'army-2',
  'army-1',
  'army-3',
  'army-2',
  'army-1',
  'army-2',
  'army-2',
  'army-3',
  'army-1',
  'army-2',
  'army-2',
].map((card) => `neutral ${card}`);

const setUp = on(
  begun.value,
  ...DEALT,
  'victory scandinavia',
  'victory poland',
  'victory yugoslavia',
  'box poland',
  'place fort-2 paris',
  'place army-1 egypt',
  'done',
  'place dummy wmed',
  'place dummy italy',
  'place dummy libya',
);
const decks = ({ piles }: War): readonly number[] => piles.map((all) => sizeOf(all[DECK] ?? []));
const first = on(
  setUp,
  'draw army-3',
  'draw air',
  'draw dummy',
  'draw army-1',
  'draw army-1',
  'draw fleet-1',
);
const axis1 = on(
  first,
  'plan paris army-3',
  'add alpha air',
  'place dummy ruhr',
  'done',
  'intel scandinavia neutral',
  'pass',
  'see army-2',
);
const allies1 = on(
  axis1,
  'done',
  'draw dummy',
  'draw army-1',
  'draw army-2',
  'place army-1 paris',
  'place army-1 britain',
  'place fleet-1 northsea',
  'done',
  'done',
  'draw dummy',
  'draw dummy',
  'draw air',
);
const axis2 = on(
  allies1,
  'add alpha army-2',
  'add alpha dummy',
  'plan scandinavia army-1',
  'done',
  'intel northsea',
  'bid 2',
  'pass',
  'intel egypt',
  'pass',
  'see army-1',
);
const allies2 = on(
  axis2,
  'done',
  'draw army-2',
  'draw dummy',
  'draw army-1',
  'place air northsea',
  'place dummy paris',
  'place dummy egypt',
  'done',
  // The printed example has an Army 1 seen here, which does not lie there (F-A46).
  'intel alpha',
  'pass',
  'see dummy',
  'see province',
);
const axis3 = on(
  allies2,
  'done',
  'draw army-1',
  'draw fleet-2',
  'draw dummy',
  'intel paris',
  'bid 3',
  'add alpha army-2',
  'launch alpha from ruhr',
  'keep',
);

describe('the example of play', () => {
  it('begins with the Axis, whose draw deck is the larger', () => {
    expect(decks(setUp)).toEqual([23, 20]);
    expect(decks(first)).toEqual([20, 17]);
    expect(first.active).toBe(AXIS);
  });

  it('has the tokens that are printed after each turn', () => {
    expect(tokensOf(axis1)).toEqual([4, 7]);
    expect(tokensOf(axis2)).toEqual([2, 5]);
    expect(tokensOf(allies2)).toEqual([2, 4]);
    expect(tokensOf(axis3)).toEqual([0, 1]);
  });

  it('lets the Allies know of Alpha what they have seen, and no more', () => {
    const { theirs, theirPlans } = fogOfWar.observe(allies2, ALLIES);
    expect(theirs[5]?.known).toEqual(pileOf({ dummy: 1 }));
    expect(theirs[5]?.size).toBe(4);
    expect(theirPlans[0]).toBe(numberOf('paris'));
  });

  it('takes Paris with 8 against 4, as it was recorded, and asks what pays for it', () => {
    const launched = on(allies2, 'done', 'draw army-1', 'draw fleet-2', 'draw dummy');
    const asked = on(launched, 'intel paris', 'bid 3', 'add alpha army-2', 'launch alpha from ruhr');
    const battle = battleIn(asked);
    expect(battle).not.toBeNull();
    if (battle) expect(totalsOf(asked, battle)).toMatchObject({ attack: 8, defence: 4 });
    // The printed text shows an Army 2 there, counts 3 and pays with 3 (F-A47); it discards one dummy of several (F-A48).
    expect([AXIS, ALLIES].map((side) => pileIn(asked, side, DISCARD))).toEqual([
      pileOf({ dummy: 1 }),
      pileOf({ dummy: 1 }),
    ]);
    expect(fogOfWar.moves(axis3).map((move) => fogOfWar.print(axis3, move))).toEqual([
      'match army-2 army-2',
      'match army-3 air',
    ]);
  });

  it('makes France fall, and leaves the Levant alone without supply', () => {
    const fallen = on(axis3, 'match army-3 air', 'add bravo army-1');
    const axis = ['paris', 'vichy', 'morocco', 'levant'] as const;
    expect(axis.map((id) => controllerOf(fallen, numberOf(id)))).toEqual([AXIS, AXIS, AXIS, AXIS]);
    const supplied = suppliedAreas(fallen, AXIS).map(idOf);
    expect(axis.filter((id) => !supplied.includes(id))).toEqual(['levant']);
    expect(garrisonOf(fallen, AXIS, numberOf('paris'))).toEqual(pileOf({ 'army-2': 2 }));
    expect(pileIn(fallen, AXIS, WIN)).toEqual(pileOf({ 'army-3': 1, air: 1 }));
    expect(fallen.advantage).toBe(AXIS);
  });
});
