/** `fieldkit study --fit`: plays the opponent against itself, and fits the weights of its evaluation to who won. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { refusal } from '../cli/command-error.ts';
import { progressFor } from '../cli/progress.ts';
import type { Referee } from '../cli/referees.ts';
import { seatedBy, tableFor } from '../cli/table-set-up.ts';
import { say } from '../cli/terminal.ts';
import { attempt } from '../make/file-faults.ts';
import { FIT_FORM, fitGame, HELD_BACK, seenIn, type FitGame, type FitPlan } from '../make/study/fit-games.ts';
import { roomier } from '../make/study/play-study.ts';
import { fittedTo, lossOf } from '../make/study/regression.ts';
import type { Studied } from '../make/study/study-game.ts';
import { valueOf, writtenIn } from '../make/study/study-file.ts';
import { shardOf } from '../make/study/study-plan.ts';
import { isObject } from '../../src/is-object.ts';
import type { Evaluation, Weights } from '../../src/referee/search/evaluation.ts';

/** What a fit is asked. */
export interface FitOptions {
  readonly games: number;
  readonly seed: string;
  readonly samples?: number;
  readonly options?: string;
  readonly shard: { readonly part: number; readonly parts: number };
  readonly out?: string;
  readonly merge?: readonly string[];
  /** The file whose weights are written anew. */
  readonly weights?: string;
}

/** Samples at each decision of the games where none are named. */
const USUAL_SAMPLES = 60;

/** The weights are held to the earlier ones as by this many games. */
const HELD = 150;

const lineOf = (value: FitPlan | FitGame): string => `${JSON.stringify(value)}\n`;

interface Fit {
  readonly plan: FitPlan;
  readonly games: readonly FitGame[];
}

/** The games of a fit's file, and its plan. */
async function readFit(name: string): Promise<Fit> {
  const lines = (await writtenIn(name)).split('\n').filter((line) => line !== '');
  const values = lines.map(valueOf);
  const bad = values.indexOf(undefined);
  if (bad >= 0) throw refusal(`${name} is no file of a fit: line ${bad + 1} is no JSON.`);
  const [plan, ...games] = values;
  if (!isObject(plan) || plan['fit'] !== FIT_FORM)
    throw refusal(`${name} is no file of a fit: its first line does not say what is fitted.`);
  const odd = games.findIndex((game) => !isObject(game) || !Array.isArray(game['seen']));
  if (odd >= 0) throw refusal(`${name} is no file of a fit: line ${odd + 2} is no game.`);
  return { plan: plan as unknown as FitPlan, games: games as FitGame[] };
}

/** The parts of one fit together, each game once. */
async function mergedFits(names: readonly string[], game: string): Promise<Fit> {
  const parts = await Promise.all(names.map(async (name) => ({ name, ...(await readFit(name)) })));
  const [first] = parts;
  if (first === undefined) throw refusal('No file of a fit is named.');
  if (first.plan.game !== game) throw refusal(`This is a fit of ${first.plan.game}, not of ${game}.`);
  const games = new Map<number, FitGame>();
  for (const { name, plan, games: part } of parts) {
    if (lineOf(plan) !== lineOf(first.plan))
      throw refusal(`${name} is a part of another fit than ${first.name}.`);
    for (const one of part) {
      if (games.has(one.n)) throw refusal(`Game ${one.n} is in ${name} and in another file.`);
      games.set(one.n, one);
    }
  }
  return { plan: first.plan, games: [...games.values()].toSorted((one, other) => one.n - other.n) };
}

async function playedFits(
  referee: Referee,
  studied: Studied,
  evaluation: Evaluation,
  options: FitOptions,
): Promise<Fit> {
  const { game } = studied;
  const { shard, out, seed } = options;
  const table = tableFor(referee, { options: options.options });
  const plan: FitPlan = {
    fit: FIT_FORM,
    game: game.id,
    rules: game.rules,
    seed,
    games: options.games,
    samples: options.samples ?? USUAL_SAMPLES,
    table,
    features: evaluation.features,
    weights: evaluation.weights,
  };
  const { from, to } = shardOf(options.games, shard.part, shard.parts);
  const games: FitGame[] = [];
  roomier();
  if (out !== undefined) {
    if (existsSync(out)) throw refusal(`${out} is there already: name another file.`);
    attempt(out, () => writeFileSync(out, lineOf(plan)));
  }
  const progress = await progressFor();
  progress.step('Games', to - from + 1);
  for (let n = from; n <= to; n++) {
    const played = fitGame(studied, evaluation, plan, seatedBy(referee, table, `${seed}/${n}`), n);
    if (!played.ok) throw refusal(`The fit cannot be played: ${played.faults.join('; ')}.`);
    games.push(played.value);
    if (out !== undefined) attempt(out, () => appendFileSync(out, lineOf(played.value)));
    progress.tick();
    await setImmediate();
  }
  progress.end();
  return { plan, games };
}

const shortened = (weight: number): number => Number(weight.toPrecision(4));

/** The earlier entries of a weights file. */
async function curveIn(file: string | undefined): Promise<Weights['made']['curve']> {
  if (file === undefined) return [];
  const found = valueOf(await writtenIn(file));
  if (!isObject(found)) throw refusal(`${file} is no file of weights.`);
  const { made } = found;
  return isObject(made) && Array.isArray(made['curve']) ? (made['curve'] as Weights['made']['curve']) : [];
}

/** Fits the weights to games, and says what they are worth on games held back. */
export async function fit(referee: Referee, studied: Studied, options: FitOptions): Promise<void> {
  const { evaluation } = studied.hints;
  if (evaluation === undefined) throw refusal(`${studied.game.id} has no evaluation that could be fitted.`);
  // Before the games, which take long.
  const curve = await curveIn(options.weights);
  const { plan, games } =
    options.merge === undefined
      ? await playedFits(referee, studied, evaluation, options)
      : await mergedFits(options.merge, studied.game.id);
  if (options.merge === undefined && options.shard.parts > 1) return;
  const [held, taught] = [true, false].map((isHeld) =>
    seenIn(games.filter(({ n }) => (n % HELD_BACK === 0) === isHeld)),
  );
  const before = plan.features.map((feature) => plan.weights[feature] ?? 0);
  const weights = fittedTo(taught ?? [], before, HELD).map(shortened);
  const [loss, old] = [weights, before].map((one) => shortened(lossOf(held ?? [], one)));
  const named = Object.fromEntries(plan.features.map((feature, index) => [feature, weights[index] ?? 0]));
  for (const [index, feature] of plan.features.entries())
    say(`${feature}: ${weights[index]} (was ${shortened(before[index] ?? 0)})`);
  say(`Log loss on games held back: ${loss}, before ${old}.`);
  const { weights: file } = options;
  if (file === undefined) return;
  const command =
    `fieldkit study ${plan.game} --fit --games ${plan.games} --seed ${plan.seed} --samples ${plan.samples}` +
    (plan.table.options.length === 0 ? '' : ` --options ${plan.table.options.join()}`);
  const made: Weights = {
    weights: named,
    made: {
      by: command,
      games: games.length,
      positions: games.reduce((sum, { seen }) => sum + seen.length, 0),
      curve: [...curve, { games: games.length, loss: loss ?? 0, before: old ?? 0 }],
    },
  };
  attempt(file, () => writeFileSync(file, `${JSON.stringify(made, undefined, 2)}\n`));
}
