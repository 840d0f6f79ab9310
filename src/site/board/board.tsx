/**
 * A static board: an SVG of a scene, made of the printed faces. It knows no rules. `live-board.tsx` is the one to play on.
 *
 *     <Board scene={scene} faces="../board/" label="The table at the start" />
 */
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { hasBoard, type Scene, type SceneCard } from '../../referee/table/scene.ts';
import { frameOf, viewBox, type Frame } from './frame.ts';
import { SEAT_INKS } from './board-styles.ts';
import { edgeOf } from './board-paths.ts';
import { faceOf, Numbers, Pieces, Shapes } from './pieces.tsx';
import { Rulers, rulerSize } from './rulers.tsx';
import { signsOf, spentIn, trailOf } from './board-overlays.ts';

/** The fog round the field: engraved lines under the cards, and over a card until it has been placed. */
const PATTERN = 'board-fog';
/** How far the fog extends beyond the frame, mm: the picture may show more than the frame. */
const BEYOND = 400;

/** The fog's pattern and the fog round the cards, drawn under them. */
function Fog({ frame }: { readonly frame: Frame }) {
  return (
    <>
      <defs>
        <pattern id={PATTERN} width="32" height="11" patternUnits="userSpaceOnUse">
          <path
            class="board-wisp"
            d="M0 3c5-2.6 11-2.6 16 0s11 2.6 16 0M-8 8.5c5-2.6 11-2.6 16 0s11 2.6 16 0 11-2.6 16 0"
          />
        </pattern>
      </defs>
      <rect
        class="board-fog"
        aria-hidden="true"
        x={frame.x - BEYOND}
        y={frame.y - BEYOND}
        width={frame.width + 2 * BEYOND}
        height={frame.height + 2 * BEYOND}
        fill={`url(#${PATTERN})`}
      />
    </>
  );
}

/** The fog over one card: only visible while it retreats. */
function FogOver(place: Frame) {
  return (
    <g class="board-lifting">
      <rect class="board-mist" {...place} />
      <rect {...place} fill={`url(#${PATTERN})`} />
    </g>
  );
}

export interface BoardProps {
  readonly scene: Scene;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
  /** Accessible name of the board. */
  readonly label: string;
  /** The visible part of the table; default: all of it. */
  readonly frame?: Frame;
}

/** A static figure of a scene. */
export function Board({ scene, faces, label, frame }: BoardProps) {
  const whole = frameOf(scene);
  const seen = frame ?? whole;
  if (!hasBoard(scene)) return null;
  return (
    <svg class="board" viewBox={viewBox(seen)} role="img" aria-label={label}>
      {typeof scene.ground === 'object' && <Ground ground={scene.ground} faces={faces} frame={seen} />}
      <Drawn scene={scene} faces={faces} />
      <Rulers rulers={scene.rulers} whole={whole} seen={seen} size={rulerSize(seen)} />
    </svg>
  );
}

interface BareTableProps extends Required<Omit<BoardProps, 'scene'>> {
  readonly ground: Scene['ground'];
}

/** An empty table: only its ground. */
export function BareTable({ ground, faces, label, frame }: BareTableProps) {
  return (
    <svg
      class="board board-bare"
      viewBox={viewBox(frame)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <Ground ground={ground} faces={faces} frame={frame} />
    </svg>
  );
}

/** What the cards lie on; a bare table shows the page's paper. */
export function Ground(props: {
  readonly ground: Scene['ground'];
  readonly faces: string;
  /** The visible part of the table. */
  readonly frame: Frame;
}) {
  const { ground, faces, frame } = props;
  if (ground === 'plain') return null;
  if (ground === 'fog') return <Fog frame={frame} />;
  if ('plan' in ground) return <Plan {...ground} />;
  const { face, ...place } = ground;
  return <image class="board-ground" href={faceOf(faces, face)} {...place} preserveAspectRatio="none" />;
}

/** A city plan: streets in paper, buildings in ink. */
const Plan = ({ plan, ruled, ...place }: Extract<Scene['ground'], { plan: string }>) => (
  <>
    <rect class="board-streets" {...place} />
    <path class="board-ruled" d={ruled} />
    <path class="board-built" d={plan} />
  </>
);

interface DrawnProps extends Pick<BoardProps, 'scene' | 'faces'> {
  /** Whether new cards come out of the surrounding fog. */
  readonly lifting?: boolean;
  /** Whether signs grow where their letters would be too small. */
  readonly isLive?: boolean;
  /** What else is drawn under the pieces. */
  readonly children?: ComponentChildren;
}

/** Cards, the last move's trail, pieces, and the signs of a try. Memoised in parts: a tap changes little of a board. */
export function Drawn({ scene, faces, lifting = false, isLive = false, children }: DrawnProps) {
  const signs = useMemo(() => signsOf(scene), [scene]);
  const trail = useMemo(() => trailOf(scene), [scene]);
  return (
    <>
      <Held fields={scene.fields} />
      <Cards cards={scene.cards} {...{ faces, lifting }} />
      <g class="board-trail" aria-hidden="true">
        <Shapes shapes={trail} />
      </g>
      {children}
      <Pieces fields={scene.fields} pieces={scene.pieces} faces={faces} isLive={isLive} />
      <g class="board-signs" aria-hidden="true">
        <Shapes shapes={signs.shapes} isLive={isLive} />
        <Numbers words={signs.words} isLive={isLive} />
      </g>
    </>
  );
}

/** Fields tinted with their holder's ink, thin enough for the print to show; figures on paper leave it out. */
const Held = ({ fields }: Pick<Scene, 'fields'>) =>
  useMemo(
    () => (
      <g class="board-held" aria-hidden="true">
        {fields.flatMap(({ held, ...field }) =>
          held === undefined ? [] : [<path key={field.id} d={edgeOf(field, 0)} fill={SEAT_INKS[held.ink]} />],
        )}
      </g>
    ),
    [fields],
  );

interface CardsProps extends Pick<Scene, 'cards'> {
  readonly faces: string;
  readonly lifting: boolean;
}

const Cards = ({ cards, faces, lifting }: CardsProps) =>
  useMemo(
    () => (
      <g class="board-cards" aria-hidden="true">
        {cards.map((card) => (
          <Card key={card.id} card={card} href={faceOf(faces, card.face)} lifting={lifting} />
        ))}
        {spentIn(cards).map((box, index) => (
          <rect key={`spent ${index}`} class="board-spent" {...box} rx={4} />
        ))}
        {cards.map(({ id, x, y, width, height }) => (
          <rect key={`lamp ${id}`} class="board-lamp" {...{ x, y, width, height }} />
        ))}
      </g>
    ),
    [cards, faces, lifting],
  );

interface CardProps {
  readonly card: SceneCard;
  readonly href: string;
  readonly lifting: boolean;
}

function Card({ card, href, lifting }: CardProps) {
  const { x, y, width, height, turn, ghost } = card;
  const first = useRef(href);
  // A card that shows another face has been turned over.
  const turned = first.current === href ? '' : ' board-turned';
  const transform = turn === 0 ? undefined : `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
  return (
    <g class={`board-card${ghost ? ' board-ghost' : ''}${turned}`}>
      <image key={href} href={href} {...{ x, y, width, height, transform }} preserveAspectRatio="none" />
      <rect class="board-cut" {...{ x, y, width, height }} />
      {lifting && <FogOver {...{ x, y, width, height }} />}
    </g>
  );
}
