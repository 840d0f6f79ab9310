/** What a move of a simple game brings about, in the words of its rules. */
import type { SceneEvent } from '../referee/table/scene.ts';
import { reasonedBy, said, type SimpleReferee, type SimpleSaid, type SimpleSetting } from './simple-game.ts';
import type { SimpleRules, Telling } from './simple-rules.ts';

/** A move with the positions around it. */
export interface Made<Position, Move> {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

export function eventsOf<Position extends object, Move>(
  { tells, rule }: SimpleRules<Position, Move>,
  game: SimpleReferee<Position, Move>,
  setting: SimpleSetting,
  { before, move, after }: Made<Position, Move>,
): readonly SceneEvent<SimpleSaid>[] {
  const told = tells?.(before, move, after) ?? game.print(before, move);
  const all = Array.isArray(told) ? (told as readonly Telling[]) : [told as Telling];
  const actor = game.toAct(before);
  return all.map((telling) => {
    const { rule: by, says } = reasonedBy(telling, setting, rule);
    const name = typeof actor === 'number' ? game.seats[actor]?.name : undefined;
    // Where the words name no player, whoever shows them adds the name.
    const isNamed = name !== undefined && says.toLowerCase().includes(name.toLowerCase());
    return { rule: by, what: said(says), ...(typeof actor === 'number' && isNamed && { whose: actor }) };
  });
}
