import { describe, expect, it } from 'vitest';
import { victoryTank } from '../../games/victory-tank/game.ts';
import { anyGame } from '../../referee/any.ts';
import { backTo, beginPlay, fromText, made, positionOf, recordOf, underOptions, type Play } from './play.ts';

const game = anyGame(victoryTank);

/** A game of so many moves, each the first there is. */
function played(count: number): Play {
  const begun = beginPlay(game, [], 'seven');
  if (!begun.ok) throw new Error(begun.faults.join());
  let play = begun.value;
  for (let move = 0; move < count; move++) play = made(game, play, game.moves(positionOf(play))[0]);
  return play;
}

describe('a game at one screen', () => {
  it('comes back whole from its record', () => {
    const play = played(40);
    const again = fromText(game, JSON.stringify(recordOf(play)));
    expect(again.ok && positionOf(again.value)).toEqual(positionOf(play));
    expect(again.ok && again.value.words).toEqual(play.words);
  });

  it('goes back, and says what became known since', () => {
    const play = played(3);
    const { play: earlier, revealed } = backTo(game, play, 0);
    expect(earlier.words).toEqual([]);
    expect(revealed.map(({ rule }) => rule)).toContain('F1');
  });

  it('takes another ruling from the first move on, unless a move would not be legal under it', () => {
    const play = played(12);
    const switched = underOptions(game, play, ['pass']);
    expect(switched.ok && game.optionsOn(positionOf(switched.value))).toEqual(['pass']);
    const passed = fromText(game, JSON.stringify({ ...recordOf(played(3)), options: ['pass'] }));
    expect(passed.ok).toBe(true);
    if (!passed.ok) return;
    const pass = game.parse(positionOf(passed.value), 'pass');
    expect(pass.ok).toBe(true);
    if (!pass.ok) return;
    const without = underOptions(game, made(game, passed.value, pass.value), []);
    expect(without).toEqual({ ok: false, faults: ['move 4, "pass", is not allowed'] });
  });

  it.each([
    ['{"game": "victory', 'It is not JSON, or it breaks off in the middle'],
    [
      '{"game":"victory-tank","rules":"0","moves":[]}',
      'the record follows version 0 of the rules; this is 1',
    ],
    ['{"game":"chess","rules":"1","moves":[]}', 'the record is of the game "chess", not of victory-tank'],
    ['[]', 'A record is an object'],
  ])('refuses the file %s with a sentence', (text, fault) => {
    expect(fromText(game, text)).toEqual({ ok: false, faults: [fault] });
  });
});
