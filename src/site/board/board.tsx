/**
 * The board: one SVG of a scene, from the faces that are printed. It knows no rule: a scene and the places that may be
 * touched come in, touches go out. Without `live` it is a figure.
 *
 *     <Board scene={scene} faces="../board/" label="The table at the start" />
 */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { hasBoard, type Scene, type SceneCard, type SceneGround } from '../../referee/table/scene.ts';
import { Fog, FogOver } from './fog.tsx';
import { frameOf, viewBox, type Frame } from './frame.ts';
import { SEAT_INKS } from './board-styles.ts';
import { edgeOf } from './outlines.ts';
import { faceOf, Numbers, Pieces, Shapes } from './pieces.tsx';
import { Rulers, rulerSize } from './rulers.tsx';
import { signsOf, spentIn, trailOf } from './board-overlays.ts';

export interface BoardProps {
  readonly scene: Scene;
  /** The address of the folder that holds the faces, ending in a slash. */
  readonly faces: string;
  /** What the board shows, for those who do not see it. */
  readonly label: string;
  /** What is seen of the table; all of it where left out. */
  readonly frame?: Frame;
}

/** A figure of a scene. */
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
  readonly ground: SceneGround;
}

/** A table on which nothing lies yet: its ground alone. */
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

/** What the cards lie on; the bare table is the page's own paper. */
export function Ground(props: {
  readonly ground: SceneGround;
  readonly faces: string;
  /** What is seen of the table. */
  readonly frame: Frame;
}) {
  const { ground, faces, frame } = props;
  if (ground === 'plain') return null;
  if (ground === 'fog') return <Fog frame={frame} />;
  if ('plan' in ground) return <Plan {...ground} />;
  const { face, ...place } = ground;
  return <image class="board-ground" href={faceOf(faces, face)} {...place} preserveAspectRatio="none" />;
}

/** A town from above: streets of paper, and what is built on in ink. */
const Plan = ({ plan, ruled, ...place }: Extract<SceneGround, { plan: string }>) => (
  <>
    <rect class="board-streets" {...place} />
    <path class="board-ruled" d={ruled} />
    <path class="board-built" d={plan} />
  </>
);

interface DrawnProps extends Pick<BoardProps, 'scene' | 'faces'> {
  /** Whether each card comes out of the fog that lies round it. */
  readonly lifting?: boolean;
  /** What lies under the pieces besides. */
  readonly children?: ComponentChildren;
}

/**
 * All that lies and stands: cards, what the last move left, pieces, and the signs of what is tried. What is the same is not
 * drawn again: at every tap little of a board changes.
 */
export function Drawn({ scene, faces, lifting = false, children }: DrawnProps) {
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
      <Pieces fields={scene.fields} pieces={scene.pieces} faces={faces} />
      <g class="board-signs" aria-hidden="true">
        <Shapes shapes={signs.shapes} />
        <Numbers words={signs.words} />
      </g>
    </>
  );
}

/** Fields in the ink of whose they are, so thin that what is printed there shows; figures on paper do without. */
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
  const transform = turn === 0 ? undefined : `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
  return (
    <g class={`board-card${ghost ? ' board-ghost' : ''}`}>
      <image href={href} {...{ x, y, width, height, transform }} preserveAspectRatio="none" />
      <rect class="board-cut" {...{ x, y, width, height }} />
      {lifting && <FogOver {...{ x, y, width, height }} />}
    </g>
  );
}
