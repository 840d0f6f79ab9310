/** The texts that each player of TanK gets, and what each knows. */
import { describe, expect, it } from 'vitest';
import { ALL_AMERICANS, without } from '../../content/tank/examples/tables.ts';
import { SPEECH_EN } from '../../content/tank/messages.en.ts';
import { TACTICS, unitOf } from '../../src/games/tank/rules/cards.ts';
import { tank } from '../../src/games/tank/rules/judge.ts';
import type { Move } from '../../src/games/tank/rules/moves.ts';
import { observe } from '../../src/games/tank/rules/observation.ts';
import type { OptionId } from '../../src/games/tank/rules/options.ts';
import { tankForm } from '../../src/games/tank/rules/position-format.ts';
import type { Tank } from '../../src/games/tank/rules/position.ts';
import { tankScenery } from '../../src/games/tank/view/attempts.ts';
import { choicesIn } from '../../src/book/choices.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { advance, begin, goBack } from '../../src/site/play/position-history.ts';
import { spokenGame, spokenScenery } from '../../src/referee/messages/localise.ts';
import { playout } from '../../src/referee/playout.ts';

const spoken = spokenGame(tank, SPEECH_EN);
const scenery = spokenScenery(tankScenery, SPEECH_EN);

function table(written: object): Tank {
  const found = tankForm.read(written);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

/** All texts that one player gets during a game. */
function saidTo(seat: 0 | 1): readonly string[] {
  const told = scenery.toldTo?.(seat) ?? scenery;
  const words = new Set<string>();
  const first = tank.setUp([], chanceOf('told'));
  if (!first.ok) throw new Error('TanK cannot be set up');
  playout(tank, first.value, 'told', 700, ({ before, move, after }) => {
    for (const { what } of told.happenings(before, move, after)) words.add(what);
    const scene = told.scene(after, seat);
    for (const said of [scene.status, ...scene.fields.map(({ says }) => says)]) words.add(said);
    for (const { path } of choicesIn({ game: spoken, scenery: told }, after))
      for (const { says } of path) words.add(says);
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

/** The rules of the events of some moves, in order. */
function rulesOf(position: Tank, ...line: readonly string[]): readonly string[] {
  return line.reduce<{ readonly at: Tank; readonly rules: readonly string[] }>(
    ({ at, rules }, written) => {
      const move = spoken.parse(at, written);
      if (!move.ok || !spoken.judge(at, move.value).allowed) throw new Error(written);
      const after = tank.play(at, move.value);
      return { at: after, rules: [...rules, ...scenery.happenings(at, move.value, after).map(ruleOf)] };
    },
    { at: position, rules: [] },
  ).rules;
}

const ruleOf = ({ rule }: { readonly rule: string }): string => rule;

describe('what nobody decides is told', () => {
  it('whatever is played: shuffled discards, lost support, decks that run out', () => {
    const told = { 'T-022': 0, 'T-074': 0, 'T-A02': 0, 'T-A10': 0, 'T-100': 0, 'T-101': 0, 'T-102': 0 };
    const untold = new Set<string>();
    for (const [game, on] of [[], ['free-for-next'], ['support-returns', 'recover-all-turn']].entries()) {
      const first = tank.setUp(on as readonly OptionId[], chanceOf('told'));
      if (!first.ok) throw new Error('TanK cannot be set up');
      playout(tank, first.value, `told ${game}`, 2500, ({ before, move, after }) => {
        const happened = [0, 1].flatMap((player) => changes(before, after, player === 0 ? 0 : 1));
        const rules = scenery.happenings(before, move, after).map(ruleOf);
        for (const rule of happened) {
          told[rule] += 1;
          if (!rules.includes(rule)) untold.add(`${rule} ${tank.print(before, move)}`);
        }
      });
    }
    expect([...untold]).toEqual([]);
    expect(Object.entries(told).filter(([, count]) => count === 0)).toEqual([]);

    function changes(before: Tank, after: Tank, player: 0 | 1): (keyof typeof told)[] {
      const isSupport = (unit: number) => unitOf(unit).def === null;
      const isActive = before.active === player;
      const isOver = after.stage === 'free' && before.stage !== 'free';
      const lost = after.casualties[player].slice(before.casualties[player].length);
      const returned = after.options['support-returns'] && isSupport(after.attack?.unit ?? 0);
      const survived = before.stage === 'damage' && before.attack?.target === 'deck' && lost.length === 0;
      const [was, is] = [before.ranOut, after.ranOut];
      const when = (is: boolean, ...rules: readonly (keyof typeof told)[]) => (is ? rules : []);
      return [
        ...when(isActive && after.tactics.length > before.tactics.length, 'T-022'),
        ...when(lost.some(isSupport), 'T-074', 'T-A02'),
        ...when(isActive && isOver && returned, 'T-A02'),
        ...when(!isActive && isOver && survived, 'T-A10'),
        ...when(is[player] && !was[player], 'T-100', 'T-101'),
        ...when(isActive && was.some(Boolean) && !is.some(Boolean), 'T-102'),
      ];
    }
  });

  it('also where the last tactics card was drawn in the turn before', () => {
    const drawn = {
      nations: { able: 'german', baker: 'american' },
      stage: 'free',
      rows: { able: ['panther'] },
      attack: { unit: 'panther', target: 'deck', foe: 'm4' },
      discards: TACTICS.map(({ id }) => id),
    };
    expect(rulesOf(table(drawn), 'pass')).toContain('T-022');
    expect(rulesOf(table({ ...drawn, discards: drawn.discards.slice(1) }), 'pass')).not.toContain('T-022');
  });

  it('also of an attack that is over as soon as it has begun', () => {
    const next = {
      nations: { able: 'german', baker: 'american' },
      options: ['free-for-next'],
      stage: 'free',
      rows: { able: ['pziv-h'] },
      attack: { unit: 'pziv-h', target: 'deck', foe: 'm4' },
      hands: { able: ['overrun', 'infantry-vs-tanks'] },
    };
    // A howitzer comes for Overrun, and a gun is on top where Infantry vs Tanks wanted a tank.
    expect(rulesOf(table(next), 'play overrun', 'turn up sfh-18')).toEqual(
      expect.arrayContaining(['T-A06', 'T-074']),
    );
    expect(
      rulesOf(
        table(next),
        'play infantry-vs-tanks',
        'turn up panzergrenadiers',
        'aim at deck',
        'turn up at-57',
      ),
    ).toEqual(expect.arrayContaining(['T-A06', 'T-A10']));
    const nobody = { ...next, options: [], casualties: { baker: ALL_AMERICANS.slice(0, 24) } };
    const bare = { ...nobody, reserves: { baker: ALL_AMERICANS.slice(24) }, ranOut: { baker: true } };
    const quick = { ...bare, hands: { able: ['quick-kill', 'radio'] } };
    expect(rulesOf(table(quick), 'play quick-kill again 1')).toContain('T-A22');
    expect(rulesOf(table(quick), 'play radio', 'turn up sig-33')).toEqual(
      expect.arrayContaining(['T-A22', 'T-074']),
    );
  });

  it('also where a deck runs out into a reserve of one, or of none', () => {
    const lost = ALL_AMERICANS.slice(-12);
    for (const reserve of [[], ['m4']]) {
      const written = {
        nations: { able: 'german', baker: 'american' },
        stage: 'modifier',
        rows: { able: ['panther'], baker: without(ALL_AMERICANS, 'm5', ...lost, ...reserve) },
        tops: { baker: 'm5' },
        casualties: { baker: lost },
        reserves: { baker: reserve },
        attack: { unit: 'panther', target: 'deck' },
      };
      expect(rulesOf(table(written), 'pass', 'pass')).toEqual(expect.arrayContaining(['T-100', 'T-101']));
      const barred = { ...written, ranOut: { able: true } };
      expect(rulesOf(table(barred), 'pass', 'pass')).toEqual(expect.arrayContaining(['T-100', 'T-102']));
    }
  });
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
      expect(move.kind).toBe('turn-up');
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
      .find((move) => move.kind === 'turn-up' && unitOf(move.unit).name === 'Panther');
    if (up === undefined) throw new Error('no Panther can come');
    const seen = goBack(spoken, advance(spoken, begin<Tank, Move>(ready), up), 0).revealed;
    expect(seen.map(({ to, what }) => [to, what])).toEqual([[null, 'Able’s top card, the Panther']]);
  });
});
