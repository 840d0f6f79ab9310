/** The rules by which a move comes to what it does, where nobody sees them at work: they are told beside what happens. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import { top } from '../../referee/frames.ts';
import { eventsIn, type RuledEvent } from '../../referee/happening.ts';
import { fightAsides } from './asides-fight.ts';
import { launchAsides } from './asides-launch.ts';
import { yearAsides } from './asides-year.ts';
import type { Move } from './move.ts';
import type { OptionId } from './options.ts';
import { isEmpty } from './pile.ts';
import { isSovietNeutral } from './politics.ts';
import {
  AXIS,
  controllerOf,
  DECK,
  garrisonOf,
  HAND,
  neutralsAt,
  otherOf,
  pileIn,
  quagmireAt,
  type War,
} from './position.ts';
import type { Because, BecauseSaid } from './said-because.ts';

const { aside } = eventsIn<StatementId, BecauseSaid>();

type Aside = RuledEvent<StatementId, BecauseSaid>;

/** A rule, where it is at work. */
export type Reason = Because | false;

/** What the set-up has put on the table, before anything is dealt. */
const LAID = ['F-002', 'F-003', 'F-A02', 'F-004', 'F-005'] as const satisfies readonly Because[];
export const beginnings = (): readonly Aside[] => LAID.map(because);

function because(rule: Because): Aside {
  return aside(rule, { says: 'because', rule });
}

/** What is told of these is our reading: nothing, at a table that holds with the other one. */
const OURS: Partial<Record<Because, readonly OptionId[]>> = {
  'F-A04': ['balkans-scores-1940'],
  'F-A08': ['loss-minimal-set', 'loss-at-least'],
  'F-A08a': ['loss-at-least'],
  'F-A10': ['loss-any-order'],
  'F-A55': ['loss-any-order'],
  'F-A27': ['one-industry-step'],
  'F-A28': ['no-intel-cap'],
  'F-A30': ['free-bids'],
  'F-A34': ['secret-counts'],
  'F-A51': ['usa-end-1940'],
};
const isSwitched = ({ options }: War, rule: Because): boolean =>
  (OURS[rule] ?? []).some((option) => options[option]);

export const asidesOf = (before: War, move: Move, after: War): readonly Aside[] =>
  [
    ...moveAsides(before, move, after),
    ...lookAsides(before, move, after),
    ...launchAsides(before, move, after),
    ...fightAsides(before, move, after),
    ...turnAsides(before, move, after),
    ...yearAsides(before, move, after),
  ].flatMap((rule): Aside[] => (rule === false || isSwitched(before, rule) ? [] : [because(rule)]));

function moveAsides(before: War, move: Move, after: War): readonly Reason[] {
  const isFirstPlayed = !before.played && after.played && before.stage === 'actions';
  switch (move.kind) {
    case 'neutral':
      return [after.stage !== before.stage && 'F-A50'];
    case 'place':
      return before.stage === 'set-up' ? [] : [...placeAsides(before, move.at), isFirstPlayed && 'F-A32'];
    case 'plan':
      return ['F-B03', 'F-A62a', 'F-041', 'F-A60', isFirstPlayed && 'F-A32'];
    case 'add':
      return [isFirstPlayed && 'F-A32'];
    case 'disband':
      return [before.waits.length === 0 && 'F-A36'];
    case 'draw':
      return ['F-014'];
    default:
      return [];
  }
}

/** Whatever the card is that was put there: of it nothing is told. */
function placeAsides(before: War, at: number): readonly Reason[] {
  const { active, options } = before;
  const isOwn = controllerOf(before, at) === active;
  const attacks = quagmireAt(before, at)?.attacker === active;
  const isAdvanced = options['supply-and-defence'];
  return [
    !isEmpty(garrisonOf(before, active, at)) && 'F-031',
    quagmireAt(before, at) === undefined && 'F-032',
    'F-033',
    active === AXIS && isSovietNeutral(before, at) && 'F-A22',
    isAdvanced && isOwn && 'F-190',
    isAdvanced && (attacks || controllerOf(before, at) === null) && 'F-A64',
  ];
}

function lookAsides(before: War, move: Move, after: War): readonly Reason[] {
  const wait = top(before.waits);
  if (move.kind === 'intel') {
    const { target } = move;
    if (!('at' in target)) return [before.stage === 'actions' && 'F-022'];
    const foe = garrisonOf(before, otherOf(before.active), target.at);
    const isNeutral = target.kind === 'neutral';
    return [
      before.stage === 'actions' && 'F-022',
      !isEmpty(foe) && !isEmpty(neutralsAt(before, target.at)) && 'F-123',
      !isNeutral && quagmireAt(before, target.at) !== undefined && 'F-A31',
      isNeutral && controllerOf(before, target.at) !== null && 'F-A61',
    ];
  }
  const bids = ({ waits }: War) => waits.some(({ kind }) => kind === 'bid');
  const isOver = bids(before) && !bids(after);
  if (move.kind === 'bid') return ['F-A30', isOver && 'F-A61a', isOver && 'F-120'];
  if (move.kind === 'pass') return ['F-120'];
  const hasSeen = move.kind === 'see' && wait?.kind === 'look' && top(after.waits)?.kind !== 'look';
  return [hasSeen && 'F-A63'];
}

/** What is so because a turn has begun. */
function turnAsides(before: War, move: Move, after: War): readonly Reason[] {
  const hasBegun =
    after.stage === 'actions' &&
    after.waits.length === 0 &&
    (before.stage !== 'actions' || before.waits.length > 0 || before.active !== after.active) &&
    before.waits.every(({ kind }) => kind !== 'battle') &&
    (move.kind === 'draw' || move.kind === 'done');
  if (!hasBegun) return [];
  const who = after.active;
  const isFirst = before.waits.some(({ kind }) => kind === 'first-turn' || kind === 'entries');
  const isDue = after.quagmires.some(({ attacker, due }) => attacker === who && due);
  return [
    isFirst && 'F-011',
    after.wheels[who].plans.every((plan) => plan === null) && 'F-A01',
    isDue && before.active === who && 'F-A57',
    isEmpty(pileIn(after, who, HAND)) && isEmpty(pileIn(after, who, DECK)) && 'F-013',
  ];
}
