/** The scene of The Fog of War uses faces from its box, has texts for screen readers, and hides what a side must not see. */
import { attemptsIn, choicesIn } from '../../src/book/choices.ts';
import { expect, it } from 'vitest';
import { fogOfWarKit } from '../../cards/fog-of-war/kit.ts';
import { SPEECH_EN } from '../../content/fog-of-war/messages.en.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { SIDES, type War } from '../../src/games/fog-of-war/rules/position.ts';
import type { FogSaid } from '../../src/games/fog-of-war/messages.ts';
import { scene } from '../../src/games/fog-of-war/view/told-scene.ts';
import { fogScenery } from '../../src/games/fog-of-war/view/attempts.ts';
import { FOG_OF_WAR } from '../../src/games/fog-of-war/index.ts';
import type { Scene } from '../../src/referee/table/scene.ts';
import { sayingOf } from '../../src/language.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { findFace } from '../../src/site/named-faces.ts';

/** Some positions of a random game. */
function positions(): readonly War[] {
  const begun = fogOfWar.setUp([], chanceOf('scene'));
  if (!begun.ok) throw new Error(begun.faults.join());
  const all: War[] = [begun.value];
  playout(fogOfWar, begun.value, 'scene', fogOfWar.bound, ({ after }) => all.push(after));
  return all.filter((_, index) => index % 17 === 0 || index === all.length - 1);
}

const SCENES = positions().map((position) => ({
  position,
  all: [null, ...SIDES].map((who) => scene(position, who)),
}));

it('shows faces that are in the box', () => {
  const faces = new Set(
    SCENES.flatMap(({ all }) =>
      all.flatMap(({ pieces, zones }) => [
        ...pieces.map(({ face }) => face),
        ...zones.flatMap(({ cards }) => cards.map(({ face }) => face)),
      ]),
    ),
  );
  expect(faces.size).toBeGreaterThan(15);
  // A counter’s other side goes by its own name.
  const isThere = (face: string) =>
    [face, face.replace(/-back$/, '')].some((name) => findFace(fogOfWarKit, name) !== undefined);
  expect([...faces].filter((face) => !isThere(face))).toEqual([]);
});

it('says all of it in words', () => {
  const say = sayingOf<FogSaid>(SPEECH_EN.toldTo?.(0) ?? SPEECH_EN.catalogue);
  const said = new Set(
    SCENES.flatMap(({ all }) =>
      all.flatMap(({ fields, zones, status, asks }) =>
        [
          ...fields.map(({ says }) => says),
          ...zones.flatMap((zone) => [zone.name, zone.says, ...zone.cards.map(({ name }) => name)]),
          status,
          ...(asks ? [asks.who, asks.title, asks.says] : []),
        ].map((words) => say(words as FogSaid)),
      ),
    ),
  );
  expect([...said].filter((words) => /undefined|NaN|null|\[object/.test(words))).toEqual([]);
});

it('is the same to a side whatever the other side has hidden', () => {
  for (const { position } of SCENES)
    for (const side of SIDES) {
      const other = fogOfWar.resample(fogOfWar.observe(position, side), 'another');
      expect(scene(other, side)).toEqual(scene(position, side));
    }
});

const TABLE = { game: fogOfWar, scenery: fogScenery };

it('leads to each move by touches of its own, and says them', () => {
  const say = sayingOf<FogSaid>(SPEECH_EN.toldTo?.(0) ?? SPEECH_EN.catalogue);
  for (const { position } of SCENES) {
    const [choices, attempts] = [choicesIn(TABLE, position), attemptsIn(TABLE, position)];
    for (const { path } of [...choices, ...attempts])
      for (const { says } of path) expect(say(says as FogSaid)).not.toMatch(/undefined|NaN|^$/);
    const paths = choices.map(({ path }) => path.map(({ id }) => id).join(' '));
    expect(new Set(paths).size).toBe(paths.length);
    const longer = paths.filter((path) => paths.some((other) => other.startsWith(`${path} `)));
    expect(longer).toEqual([]);
  }
});

it('shows on its start page the table that one then sits down at, and asks nothing yet', async () => {
  const { start, table } = FOG_OF_WAR.referee;
  const [first, played] = [await start({ fields: [] }), await table({ fields: [] })];
  for (const position of positions())
    for (const viewer of [null, ...SIDES])
      expect(spoken(first.scenery.scene(position, viewer))).toEqual({
        ...spoken(played.scenery.scene(position, viewer)),
        asks: undefined,
      });
  expect(first.game.seats).toEqual(played.game.seats);
});

/** A scene with its words, which are put in when they are asked for. */
const spoken = (lazy: Scene): object => JSON.parse(JSON.stringify(lazy)) as object;
