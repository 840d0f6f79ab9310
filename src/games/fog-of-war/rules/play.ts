/** How each move changes a position. */
import { top } from '../../../referee/pending-stack.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import { ask, askAgain, disband, learn, loseNeutrals, settle, slip, type Draft } from './draft.ts';
import { cutOff, launch, pay, resolve } from './battle.ts';
import { askToLook, bid, endBids, see } from './intelligence.ts';
import { DEALT } from './areas.ts';
import { type Move, type MoveOf, actorIn, battleIn } from './moves.ts';
import { most, NONE, plus, sizeOf, some } from './card-counts.ts';
import {
  ALLIES,
  AXIS,
  DECK,
  DISCARD,
  HAND,
  inArea,
  inSpace,
  LOSS,
  neutralsAt,
  WIN,
  type Wait,
  type War,
} from './position.ts';
import { withSoviets } from './observation.ts';
import { beginGame, drawCard, endActions, endInterdiction, endTurn, goOn, loseCards } from './turns.ts';
import { buyIndustry, buyPoint, TOKENS_BOUGHT } from './year.ts';

/** How many victory cards the Axis draws (F-006), and how many cards a side may set up with (F-007). */
const VICTORIES_DRAWN = 3;
const SET_UP_CARDS = 3;

/**
 * The position after a move, which must be legal: `play` does not check it. Does not mutate its argument. A
 * finished game stays as it is.
 */
export function play(position: War, move: Move): War {
  if (actorIn(position) === null) return position;
  const draft: Draft = { ...position };
  act(draft, move, top(position.waits));
  goOn(draft);
  return draft;
}

function act(draft: Draft, move: Move, wait: Wait | null): void {
  switch (move.kind) {
    case 'offer':
    case 'lot':
      if (wait?.kind === 'offer' || wait?.kind === 'lot') offered(draft, move, wait);
      break;
    case 'neutral':
      dealNeutral(draft, move);
      break;
    case 'victory':
      draft.drawn = [...draft.drawn, move.at].toSorted((one, other) => one - other);
      if (draft.drawn.length === VICTORIES_DRAWN) draft.stage = 'box';
      break;
    case 'box':
      draft.boxed = move.at;
      draft.stage = 'set-up';
      draft.active = ALLIES;
      break;
    case 'place':
      place(draft, move);
      break;
    case 'plan':
    case 'add':
    case 'disband':
    case 'launch':
    case 'resolve':
      operate(draft, move);
      break;
    case 'intel':
      askToLook(draft, move.target);
      break;
    case 'bid':
      if (wait?.kind === 'bid') bid(draft, wait, move.tokens);
      break;
    case 'pass':
      if (wait?.kind === 'bid') endBids(draft, wait);
      break;
    case 'see':
      if (wait?.kind === 'look') see(draft, wait, move);
      break;
    case 'draw':
      drawCard(draft, wait?.seat ?? draft.active, move.card);
      break;
    case 'spend':
    case 'keep':
    case 'fight':
    case 'cut':
    case 'match':
      answerInBattle(draft, move, wait);
      break;
    case 'lose':
      if (wait?.kind === 'lose') lose(draft, move, wait);
      break;
    case 'show':
      if (wait?.kind === 'interdict') show(draft, move, wait);
      break;
    case 'deal':
      slip(draft, wait?.seat ?? draft.active, [WIN, DISCARD], move.card);
      if (wait?.kind === 'deal') askAgain(draft, { ...wait, left: wait.left - 1 });
      break;
    case 'recover':
    case 'industry':
    case 'tokens':
    case 'points':
      if (wait?.kind === 'produce') produce(draft, move, wait);
      break;
    case 'remove':
      slip(draft, wait?.seat ?? draft.active, [inArea(move.at), DISCARD], move.card);
      break;
    case 'done':
      done(draft, wait);
      break;
  }
}

type WaitOf<Kind extends Wait['kind']> = Extract<Wait, { readonly kind: Kind }>;

/** The bids for the sides decide who plays which, and how many points the Axis needs (F-195). */
function offered(draft: Draft, move: MoveOf<'offer' | 'lot'>, wait: WaitOf<'offer' | 'lot'>): void {
  settle(draft);
  if (move.kind === 'lot') {
    draft.swapped = move.swaps;
    return;
  }
  draft.offers = [...draft.offers, { side: move.side, points: move.points }];
  if (wait.seat === AXIS) return;
  const [one, other] = draft.offers;
  if (one === undefined || other === undefined) return;
  if (one.side !== other.side) {
    draft.swapped = one.side === ALLIES;
    return;
  }
  const points = Math.max(one.points, other.points);
  draft.goal += one.side === AXIS ? points : -points;
  if (one.points === other.points) ask(draft, { kind: 'lot', seat: AXIS });
  else draft.swapped = one.points > other.points ? one.side === ALLIES : one.side === AXIS;
}

/** Deals a neutral card to the next area; after the last one the Allies look at the Soviet ones (F-001, F-165). */
function dealNeutral(draft: Draft, { card }: MoveOf<'neutral'>): void {
  const dealt = draft.neutrals.reduce((sum, pile) => sum + sizeOf(pile), 0);
  const at = DEALT[dealt] ?? 0;
  draft.neutrals = draft.neutrals.with(at, plus(neutralsAt(draft, at), some(card)));
  if (dealt + 1 < DEALT.length) return;
  draft.neutralsKnown = [draft.neutralsKnown[0], withSoviets(draft.neutralsKnown[1], draft.neutrals)];
  draft.stage = 'victory';
}

/** How many areas a side has set up in (F-007). */
const setUpIn = (position: Pick<War, 'piles'>, side: 0 | 1): number =>
  position.piles[side].slice(inArea(0)).filter((pile) => sizeOf(pile) > 0).length;

function place(draft: Draft, { card, at }: MoveOf<'place'>): void {
  const { active, stage } = draft;
  slip(draft, active, [stage === 'set-up' ? DECK : HAND, inArea(at)], card);
  draft.played = true;
  if (stage === 'set-up' && setUpIn(draft, active) === SET_UP_CARDS) endSetUp(draft);
}

/** Ends a side's set-up: the other side's begins, or the game. */
function endSetUp(draft: Draft): void {
  draft.played = false;
  if (draft.active === ALLIES) draft.active = AXIS;
  else beginGame(draft);
}

function operate(draft: Draft, move: MoveOf<'plan' | 'add' | 'disband' | 'launch' | 'resolve'>): void {
  const { active } = draft;
  switch (move.kind) {
    case 'plan': {
      const wheel = draft.wheels[active];
      draft.wheels = withOf(draft.wheels, active, {
        ...wheel,
        plans: wheel.plans.with(wheel.turned, move.at),
      });
      draft.planned = true;
      draft.played = true;
      slip(draft, active, [HAND, inSpace(wheel.turned)], move.card);
      break;
    }
    case 'add':
      draft.played = true;
      slip(draft, active, [HAND, inSpace(move.space)], move.card);
      break;
    case 'disband':
      // At the end of a year both sides may take operations back, whoever had the last turn (F-103).
      disband(draft, draft.waits.at(-1)?.seat ?? active, move.space);
      break;
    case 'launch':
      launch(draft, move);
      break;
    case 'resolve':
      resolve(draft, move.at);
      break;
  }
}

function answerInBattle(
  draft: Draft,
  move: MoveOf<'spend' | 'keep' | 'fight' | 'cut' | 'match'>,
  wait: Wait | null,
): void {
  settle(draft);
  const battle = battleIn(draft);
  if (battle === null) return;
  if (move.kind === 'spend') {
    askAgain(draft, { ...battle, spent: draft.advantage });
    draft.advantage = otherOf(draft.advantage);
  } else if (move.kind === 'cut') cutOff(draft, battle);
  else if (move.kind === 'match') pay(draft, battle, wait?.kind === 'match' && wait.attacks, move);
}

function lose(draft: Draft, { card }: MoveOf<'lose'>, wait: WaitOf<'lose'>): void {
  askAgain(draft, { ...wait, left: wait.left - 1 });
  if (wait.neutral) loseNeutrals(draft, wait.at, some(card));
  else loseCards(draft, wait, some(card));
}

/** Shows a card in a sea and turns it face down again; the other side has seen it (F-A41). */
function show(draft: Draft, { card, at }: MoveOf<'show'>, wait: WaitOf<'interdict'>): void {
  const index = wait.seas.indexOf(at);
  const shown = wait.shown.with(index, plus(wait.shown[index] ?? NONE, some(card)));
  const known = draft.known[wait.seat][inArea(at)] ?? NONE;
  learn(draft, wait.seat, inArea(at), most(known, shown[index] ?? NONE));
  askAgain(draft, { ...wait, shown });
}

function produce(
  draft: Draft,
  move: MoveOf<'recover' | 'industry' | 'tokens' | 'points'>,
  wait: WaitOf<'produce'>,
): void {
  const { seat, left, points, steps } = wait;
  askAgain(draft, { ...wait, left: left - 1 });
  switch (move.kind) {
    case 'recover':
      slip(draft, seat, [LOSS, DISCARD], move.card);
      break;
    case 'industry':
      askAgain(draft, { ...wait, left: left - 1, steps: steps + 1 });
      buyIndustry(draft, seat);
      break;
    case 'tokens':
      draft.intel = withOf(draft.intel, seat, {
        ...draft.intel[seat],
        ready: draft.intel[seat].ready + TOKENS_BOUGHT,
      });
      break;
    case 'points':
      askAgain(draft, { ...wait, left: left - 1, points: points - 1 });
      buyPoint(draft);
      break;
  }
}
function done(draft: Draft, wait: Wait | null): void {
  if (wait?.kind === 'interdict') endInterdiction(draft, wait);
  else if (wait !== null) settle(draft);
  else if (draft.stage === 'set-up') endSetUp(draft);
  else if (draft.stage === 'actions') endActions(draft);
  else endTurn(draft);
}
