import { expect, it } from 'vitest';
import { EDITIONS } from '../../../src/kit/edition.ts';
import { type Burin, burin } from '../../../src/kit/engrave/burin.ts';
import { move } from '../../../src/kit/engrave/path/matrix.ts';
import { ACTION_CARDS } from '../data/box.ts';
import { SIDES, type Force, type Side } from '../data/components.ts';
import { inksOf, themeOf } from '../theme.ts';
import { aircraft } from './aircraft.ts';
import { army, decoyCloth } from './armies.ts';
import { stronghold } from './strongholds.ts';
import type { Strength } from './units.ts';
import { fleet } from './warships.ts';
import { woodenGunCloth } from './wooden-gun.ts';

const STRENGTHS = { 'army-1': 1, 'army-2': 2, 'army-3': 3 } as const;

/** What stands on the army cards of a side, drawn all alike in ink, so that only its shape tells it apart. */
const armiesOf = (side: Side, theme: ReturnType<typeof themeOf>): ReadonlySet<string> =>
  new Set(
    ACTION_CARDS.flatMap(({ owner, force, set }) => {
      if (owner !== side || !(force === 'army-1' || force === 'army-2' || force === 'army-3')) return [];
      const b = burin(inksOf(theme, 'neutral'), theme.detail, move(0, 0));
      army(b, side, STRENGTHS[force], set);
      return [JSON.stringify(b.shapes())];
    }),
  );

it.each(EDITIONS)('gives each side foot, wheels, guns and two tanks of its own shapes, %s', (edition) => {
  const [axis, allies] = SIDES.map((side) => armiesOf(side, themeOf(edition)));
  expect([axis?.size, allies?.size]).toEqual([5, 5]);
  expect([...(axis ?? [])].filter((drawn) => allies?.has(drawn))).toEqual([]);
});

/** How many pictures the cards of a kind have, drawn all alike in ink. */
function picturesOf(kind: string, draw: (b: Burin, card: (typeof ACTION_CARDS)[number]) => void): number {
  const theme = themeOf('colour');
  const drawn = ACTION_CARDS.filter(({ force }) => force.startsWith(kind)).map((card) => {
    const b = burin(inksOf(theme, 'neutral'), theme.detail, move(0, 0));
    draw(b, card);
    return JSON.stringify(b.shapes());
  });
  return new Set(drawn).size;
}

const strongOf = (force: Force): Strength => (force.endsWith('3') ? 3 : force.endsWith('2') ? 2 : 1);

it('gives aircraft, forts and fleets more than one scene', () => {
  expect(picturesOf('air', (b, { owner, set }) => aircraft(b, owner, set))).toBe(4);
  expect(picturesOf('fort', (b, { force, set }) => stronghold(b, strongOf(force), set))).toBe(3);
  expect(picturesOf('fleet', (b, { owner, force, set }) => fleet(b, owner, strongOf(force), set))).toBe(10);
});

it('hides each side behind a decoy of its own', () => {
  const [tank, gun] = [decoyCloth(), woodenGunCloth()].map((paths) => JSON.stringify(paths));
  expect(tank).not.toBe(gun);
});
