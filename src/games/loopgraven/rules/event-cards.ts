/** Event cards: drawing them, and their effects (W-100 to W-115). */
import { otherOf } from '../../../referee/seats.ts';
import type { EventMark, Stack } from '../../../../cards/loopgraven/data/event-cards.ts';
import { EVENT_ROLLS } from '../../../../cards/loopgraven/data/tables.ts';
import { type Draft, ask, inOrder } from './draft.ts';
import {
  type Side,
  type Timed,
  type Trenches,
  fullStack,
  headOf,
  isKept,
  membersOf,
  sideOf,
  stackOf,
  unitsWhere,
  withOf,
} from './position.ts';
import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import { sendBack } from './haversack-retreat.ts';

/** The stack that a roll draws from; null for no card (W-021). */
export function stackFor(shows: number): Stack | null {
  if (EVENT_ROLLS.negative.some((one) => one === shows)) return 'negative';
  return EVENT_ROLLS.positive.some((one) => one === shows) ? 'positive' : null;
}

/** The cards that may be drawn: the stack, or if it is empty all its cards that nobody keeps, reshuffled (W-A43a). */
export function drawnFrom(
  { stacks, held, options }: Pick<Trenches, 'stacks' | 'held' | 'options'>,
  stack: Stack,
): readonly EventMark[] {
  if (stacks[stack].length > 0 || options['no-reshuffle']) return stacks[stack];
  return held.flat().reduce<readonly EventMark[]>((left, mark) => {
    const at = left.indexOf(mark);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, fullStack(stack));
}

/** Draws a card; one that is not kept takes effect at once. */
export function drawCard(draft: Draft, mark: EventMark): void {
  const stack = stackOf(mark);
  const left = drawnFrom(draft, stack);
  draft.stacks = { ...draft.stacks, [stack]: left.toSpliced(left.indexOf(mark), 1) };
  const side = sideOf(draft.active);
  ask(draft, { kind: 'drawn', seat: draft.active });
  if (isKept(mark)) draft.held = withOf(draft.held, side, inOrder([...draft.held[side], mark]));
  else comesToPass(draft, side, mark);
}

function comesToPass(draft: Draft, side: Side, mark: EventMark): void {
  if (mark === 'N6') askForShock(draft, side);
  else if (mark === 'N5') sendBack(draft, side);
  else draft.effects = [...draft.effects, ...lastingOf(draft, side, mark)];
}

/** The lasting effects of a card. */
function lastingOf(position: Trenches, side: Side, mark: EventMark): readonly Timed[] {
  const { round, options } = position;
  const whose = options['hits-all'] ? 'all' : side;
  switch (mark) {
    case 'N1': {
      const until = { round: round + (options['trench-feet-two'] ? 1 : 0) };
      return [{ from: mark, stat: 'steps', change: { delta: -1 }, scope: { platoonsOf: side }, until }];
    }
    case 'N2':
      return [
        { from: mark, stat: 'still', change: { set: 1 }, scope: { platoonsOf: whose }, until: { round } },
      ];
    case 'N4':
      return [
        { from: mark, stat: 'still', change: { set: 1 }, scope: { wheelsOf: whose }, until: { round } },
      ];
    case 'P5':
      return membersOf(position, side).map((player) => ({
        from: mark,
        stat: 'income',
        change: { set: 2 },
        scope: { player },
        until: { occasion: 'income', times: 3 },
      }));
    default:
      return [];
  }
}

/** The platoons that Shellshock may hit. */
export const shockable = (position: Trenches, side: Side): readonly number[] =>
  unitsWhere(position, ({ owner, type }) => sideOf(owner) === side && type === 'platoon');

function askForShock(draft: Draft, side: Side): void {
  if (shockable(draft, side).length === 0) return;
  const chooser = draft.options['shellshock-opponent'] ? otherOf(side) : side;
  ask(draft, { kind: 'shock', seat: headOf(chooser), side });
}

/** Shellshocks a platoon for this round and the next (W-A42a). */
export function shock(draft: Draft, number: number): void {
  const until = { round: draft.round + 1 };
  draft.effects = [
    ...draft.effects,
    { from: 'N6', stat: 'shock', change: { set: 1 }, scope: { unit: number }, until },
  ];
}

export const CARD_RULES = {
  N1: 'W-100',
  N2: 'W-101',
  N3: 'W-103',
  N4: 'W-102',
  N5: 'W-104',
  N6: 'W-105',
  P1: 'W-110',
  P2: 'W-111',
  P3: 'W-112',
  P4: 'W-113',
  P5: 'W-114',
  P6: 'W-115',
} as const satisfies Record<EventMark, StatementId>;
