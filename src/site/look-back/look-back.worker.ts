/** The worker that looks back at played games and gives advice: both from what players know, and both in small steps. */
import { replay, type GameRecord } from '../../referee/record.ts';
import { fieldOf, partsOf } from '../play/field-of.ts';
import { advise, type Advised } from './advice.ts';
import { faultIn, lookBack, type LookBackFault, type Review } from './look-back.ts';

interface Asked {
  readonly game: string;
  /** Limit, ms. */
  readonly time: number;
}

/** What is asked for: one question a worker. */
export type LookRequest =
  | (Asked & { readonly kind: 'look'; readonly record: GameRecord })
  | (Asked & { readonly kind: 'advise'; readonly seen: unknown; readonly seed: string });

/** Answers: progress as a share, and finally what was found, or why nothing was. */
export type LookAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'advice'; readonly advice: readonly Advised<unknown>[] }
  /** A sentence without a full stop, or a fault that the page has a sentence for. */
  | { readonly kind: 'refused'; readonly why: string | LookBackFault };

/** Ms between reports of progress. */
const REPORT = 100;

addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  // Reported as an error, as a rejected promise alone would not reach the page.
  (data.kind === 'look' ? look(data) : adviseOn(data)).catch(reportError);
});

const post = (answer: LookAnswer): void => postMessage(answer);

/** Takes steps until there are no more, or the time is up and enough is known. */
function take(
  time: number,
  { step, done }: { readonly step: () => boolean; readonly done: () => number },
  isEnough: () => boolean,
): void {
  const end = performance.now() + time;
  let next = performance.now();
  while (step() && !(performance.now() >= end && isEnough())) {
    if (performance.now() < next) continue;
    post({ kind: 'progress', done: done() });
    next = performance.now() + REPORT;
  }
}

async function look(question: Extract<LookRequest, { kind: 'look' }>): Promise<void> {
  const { game: name, record, time } = question;
  const field = await fieldOf(name);
  const form = record.position === undefined ? undefined : await partsOf(name).form();
  const played = replay(field.game, record, form);
  if (!played.ok)
    return post({ kind: 'refused', why: played.faults.map(({ message }) => message).join('; ') });
  const looking = lookBack(field, played.value, 'look back');
  const [fault] = looking.ok ? [] : looking.faults;
  if (!looking.ok) return fault && post({ kind: 'refused', why: fault });
  take(time, looking.value, looking.value.isWhole);
  const review = looking.value.review();
  const why = faultIn(review);
  post(why === null ? { kind: 'review', review } : { kind: 'refused', why });
}

async function adviseOn(question: Extract<LookRequest, { kind: 'advise' }>): Promise<void> {
  const { game, seen, seed, time } = question;
  const advising = advise(await fieldOf(game), seen, seed);
  take(time, advising, () => true);
  post({ kind: 'advice', advice: advising.advice() });
}
