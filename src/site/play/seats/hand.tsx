/** The hand of the player at the screen, as pictures of cards. */
import { useRef, useState } from 'preact/hooks';
import type { SceneZone, Touch, ZoneCard } from '../../../referee/table/scene.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';
import { LargeCard, type WordsOf } from './large-card.tsx';
import { useCardDrag, type CardDrag } from './use-card-drag.ts';
import type { LaidCard } from '../use-carrying.ts';

interface HandProps {
  /** The zones whose cards are shown. */
  readonly zones: readonly SceneZone[];
  readonly faces: string;
  readonly touches: readonly Touch[];
  /** The id of the lifted card. */
  readonly lifted: string | null;
  readonly onTouch: (id: string) => void;
  /** The card that can be dragged onto the board. */
  readonly laid?: LaidCard | null;
  /** What a card does, in words, for who looks at it closely. */
  readonly wordsOf: WordsOf;
}

/** How long a press on a card lasts until the card is shown at full size, ms. */
const HELD = 450;

interface Held {
  readonly card: ZoneCard;
  /** A unique key, also for equal cards of a zone. */
  readonly key: string;
  readonly zone: string;
  /** Whether it is the first of equal cards: only that one is shown lifted. */
  readonly isFirst: boolean;
  /** The number of cards in this pile: above 1 only if the hand is too large to show each. */
  readonly count: number;
}

/** The most cards that fit side by side on a phone; of a larger hand equal cards form piles. */
const SIDE_BY_SIDE = 9;
/** With more than this a narrow phone scrolls the hand. */
const STILL_HAND = 6;

function cardsOf(zones: readonly SceneZone[]): readonly Held[] {
  const held = zones.flatMap((zone) =>
    zone.cards.flatMap((card) => (card.id === null ? [] : [{ zone, card }])),
  );
  const isMany = held.reduce((sum, { card }) => sum + card.count, 0) > SIDE_BY_SIDE;
  return held.flatMap(({ zone, card }) =>
    Array.from({ length: isMany ? 1 : card.count }, (_, index) => ({
      card,
      zone: zone.name,
      isFirst: index === 0,
      count: isMany ? card.count : 1,
      key: `${zone.id} ${card.id} ${index}`,
    })),
  );
}

export function Hand({ zones, faces, touches, lifted, onTouch, laid = null, wordsOf }: HandProps) {
  const [shown, setShown] = useState<ZoneCard | null>(null);
  const cards = cardsOf(zones);
  if (cards.length === 0) return null;
  return (
    <ul
      class={`hand${cards.length > STILL_HAND ? ' hand-many' : ''}`}
      aria-label={TABLE_PLAY_WORDS.seat.hand}
    >
      {cards.map(({ card, key, zone, isFirst, count }) => (
        <li key={key}>
          <HandCard
            {...{ card, zone, count, faces, onTouch, show: setShown }}
            touch={touches.find(({ id, spot }) => id === card.id && spot === undefined)}
            isLifted={isFirst && lifted === card.id}
            laid={laid?.face === card.face ? laid.drag : null}
          />
        </li>
      ))}
      {shown !== null && <LargeCard card={shown} {...{ faces, wordsOf }} close={() => setShown(null)} />}
    </ul>
  );
}

interface HandCardProps extends Pick<HandProps, 'faces' | 'onTouch'> {
  readonly card: ZoneCard;
  readonly zone: string;
  readonly count: number;
  readonly touch: Touch | undefined;
  readonly isLifted: boolean;
  readonly show: (card: ZoneCard) => void;
  readonly laid: CardDrag | null;
}

function HandCard({ card, zone, count, touch, isLifted, faces, onTouch, show, laid }: HandCardProps) {
  const timer = useRef(0);
  const wasShown = useRef(false);
  const rest = () => {
    wasShown.current = false;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      wasShown.current = true;
      show(card);
    }, HELD);
  };
  const leave = () => window.clearTimeout(timer.current);
  // Dragging lifts a card too.
  const lifting: CardDrag | null =
    touch === undefined || isLifted
      ? null
      : { over: () => undefined, drop: (at) => at !== null && onTouch(touch.id) };
  const drag = useCardDrag(laid ?? lifting);
  return (
    <button
      type="button"
      class={`hand-card${laid === null ? '' : ' hand-laid'}`}
      aria-disabled={touch === undefined && laid === null}
      aria-pressed={touch === undefined ? undefined : isLifted}
      aria-label={`${zone}: ${touch?.says ?? card.name}${count > 1 ? `, ${count}` : ''}`}
      onPointerDown={(event) => {
        rest();
        drag.down(event);
      }}
      onPointerMove={(event) => {
        if (drag.move(event)) leave();
      }}
      onPointerUp={() => {
        leave();
        drag.up();
      }}
      onPointerLeave={leave}
      onPointerCancel={() => {
        leave();
        drag.cancel();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        show(card);
      }}
      onClick={() => {
        if (wasShown.current || drag.drawn()) return;
        if (touch === undefined) show(card);
        else onTouch(touch.id);
      }}
    >
      <img src={`${faces}${card.face}.svg`} alt="" draggable={false} />
      {count > 1 && <span class="hand-count">{TABLE_PLAY_WORDS.seat.times(count)}</span>}
    </button>
  );
}
