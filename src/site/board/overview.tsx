/** A small picture of the whole table with the part that is seen; a tap in it shows that part. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { edgeOf, type Point } from './board-paths.ts';
import { SEAT_INKS } from './board-styles.ts';
import { middleOf, viewBox, type Frame } from './frame.ts';
import { tablePoint } from './on-screen.ts';

interface OverviewProps {
  readonly scene: Pick<Scene, 'fields' | 'cards' | 'pieces'>;
  readonly whole: Frame;
  readonly seen: Frame;
  readonly moveTo: (point: Point) => void;
}

/** Pointers alone: keys and the buttons beside it do the same for everybody else. */
export function Overview({ scene, whole, seen, moveTo }: OverviewProps) {
  const { fields, cards, pieces } = scene;
  const drawn = useMemo(() => {
    const dot = whole.width / 45;
    const at = new Map(fields.map((field) => [field.id, middleOf(field)]));
    return (
      <>
        <path
          class="overview-fields"
          d={[...cards, ...fields].map((spot) => edgeOf(spot, 0)).join('')}
          stroke-width={whole.width / 200}
        />
        {pieces.map(({ id, field, seat, ghost }) => {
          const middle = at.get(field);
          return middle === undefined || ghost ? null : (
            <circle
              key={id}
              cx={middle.x}
              cy={middle.y}
              r={dot}
              fill={seat === undefined ? undefined : SEAT_INKS[seat.ink]}
            />
          );
        })}
      </>
    );
  }, [fields, cards, pieces, whole]);
  const go = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    moveTo(tablePoint(event.currentTarget, event.clientX, event.clientY));
  };
  return (
    <svg
      class="board-overview"
      viewBox={viewBox(whole)}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
      style={{ '--shape': `${whole.width / whole.height}` }}
    >
      {drawn}
      <rect
        class="overview-seen"
        x={seen.x}
        y={seen.y}
        width={seen.width}
        height={seen.height}
        stroke-width={whole.width / 60}
      />
    </svg>
  );
}
