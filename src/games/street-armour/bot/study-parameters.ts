import { WEIGHTS } from '../../../../cards/street-armour/data/box.ts';
import type { Design } from '../../../referee/study-figures.ts';
import { failed, ok } from '../../../result.ts';
import { streetArmour } from '../rules/judge.ts';
import type { Move } from '../rules/move.ts';
import type { OptionId } from '../rules/options.ts';
import { endingOf } from '../rules/outcome.ts';
import {
  ALL_TILES,
  groundOf,
  PLAYER_IDS,
  tankAt,
  TASK_IDS,
  type Armour,
  type Player,
  type Team,
} from '../rules/position.ts';

/** What a study may vary: the part of the city, the task and the teams. The team is heavy, medium, light. */
const USUAL: Team = [2, 1, 3];
/** The most tanks of one weight in a study. */
const MOST = 8;

const figureOf = (player: Player, index: number): string => `${PLAYER_IDS[player]}.${WEIGHTS[index] ?? ''}`;

export const armourDesign: Design<Armour, Move, OptionId> = {
  figures: [
    { id: 'window', least: 1, most: ALL_TILES, usual: 1 },
    // An index into the list of tasks: 0 is tanks alone.
    { id: 'task', least: 0, most: TASK_IDS.length - 1, usual: 0 },
    ...([0, 1] as const).flatMap((player) =>
      USUAL.map((usual, index) => ({ id: figureOf(player, index), least: 0, most: MOST, usual })),
    ),
  ],
  setUp: (on, chance, figures) => {
    const first = streetArmour.setUp(on, chance);
    if (!first.ok) return failed('Street Armour cannot be set up');
    const window = figures.window ?? 1;
    const [west, east] = ([0, 1] as const).map((player) =>
      USUAL.map((usual, index) => figures[figureOf(player, index)] ?? usual),
    ) as readonly (readonly number[])[] as readonly [Team, Team];
    return ok({
      ...first.value,
      window,
      ground: groundOf(window, first.value.options),
      task: TASK_IDS[figures.task ?? 0] ?? 'tanks',
      teams: [west, east],
      stage: 'first',
    });
  },
  uses: (before, move) => {
    if (move.kind !== 'move' && move.kind !== 'shoot') return [];
    const tank = before.tanks[tankAt(before, move.from)];
    return tank === undefined ? [] : [`${move.kind} ${tank.weight}`];
  },
  without: (end) => {
    const ending = endingOf(end);
    return ending === null ? [] : [{ what: ending.by, winners: [] }];
  },
};
