/**
 * The board: one SVG of a scene, from the faces that are printed. It knows no rule: a scene and the places that may be
 * touched come in, touches go out. Without `live` it is a figure.
 *
 *     <Board scene={scene} faces="../board/" label="The battlefield at the start" />
 */
import type { Scene, SceneCard, SceneField } from '../../referee/scene.ts';
import { FogOver } from './fog.tsx';
import { frameOf, viewBox, type Frame } from './frame.ts';
import { ABOARD, standing, type Standing } from './stand.ts';

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
  const seen = frame ?? frameOf(scene);
  return (
    <svg class="board" viewBox={viewBox(seen)} role="img" aria-label={label}>
      <Table scene={scene} faces={faces} />
      <Pieces scene={scene} faces={faces} />
      <Names fields={scene.fields} />
    </svg>
  );
}

const faceOf = (faces: string, face: string): string => `${faces}${face}.svg`;

interface TableProps extends Pick<BoardProps, 'scene' | 'faces'> {
  /** Whether each card comes out of the fog: needs `Fog` in the same picture. */
  readonly foggy?: boolean;
}

/** The cards, as they lie. */
export function Table({ scene, faces, foggy = false }: TableProps) {
  return (
    <g class="board-cards" aria-hidden="true">
      {scene.cards.map((card) => (
        <Card key={card.id} card={card} href={faceOf(faces, card.face)} foggy={foggy} />
      ))}
    </g>
  );
}

interface CardProps {
  readonly card: SceneCard;
  readonly href: string;
  readonly foggy: boolean;
}

function Card({ card, href, foggy }: CardProps) {
  const { x, y, width, height, turn } = card;
  const transform = turn === 0 ? undefined : `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
  return (
    <g class="board-card">
      <image href={href} {...{ x, y, width, height, transform }} preserveAspectRatio="none" />
      <rect class="board-cut" {...{ x, y, width, height }} />
      {foggy && <FogOver {...{ x, y, width, height }} />}
    </g>
  );
}

/** What stands on the fields. */
export function Pieces({ scene, faces }: Pick<BoardProps, 'scene' | 'faces'>) {
  return (
    <g class="board-pieces" aria-hidden="true">
      {scene.fields.flatMap((field) =>
        standing(
          field,
          scene.pieces.filter((piece) => piece.field === field.id),
        ).map((stack) => <Stack key={stack.piece.id} stack={stack} faces={faces} />),
      )}
    </g>
  );
}

function Stack({ stack, faces }: { readonly stack: Standing; readonly faces: string }) {
  const { piece, x, y, scale, drawn, lean } = stack;
  const [width, height] = [piece.width * scale, piece.height * scale];
  const last = x + lean * (drawn - 1);
  return (
    <g class="board-piece" data-piece={piece.id}>
      {Array.from({ length: drawn }, (_, index) => (
        <image
          key={index}
          href={faceOf(faces, piece.face)}
          x={x + lean * index - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          transform={piece.turn === 0 ? undefined : `rotate(${piece.turn} ${x} ${y})`}
        />
      ))}
      {piece.count > 1 && <Count x={last + width / 2 - 2} y={y - height / 2 + 2} count={piece.count} />}
      {piece.aboard && (
        <Aboard x={x} y={y} href={faceOf(faces, piece.aboard.face)} count={piece.aboard.count} />
      )}
    </g>
  );
}

const COUNT = 6;

/** How many there are, on a round of paper. */
function Count({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) {
  return (
    <g class="board-count">
      <circle cx={x} cy={y} r={COUNT} />
      <text x={x} y={y + 3.2}>
        {count}
      </text>
    </g>
  );
}

/** Who is inside: one of them and their number, on top of what carries them. */
function Aboard(props: {
  readonly x: number;
  readonly y: number;
  readonly href: string;
  readonly count: number;
}) {
  const { x, y, href, count } = props;
  return (
    <g>
      <image href={href} x={x - ABOARD / 2} y={y - ABOARD / 2} width={ABOARD} height={ABOARD} />
      <Count x={x + ABOARD / 2} y={y - ABOARD / 2} count={count} />
    </g>
  );
}

/** The names of the fields, in a corner of each. */
export function Names({ fields }: { readonly fields: readonly SceneField[] }) {
  return (
    <g class="board-names" aria-hidden="true">
      {fields.map(({ id, x, y, width }) => (
        <text key={id} x={x + width - 3} y={y + 8}>
          {id}
        </text>
      ))}
    </g>
  );
}

/** A place that can be touched, as it looks: only what may be touched next or was touched is marked. */
export function Mark(props: { readonly at: Frame; readonly state: 'open' | 'chosen' | 'none' }) {
  const { at, state } = props;
  const inset = { x: at.x + 1.2, y: at.y + 1.2, width: at.width - 2.4, height: at.height - 2.4 };
  return (
    <>
      <rect class="board-target" {...inset} rx={2} />
      {state === 'open' && (
        <circle class="board-dot" cx={at.x + at.width - 9} cy={at.y + at.height - 9} r={4} />
      )}
      <rect class="board-focus" {...inset} rx={2} />
    </>
  );
}
