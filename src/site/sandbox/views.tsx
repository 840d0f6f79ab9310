/** View settings: who sees what, and animations. */
import type { Seats } from '../../referee/seats.ts';
import type { AnyScenery } from '../../referee/erased-types.ts';
import { LEVELS, levelName, levelNamed } from '../play/levels.ts';
import { OPPONENT_WORDS } from '../words/opponent.ts';
import { DRAWER_WORDS } from '../words/drawer.ts';
import type { View } from '../play/session.ts';
import type { Session } from '../play/use-session.ts';

interface ViewsProps {
  readonly session: Pick<Session, 'view' | 'opponent' | 'level' | 'atOnce' | 'asksAlways' | 'act'>;
  readonly seats: Seats;
  readonly scenery: Pick<AnyScenery, 'levels'>;
  /** Whether forced moves can be made automatically in this game. */
  readonly passes: boolean;
  /** Whether the game hides anything from anybody. */
  readonly hides: boolean;
  readonly motion: boolean;
  readonly setMotion: (on: boolean) => void;
  readonly sound: boolean;
  readonly setSound: (on: boolean) => void;
}

const viewFrom = (value: string): View => (value === 'all' || value === 'each' ? value : Number(value));

export function Views(props: ViewsProps) {
  const { session, seats, scenery, passes, hides, motion, setMotion, sound, setSound } = props;
  const { view, opponent, level, atOnce, asksAlways, act } = session;
  return (
    <div>
      <label>
        {DRAWER_WORDS.opponent.label}
        <select
          value={opponent ?? ''}
          onChange={({ currentTarget: { value } }) =>
            act({ do: 'play-against', opponent: value === '' ? null : Number(value) })
          }
        >
          <option value="">{DRAWER_WORDS.opponent.none(seats.length)}</option>
          {seats.map(({ id, name }, player) => (
            <option key={id} value={player}>
              {DRAWER_WORDS.opponent.plays(name)}
            </option>
          ))}
        </select>
        {opponent !== null && <small>{DRAWER_WORDS.opponent.sees}</small>}
      </label>
      {opponent !== null && (
        <label>
          {OPPONENT_WORDS.rank.label}
          <select
            value={level}
            onChange={({ currentTarget: { value } }) =>
              act({ do: 'rank', level: levelNamed(value) ?? level })
            }
          >
            {LEVELS.map((name) => (
              <option key={name} value={name}>
                {levelName(scenery, name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hides && (
        <label>
          {DRAWER_WORDS.view.label}
          <select
            value={String(view)}
            onChange={(event) => act({ do: 'view', view: viewFrom(event.currentTarget.value) })}
          >
            <option value="all">{DRAWER_WORDS.view.all}</option>
            <option value="each">{DRAWER_WORDS.view.each}</option>
            {seats.map(({ id, name }, player) => (
              <option key={id} value={player}>
                {DRAWER_WORDS.view.only(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={motion}
          onChange={(event) => setMotion(event.currentTarget.checked)}
        />
        {DRAWER_WORDS.motion}
      </label>
      <label class="check">
        <input type="checkbox" checked={sound} onChange={(event) => setSound(event.currentTarget.checked)} />
        {DRAWER_WORDS.sound}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={atOnce}
          onChange={(event) => act({ do: 'at-once', on: event.currentTarget.checked })}
        />
        {DRAWER_WORDS.atOnce}
      </label>
      {passes && opponent !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={asksAlways}
            onChange={(event) => act({ do: 'ask-always', on: event.currentTarget.checked })}
          />
          {DRAWER_WORDS.asksAlways}
        </label>
      )}
    </div>
  );
}
