/** Who sees what, and whether things are seen moving. */
import { PLAY_WORDS } from '../words-play.ts';
import type { Session, View } from './session.ts';

interface ViewsProps {
  readonly session: Session;
  readonly players: readonly string[];
  readonly motion: boolean;
  readonly setMotion: (on: boolean) => void;
}

const viewFrom = (value: string): View => (value === 'all' || value === 'each' ? value : Number(value));

export function Views({ session, players, motion, setMotion }: ViewsProps) {
  const { view, setView } = session;
  return (
    <div>
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
