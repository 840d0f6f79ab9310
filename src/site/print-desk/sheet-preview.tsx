/** The resulting sheets, one page at a time. */
import { PRINT_WORDS } from '../words/print.ts';
import type { Planned } from './desk-summary.ts';
import type { PaintedPage, ShownFace } from './use-preview.ts';

const WORDS = PRINT_WORDS.preview;

/** A nested SVG clips at its edge: a face is visible only as far as its neighbours allow. */
function PlacedFace({ shown, corner, turn, area, address }: ShownFace) {
  const { x, y, width, height } = shown;
  return (
    <svg {...shown} viewBox={`${x} ${y} ${width} ${height}`}>
      <image {...area} href={address} transform={`translate(${corner.x} ${corner.y}) rotate(${turn})`} />
    </svg>
  );
}

interface SheetsProps {
  readonly planned: Planned;
  readonly page: PaintedPage | null;
  readonly turnTo: (page: number) => void;
}

export function Sheets({ planned: { pages, first }, page, turnTo }: SheetsProps) {
  const index = Math.min(page?.index ?? first, pages.length - 1);
  const shown = pages[index];
  if (!shown) return null;
  const { label, title, width, height } = shown;
  return (
    <section aria-label={WORDS.heading} class="sheets">
      <p class="turn">
        <button
          type="button"
          aria-label={WORDS.previous}
          disabled={index === 0}
          onClick={() => turnTo(index - 1)}
        >
          ←
        </button>
        <span aria-live="polite">{WORDS.page(index + 1, pages.length, label)}</span>
        <button
          type="button"
          aria-label={WORDS.next}
          disabled={index === pages.length - 1}
          onClick={() => turnTo(index + 1)}
        >
          →
        </button>
      </p>
      <svg
        class="sheet"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={WORDS.picture(label, title)}
      >
        <rect class="paper" width={width} height={height} />
        {page && (
          <g transform={page.moved && `matrix(${page.moved.join(' ')})`}>
            {page.faces.map((face, place) => (
              <PlacedFace key={place} {...face} />
            ))}
            <image href={page.furniture} width={width} height={height} />
          </g>
        )}
      </svg>
    </section>
  );
}
