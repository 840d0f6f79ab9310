/** What the opponent did, as it is summed up for whoever plays against it. */
import { expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../../cards/fog-of-war/shelf-game.ts';
import { VICTORY_TANK } from '../../../cards/victory-tank/shelf-game.ts';
import { playout } from '../../referee/playout.ts';
import { beginPlay, made, positionOf, type Play } from './play.ts';
import { turnsTold } from './turn-told.ts';

it('names who attacks, and how many they are', async () => {
  const { game: bringGame, scenery: bringScenery } = VICTORY_TANK.referee;
  const [game, scenery] = await Promise.all([bringGame(), bringScenery()]);
  const begun = beginPlay(game, [], 'attacks');
  if (!begun.ok) throw new Error(begun.faults.join());
  const told: string[] = [];
  playout(game, positionOf(begun.value), 'attacks', 400, ({ before, move }) => {
    const attacker = game.toAct(before);
    if (!game.print(before, move).startsWith('battle ') || typeof attacker !== 'number') return;
    const at: Play = { ...begun.value, history: { ...begun.value.history, positions: [before], moves: [] } };
    const play = made(game, { ...at, words: [] }, move);
    const turns = turnsTold(
      { game, scenery },
      { play, opponent: attacker, asksAlways: false, free: false },
      1 - attacker,
    );
    told.push(turns.flatMap(({ what }) => what).join('; '));
  });
  expect(told.length).toBeGreaterThan(3);
  for (const says of told)
    expect(says).toMatch(/battle begins on .+; (\d+ (red|gray) soldiers?|.*the crew of the tank) attacks?\b/);
});

it('tells that a card was put somewhere and an operation begun, and never which card it was', async () => {
  const { game: bringGame, scenery: bringScenery } = FOG_OF_WAR.referee;
  const [game, scenery] = await Promise.all([bringGame(), bringScenery()]);
  const begun = beginPlay(game, [], 'hidden');
  if (!begun.ok) throw new Error(begun.faults.join());
  const told: string[] = [];
  playout(game, positionOf(begun.value), 'hidden', 400, ({ before, move }) => {
    const mover = game.toAct(before);
    if (!/^(place|plan|add) /.test(game.print(before, move)) || typeof mover !== 'number') return;
    const at: Play = { ...begun.value, history: { ...begun.value.history, positions: [before], moves: [] } };
    const play = made(game, { ...at, words: [] }, move);
    const sits = { play, opponent: mover, asksAlways: false, free: false };
    told.push(turnsTold({ game, scenery }, sits, 1 - mover).flatMap(({ what }) => what)[0] ?? '');
  });
  expect(told.some((says) => /begins? operation/.test(says))).toBe(true);
  for (const says of told) expect(says).toMatch(/^the (Axis|Allies) (sets? up|puts?|adds?|begins?) /);
  expect(told.join()).not.toMatch(/army|fleet|fort|aircraft|dummy/i);
});
