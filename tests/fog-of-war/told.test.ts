/** The events of a battle report exactly what both sides have seen of it. */
import { describe, expect, it } from 'vitest';
import { axisAt, cards, SOVIET, table, wheel } from '../../content/fog-of-war/examples/tables.ts';
import { PLAYED_EN, eventsTo } from '../../content/fog-of-war/messages-told.en.ts';
import { fogForm } from '../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { eventsOf } from '../../src/games/fog-of-war/view/events.ts';
import type { Side } from '../../src/games/fog-of-war/rules/areas.ts';
import { ALLIES, AXIS, type War } from '../../src/games/fog-of-war/rules/position.ts';
import type { PlayedSaid } from '../../src/games/fog-of-war/messages.ts';
import type { HappeningSaid } from '../../src/games/fog-of-war/messages-events.ts';
import { sayingOf } from '../../src/language.ts';
import type { Written } from '../../src/book/example.ts';

const say = sayingOf<HappeningSaid>(eventsTo(null));
const knownTo = sayingOf<PlayedSaid>(PLAYED_EN.catalogue);

/** The visible events of moves from a written table, what they revealed, and the last position. */
function told(written: Written, ...moves: readonly string[]) {
  const read = fogForm.read(written);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message.says).join());
  const said: string[] = [];
  const known: string[] = [];
  let position: War = read.value;
  for (const words of moves) {
    const move = fogOfWar.parse(position, words);
    if (!move.ok) throw new Error(words);
    expect([words, fogOfWar.judge(position, move.value).breaches]).toEqual([words, []]);
    const after = fogOfWar.play(position, move.value);
    const events = eventsOf(position, move.value, after).filter(({ aside }) => aside !== true);
    said.push(...events.map(({ what }) => say(what as HappeningSaid)));
    known.push(...fogOfWar.revealed(position, move.value, after).map(({ what }) => what.says));
    position = after;
  }
  return { said, known, last: position };
}

/** Neutral cards of all areas but Kiev and Odessa. */
const DEALT = {
  spain: cards('army-2 army-2 army-2'),
  turkey: cards('army-2 army-3 army-3'),
  balkans: cards('army-1 army-3'),
  scandinavia: cards('army-1'),
  yugoslavia: cards('army-2'),
  greece: cards('army-1'),
  baltic: cards('army-2'),
};
const SEAS = { options: ['sea-supply'], control: { wmed: 'allies' }, ...axisAt('egypt') };

describe('a launch', () => {
  it('that no area can supply shows its target, and none of its cards', () => {
    const { said, known } = told(table({ alpha: 'army-2' }, {}, axisAt('moscow')), 'launch alpha');
    expect(said.join()).not.toContain('Army');
    expect(known).toEqual(['aimShown']);
  });

  it('of aircraft that have nobody to support is disbanded before anybody reveals', () => {
    const options = ['air-support'];
    const air = table({ alpha: 'air' }, { paris: 'army-1' }, { options, ...axisAt('paris') });
    const { said, known } = told(air, 'launch alpha from ruhr');
    expect(said.at(-1)).toContain('disbanded');
    expect(said.join()).not.toContain('Army 1');
    expect(known).toEqual(['aimShown', 'aircraftWere']);
  });

  it('past enemy seas reveals what is left when cards have been shown there', () => {
    const convoy = table({ alpha: 'army-3 army-2' }, { emed: 'fleet-1', egypt: 'army-1' }, SEAS);
    const launch = ['launch alpha from libya via emed', 'show fleet-1 emed', 'lose army-2'];
    expect(told(convoy, ...launch.slice(0, 2)).said.join()).not.toContain('Army');
    const { said, known } = told(convoy, ...launch);
    expect(said.filter((words) => words.includes('Army'))).toEqual([
      'the Axis shows an Army 3',
      'the Allies show an Army 1',
    ]);
    // The fleet, what is left of the attack, and the defenders.
    expect(known.filter((says) => says === 'shown').length).toBe(3);
  });

  it('of dummies alone is told to be a rout', () => {
    const { said } = told(table({ alpha: 'dummy' }, {}, axisAt('paris')), 'launch alpha from ruhr');
    expect(said.at(-1)).toContain('routed');
  });
});

describe('cards shown at sea', () => {
  /** What a side can know of a table after some moves: two tables that it cannot tell apart give equal results. */
  const knows = (viewer: Side, axis: string, sea: string, ...moves: readonly string[]): unknown => {
    const { last } = told(table({ alpha: axis }, { emed: sea, egypt: 'army-1' }, SEAS), ...moves);
    return [fogOfWar.toAct(last), fogOfWar.observe(last, viewer)];
  };
  const launch = 'launch alpha from libya via emed';

  it('are asked for wherever a card lies, whatever it is', () => {
    const ofArmy = knows(AXIS, 'army-2 army-1', 'army-1', launch);
    expect(ofArmy).toEqual(knows(AXIS, 'army-2 army-1', 'fleet-1', launch));
    expect(ofArmy).toMatchObject([ALLIES, {}]);
  });

  it('are asked for until all lie open, whatever the others are', () => {
    const shown = [launch, 'show fleet-1 emed'];
    expect(knows(AXIS, 'army-2 army-1', 'fleet-1 army-1', ...shown)).toEqual(
      knows(AXIS, 'army-2 army-1', 'fleet-1 fleet-2', ...shown),
    );
  });

  it('cost cards by lot, whether these are all alike or not', () => {
    const shown = [launch, 'show fleet-1 emed'];
    expect(knows(ALLIES, 'army-1 army-1', 'fleet-1', ...shown)).toEqual(
      knows(ALLIES, 'army-2 army-1', 'fleet-1', ...shown),
    );
  });
});

describe('a battle', () => {
  it('is told with the neutral cards that fight in it, and with what pays where nobody chooses', () => {
    const neutrals = { scandinavia: cards('army-1') };
    const north = table({ alpha: 'army-2' }, {}, { neutrals, ...axisAt('scandinavia') });
    const { said } = told(north, 'launch alpha from ruhr', 'keep');
    expect(said.some((words) => words.includes('Scandinavia is defended by a neutral Army 1'))).toBe(true);
    expect(said.some((words) => words.includes('pays with an Army 2'))).toBe(true);
  });

  it('that ends in a quagmire is told with how many cards it takes', () => {
    const paris = table({ alpha: 'army-1 army-1' }, { paris: 'army-1 army-1' }, axisAt('paris'));
    const { said } = told(paris, 'launch alpha from ruhr', 'keep');
    expect(said.some((words) => words.includes('one of the attackers and one of the defenders'))).toBe(true);
  });
});

it('a country that joins somebody takes with it what was planned against it', () => {
  const wheels = {
    axis: { turned: 'delta', plans: { alpha: 'scandinavia' } },
    allies: { turned: 'delta', plans: { bravo: 'scandinavia' } },
  };
  const both = table({ alpha: 'army-1' }, { bravo: 'army-1' }, { wheels });
  expect(told(both, 'launch alpha from ruhr').said).toContain(
    'the Allies’ operation Bravo aimed at Scandinavia, and is disbanded',
  );
});

/** What each side learnt from the last move. */
function known(written: Written, ...moves: readonly string[]): readonly string[] {
  const { last: before } = told(written, ...moves.slice(0, -1));
  const move = fogOfWar.parse(before, moves.at(-1) ?? '');
  if (!move.ok) throw new Error(moves.at(-1));
  return fogOfWar
    .revealed(before, move.value, fogOfWar.play(before, move.value))
    .map(
      ({ to, what }) =>
        `${to === AXIS ? 'axis' : to === ALLIES ? 'allies' : 'both'}: ${knownTo(what as PlayedSaid)}`,
    );
}

describe('somebody comes to know', () => {
  const sea = (axis: string, more: object = {}) =>
    table({ alpha: axis }, { emed: 'fleet-1', egypt: 'army-1' }, { ...SEAS, ...more });
  const entries = (more: object) => ({
    stage: 'intel',
    played: true,
    winter: true,
    waits: [
      { kind: 'entries', seat: 'allies' },
      { kind: 'remove', seat: 'axis' },
    ],
    ...more,
  });
  it.each([
    [
      'neutral cards that are turned over',
      table(
        { alpha: 'army-3' },
        {},
        { neutrals: { scandinavia: cards('army-2') }, ...axisAt('scandinavia') },
      ),
      ['launch alpha from ruhr'],
      [
        'allies: that an operation of the Axis aimed at Scandinavia',
        'allies: what the Axis has there: an Army 3',
        'axis: which neutral cards lie in Scandinavia: a neutral Army 2',
        'allies: which neutral cards lie in Scandinavia: a neutral Army 2',
      ],
    ],
    [
      'a target that is shown in vain',
      table({ alpha: 'army-2' }, {}, axisAt('moscow')),
      ['launch alpha'],
      ['allies: that an operation of the Axis aimed at Moscow'],
    ],
    [
      'an operation that is void, since its target has joined its owner',
      table(
        { alpha: 'army-1' },
        { bravo: 'army-1' },
        {
          wheels: {
            axis: wheel('delta', { alpha: 'scandinavia' }),
            allies: wheel('delta', { bravo: 'scandinavia' }),
          },
        },
      ),
      ['launch alpha from ruhr'],
      [
        'allies: that an operation of the Axis aimed at Scandinavia',
        'allies: what the Axis has there: an Army 1',
        'axis: that an operation of the Allies aimed at Scandinavia',
      ],
    ],
    [
      'that no operation aimed there',
      table(
        { alpha: 'army-1' },
        { bravo: 'army-1' },
        {
          wheels: {
            axis: wheel('delta', { alpha: 'scandinavia' }),
            allies: wheel('delta', { bravo: 'libya' }),
          },
        },
      ),
      ['launch alpha from ruhr'],
      [
        'allies: that an operation of the Axis aimed at Scandinavia',
        'allies: what the Axis has there: an Army 1',
        'axis: that no hidden operation of the Allies aims at Scandinavia',
      ],
    ],
    [
      'a card that is shown at sea',
      sea('army-1 army-2'),
      ['launch alpha from libya via emed', 'show fleet-1 emed'],
      ['axis: what the Allies have there: a Fleet 1'],
    ],
    [
      'a dummy that is lost at sea',
      sea('army-1 dummy army-2', { options: ['sea-supply'] }),
      ['launch alpha from libya via emed', 'show fleet-1 emed', 'lose dummy'],
      [
        'axis: that a dummy is lost',
        'allies: what the Axis has there: a dummy',
        'allies: what the Axis has there: an Army 2 and an Army 1',
        'axis: what the Allies have there: an Army 1',
      ],
    ],
    [
      'dummies that go down with everything',
      sea('dummy'),
      ['launch alpha from libya via emed', 'show fleet-1 emed'],
      [
        'axis: what the Allies have there: a Fleet 1',
        'allies: what the Axis has there: a dummy',
        'axis: what the Allies have there: an Army 1',
      ],
    ],
    [
      'that aircraft are not alone',
      sea('army-1 air', { options: ['sea-supply', 'air-support'] }),
      ['launch alpha from libya via emed'],
      [
        'allies: that an operation of the Axis aimed at Egypt',
        'allies: that the Axis does not attack with aircraft alone',
      ],
    ],
    [
      'the victory cards when the war is over',
      table(
        {},
        {},
        entries({
          year: 1944,
          ussr: true,
          control: SOVIET,
          drawn: ['paris', 'italy', 'poland'],
          boxed: 'poland',
        }),
      ),
      ['done'],
      ['allies: the victory cards of the Axis: Paris and Italy'],
    ],
    [
      'what the other has offered for a side',
      {
        options: ['side-bids'],
        stage: 'neutrals',
        waits: [
          { kind: 'offer', seat: 'allies' },
          { kind: 'offer', seat: 'axis' },
        ],
      },
      ['offer allies 2', 'offer axis 1'],
      [
        'allies: what the Axis offered: 2 points for the Allies',
        'axis: what the Allies offered: 1 point for the Axis',
      ],
    ],
    [
      'the neutral cards in the USSR, when the last is dealt',
      { stage: 'neutrals', neutrals: { ...DEALT, kiev: cards('army-1'), odessa: undefined } },
      ['neutral army-2'],
      [
        'allies: which neutral cards lie in the Baltic States: a neutral Army 2',
        'allies: which neutral cards lie in Kiev: a neutral Army 1',
        'allies: which neutral cards lie in Odessa: a neutral Army 2',
      ],
    ],
  ] as const)('%s', (_, written, moves, knows) => {
    expect(known(written, ...moves)).toEqual(knows);
  });
});
