/** The rulings a table has agreed on, as switches. */
import type { Readings as RulingReadings } from '../../book/sentences.ts';
import { ASK_WORDS } from '../words/ask.ts';

const WORDS = ASK_WORDS.canI;

interface ReadingsProps {
  readonly rulings: readonly RulingReadings[];
  readonly on: readonly string[];
  readonly onSwitch: (option: string) => void;
  /** Whether the browser can store the switches. */
  readonly isKept: boolean;
}

export function Readings({ rulings, on, onSwitch, isKept }: ReadingsProps) {
  if (rulings.length === 0) return null;
  return (
    <details class="agreed">
      <summary>{WORDS.rulings(on.length)}</summary>
      <p role="status">{isKept ? WORDS.rulingsAbout : WORDS.rulingsNotKept}</p>
      <ul>
        {rulings.map(({ rule, option, ours, other }) => {
          if (option === null) return null;
          const isOn = on.includes(option);
          return (
            <li key={rule}>
              <label class="check">
                <input type="checkbox" checked={isOn} onChange={() => onSwitch(option)} />
                <span>
                  <b class="rule-id">{rule}</b> {isOn ? other : ours}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
