import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { Revelation, GameTypes } from '../../../referee/game.ts';
import type { CoreGameOf } from '../../../referee/erased-types.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import { ok } from '../../../result.ts';
import type { PlayedSaid } from '../messages.ts';
import type { Move } from './move.ts';
import { actorIn, moves, weight } from './moves.ts';
import { print } from './notation.ts';
import { forced, observe, resample, type Seen } from './observation.ts';
import { OPTION_IDS, optionsOn, withOptions, type OptionId } from './options.ts';
import { outcome } from './outcome.ts';
import { play } from './play.ts';
import { groundOf, SEATS, type Armour } from './position.ts';
import { turnRule } from './turns.ts';

/** The first position, before a part of the city is chosen; it shows the northern part. */
function setUp(on: readonly OptionId[]): Armour {
  const options = withOptions(on);
  return {
    options,
    stage: 'city',
    active: 0,
    window: 1,
    ground: groundOf(1, options),
    task: 'tanks',
    points: 39,
    teams: [null, null],
    thrown: null,
    first: 0,
    barricades: [],
    flags: [[], []],
    tanks: [],
    dice: [],
    fire: 0,
    runs: [],
    shot: [],
    hit: false,
    turns: [0, 0],
    quiet: 0,
  };
}

/** What a move reveals: dice at once, the teams once both are chosen. */
function revealed(before: Armour, move: Move): readonly Revelation<StatementId, PlayedSaid>[] {
  const [west] = before.teams;
  if (move.kind === 'throw') {
    const rule = before.stage === 'first' ? 'C-A14' : 'C-010';
    return [{ to: null, rule, what: { says: 'threw', dice: move.dice } }];
  }
  if (move.kind !== 'team' || before.active !== 1 || west === null) return [];
  return [
    { to: 0, rule: 'C-A24', what: { says: 'teamKnown', who: 1, team: move.team } },
    { to: 1, rule: 'C-A24', what: { says: 'teamKnown', who: 0, team: west } },
  ];
}

export interface ArmourTypes extends GameTypes {
  readonly position: Armour;
  readonly move: Move;
  readonly rule: StatementId;
  readonly option: OptionId;
  readonly observation: Seen;
}

/**
 * The game without reasons for refusals and without a notation parser. It has no maximum length: a tie
 * in the throw for who goes first is thrown again (C-A14).
 */
export const coreGame: CoreGameOf<ArmourTypes, PlayedSaid> = {
  id: 'street-armour',
  name: 'Street Armour',
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
  secrets: ({ stage }) => stage === 'team',
  resample,
  forced,
  revealed,
  print: (_, move) => print(move),
};
