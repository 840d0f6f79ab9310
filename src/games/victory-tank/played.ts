import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { PlayedGame } from '../../referee/played-game.ts';
import { BOUND } from './bound.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { print } from './notation.ts';
import { observe, resample, type Observation } from './observe.ts';
import { OPTION_IDS, optionsOn, type OptionId } from './options.ts';
import { play } from './play.ts';
import { ARMY_SEATS, type Position, type Stage } from './position.ts';
import { revealed } from './revelations.ts';
import type { PlayedSaid } from './said.ts';
import { outcome } from './score.ts';
import { setUp } from './setup.ts';

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

/** Victory Tank as it is played, without the reasons of refusals, and without a reader of notation. */
export const playedTank: PlayedGame<Position, Move, StatementId, OptionId, Observation, PlayedSaid> = {
  id: 'victory-tank',
  name: 'Victory Tank',
  rules: RULES,
  seats: ARMY_SEATS,
  options: OPTION_IDS,
  bound: BOUND,
  setUp,
  optionsOn: (position) => optionsOn(position.options),
  toAct: (position) => position.player,
  moves,
  turnRule: ({ stage }) => TURN_RULES[stage],
  play,
  outcome,
  observe: (position, player) => observe(position, player === 1 ? 1 : 0),
  resample,
  revealed,
  print,
};
