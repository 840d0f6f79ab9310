/** The drawer's frame: a native dialog, so that the focus moves in and returns by itself. */
import { useEffect, useRef } from 'preact/hooks';
import { useBrought } from '../device/use-import.ts';
import type { Session } from '../play/use-session.ts';
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';
import type { DrawerProps } from './drawer.tsx';

const WORDS = TABLE_PLAY_WORDS.drawer;

const bring = () => import('./drawer.tsx');

interface DrawerFrameProps extends DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function Drawer({ isOpen, onClose, ...props }: DrawerFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const brought = useBrought(bring, isOpen);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // Messages about an arriving link are shown on the table: close the drawer.
  useEffect(() => {
    addEventListener('hashchange', onClose);
    return () => removeEventListener('hashchange', onClose);
  }, [onClose]);
  const { session } = props;
  // Close when another game is put on the table: that is what the drawer was opened for.
  const closing: Session = {
    ...session,
    begin: () => {
      session.begin();
      onClose();
    },
    open: (next, since, hurt) => {
      session.open(next, since, hurt);
      onClose();
    },
    openGame: async (id) => {
      const isOpened = await session.openGame(id);
      if (isOpened) onClose();
      return isOpened;
    },
  };
  return (
    <dialog
      class="drawer"
      ref={dialog}
      aria-label={WORDS.heading}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div class="drawer-head">
        <h2>{WORDS.heading}</h2>
        <button type="button" onClick={onClose}>
          {WORDS.close}
        </button>
      </div>
      {isOpen && <p role="status">{session.said}</p>}
      {brought === null && <p role="alert">{WORDS.failed}</p>}
      {isOpen && brought && <brought.DrawerContents {...props} session={closing} />}
    </dialog>
  );
}
