/** The agreed rulings, as far as they affect round and score. */
import type { Readings } from '../../book/sentences.ts';
import { ROUND_AND_SCORE_WORDS } from '../words/round-and-score.ts';
import { RuleLink } from './rule-links.tsx';

interface Props {
  /** Rulings that can be switched. */
  readonly rulings: readonly Readings[];
  readonly on: readonly string[];
  readonly onSwitch: (option: string) => void;
  /** What they affect, in words. */
  readonly about?: string;
}

export function Rulings({ rulings, on, onSwitch, about = ROUND_AND_SCORE_WORDS.rulings.about }: Props) {
  if (rulings.length === 0) return null;
  return (
    <section class="agreed">
      <h2>{ROUND_AND_SCORE_WORDS.rulings.heading}</h2>
      <p>{about}</p>
      <ul>
        {rulings.map(({ rule, option, other }) => (
          <li key={rule}>
            <label>
              <input
                type="checkbox"
                checked={on.includes(option ?? '')}
                onChange={() => option !== null && onSwitch(option)}
              />
              <span>{other}</span>
            </label>
            <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
