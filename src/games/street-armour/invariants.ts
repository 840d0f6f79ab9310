import { isOn, PLAYER_IDS, PLAYERS, sameSquare, type Armour } from './position.ts';
import { actorIn, leftToPut, moves } from './moves.ts';
import { faultsOf } from './possible.ts';
import { squareId } from './notation.ts';

/** What must hold in every position of a game played from its set-up. A sound position has no sentence. */
export function invariantsBroken(position: Armour): readonly string[] {
  const things = [...position.tanks, ...position.barricades, ...position.flags.flat()];
  const isOver = position.stage === 'over';
  return [
    ...things.filter((at) => !isOn(position, at)).map((at) => `${squareId(at)} is off the board`),
    ...things
      .filter((at) => position.ground[at.y]?.[at.x] === '#')
      .map((at) => `something stands in the building on ${squareId(at)}`),
    ...things
      .filter((at, place) => things.findIndex((one) => sameSquare(one, at)) < place)
      .map((at) => `two things stand on ${squareId(at)}`),
    ...PLAYERS.filter((player) => leftToPut(position, player) < 0).map(
      (player) => `${PLAYER_IDS[player]} has put down too many`,
    ),
    ...(isOver === (actorIn(position) === null) ? [] : ['nobody decides, and the game is not over']),
    ...(isOver || moves(position).length > 0 ? [] : ['nobody can move']),
    ...faultsOf(position).map(({ place, message }) => `${place}: ${message.says}`),
  ];
}
