import { describe, expect, it } from 'vitest';
import { victoryTankForm } from '../../games/victory-tank/form.ts';
import { victoryTank } from '../../games/victory-tank/game.ts';
import { anyForm, anyGame } from '../../referee/any.ts';
import { recordFrom } from '../../referee/record.ts';
import { backTo, beginPlay, fromText, made, positionOf, recordOf, underOptions, type Play } from './play.ts';

const game = anyGame(victoryTank);
const form = anyForm(victoryTankForm);
const forms = () => Promise.resolve(form);

/** A game of so many moves, each the first there is. */
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
    const again = await fromText(game, JSON.stringify(recordOf(play)), forms);
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
    const switched = await underOptions(game, play, ['pass'], forms);
    expect(switched.ok && game.optionsOn(positionOf(switched.value))).toEqual(['pass']);
    const passed = await fromText(game, JSON.stringify({ ...recordOf(played(3)), options: ['pass'] }), forms);
    expect(passed.ok).toBe(true);
    if (!passed.ok) return;
    const pass = game.parse(positionOf(passed.value), 'pass');
    expect(pass.ok).toBe(true);
    if (!pass.ok) return;
    const without = await underOptions(game, made(game, passed.value, pass.value), [], forms);
    expect(without).toEqual({ ok: false, faults: ['move 4, "pass", is not allowed'] });
  });

  it('goes on from a position, and comes back whole from its record', async () => {
    const middle = positionOf(played(30));
    const text = JSON.stringify(recordFrom(game, form, middle));
    const begun = await fromText(game, text, forms);
    expect(begun.ok && positionOf(begun.value)).toEqual(middle);
    if (!begun.ok) return;
    const further = made(game, begun.value, game.moves(middle)[0]);
    const again = await fromText(game, JSON.stringify(recordOf(further)), forms);
    expect(again.ok && again.value).toEqual(further);
    const switched = await underOptions(game, further, ['pass'], forms);
    expect(switched.ok && game.optionsOn(positionOf(switched.value))).toEqual(['pass']);
  });

  it.each([
    ['{"game": "victory', 'It is not JSON, or it breaks off in the middle'],
    [
      '{"game":"victory-tank","rules":"0","moves":[]}',
      'the record follows version 0 of the rules; this is 1',
    ],
    ['{"game":"chess","rules":"1","moves":[]}', 'the record is of the game "chess", not of victory-tank'],
    ['[]', 'A record is an object'],
  ])('refuses the file %s with a sentence', async (text, fault) => {
    expect(await fromText(game, text, forms)).toEqual({ ok: false, faults: [fault] });
  });
});
