import { nameOf } from './field.ts';
import { actorIn, moves } from './moves.ts';
import { faultsOf } from './possible.ts';
import { PLAYER_IDS, PLAYERS, purseOf, type Trenches } from './position.ts';

/** What must hold in every position of a game played from its set-up. A sound position has no sentence. */
export function invariantsBroken(position: Trenches): readonly string[] {
  const isOver = position.stage === 'over';
  const spaces = position.units.flatMap(({ at }) => (at === null ? [] : [at]));
  return [
    ...spaces
      .filter((at, index) => spaces.indexOf(at) < index)
      .map((at) => `two units stand on ${nameOf(at)}`),
    ...PLAYERS.filter(
      (player) =>
        position.purses[player] < 0 || (position.purses[player] > 0 && purseOf(position, player) !== player),
    ).map((player) => `the purse of ${PLAYER_IDS[player]} holds ${position.purses[player]}`),
    ...(position.actions < 0 ? ['more actions than there were'] : []),
    ...(isOver === (actorIn(position) === null) ? [] : ['nobody decides, and the game is not over']),
    ...(isOver || moves(position).length > 0 ? [] : ['nobody can move']),
    ...faultsOf(position).map(({ place, message }) => `${place}: ${message.says}`),
  ];
}
