import { AMMUNITION_TABLE, FIGURES } from '../../../../cards/loopgraven/data/tables.ts';
import { top } from '../../../referee/pending-stack.ts';
import { otherOf } from '../../../referee/seats.ts';
import { hasKabiem, itemCost, nextTier } from './permissions.ts';
import { shotCost, hitOn } from './artillery.ts';
import { drawCard, drawnFrom, shock, stackFor } from './event-cards.ts';
import { ask, pay, settle, useCard, type Draft } from './draft.ts';
import { watch } from './outcome.ts';
import { areaOf, besideOf, distanceOf } from './board-spaces.ts';
import { breathe, comeTrue, releaseGas } from './gas.ts';
import { withDie } from './fight.ts';
import type { Move, MoveOf } from './move.ts';
import { actorIn } from './moves.ts';
import { isFree, purseOf, sideOf, unitAt, unitOf, unitsOn, withOf, type Trenches } from './position.ts';
import { endTurn, equip, arrive, goOn, nextRoller, rollForFirst } from './turns.ts';

/**
 * The position after a move, which must be legal: `play` does not check it. Does not mutate its argument. A
 * finished game stays as it is.
 */
export function play(position: Trenches, move: Move): Trenches {
  if (actorIn(position) === null) return position;
  const draft: Draft = { ...position };
  act(draft, move);
  goOn(draft);
  return draft;
}

function act(draft: Draft, move: Move): void {
  switch (move.kind) {
    case 'length':
      draft.length = move.length;
      draft.stage = 'players';
      break;
    case 'players':
      draft.players = move.players;
      equip(draft);
      break;
    case 'roll':
      roll(draft, move.shows);
      break;
    case 'draw':
      drawCard(draft, move.mark);
      break;
    case 'shock':
      settle(draft);
      shock(draft, unitAt(draft, move.at));
      break;
    case 'back':
      back(draft, move);
      break;
    case 'dodge':
      dodge(draft, move);
      break;
    case 'stand':
      settle(draft);
      break;
    case 'mask':
    case 'bare':
      answerMask(draft, move.kind === 'mask');
      break;
    case 'deploy':
      deploy(draft, move);
      break;
    case 'upgrade':
      upgrade(draft, move);
      break;
    case 'move':
      walk(draft, move);
      break;
    case 'attack':
      attack(draft, move);
      break;
    case 'fire':
      fire(draft, move);
      break;
    case 'end':
      endTurn(draft);
      break;
  }
}

function roll(draft: Draft, shows: number): void {
  const wait = top(draft.waits);
  if (wait?.kind === 'fight') {
    settle(draft);
    ask(draft, withDie(wait, shows));
  } else if (draft.stage === 'first') rollForFirst(draft, shows);
  else {
    const stack = stackFor(shows);
    if (stack === null || drawnFrom(draft, stack).length === 0) nextRoller(draft);
    else draft.stage = stack;
  }
}

function back(draft: Draft, { from, to }: MoveOf<'back'>): void {
  const wait = top(draft.waits);
  if (wait?.kind !== 'back') return;
  settle(draft);
  const others = wait.units.slice(1);
  if (others.length > 0) ask(draft, { ...wait, units: others });
  arrive(draft, unitAt(draft, from), to);
}

/** A dodged attack still costs its action and Kabiem (W-A20, W-A44). */
function dodge(draft: Draft, { to }: MoveOf<'dodge'>): void {
  const wait = top(draft.waits);
  if (wait?.kind !== 'dodge') return;
  settle(draft);
  settle(draft);
  useCard(draft, sideOf(wait.seat), 'P4');
  if (draft.options['spotted-free']) draft.actions += 1;
  arrive(draft, wait.unit, to);
}

function answerMask(draft: Draft, isMasked: boolean): void {
  const wait = top(draft.waits);
  if (wait?.kind !== 'mask') return;
  settle(draft);
  if (isMasked) useCard(draft, sideOf(wait.seat), 'P6');
  comeTrue(draft, wait.units, wait.kills, isMasked);
}

function deploy(draft: Draft, { type, at }: MoveOf<'deploy'>): void {
  const { active } = draft;
  draft.actions -= itemCost(draft);
  draft.items += 1;
  pay(draft, purseOf(draft, active), FIGURES[type].cost);
  draft.pools = withOf(draft.pools, active, {
    ...draft.pools[active],
    [type]: draft.pools[active][type] - 1,
  });
  draft.units = [...draft.units, { owner: active, type, at }];
  watch(draft);
  breathe(draft, [draft.units.length - 1]);
}

function upgrade(draft: Draft, { track }: MoveOf<'upgrade'>): void {
  const { active, tiers } = draft;
  draft.actions -= itemCost(draft);
  draft.items += 1;
  pay(draft, purseOf(draft, active), nextTier(draft, active, track) ?? 0);
  draft.tiers = withOf(tiers, active, { ...tiers[active], [track]: tiers[active][track] + 1 });
  if (track === 'artillery') draft.guns += 1;
}

const noted = (numbers: readonly number[], more: readonly number[]): readonly number[] =>
  [...new Set([...numbers, ...more])].sort((one, other) => one - other);

function walk(draft: Draft, { from, to }: MoveOf<'move'>): void {
  const number = unitAt(draft, from);
  const side = sideOf(draft.active);
  draft.actions -= 1;
  const before = draft.marched ? draft.moved[side].filter((one) => one !== number) : [];
  draft.moved = withOf(draft.moved, side, [...before, number]);
  draft.marched = true;
  draft.acted = noted(draft.acted, [number]);
  arrive(draft, number, to);
}

function attack(draft: Draft, { at, with: from }: MoveOf<'attack'>): void {
  const { active } = draft;
  const target = unitAt(draft, at);
  const units = from.map((space) => unitAt(draft, space)).sort((one, other) => one - other);
  draft.actions -= 1;
  draft.acted = noted(draft.acted, units);
  if (!draft.kabiem && hasKabiem(draft) && from.some((space) => distanceOf(space, at) === 2)) {
    useCard(draft, sideOf(active), 'P2');
    draft.kabiem = draft.options['kabiem-turn'];
  }
  ask(draft, { kind: 'fight', seat: active, units, target, rolled: 0, attack: 0, defence: 0 });
  const { owner } = unitOf(draft, target);
  const mayDodge =
    draft.held[otherOf(sideOf(active))].includes('P4') && besideOf(at).some((space) => isFree(draft, space));
  if (mayDodge) ask(draft, { kind: 'dodge', seat: owner, unit: target });
}

function fire(draft: Draft, { ammunition, at }: MoveOf<'fire'>): void {
  const { active } = draft;
  draft.actions -= shotCost(draft);
  draft.shots += 1;
  pay(draft, purseOf(draft, active), AMMUNITION_TABLE[ammunition].price);
  if (ammunition === 'gas') {
    releaseGas(draft, active, at);
    return;
  }
  const [space = 0] = at;
  const spared = draft.options['no-friendly-fire'] ? sideOf(active) : null;
  for (const number of unitsOn(draft, ammunition === 'advanced' ? areaOf(space) : at))
    if (sideOf(unitOf(draft, number).owner) !== spared)
      draft.effects = [...draft.effects, ...hitOn(draft, number)];
}
