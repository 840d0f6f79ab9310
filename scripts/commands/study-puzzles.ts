/** `fieldkit study --puzzles`: candidates for puzzles out of games that the opponent plays. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { refusal } from '../cli/command-error.ts';
import { progressFor } from '../cli/progress.ts';
import type { Referee } from '../cli/referees.ts';
import { seatedBy, tableFor } from '../cli/table-set-up.ts';
import { say } from '../cli/terminal.ts';
import { attempt } from '../make/file-faults.ts';
import { puzzlesInGame, turnsOf } from '../make/study/find-puzzles.ts';
import { roomier } from '../make/study/play-study.ts';
import type { Studied } from '../make/study/study-game.ts';
import { shardOf } from '../make/study/study-plan.ts';
import { someOf } from '../cli/nearest.ts';
import type { Puzzle } from '../../src/book/puzzle.ts';
import { counted, ENGLISH } from '../../src/language.ts';

/** What a search for puzzles is asked. */
export interface PuzzleOptions {
  readonly games: number;
  readonly seed: string;
  readonly players: string;
  readonly options?: string;
  readonly shard: { readonly part: number; readonly parts: number };
  readonly out?: string;
}

/** Plays games, and writes a line of JSON for each candidate. */
export async function findPuzzles(
  referee: Referee,
  { game, hints, makers }: Studied,
  known: readonly Puzzle[],
  options: PuzzleOptions,
): Promise<void> {
  const { scenery, form } = referee;
  if (scenery === null) throw refusal(`${game.id} has no board on which a puzzle could be shown.`);
  const { games, seed, shard, out } = options;
  const names = someOf('player', [...makers.keys()], options.players);
  const table = tableFor(referee, { options: options.options });
  const quarry = { game, form, scenery, hints, ...turnsOf(known) };
  const { from, to } = shardOf(games, shard.part, shard.parts);
  const write = (line: string): void => {
    if (out === undefined) say(line);
    else attempt(out, () => appendFileSync(out, `${line}\n`));
  };
  roomier();
  if (out !== undefined) {
    if (existsSync(out)) throw refusal(`${out} is there already: name another file.`);
    attempt(out, () => writeFileSync(out, ''));
  }
  const progress = await progressFor();
  progress.step('Games', to - from + 1);
  let count = 0;
  for (let n = from; n <= to; n++) {
    const players = game.seats.flatMap((_, seat) => {
      const make = makers.get(names[(seat + n) % names.length] ?? '');
      return make === undefined ? [] : [make()];
    });
    const first = seatedBy(referee, table, `${seed}/${n}`);
    for (const candidate of puzzlesInGame(quarry, players, first, `${seed}/${n}`)) {
      write(JSON.stringify(candidate));
      count++;
    }
    progress.tick();
    await setImmediate();
  }
  progress.end();
  if (out !== undefined)
    say(
      `${counted(ENGLISH, count, { one: 'candidate', other: 'candidates' })} in ${counted(ENGLISH, to - from + 1, { one: 'game', other: 'games' })}: ${out}.`,
    );
}
