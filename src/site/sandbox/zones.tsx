/** What lies beside the board, by player. */
import type { Scene, SceneZone } from '../../referee/scene.ts';
import type { Seats } from '../../referee/seats.ts';
import { PLAY_WORDS } from '../words-play.ts';
import { Tally } from './tally.tsx';

interface ZonesProps {
  readonly scene: Scene;
  readonly faces: string;
  readonly seats: Seats;
}

export function Zones({ scene, faces, seats }: ZonesProps) {
  const owned = (owner: number | null) => scene.zones.filter((zone) => zone.owner === owner);
  const groups: readonly (readonly [string, readonly SceneZone[]])[] = [
    [PLAY_WORDS.zones.common, owned(null)],
    ...seats.map(({ name }, player) => [PLAY_WORDS.zones.of(name), owned(player)] as const),
  ];
  return (
    <div class="zones">
      {groups.map(([name, zones]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <dl>
            {zones.map((zone) => (
              <Zone key={zone.id} zone={zone} name={zone.name} faces={faces} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface ZoneProps {
  readonly zone: SceneZone;
  /** What it is called here. */
  readonly name: string;
  readonly faces: string;
}

/** One place beside the board, an entry of a list: its name, and what lies in it. */
export function Zone({ zone, name, faces }: ZoneProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {zone.says}
        {zone.cards.length === 0 && <Tally says={zone.says} />}
        <Cards zone={zone} faces={faces} />
      </dd>
    </div>
  );
}

/** The cards of a zone, small; the words beside them say the same. */
function Cards({ zone, faces }: { readonly zone: SceneZone; readonly faces: string }) {
  if (zone.cards.length === 0) return null;
  return (
    <span class="zone-cards" aria-hidden="true">
      {zone.cards.flatMap(({ face, count }) =>
        Array.from({ length: count }, (_, index) => (
          <img key={`${face} ${index}`} src={`${faces}${face}.svg`} alt="" width="64" height="90" />
        )),
      )}
    </span>
  );
}
