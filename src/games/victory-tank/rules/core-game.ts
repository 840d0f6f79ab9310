import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { CoreGameOf } from '../../../referee/erased-types.ts';
import type { GameTypes } from '../../../referee/game.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import { type Move, moves } from './moves.ts';
import { print } from './notation.ts';
import { type Observation, knowledgeGained, observe, resample } from './observation.ts';
import { OPTION_IDS, type OptionId, optionsOn } from './options.ts';
import { play } from './play.ts';
import { ARMY_SEATS, type Position, type Stage } from './position.ts';
import type { PlayedSaid } from '../messages.ts';
import { outcome } from './outcome.ts';
import { setUp } from './set-up.ts';
import { HIGHEST_CARD } from './cards.ts';
import { CHANGE_LIMIT, FULL_HAND, FULL_POINTS, ROUNDS } from './permissions.ts';

/**
 * The most small moves a game can take.
 *
 * A round has one keep, two places and at most one face. In it a player has 5 points, each of which pays for at most one
 * action, and a hand of at most 5 cards of at most 3, each of which adds to at most one action: never more than 5
 * announcements, 5 dones or passes, and 5 + 5 * 3 points of actions. A point takes at most as many small moves as the
 * longest drive or the longest battle:
 *
 * - a drive: its beginning and its halt; it goes straight, so it comes to a field at most once, and on each it can go
 *   on and change its crew six times (M7d); a straight line has fewer than 34 fields, as 17 cards have no more;
 * - a battle: its announcement, 3 more parties and ready, 2 cards, 4 parties that move in, or stay, and a claim.
 */
const FIELDS = 34;
const DRIVE = 2 + (1 + CHANGE_LIMIT) * FIELDS;
const BATTLE = 1 + 3 + 1 + 2 + 4 + 1 + 1;
const POINTS = FULL_POINTS + FULL_HAND * HIGHEST_CARD;
const PLAYER_ROUND = 2 * FULL_POINTS + POINTS * Math.max(DRIVE, BATTLE);

export const MAX_GAME_LENGTH = ROUNDS * (4 + 2 * PLAYER_ROUND);

/** The version of these rules. It rises when a move becomes legal or illegal, or leads somewhere else. */
const RULES = '2';

/** The rule that says who decides in each stage. */
const TURN_RULES: Readonly<Record<Stage, StatementId>> = {
  draft: 'F1',
  place: 'F2',
  face: 'F3',
  command: 'C2',
  move: 'C2',
  drive: 'C2',
  recruit: 'C2',
  attack: 'C2',
  muster: 'A2',
  'attacker-card': 'A4',
  'defender-card': 'A4',
  enter: 'A8',
  claim: 'A8b',
  over: 'E4',
};

export interface VictoryTankTypes extends GameTypes {
  readonly position: Position;
  readonly move: Move;
  readonly rule: StatementId;
  readonly option: OptionId;
  readonly observation: Observation;
}

/** The game without reasons for refusals and without a notation parser. */
export const coreGame: CoreGameOf<VictoryTankTypes, PlayedSaid> = {
  id: 'victory-tank',
  name: 'Victory Tank',
  rules: RULES,
  seats: ARMY_SEATS,
  options: OPTION_IDS,
  bound: MAX_GAME_LENGTH,
  setUp,
  optionsOn: (position) => optionsOn(position.options),
  toAct: (position) => position.player,
  moves,
  turnRule: ({ stage }) => TURN_RULES[stage],
  play,
  outcome,
  observe: (position, player) => observe(position, seatOfTwo(player)),
  resample,
  revealed: knowledgeGained,
  print,
};
