/** Why such a table is impossible, and the nearest possible one. */
import type { Situation } from '../../book/situation.ts';
import type { Fault } from '../../referee/game.ts';
import { ASK_WORDS } from '../words/ask.ts';
import { changedFields, isCount, type Values } from './situation-table.ts';
import { RuleId } from './verdict.tsx';

const WORDS = ASK_WORDS.canI;

interface ImpossibleProps {
  readonly faults: readonly Fault<string>[];
  readonly sentence: (rule: string) => string;
  readonly rules: string;
  readonly situation: Situation;
  readonly values: Values;
  readonly near: Values | null;
  readonly onTake: (values: Values) => void;
}

export function Impossible({ faults, sentence, rules, situation, values, near, onTake }: ImpossibleProps) {
  const changes = near && changedFields(situation, values, near);
  const named = changes?.map(([field, value]) => {
    const name = isCount(field) ? String(value) : field.among.find(({ id }) => id === value)?.says;
    return `${field.says} ${name ?? ''}`;
  });
  return (
    <section class="answering saying impossible" aria-label={WORDS.impossible}>
      <h3>{WORDS.impossible}</h3>
      <div role="status">
        <ul>
          {faults.map(({ place, message, rule }) => (
            <li key={place + message}>
              {rule !== null && (
                <>
                  <RuleId rule={rule} page={rules} /> {sentence(rule)}{' '}
                </>
              )}
              <small>
                {place === '' ? '' : `${place}: `}
                {message}.
              </small>
            </li>
          ))}
        </ul>
        {named === undefined ? <p>{WORDS.noneNear}</p> : <p>{WORDS.nearest}:</p>}
      </div>
      {near && named && (
        <p class="buttons">
          <button type="button" onClick={() => onTake(near)}>
            {WORDS.putRight(named.join(', '))}
          </button>
        </p>
      )}
    </section>
  );
}
