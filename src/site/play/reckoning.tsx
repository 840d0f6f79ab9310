/** The combat panel: what each card would come to, and how that is worked out. */
import type { Reckoning } from '../../referee/scene.ts';
import { capital } from '../../language.ts';
import { BESIDE_WORDS } from '../words/beside.ts';
import { winTold } from './win-told.ts';

const WORDS = BESIDE_WORDS.reckoning;

export function Reckonings({ reckonings }: { readonly reckonings: readonly Reckoning[] }) {
  const [first] = reckonings;
  if (first === undefined) return null;
  return (
    <details class="reckoned" open>
      <summary>{WORDS.heading[first.of ?? 'win']}</summary>
      <ul>
        {reckonings.map((reckoning) => (
          <li key={reckoning.card}>
            <b>
              {reckoning.card}: {winTold(reckoning)}.
            </b>{' '}
            {capital(reckoning.sum)}.
          </li>
        ))}
      </ul>
      <p>{WORDS.about}</p>
    </details>
  );
}
