/** The rules without reasons for refusals: what is needed to play legal moves. */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { GOAL, START } from '../../../../cards/fog-of-war/data/components.ts';
import type { CoreGameOf } from '../../../referee/erased-types.ts';
import type { GameTypes } from '../../../referee/game.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import { ok } from '../../../result.ts';
import { ALL_AREAS, type Side } from './areas.ts';
import { type Move, actorIn, moves, weight } from './moves.ts';
import { print } from './notation.ts';
import { forced, observe, resample, type Seen } from './observation.ts';
import { OPTION_IDS, optionsOn, withOptions, type OptionId } from './options.ts';
import { outcome } from './outcome.ts';
import { NONE, type Pile } from './card-counts.ts';
import { play } from './play.ts';
import {
  AXIS,
  cardsOf,
  DECK,
  LOSS,
  PILES,
  SEATS,
  SPACES,
  startControl,
  type Wait,
  type Wheel,
  type War,
} from './position.ts';
import { knowledgeGained } from './knowledge-gained.ts';
import type { StartSaid } from '../messages.ts';
import { turnRule } from './turns.ts';

const WHEEL: Wheel = { turned: 0, plans: SPACES.map(() => null) };
const HIDDEN = SPACES.map(() => false);
const NOWHERE: readonly Pile[] = ALL_AREAS.map(() => NONE);
const UNKNOWN: readonly Pile[] = Array.from({ length: PILES }, () => NONE);

/** A side's piles at the start; the 1940 set begins in its losses (F-003). */
const cards = (side: Side): readonly Pile[] =>
  UNKNOWN.with(DECK, cardsOf(side, 'start')).with(LOSS, cardsOf(side, '1940'));

const CONTROL = ALL_AREAS.map((at) => startControl(at));

const OFFERS: readonly Wait[] = [
  { kind: 'offer', seat: 1 },
  { kind: 'offer', seat: 0 },
];

/** The position before anything is dealt. */
function setUp(on: readonly OptionId[]): War {
  const options = withOptions(on);
  return {
    options,
    stage: 'neutrals',
    active: AXIS,
    waits: options['side-bids'] ? OFFERS : [],
    year: 0,
    winter: false,
    points: 0,
    goal: GOAL,
    advantage: AXIS,
    intel: [
      { ready: START.axis.intel, used: 0 },
      { ready: START.allies.intel, used: 0 },
    ],
    industry: [START.axis.industry, START.allies.industry],
    wheels: [WHEEL, WHEEL],
    control: CONTROL,
    quagmires: [],
    piles: [cards(0), cards(1)],
    known: [UNKNOWN, UNKNOWN],
    aims: [HIDDEN, HIDDEN],
    neutrals: NOWHERE,
    neutralsLost: NONE,
    neutralsKnown: [NOWHERE, NOWHERE],
    drawn: [],
    boxed: null,
    seen: [],
    fallen: [],
    ussr: false,
    blocked: [],
    played: false,
    planned: false,
    offers: [],
    swapped: false,
  };
}

export interface FogTypes extends GameTypes {
  readonly position: War;
  readonly move: Move;
  readonly rule: StatementId;
  readonly option: OptionId;
  readonly observation: Seen;
}

/**
 * The game without reasons for refusals and without a notation parser. Its length is bounded, since whoever
 * holds cards plays one a turn, but no maximum number of moves has been worked out; hence `bound: null`.
 */
export const coreGame: CoreGameOf<FogTypes, StartSaid> = {
  id: 'fog-of-war',
  name: 'The Fog of War',
  rules: '1',
  seats: SEATS,
  options: OPTION_IDS,
  bound: null,
  setUp: (on) => ok(setUp(on)),
  optionsOn: ({ options }) => optionsOn(options),
  toAct: actorIn,
  moves,
  weight,
  turnRule,
  play,
  outcome,
  observe: (position, player) => observe(position, seatOfTwo(player)),
  resample,
  forced,
  unasked: (position) => actorIn(position) === 'chance',
  revealed: knowledgeGained,
  print: (_, move) => print(move),
};
