/** `fieldkit study --tune`: moves the weights of a game's priors to those that win more against a player of the game. */
import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { refusal } from '../cli/command-error.ts';
import { oneOf } from '../cli/nearest.ts';
import type { Maker } from '../cli/players.ts';
import { progressFor } from '../cli/progress.ts';
import type { Referee } from '../cli/referees.ts';
import { seatedBy, tableFor } from '../cli/table-set-up.ts';
import { say } from '../cli/terminal.ts';
import { attempt } from '../make/file-faults.ts';
import { roomier } from '../make/study/play-study.ts';
import type { Studied } from '../make/study/study-game.ts';
import { valueOf, writtenIn } from '../make/study/study-file.ts';
import { tunedRound, type Bout, type Weighing } from '../make/study/tune-weights.ts';
import { isObject } from '../../src/is-object.ts';
import { LEVELS } from '../../src/site/play/levels.ts';

/** What a tuning is asked. */
export interface TuneOptions {
  /** How many rounds. */
  readonly tune: number;
  /** Games of a round. */
  readonly games: number;
  readonly seed: string;
  readonly players?: string;
  readonly options?: string;
  /** The file whose weights are written anew. */
  readonly weights?: string;
}

/** One entry a round: what was won around the weights that it began with. */
type Curve = readonly { readonly games: number; readonly share: number }[];

/** Who is played against: the player named, or the first of the game's own. */
function rivalNamed({ game, makers }: Studied, name: string | undefined): readonly [string, Maker] {
  const all = [...makers.keys()];
  const isOwn = (one: string) => one !== 'random' && !LEVELS.some((level) => level === one);
  const found = name === undefined ? (all.find(isOwn) ?? 'random') : oneOf('player', all, name);
  const maker = makers.get(found);
  if (maker === undefined) throw refusal(`${game.id} has no player to be tuned against.`);
  return [found, maker];
}

/** A weights file as it is, to be written anew around its weights. */
async function fileOf(name: string): Promise<{ readonly curve: Curve; readonly rest: object }> {
  const rest = valueOf(await writtenIn(name));
  if (!isObject(rest) || !isObject(rest['weights'])) throw refusal(`${name} is no file of weights.`);
  const { made } = rest;
  const curve = isObject(made) && Array.isArray(made['curve']) ? (made['curve'] as Curve) : [];
  return { curve, rest };
}

const shortened = (weight: number): number => Number(weight.toPrecision(4));

/** Tunes the weights for some rounds, each from where the one before came to. */
export async function tune(referee: Referee, studied: Studied, options: TuneOptions): Promise<void> {
  const { game, hints } = studied;
  const { tuning } = hints;
  const { games, seed, tune: rounds, weights: file } = options;
  if (tuning === undefined) throw refusal(`${game.id} has no weights that could be tuned.`);
  const [rival, maker] = rivalNamed(studied, options.players);
  // Before the games, which take long.
  const old = file === undefined ? null : await fileOf(file);
  const table = tableFor(referee, { options: options.options });
  const setUp = (one: string): unknown => seatedBy(referee, table, one);
  const bout: Bout = { game, tuning, rival: maker, setUp };
  roomier();
  const progress = await progressFor();
  let weights: Weighing = tuning.weights;
  const curve: { games: number; share: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    progress.step(`Round ${round}, games in pairs`, Math.ceil(games / 2));
    const played = tunedRound(bout, weights, games, `${seed}/${round}`, progress.tick);
    if (!played.ok) throw refusal(`The weights cannot be tuned: ${played.faults.join('; ')}.`);
    ({ weights } = played.value);
    const share = shortened(played.value.share);
    curve.push({ games: played.value.games, share });
    progress.end();
    say(`Round ${round}: ${share} of ${played.value.games} games won around the weights it began with.`);
    await setImmediate();
  }
  const named = Object.fromEntries(Object.entries(weights).map(([name, one]) => [name, shortened(one)]));
  for (const [name, weight] of Object.entries(named))
    say(`${name}: ${weight} (was ${shortened(tuning.weights[name] ?? 0)})`);
  if (file === undefined || old === null) return;
  const by =
    `fieldkit study ${game.id} --tune ${rounds} --games ${games} --seed ${seed} --players ${rival}` +
    (options.options === undefined ? '' : ` --options ${options.options}`);
  const all = curve.reduce((sum, one) => sum + one.games, 0);
  const made = { by, games: all, curve: [...old.curve, ...curve] };
  const text = JSON.stringify({ ...old.rest, weights: named, made }, undefined, 2);
  attempt(file, () => writeFileSync(file, `${text}\n`));
}
