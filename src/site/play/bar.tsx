/** The bar at the foot of the table, which stays: whose turn it is, what is proposed, and what Go would do. */
import { actorName, type Named } from '../../referee/seats.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { useFocusKept } from './chooser.tsx';
import type { Shown } from './use-shown.ts';

const WORDS = PLAY_WORDS.bar;

interface BarProps {
  readonly session: Shown;
  readonly game: Named;
  /** The ids of all that can be touched on the table itself: what has none is a button here. */
  readonly places: ReadonlySet<string>;
}

export function Bar({ session, game, places }: BarProps) {
  const section = useFocusKept();
  const { decider, at, isTheirs, isYours, mayDecide, hold, proposal, offers, canHold, pointed, act } =
    session;
  const isShown = decider !== null && at === null && (mayDecide || isTheirs);
  const ways = hold === null ? [] : pointed.filter(({ id }) => hold.ends.has(id) && !places.has(id));
  return (
    <section class="bar" ref={section} aria-label={WORDS.label} hidden={!isShown}>
      <div class="bar-says">
        <p class="bar-turn" tabIndex={-1}>
          {isYours ? PLAY_WORDS.choose.yours : WORDS.turn(actorName(game, decider))}
        </p>
        <div role="status">
          {proposal === null ? (
            mayDecide && <p>{hold !== null ? WORDS.to : canHold ? WORDS.pick : WORDS.choose}</p>
          ) : (
            <>
              <p class="bar-title">{proposal.says}</p>
              {proposal.what.length > 0 && <p>{proposal.what.join('; ')}.</p>}
            </>
          )}
        </div>
      </div>
      {(offers.length > 0 || ways.length > 0) && (
        <p class="bar-chips">
          {offers.map(({ grip, chip, says, isChosen }) => (
            <button
              key={`${grip.id} ${chip}`}
              type="button"
              aria-pressed={isChosen}
              onClick={() => act({ do: 'chip', grip, chip })}
            >
              {says}
            </button>
          ))}
          {ways.map(({ id, says }) => (
            <button
              key={id}
              type="button"
              aria-pressed={hold?.to === id}
              onClick={() => act({ do: 'point', id })}
            >
              {says}
            </button>
          ))}
        </p>
      )}
      {hold !== null && (
        <p class="bar-does">
          <button type="button" onClick={() => act({ do: 'put back' })}>
            {WORDS.putBack}
          </button>
          {proposal !== null && (
            <button type="button" class="bar-go" onClick={() => act({ do: 'go' })}>
              {WORDS.go}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
