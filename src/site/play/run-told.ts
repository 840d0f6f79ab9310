/** What comes of several moves in a row. Pure. */
import type { SceneEvent } from '../../referee/scene.ts';

/** What is only said on the way, and not at its end, is left out: nobody asks for it before the last move is made. */
export const runTold = (moves: readonly (readonly SceneEvent[])[]): readonly string[] =>
  moves.flatMap((events, index) =>
    events.flatMap(({ what, aside }) => (aside && index < moves.length - 1 ? [] : [what])),
  );
