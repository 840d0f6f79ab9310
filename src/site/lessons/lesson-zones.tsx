/** What lies beside the board, as far as the step is about it. */
import { useState } from 'preact/hooks';
import type { Scene, ZoneCard } from '../../referee/table/scene.ts';
import { nameIn, type Seats } from '../../referee/seats.ts';
import { useBrought } from '../device/use-import.ts';
import { LargeCard, type WordsOf } from '../play/seats/large-card.tsx';
import type { Wanted } from '../play/seats/wheel.tsx';
import { Zone } from '../play/seats/zones.tsx';
import { LEARN_WORDS } from '../words/learn.ts';
import { isSpace } from './lesson-course.ts';

interface BesideProps {
  readonly scene: Scene;
  readonly faces: string;
  readonly seats: Seats;
  /** Where the piece being touched may go: a wheel's space can be touched for it; null if nothing is chosen. */
  readonly wanted: Wanted | null;
  readonly wordsOf: WordsOf;
}

const bringWheel = () => import('../play/seats/wheel.tsx');

/** A wheel as it lies on the table, and in words what lies in its spaces and in other zones. */
export function Beside({ scene, faces, seats, wanted, wordsOf }: BesideProps) {
  const [shown, setShown] = useState<ZoneCard | null>(null);
  const spaces = scene.zones.filter(isSpace);
  const wheel = useBrought(bringWheel, spaces.length > 0);
  if (scene.zones.length === 0) return null;
  const owners = [...new Set(spaces.map(({ owner }) => owner))];
  const told = scene.zones.filter((zone) => !isSpace(zone) || zone.cards.length > 0);
  return (
    <section class="lesson-beside" aria-label={LEARN_WORDS.beside}>
      {wheel &&
        owners.map((owner) => (
          <div key={owner} class={`lesson-wheel ink-${seats[owner ?? 0]?.ink ?? ''}`}>
            <wheel.Wheel
              zones={spaces.filter((space) => space.owner === owner)}
              faces={faces}
              wanted={wanted}
              isRing
            />
          </div>
        ))}
      <dl>
        {told.map((zone) => (
          <Zone
            key={zone.id}
            zone={zone}
            name={LEARN_WORDS.zone(zone.owner === null ? undefined : nameIn(seats, zone.owner), zone.name)}
            faces={faces}
            show={setShown}
          />
        ))}
      </dl>
      {shown !== null && <LargeCard card={shown} {...{ faces, wordsOf }} close={() => setShown(null)} />}
    </section>
  );
}
