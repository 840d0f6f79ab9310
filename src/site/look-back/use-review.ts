/** The review of a game: kept on the device, or worked out in the background. */
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '../../referee/record.ts';
import { LOOK_BACK_WORDS as WORDS } from '../words/look-back.ts';
import { keepReview, reviewKept } from './kept-review.ts';
import { askWorker } from './look-back-client.ts';
import type { LookBackFault, Review } from './look-back.ts';

/** The longest that it takes, ms; a slow device looks less closely. */
const TIME = 50_000;

type ReviewState =
  | { readonly is: 'working'; readonly done: number }
  | { readonly is: 'ready'; readonly review: Review }
  /** A sentence. */
  | { readonly is: 'refused'; readonly why: string };

function faultSaid(fault: LookBackFault): string {
  switch (fault.says) {
    case 'noMoves':
      return WORDS.noMoves;
    case 'tooLong':
      return WORDS.tooLong(fault.moves, fault.most);
    case 'noWorth':
      return WORDS.noWorth(fault.move);
  }
}

export function useReview(record: GameRecord): ReviewState {
  const [state, setState] = useState<ReviewState>(() => {
    const review = reviewKept(record);
    return review === null ? { is: 'working', done: 0 } : { is: 'ready', review };
  });
  useEffect(() => {
    if (state.is === 'ready') return undefined;
    return askWorker(
      { kind: 'look', game: record.game, record, time: TIME },
      {
        progress: (done) => setState({ is: 'working', done }),
        found: (answer) => {
          if (answer.kind === 'review') {
            keepReview(record, answer.review);
            setState({ is: 'ready', review: answer.review });
          } else if (answer.kind === 'refused') {
            const { why } = answer;
            setState({ is: 'refused', why: WORDS.refused(typeof why === 'string' ? why : faultSaid(why)) });
          }
        },
        failed: () => setState({ is: 'refused', why: WORDS.failed }),
      },
    );
    // A game is looked at once.
  }, []);
  return state;
}
