import { expect, it } from 'vitest';
import { SPEECH_EN } from '../../content/fog-of-war/messages.en.ts';
import { plansOf } from '../../src/site/play/plan-search.ts';
import type { HandleWay } from '../../src/referee/table/interaction.ts';
import { handlingOf, openHandles } from '../../src/site/play/handling.ts';
import { spokenScenery } from '../../src/referee/messages/localise.ts';
import { fogForm } from '../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import type { Move } from '../../src/games/fog-of-war/rules/moves.ts';
import type { War } from '../../src/games/fog-of-war/rules/position.ts';
import { fogScenery } from '../../src/games/fog-of-war/view/attempts.ts';

function table(more: Readonly<Record<string, unknown>>): War {
  const read = fogForm.read(more);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const SPOKEN = handlingOf(spokenScenery(fogScenery, SPEECH_EN));

const handlesAt = (position: War, at: string) =>
  openHandles(fogOfWar, SPOKEN, position).filter((handle) => handle.at === at);

/** The plan of a way to a place; undefined if there is none. */
const planned = (position: War, way: HandleWay<War, Move> | undefined, at: string) =>
  way && plansOf(fogOfWar, position, way.steps, SPOKEN.price).get(at);

/** The moves of that plan in notation. */
const played = (position: War, way: HandleWay<War, Move> | undefined, at: string) =>
  planned(position, way, at)?.moves.map((move) => fogOfWar.print(position, move));

const OPERATIONS = {
  piles: { axis: { hand: { 'army-2': 1 }, alpha: { 'army-3': 1 } }, allies: { paris: { 'army-1': 2 } } },
  wheels: { axis: { turned: 'delta', plans: { alpha: 'paris' } } },
};

it('sends a card by two touches: to guard what is held, to an operation, or to begin one', () => {
  const position = table(OPERATIONS);
  const [card] = handlesAt(position, 'card-army-2');
  const [usual, lying] = card?.ways ?? [];
  expect(played(position, usual, 'ruhr')).toEqual(['place army-2 ruhr']);
  expect(played(position, usual, 'paris')).toEqual(['add alpha army-2']);
  expect(played(position, usual, 'vichy')).toEqual(['plan vichy army-2']);
  expect(played(position, usual, 'spain')).toEqual(['plan spain army-2']);
  expect(played(position, lying, 'spain')).toEqual(['place army-2 spain']);
  expect(played(position, lying, 'ruhr')).toBeUndefined();
});

it('launches from the area that is touched at the one that is touched next', () => {
  const position = table(OPERATIONS);
  const [launch] = handlesAt(position, 'ruhr');
  expect(played(position, launch?.ways[0], 'paris')).toEqual(['launch alpha from ruhr']);
  expect(handlesAt(position, 'poland')).toEqual([]);
});

it('looks where it is touched, and says what that costs', () => {
  const position = table({ ...OPERATIONS, stage: 'intel', played: true });
  const [look] = handlesAt(position, 'paris');
  const [way] = look?.ways ?? [];
  const plan = planned(position, way, 'paris');
  expect(plan && SPOKEN.tells(position, plan.moves).says).toBe('Look at the cards in Paris, for 1 token');
});

it('proposes a look at an operation of the enemy with its price, and spends nothing by a tap', () => {
  const position = table({
    piles: { axis: { hand: { 'army-2': 1 } }, allies: { bravo: { 'army-1': 2 } } },
    wheels: { allies: { turned: 'charlie', plans: { bravo: 'ruhr' } } },
  });
  const [look] = handlesAt(position, 'look-bravo');
  if (look === undefined) throw new Error('nothing to look at');
  expect(look.says).toBe('Look at the enemy’s Bravo');
  expect(look.ways[0]?.stays).toBe(true);
  const moves = planned(position, look.ways[0], 'look-bravo')?.moves ?? [];
  expect(moves.map((move) => SPOKEN.tells(position, [move]).says)).toEqual([
    'Look at operation Bravo, for 2 tokens; after your actions it costs 1',
  ]);
});
