import type { Game } from '../../referee/game.ts';

/** Whether a position may hide something from a player. */
export const mayHide = <Position>(
  { secrets }: Pick<Game<Position, never, string, string, unknown>, 'secrets'>,
  position: Position,
): boolean => (typeof secrets === 'function' ? secrets(position) : secrets !== false);
