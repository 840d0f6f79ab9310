/** The list of moves: looking back, playing on from an earlier position, and what that would undo. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { nameIn, playerOf, type Seats } from '../../../referee/seats.ts';
import { HISTORY_WORDS } from '../../words/history.ts';
import type { Loaded } from '../../play/load-game.ts';
import { moveTold } from '../../play/describe/describe-move.ts';
import { positionOf, type Play } from '../../play/play.ts';
import { lastOwn, type Asked } from '../../play/session.ts';
import type { Session } from '../../play/use-session.ts';
import { useBrought } from '../../device/use-import.ts';
import { bringLookingBack } from '../../look-back/bring-looking-back.ts';
import { PANEL_WORDS } from '../../words/panels.ts';

const WORDS = HISTORY_WORDS.history;

interface GameHistoryProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly faces: string;
  /** Called when an earlier position is shown on the board. */
  readonly onLook: () => void;
}

export function GameHistory({ session, loaded, faces, onLook }: GameHistoryProps) {
  const { play, at, asked, covered, act } = session;
  const [looksBack, setLooksBack] = useState(false);
  const lookedBack = useBrought(bringLookingBack, looksBack);
  const { seats } = loaded.game;
  const count = play.words.length;
  const list = useRef<HTMLOListElement>(null);
  const look = useCallback(
    (to: number) => {
      act({ do: 'look-at', to });
      onLook();
    },
    [act, onLook],
  );
  // Scrolls the list to the newest move or the one looked at, also when the list becomes visible.
  const follow = () => {
    const here = list.current?.querySelector('[aria-current]');
    if (!list.current || !here) return;
    const [line, frame] = [here.getBoundingClientRect(), list.current.getBoundingClientRect()];
    list.current.scrollTop += line.top + line.height / 2 - (frame.top + frame.height / 2);
  };
  useEffect(follow, [count, at]);
  const isThere = count > 0;
  useEffect(() => {
    const watch = new ResizeObserver(follow);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [isThere]);
  return (
    <section class="past" aria-label={WORDS.heading}>
      <h2>{WORDS.heading}</h2>
      <p class="buttons">
        <button
          type="button"
          disabled={count === 0}
          onClick={() => act({ do: 'go-back', to: lastOwn(loaded, session) })}
        >
          {WORDS.undo}
        </button>
        <button type="button" data-replay disabled={count === 0 || covered} onClick={() => look(0)}>
          {HISTORY_WORDS.replay.play}
        </button>
        {count > 0 && hidesNothing(session, loaded) && (
          <button type="button" onClick={() => setLooksBack(true)}>
            {PANEL_WORDS.end.lookBack}
          </button>
        )}
      </p>
      {looksBack && lookedBack && (
        <lookedBack.LookingBack
          {...{ session, loaded, faces }}
          onClose={() => setLooksBack(false)}
          onLook={onLook}
        />
      )}
      <div role="alert">{asked && <Asking asked={asked} session={session} seats={seats} />}</div>
      {count === 0 ? (
        <p>{WORDS.none}</p>
      ) : (
        <ol ref={list} start={0} tabIndex={0} aria-label={WORDS.heading}>
          <li>
            <button
              type="button"
              disabled={covered}
              aria-current={at === 0 ? 'step' : undefined}
              onClick={() => look(0)}
            >
              {WORDS.setUp}
            </button>
          </li>
          {play.words.map((_, index) => (
            <Line
              key={index}
              {...{ loaded, play }}
              onLook={look}
              number={index + 1}
              eyes={eyesOn(session, loaded, index)}
              isHere={(at ?? count) === index + 1}
              isShut={covered}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Whether nothing that looking back tells is hidden from somebody at the table: the game has ended, or all see all. */
const hidesNothing = ({ play, view, opponent }: Session, { game }: Loaded): boolean =>
  game.toAct(positionOf(play)) === null || (view === 'all' && opponent === null);

interface LineProps {
  readonly loaded: Loaded;
  readonly play: Play;
  /** From 1. */
  readonly number: number;
  /** The seat that reads the move; null once nothing of it is hidden. */
  readonly eyes: number | null;
  /** Whether the position after it is shown. */
  readonly isHere: boolean;
  /** Whether earlier positions are closed because the device is being handed over. */
  readonly isShut: boolean;
  readonly onLook: (number: number) => void;
}

/** One move of the list; memoised, as the list grows long. */
const Line = ({ loaded, play, number, eyes, isHere, isShut, onLook }: LineProps) => {
  const { positions, moves } = play.history;
  const { says, rules } = useMemo(
    () => moveTold(loaded, play, number - 1, eyes),
    [loaded, positions[number - 1], moves[number - 1], positions[number], eyes],
  );
  return useMemo(
    () => (
      <li>
        <button
          type="button"
          disabled={isShut}
          aria-current={isHere ? 'step' : undefined}
          onClick={() => onLook(number)}
        >
          {says}. {rules.length > 0 && <small>{rules.join(', ')}</small>}
        </button>
      </li>
    ),
    [number, says, rules, isHere, isShut, onLook],
  );
};

/** The seat from which the newest move may still be hidden; null for earlier moves. */
function eyesOn({ play, viewer, covered }: Session, { game }: Loaded, index: number): number | null {
  if (viewer === null || index !== play.words.length - 1) return null;
  return covered ? playerOf(game.toAct(play.history.positions[index + 1])) : viewer;
}

interface AskingProps {
  readonly asked: Asked;
  readonly session: Session;
  readonly seats: Seats;
}

function Asking({ asked, session, seats }: AskingProps) {
  const { viewer, act } = session;
  return (
    <div class="asking">
      <p>{WORDS.asks(asked.count)}</p>
      <ul>
        {asked.revealed.map(({ to, what, move }) => {
          const name = to === null ? null : nameIn(seats, to);
          const open = viewer === null || to === null || to === viewer;
          return (
            <li key={`${move} ${to} ${what}`}>
              {open ? WORDS.seenBy(name, what) : WORDS.secret(name ?? '')}
            </li>
          );
        })}
      </ul>
      <p class="buttons">
        <button type="button" onClick={() => act({ do: 'answer', yes: true })}>
          {WORDS.yes(asked.count)}
        </button>
        <button type="button" onClick={() => act({ do: 'answer', yes: false })}>
          {WORDS.no}
        </button>
      </p>
    </div>
  );
}
