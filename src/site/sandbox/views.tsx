/** Who sees what, and whether things are seen moving. */
import { PLAY_WORDS } from '../words-play.ts';
import type { Session, View } from './session.ts';

interface ViewsProps {
  readonly session: Session;
  readonly players: readonly string[];
  readonly hasOpponent: boolean;
  readonly motion: boolean;
  readonly setMotion: (on: boolean) => void;
}

const viewFrom = (value: string): View => (value === 'all' || value === 'each' ? value : Number(value));

export function Views({ session, players, hasOpponent, motion, setMotion }: ViewsProps) {
  const { view, setView, opponent, setOpponent } = session;
  return (
    <div>
      {hasOpponent && (
        <label>
          {PLAY_WORDS.opponent.label}
          <select
            value={opponent ?? ''}
            onChange={({ currentTarget: { value } }) => setOpponent(value === '' ? null : Number(value))}
          >
            <option value="">{PLAY_WORDS.opponent.none}</option>
            {players.map((player, index) => (
              <option key={player} value={index}>
                {PLAY_WORDS.opponent.plays(player)}
              </option>
            ))}
          </select>
          <small>{PLAY_WORDS.opponent.sees}</small>
        </label>
      )}
      <label>
        {PLAY_WORDS.view.label}
        <select value={String(view)} onChange={(event) => setView(viewFrom(event.currentTarget.value))}>
          <option value="all">{PLAY_WORDS.view.all}</option>
          <option value="each">{PLAY_WORDS.view.each}</option>
          {players.map((player, index) => (
            <option key={player} value={index}>
              {PLAY_WORDS.view.only(player)}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={motion}
          onChange={(event) => setMotion(event.currentTarget.checked)}
        />
        {PLAY_WORDS.motion}
      </label>
    </div>
  );
}
