import { expect, it } from 'vitest';
import { AREAS, type AreaId } from '../../../../cards/fog-of-war/data/areas.ts';
import { SPEECH_EN } from '../../../../content/fog-of-war/messages.en.ts';
import { spokenScenery } from '../../../referee/messages/localise.ts';
import { sceneOfAttempt } from '../../../book/attempt-scene.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { numberOf } from '../rules/areas.ts';
import { fogOfWar } from '../rules/judge.ts';
import { AXIS, type War } from '../rules/position.ts';
import { fogScenery, preview } from './attempts.ts';

/** The Axis holds the Baltic States and has operation Alpha aimed at Leningrad. */
function table(quagmires: readonly AreaId[] = []): War {
  const first = fogOfWar.setUp([], chanceOf('preview'));
  if (!first.ok) throw new Error('no start');
  const { control, wheels } = first.value;
  return {
    ...first.value,
    control: AREAS.map(({ id }, at) => (id === 'baltic' ? AXIS : (control[at] ?? null))),
    wheels: [{ turned: 3, plans: wheels[0].plans.with(0, numberOf('leningrad')) }, wheels[1]],
    quagmires: quagmires.map((id) => ({ at: numberOf(id), attacker: AXIS, due: false })),
  };
}
const launched = (position: War, from: AreaId) =>
  preview(position, { kind: 'launch', space: 0, from: numberOf(from), via: [] });

it('draws how supply comes to an attack, and the attack', () => {
  expect(launched(table(), 'baltic')?.lines).toEqual([
    { from: 'berlin', to: 'poland', means: 'supply' },
    { from: 'poland', to: 'baltic', means: 'supply' },
    { from: 'baltic', to: 'leningrad', means: 'fire' },
  ]);
});

it('ends the supply at the quagmire that it does not pass, with the wire there', () => {
  expect(launched(table(['poland']), 'baltic')).toEqual({
    pieces: [],
    lines: [{ from: 'berlin', to: 'poland', means: 'supply' }],
    wire: [{ at: 'poland' }],
  });
  expect(launched(table(['baltic']), 'baltic')?.wire).toEqual([{ at: 'baltic' }]);
});

it('puts the wire where a launch has no supply at all, and where a card may not lie', () => {
  expect(launched(table(), 'kiev')?.wire).toEqual([{ at: 'kiev' }]);
  const scenery = spokenScenery(fogScenery, SPEECH_EN);
  const drawing = { game: fogOfWar, scenery } as unknown as Parameters<typeof sceneOfAttempt>[0];
  const scene = scenery.scene(table(), null);
  const placed = sceneOfAttempt(
    drawing,
    scene,
    table(),
    { kind: 'place', card: 0, at: numberOf('paris') },
    false,
  );
  expect({ pieces: placed.pieces, lines: placed.lines, wire: placed.wire }).toEqual({
    pieces: scene.pieces,
    lines: scene.lines,
    wire: [{ at: 'paris' }],
  });
});
