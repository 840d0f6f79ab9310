import type { StatementId } from '../../../../content/loopgraven/statements.ts';
import type { Revelation, GameTypes } from '../../../referee/game.ts';
import type { CoreGameOf } from '../../../referee/erased-types.ts';
import { ok } from '../../../result.ts';
import type { Move } from './move.ts';
import { actorIn, moves, weight } from './moves.ts';
import { print } from './notation.ts';
import { forced, observe, resample, type Seen } from './observation.ts';
import { OPTION_IDS, optionsOn, withOptions, type OptionId } from './options.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { fullStack, SEATS, type Four, type Pool, type Tiers, type Trenches, playerOf } from './position.ts';
import type { PlayedSaid } from '../messages.ts';
import { turnRule } from './turns.ts';

const NO_POOL: Pool = { platoon: 0, car: 0, tank: 0 };
const NO_TIERS: Tiers = { artillery: 0, economy: 0, general: 0 };
const four = <T>(thing: T): Four<T> => [thing, thing, thing, thing];

/** The position before anything is agreed. */
function setUp(on: readonly OptionId[]): Trenches {
  return {
    options: withOptions(on),
    stage: 'length',
    active: 0,
    length: 'short',
    players: 2,
    rolled: null,
    first: 0,
    round: 0,
    waits: [],
    units: [],
    purses: four(0),
    pools: four(NO_POOL),
    tiers: four(NO_TIERS),
    turns: four(0),
    held: [[], []],
    stacks: { negative: fullStack('negative'), positive: fullStack('positive') },
    effects: [],
    clouds: [],
    moved: [[], []],
    danger: [null, null],
    actions: 0,
    items: 0,
    guns: 0,
    shots: 0,
    acted: [],
    marched: false,
    kabiem: false,
  };
}

/** Dice and drawn cards become known to everybody. */
function revealed(before: Trenches, move: Move): readonly Revelation<StatementId, PlayedSaid>[] {
  if (move.kind === 'roll')
    return [{ to: null, rule: turnRule(before), what: { says: 'rolled', shows: move.shows } }];
  return move.kind === 'draw' ? [{ to: null, rule: 'W-021', what: { says: 'drew', mark: move.mark } }] : [];
}

export interface LoopgravenTypes extends GameTypes {
  readonly position: Trenches;
  readonly move: Move;
  readonly rule: StatementId;
  readonly option: OptionId;
  readonly observation: Seen;
}

/**
 * The game without reasons for refusals and without a notation parser. Its length is unlimited: players may
 * end turn after turn without acting.
 */
export const coreGame: CoreGameOf<LoopgravenTypes, PlayedSaid> = {
  id: 'loopgraven',
  name: 'Loopgraven',
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
  observe: (position, player) => observe(position, playerOf(player)),
  secrets: false,
  resample,
  forced,
  revealed,
  print: (_, move) => print(move),
};
