import { choicesIn } from '../../../book/choices.ts';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../referee/chance/random.ts';
import { playout } from '../../../referee/playout.ts';
import { victoryTank } from '../rules/judge.ts';
import type { Position } from '../rules/position.ts';
import { eventsOf } from './events.ts';
import {
  TANK as inWords,
  TANK,
  TANK_FORM,
  TANK_SCENERY as victoryTankScenery,
  TANK_SCENERY,
} from '../../../../tests/victory-tank/in-words.ts';
import { victoryTankPositions as positions } from '../rules/position-format.ts';
import { observe, resample } from '../rules/observation.ts';
import type { Scene } from '../../../referee/table/scene.ts';
import { sceneOfAttempt } from '../../../book/attempt-scene.ts';

const { scene } = victoryTankScenery;

const first = (seed: string): Position => {
  const set = victoryTank.setUp([], chanceOf(seed));
  if (!set.ok) throw new Error(set.faults.join());
  return set.value;
};

describe('the table for a board', () => {
  it('names each field with all that is on it', () => {
    const { fields, cards, pieces } = scene(first('a'), null);
    expect(fields.map(({ says }) => says)).toEqual([
      'o, open ground, nobody',
      's1, open ground, nobody',
      'w1n1, red’s home base, 3 red soldiers',
      'w1, open ground, nobody',
      'e1s1, open ground, nobody',
      'e1s2, gray’s home base, 3 gray soldiers',
    ]);
    expect(cards.map(({ turn }) => turn)).toEqual([0, 0, 180]);
    expect(pieces.map(({ id, count }) => [id, count])).toEqual([
      ['soldier-red@w1n1', 3],
      ['soldier-gray@e1s2', 3],
    ]);
  });

  it('has beside it what a column and a row add to the name of a field, and “o” nowhere but on its field', () => {
    const { fields, rulers } = scene(first('a'), null);
    const beside = (names: NonNullable<typeof rulers>['rows'] = [], middle: number): string =>
      names.find(({ at }) => Math.abs(at - middle) < 1)?.label ?? 'nothing';
    for (const { label, x, y, width, height } of fields) {
      const names = [beside(rulers?.columns, x + width / 2), beside(rulers?.rows, y + height / 2)];
      expect(names).not.toContain('o');
      expect(names.join('').replaceAll('0', '') || 'o').toBe(label);
    }
  });
});

describe('the way to a move', () => {
  it('touches places of the table where the move is about places', () => {
    playout(victoryTank, first('a'), 'a', victoryTank.bound, ({ before: position }) => {
      const ids = new Set(scene(position, null).fields.map(({ id }) => id));
      for (const { move, path } of choicesIn({ game: TANK, scenery: TANK_SCENERY }, position)) {
        if (move.kind === 'step' || move.kind === 'battle') {
          expect(path.slice(0, 2).every(({ id }) => ids.has(id))).toBe(true);
        }
        if (move.kind === 'place') expect(path[0].spot?.id).toBe(path[0].id);
      }
    });
  });
});

describe('what is not for the other’s eyes', () => {
  it('is the card kept, and the attacker’s card until the defender has chosen', () => {
    const position = first('a');
    const [keep] = victoryTank.moves(position);
    if (keep === undefined || position.player === null) throw new Error('nobody decides');
    expect(victoryTankScenery.hides(position, keep, position.player)).toBe(false);
    expect(victoryTankScenery.hides(position, keep, 1 - position.player)).toBe(true);
  });
});

const reckon = (position: Position) => TANK_SCENERY.reckon?.(position) ?? [];

/** Two red soldiers attack two gray ones in a bunker. */
function attack(stage: 'attacker-card' | 'defender-card', cards: readonly [number | null, null]): Position {
  const position = positions.read({
    cards: [{ card: 'bunker', at: 'w1s1' }],
    soldiers: { red: { w1: 2 }, gray: { w1s1: 2 } },
    action: { kind: 'attack', army: 'red', left: 1, used: true, card: (cards[0] ?? 0) > 0 },
    battle: { target: 'w1s1', parties: [{ from: 'w1', foot: 2 }], cards },
    stage,
    hands: { red: [1, 3], gray: [1, 2] },
    discards: { red: [1, 1], gray: [3, 3, 3, 3] },
  });
  if (!position.ok)
    throw new Error(position.faults.map(({ place, message }) => `${place}: ${message}`).join());
  return position.value;
}

describe('what a battle card would come to', () => {
  it('is certain or an exact chance for the attacker, with its sum', () => {
    expect(reckon(attack('attacker-card', [null, null]))).toEqual([
      {
        card: 'No card',
        win: 0,
        sum: '2 against 2 soldiers + 1 for the ground = 3, too little even if no card comes',
      },
      {
        card: 'A 1',
        face: 'action-red-1',
        win: 0,
        sum: '2 soldiers + 1 for the card = 3 against 2 soldiers + 1 for the ground = 3, and a 1 or higher beats it: 66 of the 66 hands of 2 cards that there may be have one',
      },
      {
        card: 'A 3',
        face: 'action-red-3',
        win: 1,
        sum: '2 soldiers + 3 for the card = 5 against 2 soldiers + 1 for the ground = 3, and no card can beat that',
      },
    ]);
  });

  it('counts for the defender the cards that may lie face down', () => {
    const [none, one] = reckon(attack('defender-card', [3, null]));
    // Red has four 1s, six 2s and four 3s that gray has not seen: all of them make 3, ten of them 4.
    expect([none?.win, one?.win]).toEqual([0, 4 / 14]);
    expect(reckon(attack('defender-card', [0, null])).map(({ win }) => win)).toEqual([1, 1, 1]);
  });

  it('is the same whatever is hidden', () => {
    const first = inWords.setUp([], chanceOf('battles'));
    if (!first.ok) throw new Error(first.faults.join());
    let battles = 0;
    playout(inWords, first.value, 'battles', inWords.bound, ({ before }) => {
      const { player } = before;
      if (player === null) return;
      const dealt = resample(observe(before, player), 'otherwise');
      expect(reckon(dealt)).toEqual(reckon(before));
      battles += reckon(before).length > 0 ? 1 : 0;
    });
    expect(battles).toBeGreaterThan(0);
  });
});

const TABLE = {
  cards: [{ card: 'tank', at: 'w1s1' }],
  tank: { at: 'w1s1', facing: 'east', army: 'red', crew: 2 },
  soldiers: { red: { w1: 1, w1n1: 2 }, gray: { o: 1, s1: 2 } },
  action: { kind: 'move', left: 3 },
};

/** The table with a try of it, after moves that are legal. */
function tried(words: string, before: readonly string[] = [], table: object = TABLE): Scene {
  const read = TANK_FORM.read(table);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('; '));
  const moveNamed = (position: typeof read.value, notation: string) => {
    const move = TANK.parse(position, notation);
    if (!move.ok) throw new Error(move.faults.join('; '));
    return move.value;
  };
  const position = before.reduce((at, notation) => TANK.play(at, moveNamed(at, notation)), read.value);
  const move = moveNamed(position, words);
  // A game of its own kind, as one of any: its parts fit each other.
  const drawing = { game: TANK, scenery: TANK_SCENERY } as unknown as Parameters<typeof sceneOfAttempt>[0];
  const scene = TANK_SCENERY.scene(position, null);
  return sceneOfAttempt(drawing, scene, position, move, TANK.judge(position, move).allowed);
}

const ghosts = ({ pieces }: Scene) =>
  pieces.filter(({ ghost }) => ghost).map(({ face, field, count }) => [face, field, count]);

describe('a try on the battlefield', () => {
  it('draws soldiers where they would stand, the way there, and wire on the edge that refuses', () => {
    const scene = tried('step 1 w1 to o');
    expect(ghosts(scene)).toEqual([['soldier-red', 'o', 1]]);
    expect(scene.lines).toEqual([{ from: 'w1', to: 'o', means: 'way' }]);
    expect(scene.wire).toEqual([{ between: ['w1', 'o'] }]);
  });

  it('puts the wire round a field that is too far away', () => {
    expect(tried('step 2 w1n1 to s1').wire).toEqual([{ at: 's1' }]);
  });

  it('draws no wire where it is allowed', () => {
    const free = { ...TABLE, soldiers: { red: { w1: 3 }, gray: { e1s2: 3 } } };
    const scene = tried('step 3 w1 to o', [], free);
    expect(ghosts(scene)).toEqual([['soldier-red', 'o', 3]]);
    expect(scene.wire).toBeUndefined();
  });

  it('draws the tank a field ahead of where it is', () => {
    expect(ghosts(tried('on', ['drive']))).toEqual([['renault-ft', 's1', 1]]);
  });

  it('puts the wire round the field on which the tank may not stop', () => {
    expect(tried('halt', ['drive', 'on']).wire).toEqual([{ at: 's1' }]);
  });

  it('draws an attack as a line from who attacks to who is attacked', () => {
    const scene = tried('battle o from w1 with 1', [], { ...TABLE, action: { kind: 'attack', left: 1 } });
    expect(scene.lines).toEqual([{ from: 'w1', to: 'o', means: 'fire' }]);
    expect(ghosts(scene)).toEqual([]);
  });
});

it('tells at the end what each army scores, and counts the soldiers once though two rules are behind it', () => {
  let last: readonly string[] = [];
  playout(victoryTank, first('the end'), 'the end', victoryTank.bound, ({ before, move, after }) => {
    if (after.stage !== 'over') return;
    const seen = eventsOf(before, move, after).filter(({ aside }) => !aside);
    last = seen.flatMap(({ what }) => (what.says === 'scored' ? [what.of] : []));
  });
  expect(last).toEqual(['crates', 'soldiers', 'bunkers', 'tank']);
});
