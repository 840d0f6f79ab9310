/** What players of TanK are told, each in their own words, and what they know. */
import { describe, expect, it } from 'vitest';
import { SPEECH_EN } from '../../content/tank/speech.en.ts';
import { unitOf } from '../../src/games/tank/cards.ts';
import { tankForm } from '../../src/games/tank/form.ts';
import { tank } from '../../src/games/tank/game.ts';
import type { Move } from '../../src/games/tank/move.ts';
import { observe } from '../../src/games/tank/observe.ts';
import type { Tank } from '../../src/games/tank/position.ts';
import { tankScenery } from '../../src/games/tank/scenery.ts';
import { chanceOf } from '../../src/referee/chance.ts';
import { advance, begin, goBack } from '../../src/referee/history.ts';
import { spokenGame, spokenScenery } from '../../src/referee/in-words.ts';
import { playout } from '../../src/referee/playout.ts';

const spoken = spokenGame(tank, SPEECH_EN);
const scenery = spokenScenery(tankScenery, SPEECH_EN);

function table(written: object): Tank {
  const found = tankForm.read(written);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

/** All that is said at a table while a game is played, to one of the players. */
function saidTo(seat: 0 | 1): readonly string[] {
  const told = scenery.toldTo?.(seat) ?? scenery;
  const words = new Set<string>();
  const first = tank.setUp([], chanceOf('told'));
  if (!first.ok) throw new Error('TanK cannot be set up');
  playout(tank, first.value, 'told', 700, ({ before, move, after }) => {
    for (const { what } of told.happenings(before, move, after)) words.add(what);
    const scene = told.scene(after, seat);
    for (const said of [scene.status, ...scene.fields.map(({ says }) => says)]) words.add(said);
    for (const { path } of told.choices(after)) for (const { says } of path) words.add(says);
  });
  return [...words];
}

it('is told of Panzergrenadiers in the plural, and why a card of the other side is not theirs', () => {
  const position = table({
    nations: { able: 'german', baker: 'american' },
    rows: { able: ['panzergrenadiers'], baker: ['m4'] },
    stage: 'modifier',
    attack: { unit: 'panzergrenadiers', target: '1' },
    hands: { able: ['bazooka', 'underside-hit'] },
  });
  const said = (written: string) => {
    const move = spoken.parse(position, written);
    if (!move.ok) throw new Error(move.faults.join());
    const { allowed, breaches } = spoken.judge(position, move.value);
    return allowed
      ? scenery.happenings(position, move.value, tank.play(position, move.value)).map(({ what }) => what)
      : breaches.map(({ remedy }) => remedy);
  };
  expect(said('play bazooka')).toEqual(
    expect.arrayContaining([
      'Bazooka or PIAT needs an American or British attacker, and Panzergrenadiers are German',
    ]),
  );
  expect(said('play underside-hit')).toEqual(
    expect.arrayContaining(['Underside Hit may be played: Panzergrenadiers are infantry']),
  );
});

describe('a player of TanK', () => {
  it.each([
    [0, 'Able'],
    [1, 'Baker'],
  ] as const)('is called you, and never by the name of seat %i', (seat, name) => {
    const said = saidTo(seat);
    expect(said.filter((words) => words.includes(name))).toEqual([]);
    expect(said.filter((words) => /\byou\b/i.test(words)).length).toBeGreaterThan(10);
    expect(
      said.filter((words) => /\byou (is|has|does|[a-z]+s)\b/i.test(words.replace(/you pass\b/gi, ''))),
    ).toEqual([]);
  });

  it('knows what lies in a formation deck and not what lies on top of it, the own one among them', () => {
    const position = table({ nations: { able: 'german', baker: 'american' }, stage: 'maneuver' });
    const known = JSON.stringify(observe(position, 0));
    // Whatever chance turns up next, nothing of it was known before.
    const attacking = tank.play(position, { kind: 'ready' });
    const next = tank.moves(attacking);
    expect(next.length).toBeGreaterThan(5);
    for (const move of next.slice(0, 3)) {
      expect(JSON.stringify(observe(position, 0))).toBe(known);
      expect(move.kind).toBe('turn up');
    }
    const counts = next.map((move) => tank.weight?.(attacking, move) ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(position.decks[0].length);
  });

  it('is told by going back what cannot be unseen', () => {
    const position = table({
      nations: { able: 'german', baker: 'american' },
      stage: 'lost',
      rows: { able: ['panther'], baker: ['m4'] },
      attack: { unit: 'panther', target: '1' },
      hands: { baker: ['trees'] },
    });
    const trees: Move | undefined = tank.moves(position).find(({ kind }) => kind === 'play');
    if (trees === undefined) throw new Error('Trees cannot be played');
    const laid = advance(spoken, begin<Tank, Move>(position), trees);
    expect(goBack(spoken, laid, 0).revealed.map(({ to, what }) => [to, what])).toEqual([
      [0, 'Baker’s Trees'],
    ]);
    const ready = tank.play(table({ nations: { able: 'german', baker: 'american' }, stage: 'maneuver' }), {
      kind: 'ready',
    });
    const up = tank
      .moves(ready)
      .find((move) => move.kind === 'turn up' && unitOf(move.unit).name === 'Panther');
    if (up === undefined) throw new Error('no Panther can come');
    const seen = goBack(spoken, advance(spoken, begin<Tank, Move>(ready), up), 0).revealed;
    expect(seen.map(({ to, what }) => [to, what])).toEqual([[null, 'Able’s top card, the Panther']]);
  });
});
