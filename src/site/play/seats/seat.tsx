/** A player's place at the table: who it is, what there is to play with, how many cards are hidden, how it stands. */
import { capital } from '../../../language.ts';
import type { SceneZone } from '../../../referee/table/scene.ts';
import type { Seat } from '../../../referee/seats.ts';
import { SEATED_WORDS } from '../../words/player-view.ts';
import { useBrought } from '../../device/use-import.ts';
import { Pips } from './pips.tsx';
import { SeatShape } from './seat-name.tsx';
import type { Wanted } from './wheel.tsx';

const WORDS = SEATED_WORDS.seat;

const bringWheel = () => import('./wheel.tsx');

/** Who sits there. */
export type Sitter = 'you' | 'opponent' | 'somebody';

interface SeatPlaceProps {
  readonly seat: Seat;
  /** What is its own. */
  readonly zones: readonly SceneZone[];
  readonly sitter: Sitter;
  /** What it plays, where that was picked. */
  readonly plays: string | null;
  /** Whether it decides. */
  readonly decides: boolean;
  readonly faces: string;
  /** What is held, where a space of a wheel may be where it is to come. */
  readonly wanted: Wanted | null;
}

/** Where a game does not say what its zones are to a seat, so many that are counted are shown. */
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

/** Cards that are not to be seen, as a small fan, and how many. */
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
