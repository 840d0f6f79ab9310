import type { StatementId } from '../../../../content/tank/statements.ts';
import type { Revelation, GameTypes } from '../../../referee/game.ts';
import type { CoreGameOf } from '../../../referee/erased-types.ts';
import { otherOf, seatOfTwo } from '../../../referee/seats.ts';
import { ok } from '../../../result.ts';
import type { PlayedSaid } from '../messages.ts';
import { ALL_TACTICS } from './cards.ts';
import { actorIn } from './decision-windows.ts';
import { moves, weight, type Move } from './moves.ts';
import { print } from './notation.ts';
import { forced, observe, resample, type Seen } from './observation.ts';
import { OPTION_IDS, optionsOn, withOptions, type OptionId } from './options.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { SEATS, type Tank } from './position.ts';
import { drawerOf, turnRule } from './turns.ts';

/** The position before anybody has picked a nation. */
const setUp = (on: readonly OptionId[]): Tank => ({
  options: withOptions(on),
  stage: 'nation',
  active: 0,
  nations: [null, null],
  toDraw: 0,
  tactics: ALL_TACTICS,
  discards: [],
  hands: [[], []],
  decks: [[], []],
  under: [[], []],
  tops: [null, null],
  rows: [[], []],
  reserves: [[], []],
  casualties: [[], []],
  ranOut: [false, false],
  skipped: [0, 0],
  attack: null,
  forNext: null,
  pending: [],
});

/** Cards that a move reveals, and to whom. */
function revealed(before: Tank, move: Move): readonly Revelation<StatementId, PlayedSaid>[] {
  const actor = actorIn(before);
  if (move.kind === 'draw') {
    const who = drawerOf(before);
    return [{ to: who, rule: 'T-020', what: { says: 'drew', who, card: move.card } }];
  }
  if (move.kind === 'turn-up') {
    const who = before.stage === 'attacker' ? before.active : otherOf(before.active);
    return [{ to: null, rule: 'T-031', what: { says: 'turnedUp', who, unit: move.unit } }];
  }
  if (actor === null || actor === 'chance' || !('card' in move)) return [];
  return [{ to: otherOf(actor), rule: 'T-054', what: { says: 'laid', who: actor, card: move.card } }];
}

export interface TankTypes extends GameTypes {
  readonly position: Tank;
  readonly move: Move;
  readonly rule: StatementId;
  readonly option: OptionId;
  readonly observation: Seen;
}

/**
 * The game without reasons for refusals and without a notation parser. It has no maximum length, since
 * casualties can be brought back (T-110).
 */
export const coreGame: CoreGameOf<TankTypes, PlayedSaid> = {
  id: 'tank',
  name: 'TanK',
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
  revealed,
  print: (_, move) => print(move),
};
