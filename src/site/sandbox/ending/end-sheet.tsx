/** The end of a game: the winner, the score line by line, and what to do next. */
import { nameIn, type Seats } from '../../../referee/seats.ts';
import type { Sentences } from '../../../book/sentences.ts';
import { RulesLinked } from '../../round-and-score/rule-links.tsx';
import { Because, Result } from '../../round-and-score/result.tsx';
import { PANEL_WORDS } from '../../words/panels.ts';
import { SeatName } from '../../play/seats/seat-name.tsx';
import { PanelClose } from '../../play/panel-close.tsx';
import { usePanel } from '../../play/use-panel.ts';
import '../../play/panel.css';
import './end-sheet.css';
import type { HowItEnded } from './how-it-ended.ts';

const WORDS = PANEL_WORDS.end;

/** What can be done after a game. */
export interface Afterwards {
  readonly again: () => void;
  /** A new game with sides swapped; null if nobody plays against the computer. */
  readonly changeSides: (() => void) | null;
  readonly replay: () => void;
  /** Opens the chances, the luck and the costly decisions of the game. */
  readonly lookBack: () => void;
}

/** The turning point of the game. */
export interface Turned {
  readonly told: string;
  readonly look: () => void;
}

export interface EndSheetProps {
  readonly reckoned: HowItEnded;
  readonly seats: Seats;
  /** The seat addressed as "you"; null if nobody plays against the computer. */
  readonly you: number | null;
  readonly sentences: Sentences<string>;
  /** URL of the rules; append "#E2". */
  readonly rules: string;
  readonly afterwards: Afterwards;
  /** Null if no turning point is known. */
  readonly turned: Turned | null;
  readonly onClose: () => void;
}

function titleOf(winners: readonly number[], seats: Seats, you: number | null): string {
  if (winners.length === 0) return WORDS.draw;
  return you !== null && winners.includes(you)
    ? WORDS.youWin
    : WORDS.won(winners.map((each) => nameIn(seats, each)));
}

export function EndSheet({
  reckoned,
  seats,
  you,
  sentences,
  rules,
  afterwards,
  turned,
  onClose,
}: EndSheetProps) {
  const sheet = usePanel<HTMLElement>(onClose);
  const { winners, totals } = reckoned;
  const [winner] = winners;
  const ink = winner === undefined ? undefined : seats[winner]?.ink;
  const { again, changeSides, replay, lookBack } = afterwards;
  return (
    <section class="sheet end" ref={sheet} aria-label={WORDS.label}>
      <div class="sheet-head">
        <h2 class={`end-title${ink === undefined ? '' : ` ink-${ink}`}`}>{titleOf(winners, seats, you)}</h2>
        <PanelClose onClose={onClose} />
      </div>
      {totals !== null && (
        <p class="end-totals">
          {seats.map((seat, player) => (
            <span key={seat.id} class={`ink-${seat.ink}`}>
              <SeatName seat={seat} name={WORDS.side(seat.name)} /> <b>{totals[player]}</b>
            </span>
          ))}
        </p>
      )}
      <p class="end-does">
        <button type="button" class="end-again" onClick={again}>
          {WORDS.again}
        </button>
        {changeSides !== null && (
          <button type="button" onClick={changeSides}>
            {WORDS.changeSides}
          </button>
        )}
        <button type="button" onClick={lookBack}>
          {WORDS.lookBack}
        </button>
        <button type="button" onClick={replay}>
          {WORDS.replay}
        </button>
      </p>
      {turned !== null && (
        <p class="end-turned">
          <span>
            <b>{WORDS.turned}</b> {turned.told}
          </span>
          <button type="button" onClick={turned.look}>
            {WORDS.toTurn}
          </button>
        </p>
      )}
      <RulesLinked value={{ rules, sentences }}>
        {reckoned.lines.length > 0 ? (
          <Result reckoned={reckoned} seats={seats} playing={reckoned.playing} />
        ) : (
          <Because because={reckoned.because} />
        )}
      </RulesLinked>
    </section>
  );
}
