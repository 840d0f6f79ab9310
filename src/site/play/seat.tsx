/** A player's place at the table: who it is, what there is to play with, how many cards are hidden, how it stands. */
import type { SceneZone } from '../../referee/scene.ts';
import type { Seat } from '../../referee/seats.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { Pips } from './pips.tsx';
import { SeatShape } from './seat-name.tsx';

const WORDS = PLAY_WORDS.seat;

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
}

/** Where a game does not say what its zones are to a seat, so many that are counted are shown. */
const FEW = 3;

export function SeatPlace({ seat, zones, sitter, plays, decides, faces }: SeatPlaceProps) {
  const hasRoles = zones.some(({ role }) => role !== undefined);
  const hidden = zones
    .filter(({ role }) => !hasRoles || role?.is === 'hand')
    .flatMap(({ cards }) => cards)
    .filter(({ id }) => id === null);
  const counted = zones.filter(({ count }) => count !== null);
  const figures = hasRoles ? counted.filter(({ role }) => role?.is === 'prize') : counted.slice(0, FEW);
  const score = zones.find(({ role }) => role?.is === 'score');
  return (
    <section
      class={`seat ink-${seat.ink}`}
      aria-label={PLAY_WORDS.zones.of(seat.name)}
      data-decides={decides}
    >
      <p class="seat-who">
        <SeatShape shape={seat.shape} />
        <span>
          <b>{PLAY_WORDS.zones.of(seat.name)}</b>
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
      {zones.some(({ role }) => role?.is === 'space') && <Wheel zones={zones} faces={faces} />}
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

interface WheelProps {
  readonly zones: readonly SceneZone[];
  readonly faces: string;
}

/**
 * The spaces of a wheel, with what lies in each: a ring where there is room, a row of what is not empty on a phone. One
 * that is pressed lies open with what it is.
 */
function Wheel({ zones, faces }: WheelProps) {
  return (
    <div class="seat-wheel">
      {zones.map(({ id, name, says, cards, role }) => {
        if (role?.is !== 'space') return null;
        const count = cards.reduce((sum, card) => sum + card.count, 0);
        const last = cards.at(-1);
        return (
          <details
            key={id}
            name="wheel"
            class={last === undefined ? 'wheel-free' : undefined}
            style={{ '--turned': `${(360 * role.at) / role.of}deg` }}
          >
            <summary>
              <span class="wheel-told">
                {name}: {says}
              </span>
              <i aria-hidden="true">{role.sign}</i>
              {last !== undefined && (
                <>
                  <img src={`${faces}${last.face}.svg`} alt="" />
                  <b aria-hidden="true">{count}</b>
                  <small aria-hidden="true">{role.label}</small>
                </>
              )}
            </summary>
            <div class="seat-pile">
              <p>
                <b>{name}</b> {says}
              </p>
              <ul>
                {cards.map((card) => (
                  <li key={card.face}>
                    <img src={`${faces}${card.face}.svg`} alt="" />
                    {card.count > 1 && `${card.count} x `}
                    {card.name}
                  </li>
                ))}
              </ul>
            </div>
          </details>
        );
      })}
    </div>
  );
}
