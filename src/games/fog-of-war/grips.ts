/**
 * What players take hold of: a card of the hand, to guard what is theirs or to go against what is not; an area of theirs, to
 * launch from it; an area that is to be resolved or looked at; an operation, to launch or to disband it.
 */
import { oneMove, type Errand } from '../../referee/errand.ts';
import { tellsInTurn, type Grip, type GripChip, type Grips, type Telling } from '../../referee/grip.ts';
import { idOf, type AreaNumber } from './areas.ts';
import { costOf } from './intel.ts';
import type { Move, MoveOf } from './move.ts';
import { print } from './notation.ts';
import { play } from './play.ts';
import { DUMMY, takesPart, type Kind } from './pile.ts';
import { controllerOf, SPACES, type War } from './position.ts';
import type { PlayedSaid } from './said.ts';
import type { TableSaid } from './said-table.ts';
import { groundOf } from './strength.ts';
import { cardTouch, onSpace, spaceTouch, targetTouch } from './touches.ts';
import { decisionIn } from './turn-rule.ts';

type FogGrip = Grip<War, Move, PlayedSaid>;
type FogChip = GripChip<War, Move, PlayedSaid>;

/** What is touched for a move of a kind; null where it is not meant. */
const oneOf = <K extends Move['kind']>(
  kind: K,
  stand: string,
  at: (move: MoveOf<K>, position: War) => string | null,
): Errand<War, Move> =>
  oneMove(`${kind} ${stand}`, (move, position) => {
    const end = isOf(kind)(move) ? at(move, position) : null;
    return end === null ? null : [end];
  });

/** Just this, where it is legal. */
const just = (does: MoveOf<'intel' | 'resolve'>, at: string): Errand<War, Move> => {
  const words = print(does);
  return oneOf(does.kind, words, (move) => (print(move) === words ? at : null));
};

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.kind === kind;

type CardMove = MoveOf<'place' | 'plan' | 'add'>;
const isOfCard = (move: Move): move is CardMove =>
  move.kind === 'place' || move.kind === 'plan' || move.kind === 'add';

/** The area that a card goes to, or against which it goes. */
function areaOfCard({ wheels, active }: War, move: CardMove): AreaNumber {
  return move.kind === 'add' ? (wheels[active].plans[move.space] ?? 0) : move.at;
}

/** A card: it guards what is held and goes against all else; that it lies down in a neutral area is said besides. */
function cardGrip(position: War, card: Kind, those: readonly CardMove[]): FogGrip | null {
  const isGuard = (move: CardMove): boolean => move.kind === 'place';
  const against = new Set(those.filter((move) => !isGuard(move)).map((move) => areaOfCard(position, move)));
  const isSecond = (move: CardMove, now: War): boolean => isGuard(move) && against.has(areaOfCard(now, move));
  const chip = (id: 'go' | 'guard'): readonly FogChip[] => {
    const isMeant = (move: CardMove, now: War): boolean => isSecond(move, now) === (id === 'guard');
    if (!those.some((move) => isMeant(move, position))) return [];
    const errand = oneMove<War, Move>(`${id} ${card}`, (move, now) => {
      if (!isOfCard(move) || move.card !== card || !isMeant(move, now)) return null;
      const area = idOf(areaOfCard(now, move));
      // An operation is also touched on its wheel.
      return move.kind === 'add' ? [area, spaceTouch(move.space)] : [area];
    });
    return [{ id, says: { says: id === 'go' ? 'cardGoes' : 'cardLies' }, errand }];
  };
  const [first, ...others] = [...chip('go'), ...chip('guard')];
  const at = cardTouch(card);
  const ways = those.flatMap((move) => (move.kind === 'add' ? [onSpace(move.space, 'toOperation')] : []));
  return first === undefined
    ? null
    : { id: at, at, says: { says: 'pickCard', card }, chips: [first, ...others], ways };
}

/** What is touched for one thing alone, which the grip is called by. */
const forOne = (
  at: string,
  does: 'launch' | 'resolve' | 'look',
  says: PlayedSaid,
  errand: Errand<War, Move>,
  more: Pick<FogChip, 'stays'> = {},
): FogGrip => ({ id: `${does} ${at}`, at, says, chips: [{ id: does, says, errand, ...more }] });

/** Areas from which something can be launched. */
const launching = (all: readonly Move[]): readonly FogGrip[] => {
  const starts = new Set(all.filter(isOf('launch')).flatMap(({ from }) => from ?? []));
  return [...starts].map((from): FogGrip => {
    const errand = oneOf('launch', idOf(from), (move, { wheels, active }) =>
      move.from === from ? idOf(wheels[active].plans[move.space] ?? 0) : null,
    );
    return forOne(idOf(from), 'launch', { says: 'fromPlace', at: from }, errand);
  });
};

/** Operations that may be launched or disbanded. What throws cards away is named, and proposed before it is done. */
const operating = (all: readonly Move[]): readonly FogGrip[] =>
  SPACES.flatMap((space): readonly FogGrip[] => {
    const at = spaceTouch(space);
    const own = all.filter(isOf('launch')).filter((move) => move.space === space);
    const starts = new Set(own.map(({ from }) => from));
    const launches = oneOf('launch', at, (move) =>
      move.space !== space || move.from === null ? null : starts.size === 1 ? at : idOf(move.from),
    );
    const vain = oneOf('launch', `${at} in vain`, (move) =>
      move.space === space && move.from === null ? at : null,
    );
    const disbands = oneOf('disband', at, (move) => (move.space === space ? at : null));
    const mayDisband = all.filter(isOf('disband')).some((move) => move.space === space);
    const [first, ...others] = [
      ...chipOf(starts.size > (starts.has(null) ? 1 : 0), {
        id: 'launch',
        says: { says: 'launchIt' },
        asks: { says: 'launchFrom' },
        errand: launches,
      }),
      ...chipOf(starts.has(null), { id: 'vain', says: { says: 'launchInVain' }, stays: true, errand: vain }),
      ...chipOf(mayDisband, { id: 'disband', says: { says: 'disbandIt' }, stays: true, errand: disbands }),
    ];
    if (first === undefined) return [];
    const what = first.id === 'disband' ? 'disbandOperation' : 'launchOrDisband';
    return [{ id: at, at, says: { says: what, space }, chips: [first, ...others] }];
  });

/** A way to use an operation, where there is one. */
const chipOf = (isThere: boolean, chip: FogChip): readonly FogChip[] => (isThere ? [chip] : []);

/** Quagmires that may be resolved. */
const resolving = (all: readonly Move[]): readonly FogGrip[] =>
  all.filter(isOf('resolve')).map((move): FogGrip => {
    const at = idOf(move.at);
    return forOne(at, 'resolve', { says: 'resolveHere' }, just(move, at));
  });

/** Areas where there is something to look at. */
function looking(all: readonly Move[]): readonly FogGrip[] {
  const looks = all.filter(isOf('intel')).flatMap((move) => {
    const { target } = move;
    return target.kind === 'area' || target.kind === 'neutral'
      ? [{ move, at: target.at, is: target.kind }]
      : [];
  });
  return [...Map.groupBy(looks, ({ at }) => at)].flatMap(([area, own]): FogGrip[] => {
    const at = idOf(area);
    const [first, ...others] = own.map(({ move, is }): FogChip => ({
      id: is,
      says: { says: is === 'area' ? 'lookAtCards' : 'lookAtNeutrals' },
      errand: just(move, at),
    }));
    return first === undefined
      ? []
      : [{ id: `look ${at}`, at, says: { says: 'lookAt', at: area }, chips: [first, ...others] }];
  });
}

/** Looks at what lies on no area: an operation of the enemy, and the victory cards that were not chosen. */
const lookingAside = (all: readonly Move[]): readonly FogGrip[] =>
  all.filter(isOf('intel')).flatMap((move): readonly FogGrip[] => {
    const { target } = move;
    if (target.kind === 'area' || target.kind === 'neutral') return [];
    const [{ id: at, says }] = targetTouch(target);
    return [forOne(at, 'look', says, just(move, at), { stays: true })];
  });

function gripsIn(position: War, all: readonly Move[]): readonly FogGrip[] {
  const { stage, waits } = position;
  if (decisionIn(position) === 'remove') return operating(all);
  if (waits.length > 0 || (stage !== 'actions' && stage !== 'intel' && stage !== 'set-up')) return [];
  const played = all.filter(isOfCard);
  return [
    ...[...Map.groupBy(played, ({ card }) => card)].flatMap(
      ([card, those]) => cardGrip(position, card, those) ?? [],
    ),
    ...resolving(all),
    ...launching(all),
    ...operating(all),
    ...looking(all),
    ...lookingAside(all),
  ];
}

/** Whether a card could attack in an area; a dummy is meant not to. */
const fights = (card: Kind, at: AreaNumber): boolean => card === DUMMY || takesPart(card, groundOf(at), true);

function tellsOne(position: War, move: Move): Telling<TableSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  switch (move.kind) {
    case 'place': {
      const isOwn = controllerOf(position, move.at) === position.active;
      return { ...one, says: { says: 'tellsGuard', card: move.card, at: move.at, isOwn } };
    }
    case 'plan':
      return {
        ...one,
        says: { says: 'tellsPlan', card: move.card, at: move.at, fights: fights(move.card, move.at) },
      };
    case 'add':
      return {
        ...one,
        says: {
          says: 'tellsAdd',
          card: move.card,
          space: move.space,
          fights: fights(move.card, areaOfCard(position, move)),
        },
      };
    case 'launch':
      // What becomes of it is told besides.
      if (move.from === null) return { ...one, told: 0, says: { says: 'tellsVain', space: move.space } };
      return { ...one, says: { says: 'tellsLaunch', space: move.space, from: move.from } };
    case 'resolve':
      return { ...one, says: { says: 'tellsResolve', at: move.at } };
    case 'intel':
      return { ...one, says: { says: 'tellsLook', target: move.target, tokens: costOf(position) } };
    case 'disband':
      return { ...one, told: 0, says: { says: 'tellsDisband', space: move.space } };
    default:
      return { ...one, says: { says: 'endOf', now: decisionIn(position) } };
  }
}

export const fogGrips: Grips<War, Move, PlayedSaid> = {
  of: gripsIn,
  price: () => 1,
  tells: tellsInTurn(play, tellsOne, (parts) => ({
    says: 'tellsInTurn',
    parts: parts.map(({ says }) => says),
  })),
};
