/**
 * The board: one SVG of a scene, from the faces that are printed. It knows no rule: a scene and the places that may be
 * touched come in, touches go out. Without `live` it is a figure.
 *
 *     <Board scene={scene} faces="../board/" label="The table at the start" />
 */
import {
  hasBoard,
  type Scene,
  type SceneCard,
  type SceneField,
  type SceneGround,
  type Spot,
} from '../../referee/scene.ts';
import { Fog, FogOver } from './fog.tsx';
import { frameOf, middleOf, viewBox, type Frame } from './frame.ts';
import { MARK, standing, type Standing } from './placement.ts';

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
  if (!hasBoard(scene)) return null;
  return (
    <svg class="board" viewBox={viewBox(seen)} role="img" aria-label={label}>
      {typeof scene.ground === 'object' && <Ground ground={scene.ground} faces={faces} frame={seen} />}
      <Table scene={scene} faces={faces} />
      <Lines scene={scene} />
      <Pieces scene={scene} faces={faces} />
      <Names fields={scene.fields} />
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

const faceOf = (faces: string, face: string): string => `${faces}${face}.svg`;

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
  const { face, ...place } = ground;
  return <image class="board-ground" href={faceOf(faces, face)} {...place} preserveAspectRatio="none" />;
}

/** From place to place, with a head where they lead; what a line means is told by its stroke as well as its ink. */
export function Lines({ scene }: { readonly scene: Scene }) {
  if (scene.lines.length === 0) return null;
  const at = (id: string) => {
    const found = [...scene.fields, ...scene.cards].find((spot) => spot.id === id);
    return found === undefined ? null : middleOf(found);
  };
  return (
    <g class="board-lines" aria-hidden="true">
      {scene.lines.map(({ from, to, means }) => {
        const [start, end] = [at(from), at(to)];
        if (start === null || end === null) return null;
        return (
          <path key={`${from} ${to} ${means}`} class={`board-line line-${means}`} d={arrowPath(start, end)} />
        );
      })}
    </g>
  );
}

/** Of an arrow's head, mm. */
const HEAD = 5;

function arrowPath(start: { x: number; y: number }, end: { x: number; y: number }): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const barb = (turn: number) =>
    `${round(end.x - HEAD * Math.cos(angle + turn))} ${round(end.y - HEAD * Math.sin(angle + turn))}`;
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}M${barb(0.5)}L${round(end.x)} ${round(end.y)}L${barb(-0.5)}`;
}

const round = (length: number): number => Math.round(length * 100) / 100;

interface TableProps extends Pick<BoardProps, 'scene' | 'faces'> {
  /** Whether each card comes out of the fog that lies round it. */
  readonly lifting?: boolean;
}

/** The cards, as they lie. */
export function Table({ scene, faces, lifting = false }: TableProps) {
  return (
    <g class="board-cards" aria-hidden="true">
      {scene.cards.map((card) => (
        <Card key={card.id} card={card} href={faceOf(faces, card.face)} lifting={lifting} />
      ))}
    </g>
  );
}

interface CardProps {
  readonly card: SceneCard;
  readonly href: string;
  readonly lifting: boolean;
}

function Card({ card, href, lifting }: CardProps) {
  const { x, y, width, height, turn } = card;
  const transform = turn === 0 ? undefined : `rotate(${turn} ${x + width / 2} ${y + height / 2})`;
  return (
    <g class="board-card">
      <image href={href} {...{ x, y, width, height, transform }} preserveAspectRatio="none" />
      <rect class="board-cut" {...{ x, y, width, height }} />
      {lifting && <FogOver {...{ x, y, width, height }} />}
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
      {piece.marks.map(({ face, count }, index) => (
        <Borne key={face} x={x + index * MARK} y={y} href={faceOf(faces, face)} count={count} />
      ))}
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

/** What a piece bears: one of it and its number, on top. */
function Borne(props: {
  readonly x: number;
  readonly y: number;
  readonly href: string;
  readonly count: number;
}) {
  const { x, y, href, count } = props;
  return (
    <g>
      <image href={href} x={x - MARK / 2} y={y - MARK / 2} width={MARK} height={MARK} />
      <Count x={x + MARK / 2} y={y - MARK / 2} count={count} />
    </g>
  );
}

/** The names of the fields, in a corner of each. */
export function Names({ fields }: { readonly fields: readonly SceneField[] }) {
  return (
    <g class="board-names" aria-hidden="true">
      {fields.map(
        ({ id, label, x, y, width }) =>
          label !== null && (
            <text key={id} x={x + width - 3} y={y + 8}>
              {label}
            </text>
          ),
      )}
    </g>
  );
}

/** A place that can be touched, as it looks: only what may be touched next or was touched is marked. */
export function Mark(props: { readonly at: Spot; readonly state: 'open' | 'chosen' | 'none' }) {
  const { at, state } = props;
  return (
    <>
      <Edge at={at} name="board-target" />
      {state === 'open' && (
        <circle class="board-dot" cx={at.x + at.width - 9} cy={at.y + at.height - 9} r={4} />
      )}
      <Edge at={at} name="board-focus" />
    </>
  );
}

/** A place's edge, a little inside it. */
function Edge({ at, name }: { readonly at: Spot; readonly name: string }) {
  if (at.outline !== undefined) return <path class={name} d={at.outline} />;
  const inset = { x: at.x + 1.2, y: at.y + 1.2, width: at.width - 2.4, height: at.height - 2.4 };
  return <rect class={name} {...inset} rx={2} />;
}
