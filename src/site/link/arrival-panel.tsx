/** Opens a shared link: at once if nothing is lost by it, else after a confirmation. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { shown } from '../../kit/untrusted-input.ts';
import type { Result } from '../../result.ts';
import { packedIn } from '../play/kept/agreement.ts';
import type { SentencesUnder } from '../../book/sentences.ts';
import { useBrought } from '../device/use-import.ts';
import { handOut } from '../device/share-out.ts';
import { LINK_WORDS } from '../words/link.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { toShared } from './share-address.ts';
import { openPacked, type Arrival } from './arrival.ts';
import { Changed } from './change-list.tsx';
import { loadPacker } from './load-codec.ts';
import type { Refused } from './link-refusal.ts';

const WORDS = LINK_WORDS.arrived;

export interface ArrivalProps {
  readonly id: string;
  /** Number of moves of the game on the table. */
  readonly moves: number;
  readonly sentences: () => Promise<SentencesUnder>;
  /** Puts the game on the table, seen by one player or with everything open. */
  readonly open: (arrival: Arrival) => void;
  /** Makes a new random seed. */
  readonly fresh: () => string;
}

type Found =
  | { readonly is: 'waiting' | 'open'; readonly arrival: Arrival }
  | { readonly is: 'refused'; readonly refused: Refused };

/** Clears the link from the URL, so that a reload goes on with the game. */
const clearAddress = () => history.replaceState(history.state, '', location.pathname + location.search);

export function ArrivalPanel({ id, moves, sentences, open, fresh }: ArrivalProps) {
  const [found, setFound] = useState<Found | null>(null);
  const take = (arrival: Arrival) => {
    open(arrival);
    clearAddress();
    setFound({ is: 'open', arrival });
  };
  const meet = (result: Result<Arrival, Refused>) => {
    if (!result.ok) result.faults.forEach((refused) => setFound({ is: 'refused', refused }));
    else if (moves === 0) take(result.value);
    else setFound({ is: 'waiting', arrival: result.value });
  };
  // A link may arrive at any time: always use the callback for the game on the table then.
  const latest = useRef(meet);
  latest.current = meet;
  useEffect(() => {
    const look = () => {
      const packed = packedIn(location.hash);
      if (packed === null) return;
      const opened = loadPacker(id).then((packer) => openPacked(packer, packed, fresh()));
      opened.then(
        (result) => latest.current(result),
        () => setFound({ is: 'refused', refused: { sentence: PLAY_WORDS.linkFailed, game: null } }),
      );
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [found]);
  const close = () => {
    clearAddress();
    setFound(null);
  };
  if (found === null) return null;
  return (
    <section class="arrived" aria-label={WORDS.heading}>
      <h2 ref={heading} tabIndex={-1}>
        {WORDS.heading}
      </h2>
      {found.is === 'refused' ? (
        <p>
          {found.refused.sentence}{' '}
          {found.refused.game !== null && <a href={elsewhere(found.refused.game)}>{WORDS.openThere}</a>}
        </p>
      ) : (
        <>
          <p>{found.arrival.says}</p>
          <Since arrival={found.arrival} sentences={sentences} />
        </>
      )}
      {found.is === 'waiting' && found.arrival.hurt !== null && (
        <p>{WORDS.stops(shown(found.arrival.hurt.why, 300))}</p>
      )}
      {found.is === 'waiting' && <p>{WORDS.asks(moves)}</p>}
      <p class="buttons">
        {found.is === 'waiting' && (
          <button type="button" onClick={() => take(found.arrival)}>
            {WORDS.open}
          </button>
        )}
        {found.is === 'refused' && (
          <button type="button" onClick={() => handOut(`${id}-link.txt`, `${location.href}\n`)}>
            {WORDS.save}
          </button>
        )}
        <button type="button" onClick={close}>
          {found.is === 'waiting' ? WORDS.leave : WORDS.close}
        </button>
      </p>
    </section>
  );
}

/** The same link, at another game's table. */
const elsewhere = (game: string): string => toShared(game, 'position', packedIn(location.hash) ?? '');

interface SinceProps extends Pick<ArrivalProps, 'sentences'> {
  readonly arrival: Arrival;
}

/** What has changed in the rules since the link was made. */
function Since({ arrival, sentences }: SinceProps) {
  const under = useBrought(sentences, arrival.changed.length > 0);
  if (arrival.changed.length === 0) return null;
  return (
    <>
      <p>{WORDS.since(arrival.rules)}</p>
      <Changed changed={arrival.changed} sentence={under?.(arrival.play.head.options).sentence} />
    </>
  );
}
