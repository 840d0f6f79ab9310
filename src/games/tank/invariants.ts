import { TACTICS } from './cards.ts';
import { PLAYER_IDS, type Player, type Tank } from './position.ts';
import { deckLeft, tacticsLaid, unitsLaid } from './whereabouts.ts';
import { FORMATIONS, unitOf } from './cards.ts';
import { moves } from './moves.ts';
import { actorIn } from './windows.ts';

const PLAYERS: readonly Player[] = [0, 1];

/** What must hold in every position of a game played from its set-up. A sound position has no sentence. */
export const invariantsBroken = (position: Tank): readonly string[] => [
  ...PLAYERS.flatMap((player) => formation(position, player)),
  ...tactics(position),
  ...turn(position),
];

/** Every formation card is somewhere, once. */
function formation(position: Tank, player: Player): readonly string[] {
  const nation = position.nations[player];
  const whole = nation === null || position.nations.includes(null) ? 0 : (FORMATIONS[nation]?.length ?? 0);
  const count = unitsLaid(position, player).length + position.decks[player].length;
  const name = PLAYER_IDS[player];
  const deck = deckLeft(position, player);
  return [
    ...(count === whole ? [] : [`${name} has ${count} formation cards of ${whole}`]),
    ...(deck.deck.join() === position.decks[player].join()
      ? []
      : [`${name}’s deck holds what lies elsewhere`]),
    ...position.rows[player]
      .filter(({ unit }) => unitOf(unit).def === null)
      .map(({ unit }) => `${name} has ${unitOf(unit).name} in the row`),
  ];
}

/** Every tactics card is somewhere, once. */
function tactics(position: Tank): readonly string[] {
  const all = [...tacticsLaid(position), ...position.hands.flat(), ...position.tactics];
  const isSound = all.length === TACTICS.length && new Set(all).size === TACTICS.length;
  return isSound ? [] : [`there are ${all.length} tactics cards`];
}

/** Somebody decides, and can, until the game is over. */
function turn(position: Tank): readonly string[] {
  const isOver = position.stage === 'over';
  const actor = actorIn(position);
  if (isOver !== (actor === null)) return ['nobody decides, and the game is not over'];
  return isOver || moves(position).length > 0 ? [] : ['nobody can move'];
}
