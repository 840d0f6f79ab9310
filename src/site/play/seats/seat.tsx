import { capital } from '../../../language.ts';
import type { SceneZone } from '../../../referee/table/scene.ts';
import type { Seat } from '../../../referee/seats.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import { useBrought } from '../../device/use-import.ts';
import { SeatShape } from './seat-name.tsx';
import type { Wanted } from './wheel.tsx';

/** A player's place at the table: name, points, hidden cards, score. */

const WORDS = TABLE_PLAY_WORDS.seat;

const bringWheel = () => import('./wheel.tsx');

export type Sitter = 'you' | 'opponent' | 'somebody';

interface SeatPlaceProps {
  readonly seat: Seat;
  /** The zones that this player owns. */
  readonly zones: readonly SceneZone[];
  readonly sitter: Sitter;
  /** The side that the player has picked, such as a nation; null if none was picked. */
  readonly plays: string | null;
  /** Whether it is this player's turn. */
  readonly decides: boolean;
  readonly faces: string;
  /** The targets of what is held, which may be spaces of the wheel; null if nothing is held. */
  readonly wanted: Wanted | null;
}

/** How many counted zones to show if the game gives its zones no roles. */
const FEW = 3;

export function SeatPlace({ seat, zones, sitter, plays, decides, faces, wanted }: SeatPlaceProps) {
  const wheel = useBrought(
    bringWheel,
    zones.some(({ role }) => role?.is === 'space'),
  );
  const hasRoles = zones.some(({ role }) => role !== undefined);
  const hidden = zones
    .filter(({ role }) => !hasRoles || role?.is === 'hand')
    .flatMap(({ cards }) => cards)
    .filter(({ id }) => id === null);
  const counted = zones.filter(({ count }) => count !== null);
  const figures = hasRoles ? counted.filter(({ role }) => role?.is === 'prize') : counted.slice(0, FEW);
  const score = zones.find(({ role }) => role?.is === 'score');
  return (
    <section class={`seat ink-${seat.ink}`} aria-label={capital(seat.name)} data-decides={decides}>
      <p class="seat-who">
        <SeatShape shape={seat.shape} />
        <span>
          <b>{capital(seat.name)}</b>
          <small>
            {plays === null ? WORDS.sitters[sitter] : WORDS.playing(WORDS.sitters[sitter], plays)}
          </small>
        </span>
      </p>
      {zones.map(
        ({ id, count, role, says }) =>
          role?.is === 'points' && (
            <Pips
              key={id}
              count={count ?? 0}
              most={role.most}
              shape={seat.shape}
              told={role.told === true ? says : null}
            />
          ),
      )}
      {hidden.length > 0 && <Backs cards={hidden} faces={faces} />}
      {wheel && <wheel.Wheel zones={zones} faces={faces} wanted={decides ? wanted : null} />}
      {figures.map(({ id, name, says: told, count, role }) => (
        <p key={id} class="seat-figure">
          {role?.is === 'prize' && (
            <img src={`${faces}${role.face}.svg`} alt={role.most === undefined ? name : ''} />
          )}
          {(role?.is !== 'prize' || role.most !== undefined) && <small>{name}</small>}
          <b>{count ?? told}</b>
          {role?.is === 'prize' && role.most !== undefined && <small>{WORDS.ofMost(role.most)}</small>}
        </p>
      ))}
      {score && (
        <p class="seat-figure seat-score">
          <b>{score.count}</b>
          <small>{WORDS.score}</small>
        </p>
      )}
    </section>
  );
}

interface BacksProps {
  readonly cards: SceneZone['cards'];
  readonly faces: string;
}

/** Hidden cards as a small fan of backs, and their number. */
function Backs({ cards, faces }: BacksProps) {
  const all = cards.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  return (
    <p class="seat-backs">
      {all.map((face, index) => (
        <img key={index} src={`${faces}${face}.svg`} alt="" />
      ))}
      <small>{WORDS.cards(all.length)}</small>
    </p>
  );
}

/** Points as pips in the shape of the seat: filled for those left, empty up to the most possible. */

interface PipsProps {
  readonly count: number;
  readonly most: number;
  readonly shape: Seat['shape'];
  /** What the pips count in the game's own words; null for points. */
  readonly told: string | null;
}

function Pips({ count, most, shape, told }: PipsProps) {
  return (
    <p class="pips">
      <span aria-hidden="true">
        {Array.from({ length: Math.max(count, most) }, (_, index) => (
          <SeatShape key={index} shape={shape} look={index < count ? 'pip' : 'pip pip-spent'} />
        ))}
      </span>
      <small>{told ?? TABLE_PLAY_WORDS.seat.points(count)}</small>
    </p>
  );
}
