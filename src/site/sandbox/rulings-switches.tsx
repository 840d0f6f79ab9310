/** The rulings as switches: switching replays the game under the other reading; if that fails, nothing is switched. */
import { useState } from 'preact/hooks';
import { DRAWER_WORDS } from '../words/drawer.ts';
import type { Readings } from '../../book/sentences.ts';
import { useBrought } from '../device/use-import.ts';
import type { Session } from '../play/use-session.ts';

const WORDS = DRAWER_WORDS.rulings;

interface RulingsProps {
  readonly session: Pick<Session, 'switchRuling'>;
  readonly options: readonly string[];
  readonly bring: () => Promise<readonly Readings[]>;
}

export function Rulings({ session, options, bring }: RulingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rulings = useBrought(bring, isOpen);
  return (
    <details class="rulings" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {WORDS.heading}: {WORDS.changed(options.length)}
      </summary>
      <p>{rulings === null ? WORDS.failed : WORDS.about}</p>
      <ul>
        {rulings?.map(({ rule, option, question, ours, other }) => {
          if (option === null) return null;
          const on = options.includes(option);
          return (
            <li key={rule}>
              <label class="check">
                <input
                  type="checkbox"
                  checked={on}
                  onChange={({ currentTarget: box }) => {
                    // If switching fails, set the checkbox back.
                    void session.switchRuling(option, !on).then((done) => {
                      if (!done) box.checked = on;
                    });
                  }}
                />
                <span>
                  <b class="rule-id">{rule}</b> {question}
                </span>
              </label>
              <p>
                {on ? WORDS.other : WORDS.ours}: {on ? other : ours}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
