/** The start page: one tap resumes the game in progress, one starts a new one with the last settings. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { capital } from '../../../language.ts';
import type { Scene } from '../../../referee/table/scene.ts';
import { areMates, nameIn, type Seat } from '../../../referee/seats.ts';
import { LEVELS, levelName, levelNamed } from '../../play/levels.ts';
import { Board } from '../../board/board.tsx';
import { keep, kept } from '../../device/local-storage.ts';
import { useBrought } from '../../device/use-import.ts';
import type { Loaded } from '../../play/load-game.ts';
import { agreedIn, settledOf, withAdvice } from '../../play/kept/agreement.ts';
import { isUnderWay, picksOf, pictured } from '../../play/start-choices.ts';
import type { Session } from '../../play/use-session.ts';
import { dailyOf } from '../../puzzles/daily.ts';
import { OPPONENT_WORDS } from '../../words/opponent.ts';
import { PLAY_WORDS } from '../../words/play.ts';
import { StartAsks } from './start-form.tsx';
import { AllHere, TableCard, Versus, type Way } from './table-cards.tsx';

const WORDS = PLAY_WORDS.start;

const bringGames = () => import('./games.tsx');

interface StartProps {
  readonly id: string;
  readonly faces: string;
  readonly session: Session;
  readonly loaded: Loaded;
  /** A table for the picture, until one is drawn with the settings. */
  readonly first: Scene;
  /** URL of the first lesson; null if there are none. */
  readonly learn: string | null;
  /** URLs of the puzzles, in order. */
  readonly puzzles: readonly string[];
  /** Called when somebody is about to start a game, to preload the table. */
  readonly onNear: () => void;
  readonly onSit: () => void;
  readonly onSetUp: (position: unknown) => void;
  /** Notes about storing the game. */
  readonly notes: ComponentChildren;
  /** The table that was chosen before the scripts had run. */
  readonly early: Way | null;
}

/**
 * The settings last used: the seat against the opponent, whether two at one screen hide their cards, and the first
 * moves picked, in notation.
 */
interface Wish {
  readonly seat: number;
  readonly hides: boolean;
  readonly picks: readonly string[];
}

function wishKept(id: string, players: number, hidesFirst: boolean): Wish {
  try {
    const { seat, hides, picks } = JSON.parse(kept(id, 'sandbox/start') ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    const isSeat = Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < players;
    const words = Array.isArray(picks) ? picks.map(String) : [];
    return {
      seat: isSeat ? Number(seat) : 0,
      hides: typeof hides === 'boolean' ? hides : hidesFirst,
      picks: words,
    };
  } catch {
    return { seat: 0, hides: hidesFirst, picks: [] };
  }
}

/**
 * Options of a new game: those of the last one, or the recommended ones if neither the reader nor the URL has chosen
 * any.
 */
function optionsFor({ game, scenery }: Loaded, last: readonly string[]): readonly string[] {
  if (agreedIn(location.hash, game.options) !== null) return last;
  return withAdvice(last, scenery.start?.advised ?? [], settledOf(game.id, game.options));
}

/** A sample table as the game's picture, computed after the first paint; until then the start position. */
function usePicture(picture: (() => Scene) | null, first: Scene, settling: string): Scene {
  const [drawn, setDrawn] = useState<Scene | null>(null);
  useEffect(() => {
    if (picture === null) return undefined;
    const soon = setTimeout(() => setDrawn(picture()));
    return () => clearTimeout(soon);
  }, [settling]);
  return picture === null ? first : (drawn ?? first);
}

export function Start({
  id,
  faces,
  session,
  loaded,
  first,
  learn,
  puzzles,
  onNear,
  onSit,
  onSetUp,
  notes,
  early,
}: StartProps) {
  const { seats, secrets } = loaded.game;
  const [wish, setWish] = useState(() => wishKept(id, seats.length, loaded.scenery.start?.hides === true));
  const { play, act, decider, level, begin, said } = session;
  const list = useBrought(bringGames, session.games.length > 0);
  const [on, setOn] = useState(() => optionsFor(loaded, play.head.options));
  const { picks, position: settled } = picksOf(loaded, on, wish.picks);
  const picked = picks.map(({ chosen }) => chosen.words);
  const settling = [...on, ...picked].join(' ');
  const { sides: names, playing = [...seats.keys()] } = useMemo(
    () => loaded.scenery.scene(settled, null),
    [loaded, settling],
  );
  const table = usePicture(picks.length === 0 ? null : () => pictured(loaded, settled), first, settling);
  const choose = (next: Wish) => {
    setWish(next);
    keep(id, 'sandbox/start', JSON.stringify(next));
  };
  const today = puzzles[dailyOf(new Date(), puzzles.length)];
  const sitDown = () => {
    begin({ on, picks: picked });
    onSit();
  };
  /** "Able, German". */
  const called = (seat: number): string => {
    const side = names?.[seat];
    return side === undefined || side === null ? nameIn(seats, seat) : `${nameIn(seats, seat)}, ${side}`;
  };
  const hides = wish.hides && secrets !== false;
  const own = playing.includes(wish.seat) ? wish.seat : 0;
  const mates = playing.filter((seat) => areMates(seats, seat, own));
  const others = playing.filter((seat) => !mates.includes(seat));
  const seated = (those: readonly number[]): readonly Seat[] => those.flatMap((seat) => seats[seat] ?? []);
  const sides = { own: seated(mates), others: seated(others) };
  const ways: Readonly<Record<Way, () => void>> = {
    against: () => {
      act({ do: 'play-against', opponent: others[0] ?? null });
      sitDown();
    },
    here: () => {
      act({ do: 'play-against', opponent: null });
      act({ do: 'view', view: hides ? 'each' : 'all' });
      sitDown();
    },
    position: () => onSetUp(session.position),
  };
  useEffect(() => {
    if (early !== null) ways[early]();
    // What was chosen before the scripts had run is begun once.
  }, []);
  const goesOn = isUnderWay(loaded, play);
  return (
    <div class="play start" onPointerDown={onNear}>
      {notes}
      {goesOn ? (
        <button type="button" class="start-on" onClick={onSit}>
          <span class="start-board" aria-hidden="true">
            <Board scene={session.scene} faces={faces} label={loaded.game.name} />
          </span>
          <span>
            <small>{decider === null ? WORDS.over : WORDS.yours}</small>
            <b>{session.scene.status}</b>
          </span>
          <strong>{decider === null ? WORDS.look : WORDS.goOn}</strong>
        </button>
      ) : (
        <div class="start-board" aria-hidden="true">
          <Board scene={table} faces={faces} label={loaded.game.name} />
        </div>
      )}
      <p role="status">{said}</p>
      <h2>{WORDS.heading}</h2>
      <ul class="start-tables">
        <li>
          <button type="button" data-start="against" onClick={ways.against}>
            <TableCard
              picture={<Versus {...sides} />}
              name={WORDS.against}
              says={WORDS.as(called(own), levelName(loaded.scenery, level))}
            />
          </button>
        </li>
        <li>
          <button type="button" data-start="here" onClick={ways.here}>
            <TableCard
              picture={<AllHere {...sides} />}
              name={WORDS.here(playing.length)}
              says={hides ? WORDS.hidden : WORDS.open}
            />
          </button>
        </li>
        {loaded.editing && (
          <li>
            <button type="button" data-start="position" onClick={ways.position}>
              <TableCard
                picture={<Board scene={table} faces={faces} label={loaded.game.name} />}
                name={WORDS.position}
                says={WORDS.positionSays}
              />
            </button>
          </li>
        )}
        {today !== undefined && (
          <li>
            <a class="start-puzzle" href={today}>
              <TableCard
                picture={<Board scene={table} faces={faces} label={loaded.game.name} />}
                isPuzzle
                name={WORDS.puzzle}
                says={WORDS.puzzleSays}
              />
            </a>
          </li>
        )}
      </ul>
      <div class="start-settings">
        <details>
          <summary>{WORDS.change}</summary>
          <fieldset>
            <legend>{WORDS.side}</legend>
            {playing.map((seat) => (
              <label key={seat} class="check">
                <input
                  type="radio"
                  name="seat"
                  checked={own === seat}
                  onChange={() => choose({ ...wish, seat })}
                />
                {capital(called(seat))}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{OPPONENT_WORDS.rank.label}</legend>
            {LEVELS.map((rank) => (
              <label key={rank} class="check">
                <input
                  type="radio"
                  name="rank"
                  checked={level === rank}
                  onChange={() => act({ do: 'rank', level: levelNamed(rank) ?? level })}
                />
                {levelName(loaded.scenery, rank)}
              </label>
            ))}
          </fieldset>
        </details>
        {secrets !== false && (
          <label class="check">
            <input
              type="checkbox"
              checked={wish.hides}
              onChange={(event) => choose({ ...wish, hides: event.currentTarget.checked })}
            />
            {WORDS.hides}
          </label>
        )}
      </div>
      {loaded.scenery.start && (
        <StartAsks
          {...{ on, picks }}
          game={loaded.game}
          asked={loaded.scenery.start.options}
          onSettle={setOn}
          onPick={(index, words) => choose({ ...wish, picks: picked.with(index, words) })}
        />
      )}
      {list && <list.Games {...{ id, session }} onOpen={onSit} isOpen />}
      {learn !== null && (
        <p>
          <a href={learn}>{WORDS.learn}</a>
        </p>
      )}
    </div>
  );
}
