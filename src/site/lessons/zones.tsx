/** What lies beside the board, as far as the step is about it. */
import type { Scene } from '../../referee/scene.ts';
import { nameIn, type Seats } from '../../referee/seats.ts';
import { Zone } from '../play/zones.tsx';
import { LEARN_WORDS } from '../words/learn.ts';

interface BesideProps {
  readonly scene: Scene;
  readonly faces: string;
  readonly seats: Seats;
}

export function Beside({ scene, faces, seats }: BesideProps) {
  if (scene.zones.length === 0) return null;
  return (
    <section class="lesson-beside" aria-label={LEARN_WORDS.beside}>
      <dl>
        {scene.zones.map((zone) => (
          <Zone
            key={zone.id}
            zone={zone}
            name={LEARN_WORDS.zone(zone.owner === null ? undefined : nameIn(seats, zone.owner), zone.name)}
            faces={faces}
          />
        ))}
      </dl>
    </section>
  );
}
