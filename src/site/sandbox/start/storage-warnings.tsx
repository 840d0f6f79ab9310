/** Notes about storing the game, on the table and the start page; shown until dismissed. */
import { capital } from '../../../language.ts';
import { shown } from '../../../kit/untrusted-input.ts';
import { handOut } from '../../device/share-out.ts';
import { useBrought } from '../../device/use-import.ts';
import { toPage } from '../../links.ts';
import type { Hurt } from '../../play/kept/unreadable-game.ts';
import type { Loaded } from '../../play/load-game.ts';
import type { Session } from '../../play/use-session.ts';
import { GAMES_WORDS } from '../../words/kept-games.ts';
import { PLAY_WORDS } from '../../words/play.ts';

const WORDS = GAMES_WORDS.hurt;

interface NotesProps {
  readonly session: Session;
  readonly loaded: Loaded;
  /** Whether to say that the browser stores nothing. */
  readonly tellsNotKept: boolean;
  /** Called when that note is dismissed. */
  readonly onNotKeptRead: () => void;
}

export function KeptNotes({ session, loaded, tellsNotKept, onNotKeptRead }: NotesProps) {
  const { hurt, isKept, readHurt, text } = session;
  const { game } = loaded;
  return (
    <>
      {hurt && <HurtNote {...{ hurt, loaded, isKept }} on={session.play.head.options} onRead={readHurt} />}
      {tellsNotKept && (
        <section class="arrived" aria-label={GAMES_WORDS.notKept.label}>
          <p>{PLAY_WORDS.file.notKept}</p>
          <p class="buttons">
            <button type="button" onClick={() => handOut(`${game.id}.json`, text())}>
              {GAMES_WORDS.notKept.save}
            </button>
            <button type="button" onClick={onNotKeptRead}>
              {WORDS.read}
            </button>
          </p>
        </section>
      )}
    </>
  );
}

interface HurtProps {
  readonly hurt: Hurt;
  readonly loaded: Loaded;
  readonly isKept: boolean;
  readonly on: readonly string[];
  readonly onRead: () => void;
}

/** A damaged game: shown as far as it could be read, or not at all. */
function HurtNote({ hurt, loaded, isKept, on, onRead }: HurtProps) {
  const { game } = loaded;
  const { text, why, breaches, reached } = hurt;
  const [breach] = breaches;
  const under = useBrought(loaded.sentences, breach !== undefined);
  const heading = reached === null ? WORDS.unopened : WORDS.stops(reached);
  return (
    <section class="arrived hurt" aria-label={heading}>
      <h2>{heading}</h2>
      <p>
        {capital(shown(why, 300))}.{breach && ` ${capital(breach.remedy)}.`}
      </p>
      {breach && (
        <p class="hurt-rule">
          <a class="rule-id" href={`${toPage(game.id, 'rules')}#${breach.rule}`}>
            {breach.rule}
          </a>{' '}
          {under?.(on).sentence(breach.rule)}
        </p>
      )}
      <p>
        {reached === null ? WORDS.instead : WORDS.goOn(reached)} {isKept ? WORDS.stays : WORDS.lasts}
      </p>
      <p class="buttons">
        <button type="button" onClick={() => handOut(`${game.id}-as-it-was.json`, text)}>
          {WORDS.save}
        </button>
        <button type="button" onClick={onRead}>
          {WORDS.read}
        </button>
      </p>
    </section>
  );
}
