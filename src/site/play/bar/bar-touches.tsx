/** The buttons in the bar for choices without a place on the table: ways to use what is held, plain words, and chance. */
import { capital } from '../../../language.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import { ChoicePath } from './choice.tsx';
import type { Shown } from '../use-session-view.ts';

const WORDS = TABLE_PLAY_WORDS.choose;

/** The sides of a die: more outcomes than that become a list instead of a row of buttons. */
const MOST = 6;

interface BarTouchesProps {
  readonly session: Shown;
  readonly places: ReadonlySet<string>;
}

export function BarTouches({ session, places }: BarTouchesProps) {
  const { hold, picked, offers, pointed, menu, decider, act } = session;
  const all = pointed.filter(
    ({ id, spot }) =>
      spot === undefined &&
      !places.has(id) &&
      (hold === null || (hold.ends.has(id) && hold.handle.at !== id)),
  );
  const draws = decider === 'chance' && menu.chosen.length === 0;
  const words = draws && all.length > MOST ? [] : all;
  if (offers.length + words.length + menu.chosen.length === 0 && !draws) return null;
  return (
    <div class="bar-chips">
      {hold === null && <ChoicePath menu={menu} onAgain={() => act({ do: 'choose-again' })} />}
      {draws && (
        <button type="button" class="bar-go" onClick={() => act({ do: 'draw' })}>
          {WORDS.draw}
        </button>
      )}
      {offers.map(({ handle, way, says, isChosen }) => (
        <button
          key={`${handle.id} ${way}`}
          type="button"
          aria-pressed={isChosen}
          onClick={() => act({ do: 'choose-way', handle, way })}
        >
          {capital(says)}
        </button>
      ))}
      {words.map(({ id, says }) => (
        <button
          key={id}
          type="button"
          aria-pressed={hold === null ? picked === id || undefined : hold.to === id}
          onClick={() => act({ do: 'point', id })}
        >
          {capital(says)}
        </button>
      ))}
    </div>
  );
}
