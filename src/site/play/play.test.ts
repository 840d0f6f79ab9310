import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordFrom } from '../../referee/record.ts';
import { ok } from '../../result.ts';
import { SHELF } from '../shelf.ts';
import { openText, underOptions, type Opens } from './kept/open-kept-game.ts';
import { backTo, beginPlay, made, positionOf, recordOf, type Play } from './play.ts';

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
