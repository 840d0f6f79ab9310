/** What lies beside the board, as far as the step is about it. */
import type { Scene } from '../../referee/scene.ts';
import { Tally } from '../sandbox/tally.tsx';
import { Cards } from '../sandbox/zones.tsx';
import { LEARN_WORDS } from '../words-learn.ts';

interface BesideProps {
  readonly scene: Scene;
  readonly faces: string;
  readonly players: readonly string[];
}

export function Beside({ scene, faces, players }: BesideProps) {
  if (scene.zones.length === 0) return null;
  return (
    <section class="lesson-beside" aria-label={LEARN_WORDS.beside}>
      <dl>
        {scene.zones.map((zone) => (
          <div key={zone.id}>
            <dt>{LEARN_WORDS.zone(zone.owner === null ? undefined : players[zone.owner], zone.name)}</dt>
            <dd>
              {zone.says}
              {zone.cards.length === 0 && <Tally says={zone.says} />}
              <Cards zone={zone} faces={faces} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
