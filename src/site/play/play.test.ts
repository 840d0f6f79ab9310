import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordFrom } from '../../referee/record.ts';
import { ok } from '../../result.ts';
import { SHELF } from '../shelf.ts';
import { openText, underOptions, type Opens } from './kept/open-kept-game.ts';
import { backTo, beginPlay, made, positionOf, recordOf, type Play, forcedMove } from './play.ts';
import { ENGLISH_STONES as steppingStones } from '../../../tests/made-up/in-words.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { advance, begin, goBack } from './position-history.ts';
import fc from 'fast-check';
import { playout } from '../../referee/playout.ts';
import { countIn, cardDuel, FIRST_DUEL, type Duel } from '../../../tests/made-up/rules-only/card-duel.ts';
import { diceRace, START } from '../../../tests/made-up/rules-only/dice-race.ts';

const { referee } = VICTORY_TANK;
const game = await referee.game();
const { form: forms } = referee;
const form = await forms();
const by: Opens = { game, whole: referee.game, form: forms };

/** Opens a text that must open in full. */
async function fromText(text: string) {
  const opened = await openText(by, text);
  if (!opened.ok) return opened;
  expect(opened.value).toMatchObject({ says: '', hurt: null });
  return ok(opened.value.play);
}

/** A game of `count` moves, always the first legal one. */
function played(count: number): Play {
  const begun = beginPlay(game, [], 'seven');
  if (!begun.ok) throw new Error(begun.faults.join());
  let play = begun.value;
  for (let move = 0; move < count; move++) play = made(game, play, game.moves(positionOf(play))[0]);
  return play;
}

describe('a game at one screen', () => {
  it('comes back whole from its record', async () => {
    const play = played(40);
    const again = await fromText(JSON.stringify(recordOf(play)));
    expect(again.ok && positionOf(again.value)).toEqual(positionOf(play));
    expect(again.ok && again.value.words).toEqual(play.words);
  });

  it('goes back, and says what became known since', () => {
    const play = played(3);
    const { play: earlier, revealed } = backTo(game, play, 0);
    expect(earlier.words).toEqual([]);
    expect(revealed.map(({ rule }) => rule)).toContain('F1');
  });

  it('takes another ruling from the first move on, unless a move would not be legal under it', async () => {
    const play = played(12);
    const switched = await underOptions(by, play, ['pass']);
    expect(switched.ok && game.optionsOn(positionOf(switched.value))).toEqual(['pass']);
    const passed = await fromText(JSON.stringify({ ...recordOf(played(3)), options: ['pass'] }));
    expect(passed.ok).toBe(true);
    if (!passed.ok) return;
    const pass = game.parse(positionOf(passed.value), 'pass');
    expect(pass.ok).toBe(true);
    if (!pass.ok) return;
    const without = await underOptions(by, made(game, passed.value, pass.value), []);
    expect(without).toEqual({ ok: false, faults: ['move 4, "pass", is not allowed'] });
  });

  it('goes on from a position, and comes back whole from its record', async () => {
    const middle = positionOf(played(30));
    const text = JSON.stringify(recordFrom(game, form, middle));
    const begun = await fromText(text);
    expect(begun.ok && positionOf(begun.value)).toEqual(middle);
    if (!begun.ok) return;
    const further = made(game, begun.value, game.moves(middle)[0]);
    const again = await fromText(JSON.stringify(recordOf(further)));
    expect(again.ok && again.value).toEqual(further);
    const switched = await underOptions(by, further, ['pass']);
    expect(switched.ok && game.optionsOn(positionOf(switched.value))).toEqual(['pass']);
  });

  it.each([
    ['{"game": "victory', 'It is not JSON, or it breaks off in the middle'],
    [
      '{"game":"victory-tank","rules":"2","moves":[]}',
      'seed: a text is needed, by which the set-up was dealt, unless the record has a position',
    ],
    [
      '{"game":"chess","rules":"1","seed":"","moves":[]}',
      'the record is of the game "chess", not of victory-tank',
    ],
    ['[]', 'A record is an object'],
  ])('refuses the file %s with a sentence', async (text, fault) => {
    expect(await fromText(text)).toEqual({ ok: false, faults: [fault] });
  });
});

describe('a game from other versions of the rules', () => {
  const SHELVED = SHELF.find(({ id }) => id === 'victory-tank')?.referee;
  const changed = [
    { statement: 'M1', was: 'One soldier steps.' },
    { statement: 'M9', was: null },
  ];
  const versions = [
    { rules: '0', changed: [] },
    { rules: game.rules, changed },
  ];
  const opened = (record: object) => openText(by, JSON.stringify(record));
  beforeEach(() => {
    if (SHELVED) vi.spyOn(SHELVED, 'history').mockResolvedValue(versions);
  });
  afterEach(() => vi.restoreAllMocks());

  it('goes on under the present ones, and says what has changed since', async () => {
    const play = played(12);
    expect(await opened({ ...recordOf(play), rules: '0' })).toEqual({
      ok: true,
      value: {
        play,
        says: 'It was made under version 0 of the rules and goes on under the present ones. Changed since: M1 (before: One soldier steps.); M9 (new).',
        hurt: null,
      },
    });
  });

  it('stops at the move that the present ones do not have, and says so', async () => {
    const play = played(3);
    const { moves, ...head } = recordOf(play);
    const text = JSON.stringify({ ...head, rules: '0', moves: [...moves, 'fly', ...moves] });
    const found = await openText(by, text);
    expect(found).toMatchObject({
      value: {
        play,
        says: expect.stringMatching(
          /^It was made under version 0 of the rules\. Changed since: M1/,
        ) as string,
        hurt: { text, reached: 3 },
      },
    });
    expect(found.ok && found.value.hurt?.why).toMatch(/^move 4: "fly" is no move/);
  });

  it('from later ones asks for a newer page; one of the present ones is opened without a word', async () => {
    expect(await opened({ ...recordOf(played(3)), rules: '9' })).toEqual({
      ok: false,
      faults: [
        'it was made under version 9 of the rules, which this page does not know yet: load the page again while you are online',
      ],
    });
    expect(await opened(recordOf(played(3)))).toMatchObject({ ok: true, value: { says: '' } });
  });
});

/** A first position in which the hands are known: green has 2, 1, 1 and brown 2, 1, 1. */
function start() {
  const first = steppingStones.setUp([], chanceOf('', { hops: [2, 1, 1, 2, 1, 1] }));
  if (!first.ok) throw new Error(first.faults.join());
  return first.value;
}

describe('going back', () => {
  it('gives the earlier position, and says what became known since', () => {
    let history = begin<ReturnType<typeof start>, { hops: number }>(start());
    for (const hops of [2, 1, 1]) history = advance(steppingStones, history, { hops });
    const { history: earlier, revealed } = goBack(steppingStones, history, 1);
    expect(earlier.positions.at(-1)).toEqual(history.positions[1]);
    expect(earlier.moves).toHaveLength(1);
    expect(revealed).toEqual([
      { move: 2, to: 0, rule: 'S1', what: 'a hop card of 1' },
      { move: 3, to: 1, rule: 'S1', what: 'a hop card of 1' },
    ]);
    expect(goBack(steppingStones, history, 9).history.moves).toHaveLength(3);
    expect(goBack(steppingStones, history, -1).history.positions).toHaveLength(1);
  });
});

const EMPTY = { dodge: 0, cancel: 0, blank: 0 };

/** North has struck; south answers with what it holds. */
const struck = (hand: Duel['hands'][number]): Duel => ({
  ...FIRST_DUEL,
  drawn: true,
  hands: [EMPTY, hand],
  frames: [
    { kind: 'turn', seat: 0 },
    { kind: 'strike', seat: 1 },
  ],
});

describe('a screen', () => {
  it('passes for a player whom everybody sees without a card', () => {
    expect(forcedMove(cardDuel, struck(EMPTY))).toBe('pass');
  });

  it('asks a player who holds cards, although none of them answers', () => {
    const held = struck({ ...EMPTY, blank: 2 });
    expect(cardDuel.moves(held)).toEqual(['pass']);
    expect(forcedMove(cardDuel, held)).toBeNull();
  });

  it('tells nothing by its timing: what it does is the same whatever the hidden cards are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, deal) => {
        playout(cardDuel, FIRST_DUEL, seed, 60, ({ before }) => {
          const decider = cardDuel.toAct(before);
          if (typeof decider !== 'number') return;
          const dealt = cardDuel.resample(cardDuel.observe(before, 1 - decider), deal);
          expect(forcedMove(cardDuel, dealt)).toBe(forcedMove(cardDuel, before));
        });
      }),
    );
  });

  it('makes only the one legal move there is', () => {
    let forced = 0;
    for (let game = 0; game < 200; game++) {
      playout(cardDuel, FIRST_DUEL, `forced ${game}`, 60, ({ before }) => {
        const move = forcedMove(cardDuel, before);
        if (move === null) return;
        forced++;
        expect(cardDuel.moves(before)).toEqual([move]);
        expect(countIn(before.hands[cardDuel.toAct(before) === 1 ? 1 : 0])).toBe(0);
      });
    }
    expect(forced).toBeGreaterThan(0);
  });

  it('never passes where somebody at the table cannot tell', () => {
    const oneSided = { ...diceRace, forced: () => null };
    expect(forcedMove(oneSided, diceRace.play(START, { roll: 1 }))).toBeNull();
    const byOne = { ...diceRace, observe: (_: unknown, seat: number) => seat as unknown as typeof START };
    const known = { ...byOne, forced: (seen: unknown) => (seen === 1 ? ('rest' as const) : null) };
    expect(forcedMove(known, diceRace.play(START, { roll: 1 }))).toBeNull();
  });

  it('never passes of a game that does not say when', () => {
    expect(forcedMove(diceRace, diceRace.play(START, { roll: 1 }))).toBeNull();
  });
});
