import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import type { Fault } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { FaultSaid } from '../messages.ts';
import { deckLeft, isAttacking, tacticsLaid, unitsLaid } from './card-locations.ts';
import { FORMATIONS, TACTICS, nationOf, tacticOf, undoneBy, unitOf, type Tactic } from './cards.ts';
import { actorIn, sideOfPlayer, windowFor, windowOf } from './decision-windows.ts';
import { moves } from './moves.ts';
import { PLAYER_IDS, PLAYERS, breakingPoint, type Player, type Tank } from './position.ts';
import { canAttack, hasCards, maySkip } from './turns.ts';

/** A contradiction in a position whose parts are valid one by one. */
type TankFault = Fault<StatementId, FaultSaid>;

const where = (isWrong: boolean, place: string, message: FaultSaid, rule: StatementId): TankFault[] =>
  isWrong ? [{ place, message, rule }] : [];

export const faultsOf = (position: Tank): readonly TankFault[] => [
  ...PLAYERS.flatMap((player) => unitFaults(position, player)),
  ...tacticsFaults(position),
  ...stageFaults(position),
  ...attackFaults(position),
  ...callFaults(position),
  ...pendingFaults(position),
];

/** Units that the formation lacks, and casualties that have lost the game already (T-001, T-003, T-120). */
function unitFaults(position: Tank, player: Player): TankFault[] {
  const { excess } = deckLeft(position, player);
  const isOut = position.stage !== 'nation' && position.nations[player] === null;
  return [
    ...where(isOut, `nations.${PLAYER_IDS[player]}`, { says: 'nationNeeded', who: player }, 'T-001'),
    ...excess.flatMap((unit) =>
      where(!isOut, `rows.${PLAYER_IDS[player]}`, { says: 'tooOften', who: player, unit }, 'T-003'),
    ),
    ...where(
      position.stage !== 'over' &&
        !position.nations.includes(null) &&
        position.casualties[player].length >= breakingPoint(position, player),
      `casualties.${PLAYER_IDS[player]}`,
      { says: 'isLost' },
      'T-120',
    ),
  ];
}

/** Tactics cards that appear twice. */
function tacticsFaults(position: Tank): TankFault[] {
  const all: readonly Tactic[] = [...tacticsLaid(position), ...position.hands.flat()];
  return [...new Set(all)]
    .filter((card) => all.indexOf(card) !== all.lastIndexOf(card))
    .map((card) => ({ place: 'hands', message: { says: 'twice', card }, rule: 'T-005' }));
}

const DRAWS = { deal: 6, draw: 3 } as const;

function stageFaults(position: Tank): TankFault[] {
  const { stage, toDraw, tactics, discards, nations, active } = position;
  const isAsked = canAttack(position, active) && hasCards(position, active) && maySkip(position);
  const most = stage === 'deal' || stage === 'draw' ? DRAWS[stage] : 0;
  const isDrawn =
    most === 0 ? toDraw > 0 : toDraw === 0 || toDraw > most || tactics.length + discards.length < toDraw;
  const isPicked = stage === 'nation' && !nations.includes(null);
  return [
    ...where(isDrawn || (most > 0 && tactics.length === 0), 'toDraw', { says: 'drawNotDue' }, 'T-020'),
    ...where(stage === 'choose' && !isAsked, 'stage', { says: 'nothingToChoose' }, 'T-A23'),
    ...where(isPicked, 'stage', { says: 'waitsForNobody' }, 'T-001'),
  ];
}

/** An attack that is missing or not due, and units of it that are elsewhere. */
function attackFaults({ stage, attack, rows, tops, active, nations }: Tank): TankFault[] {
  const isDue = isAttacking({ stage }) || stage === 'free';
  const enemy = otherOf(active);
  if (attack === null) return where(isDue, 'attack', { says: 'attackNeeded', stage }, 'T-031');
  const { unit, place, target, foe, modifiers, undone } = attack;
  const isAimed = isAttacking({ stage }) && stage !== 'target';
  const isSeen = isAimed && stage !== 'uncover';
  const there =
    target === 'deck' ? tops[enemy] : target === null ? null : (rows[enemy][target]?.unit ?? null);
  const isOwn = NATIONS[nations[active] ?? 0] === nationOf(unit);
  return [
    ...where(
      !isDue && !['attacker', 'over'].includes(stage),
      'attack',
      { says: 'attackNotDue', stage },
      'T-031',
    ),
    ...where(
      !isOwn || (place !== null && rows[active][place]?.unit !== unit),
      'attack.unit',
      { says: 'attackerElsewhere', unit },
      'T-031',
    ),
    ...where(isAimed && target === null, 'attack.target', { says: 'targetNeeded', stage }, 'T-040'),
    ...where(
      stage === 'target' && target !== null,
      'attack.target',
      { says: 'targetNotDue', stage },
      'T-040',
    ),
    ...where(
      isSeen && (foe === null || there !== foe),
      'attack.foe',
      { says: 'targetElsewhere', unit: foe ?? unit },
      'T-041',
    ),
    ...where(
      stage === 'uncover' && (target !== 'deck' || there !== null),
      'attack.target',
      { says: 'targetNotDue', stage },
      'T-041',
    ),
    ...where(
      modifiers.some(({ card }) => windowFor(card) !== 'modifier') ||
        (modifiers.length + undone.length > 0 && !isSeen && stage !== 'over'),
      'attack.modifiers',
      { says: 'noModifier' },
      'T-060',
    ),
  ];
}

/** The card of option free-for-next: a FREE card, while an attack is due to it. */
function callFaults(position: Tank): TankFault[] {
  const { forNext: card, options, active } = position;
  if (card === null) return [];
  const { effect, restriction } = tacticOf(card);
  const side = restriction.by ?? restriction.of;
  const isPlayed = effect === 'free' && (side === undefined || sideOfPlayer(position, active) === side);
  const isWrong = !options['free-for-next'] || !isPlayed;
  return where(isWrong, 'forNext', { says: 'callsForNoAttack', card }, 'T-A06');
}

/** Cards that wait to be undone: the first fits the open window, each later one undoes the one before. */
function pendingFaults(position: Tank): TankFault[] {
  const { pending, options } = position;
  const window = windowOf({ ...position, pending: [] });
  const isWrong = pending.some(({ card, by }, index) => {
    const before = pending[index - 1];
    if (undoneBy(options, card) === null) return true;
    if (before === undefined) return windowFor(card) !== window;
    return by === before.by || windowFor(card) !== 'undo';
  });
  return where(isWrong, 'pending', { says: 'cannotWait' }, 'T-090');
}

/** Invariants of every position that play can reach: a sentence for each that is broken. */
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

/** Until the game is over somebody decides and has a legal move. */
function turn(position: Tank): readonly string[] {
  const isOver = position.stage === 'over';
  const actor = actorIn(position);
  if (isOver !== (actor === null)) return ['nobody decides, and the game is not over'];
  return isOver || moves(position).length > 0 ? [] : ['nobody can move'];
}
