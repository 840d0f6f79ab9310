/** The side panel: beside the board on a desktop, over it on a phone; its contents are loaded when it is shown. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBrought } from '../device/use-import.ts';
import { TABLE_PLAY_WORDS } from '../words/table-play.ts';
import type { SideContentsProps } from './side-contents.tsx';

const WORDS = TABLE_PLAY_WORDS.side;

const bring = () => import('./side-contents.tsx');

interface SideProps extends Omit<SideContentsProps, 'onLook'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function Side({ isOpen, onClose, ...contents }: SideProps) {
  const aside = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setIsSeen(true);
    });
    if (aside.current) watch.observe(aside.current);
    return () => watch.disconnect();
  }, []);
  const brought = useBrought(bring, isSeen);
  return (
    <aside class="table-side" data-open={isOpen} aria-label={WORDS.label} ref={aside}>
      <button type="button" class="side-close" onClick={onClose}>
        {WORDS.close}
      </button>
      {brought === null && <p role="alert">{WORDS.failed}</p>}
      {brought && <brought.SideContents {...contents} onLook={onClose} />}
    </aside>
  );
}
