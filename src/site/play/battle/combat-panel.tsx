/** The combat panel: the odds of each card, and how they are computed. */
import type { Reckoning } from '../../../referee/table/scene.ts';
import { capital } from '../../../language.ts';
import { SIDEBAR_WORDS } from '../../words/sidebar.ts';
import { winTold } from '../describe/describe-odds.ts';

const WORDS = SIDEBAR_WORDS.reckoning;

/** Heading and explanation; no explanation of dice if every result is certain, as after the throw. */
export function framedAs(reckonings: readonly Pick<Reckoning, 'win' | 'of' | 'by'>[]) {
  const [{ of = 'win', by } = {}] = reckonings;
  if (by === undefined) return { heading: WORDS.heading[of], about: WORDS.about.cards };
  const isOpen = reckonings.some(({ win }) => win > 0 && win < 1);
  return { heading: WORDS.heading[by], about: isOpen ? WORDS.about[by] : null };
}

export function Reckonings({ reckonings }: { readonly reckonings: readonly Reckoning[] }) {
  if (reckonings.length === 0) return null;
  const { heading, about } = framedAs(reckonings);
  return (
    <details class="reckoned" open>
      <summary>{heading}</summary>
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
      {about !== null && <p>{about}</p>}
    </details>
  );
}
