/** The header of the table: drawer, status, and the latest move. */
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';

const WORDS = TABLE_PLAY_WORDS.head;

interface HeadProps {
  readonly name: string;
  readonly status: string;
  readonly isSideOpen: boolean;
  readonly openDrawer: () => void;
  readonly openSide: () => void;
}

export function Head({ name, status, isSideOpen, openDrawer, openSide }: HeadProps) {
  return (
    <div class="table-head">
      <button
        type="button"
        class="icon to-drawer"
        aria-haspopup="dialog"
        aria-label={WORDS.menu}
        onClick={openDrawer}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </button>
      <p class="table-says">
        <b>{name}</b>
        <span class="play-status">{status}</span>
      </p>
      <button
        type="button"
        class="icon to-side"
        aria-expanded={isSideOpen}
        aria-label={WORDS.side}
        onClick={openSide}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h2M9 5h11M4 12h2M9 12h11M4 19h2M9 19h11" />
        </svg>
      </button>
    </div>
  );
}
