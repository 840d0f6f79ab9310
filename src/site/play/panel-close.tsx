/** The button that closes a sheet. */
import { TURN_WORDS } from '../words/turn-card.ts';

export const PanelClose = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" class="sheet-close" aria-label={TURN_WORDS.close} onClick={onClose}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 4l12 12M16 4L4 16" />
    </svg>
  </button>
);
