/** The wheel beside a seat, loaded only for a game that has one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SceneZone } from '../../../referee/table/scene.ts';
import './wheel.css';

/** Targets of what is held, and a function that sends it to one of them. */
export interface Wanted {
  readonly ends: ReadonlySet<string>;
  readonly send: (id: string) => void;
}

interface WheelProps {
  readonly zones: readonly SceneZone[];
  readonly faces: string;
  /** While something is held, a press on one of these spaces sends it there instead of opening the space. */
  readonly wanted?: Wanted | null;
  /** Whether it is a ring on any screen; default: where there is room for two. */
  readonly isRing?: boolean;
}

/** A screen with room for two rings. */
const ROOMY = '(width >= 60rem) and (height >= 48rem)';

function useRoom(): boolean {
  const [room] = useState(() => matchMedia(ROOMY));
  const [isRoomy, setRoomy] = useState(room.matches);
  useEffect(() => {
    const look = () => setRoomy(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, [room]);
  return isRoomy;
}

/** The spaces with their cards: a ring, or on a phone a row of the spaces in use. A press opens a space. */
export function Wheel({ zones, faces, wanted = null, isRing = false }: WheelProps) {
  const isRoomy = useRoom();
  const wheel = useRef<HTMLDivElement>(null);
  const isHeld = wanted !== null;
  // An open space covers the board: close it when something is picked up.
  useEffect(() => {
    if (isHeld) for (const space of wheel.current?.querySelectorAll('details') ?? []) space.open = false;
  }, [isHeld]);
  return (
    <div class={`seat-wheel ${isRing || isRoomy ? 'wheel-ring' : ''}`} ref={wheel}>
      {zones.map(({ id, name, says, cards, role }) => {
        if (role?.is !== 'space') return null;
        const count = cards.reduce((sum, card) => sum + card.count, 0);
        const last = cards.at(-1);
        const { touch } = role;
        const comes = touch !== null && wanted?.ends.has(touch) === true;
        const send = (event: Event): void => {
          if (!comes) return;
          event.preventDefault();
          wanted.send(touch);
        };
        return (
          <details
            key={id}
            name="wheel"
            class={comes ? 'wheel-wanted' : last === undefined ? 'wheel-free' : undefined}
            data-touch={touch}
            style={{ '--turned': `${(360 * role.at) / role.of}deg` }}
          >
            <summary onClick={send}>
              <span class="unseen">
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
