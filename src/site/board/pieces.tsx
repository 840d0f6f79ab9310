/** The pieces on the fields and their signs: shapes, pictures, numbers. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { fillOf, LOOKS, type Growth, type Look, type Shape, type Word } from './board-styles.ts';
import { stacksOf, type Picture } from './placement.ts';

export const faceOf = (faces: string, face: string): string => `${faces}${face}.svg`;

/**
 * Lets a sign grow where its letters would be too small: `--least` of the board is their least height, mm. Only on a live
 * board: in a page as it is served, the policy for styles forbids attributes.
 */
const growing = (grows: Growth | undefined, isLive: boolean) =>
  isLive &&
  grows && {
    class: 'board-grows',
    style: { transformOrigin: `${grows.x}px ${grows.y}px`, '--size': `${grows.size}` },
  };

interface ShapesProps {
  readonly shapes: readonly Shape[];
  readonly isLive?: boolean;
}

export function Shapes({ shapes, isLive = false }: ShapesProps) {
  return (
    <>
      {shapes.map((shape, index) => {
        const { stroke, width, dash, cap }: Look = LOOKS[shape.look];
        return (
          <path
            key={index}
            {...growing(shape.grows, isLive)}
            d={shape.d}
            data-look={shape.look}
            fill={fillOf(shape) ?? 'none'}
            stroke={stroke}
            stroke-width={width}
            stroke-dasharray={dash?.join(' ')}
            stroke-linecap={cap}
            stroke-linejoin="round"
          />
        );
      })}
    </>
  );
}

interface NumbersProps {
  readonly words: readonly Word[];
  readonly isLive?: boolean;
}

export function Numbers({ words, isLive = false }: NumbersProps) {
  return (
    <>
      {words.map(({ text, x, y, size, colour, grows }, index) => (
        <text
          key={index}
          {...growing(grows, isLive)}
          class={`board-number${isLive && grows ? ' board-grows' : ''}`}
          x={x}
          y={y}
          font-size={size}
          fill={colour}
        >
          {text}
        </text>
      ))}
    </>
  );
}

interface PiecesProps extends Pick<Scene, 'fields' | 'pieces'> {
  readonly isLive?: boolean;
  readonly faces: string;
}

export const Pieces = ({ fields, pieces, faces, isLive = false }: PiecesProps) =>
  useMemo(
    () => (
      <g class="board-pieces" aria-hidden="true">
        {stacksOf({ fields, pieces }).map((stack) => (
          <g
            key={`${stack.piece.ghost ? 'ghost ' : ''}${stack.piece.id}`}
            class={`board-piece${stack.piece.ghost ? ' board-ghost' : ''}`}
            data-piece={stack.piece.ghost ? undefined : stack.piece.id}
          >
            <Shapes shapes={stack.under} isLive={isLive} />
            {stack.pictures.map((picture, index) => (
              <Face key={index} picture={picture} faces={faces} />
            ))}
            <Shapes shapes={stack.over} isLive={isLive} />
            <Numbers words={stack.words} isLive={isLive} />
          </g>
        ))}
      </g>
    ),
    [fields, pieces, faces, isLive],
  );

function Face({ picture, faces }: { readonly picture: Picture; readonly faces: string }) {
  const { face, x, y, width, height, turn } = picture;
  return (
    <image
      href={faceOf(faces, face)}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
    />
  );
}
