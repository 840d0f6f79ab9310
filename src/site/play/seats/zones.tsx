/** The zones beside the board, by player. */
import { useMemo } from 'preact/hooks';
import { capital } from '../../../language.ts';
import type { Scene, SceneZone, Touch, ZoneCard } from '../../../referee/table/scene.ts';
import type { Seats } from '../../../referee/seats.ts';
import { SIDEBAR_WORDS } from '../../words/sidebar.ts';
import { SeatName } from './seat-name.tsx';
import { Tally } from './tally-marks.tsx';

interface ZonesProps {
  readonly scene: Scene;
  readonly seats: Seats;
}

/** All zones in words, without pictures of cards. */
export const Zones = ({ scene: { zones: all }, seats }: ZonesProps) =>
  useMemo(() => {
    const owned = (owner: number | null) => all.filter((zone) => zone.owner === owner);
    const groups = [
      { name: SIDEBAR_WORDS.zones.common, seat: null, zones: owned(null) },
      ...seats.map((seat, player) => ({ name: capital(seat.name), seat, zones: owned(player) })),
    ];
    return (
      <div class="zones">
        {groups.map(({ name, seat, zones }) => (
          <section key={name} aria-label={SIDEBAR_WORDS.zones.allOf(name)}>
            <h2>{seat === null ? name : <SeatName seat={seat} name={name} />}</h2>
            <dl>
              {zones.map((zone) => (
                <div key={zone.id}>
                  <dt>{zone.name}</dt>
                  <dd>
                    {zone.says}
                    <Tally count={zone.count} />
                    <Dice zone={zone} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    );
  }, [all, seats]);

/** The touch of a card; undefined if it cannot be touched. */
type TouchOf = (card: ZoneCard) => Touch | undefined;

interface ZoneProps {
  readonly zone: SceneZone;
  readonly name: string;
  readonly faces: string;
  /** By default no card can be touched. */
  readonly touchOf?: TouchOf;
  readonly onTouch?: (id: string) => void;
  /** Shows a card that cannot be touched at full size. */
  readonly show?: (card: ZoneCard) => void;
}

/** One zone, as an entry of a `dl`. */
export function Zone({ zone, name, faces, touchOf = () => undefined, onTouch, show }: ZoneProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {zone.says}
        <Tally count={zone.count} />
        <Dice zone={zone} />
        <Cards cards={zone.cards} {...{ faces, touchOf, onTouch, show }} />
      </dd>
    </div>
  );
}

function Dice({ zone: { dice = [] } }: { readonly zone: SceneZone }) {
  if (dice.length === 0) return null;
  return (
    <span class="zone-dice">
      {dice.map(({ sides, shows }, index) => (
        <span key={index} class={`die d${sides}`}>
          {shows}
        </span>
      ))}
    </span>
  );
}

interface CardsProps {
  readonly cards: readonly ZoneCard[];
  readonly faces: string;
  readonly touchOf: TouchOf;
  readonly onTouch: ((id: string) => void) | undefined;
  readonly show: ((card: ZoneCard) => void) | undefined;
}

/** The cards of a zone as small pictures, without alt texts: the text beside them says the same. */
function Cards({ cards, faces, touchOf, onTouch, show }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <span class="zone-cards">
      {cards.flatMap((card) =>
        Array.from({ length: card.count }, (_, index) => {
          const { face } = card;
          const touch = index === 0 ? touchOf(card) : undefined;
          const picture = <img src={`${faces}${face}.svg`} alt="" width="64" height="90" />;
          // Keep the image in place when the button comes or goes: a new element would be rasterized again.
          return (
            <span key={`${face} ${index}`}>
              {picture}
              {touch && <button type="button" aria-label={touch.says} onClick={() => onTouch?.(touch.id)} />}
              {!touch && show && (
                <button
                  type="button"
                  class="zone-look"
                  aria-label={SIDEBAR_WORDS.look(card.name)}
                  onClick={() => show(card)}
                />
              )}
            </span>
          );
        }),
      )}
    </span>
  );
}
