/** A refused try: its sheet, brought when it is wanted, with all that it says. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../../referee/table/scene.ts';
import type { Sentences } from '../../../referee/verdict-text.ts';
import { useBrought } from '../../device/use-import.ts';
import { toPage } from '../../links.ts';
import { SHEET_WORDS } from '../../words/sheet.ts';
import { sceneOfRun } from '../bar/drag-preview.ts';
import type { Loaded } from '../load-game.ts';
import type { Refusal } from '../session.ts';
import type { Way } from './suggested-fixes.ts';

/** Where the sentences cannot be had, a refusal names its rules all the same. */
const UNQUOTED: Sentences<string> = {
  sentence: () => '',
  other: () => null,
  isDouble: () => false,
};

const bring = async ({ sentences }: Loaded) => {
  const [{ RefusalSheet }, { waysOut }, quoted] = await Promise.all([
    import('./illegal-move-sheet.tsx'),
    import('./suggested-fixes.ts'),
    sentences().catch(() => null),
  ]);
  return { RefusalSheet, waysOut, quoted };
};

export interface RefusedProps {
  readonly refusal: Refusal | null;
  readonly loaded: Loaded;
  readonly position: unknown;
  /** Through whose eyes it is seen; null where everything is open. */
  readonly viewer: number | null;
  /** The table with the try drawn on it. */
  readonly scene: Scene;
  readonly faces: string;
  /** What is done instead; null where nothing may be. */
  readonly onDo: ((way: Way) => void) | null;
  readonly onClose: () => void;
  /** Whether it stands among what is asked, and takes the focus there. */
  readonly isInline?: boolean;
}

/** Nothing where no try was refused. It stands in a part of the page that is read out as it changes. */
export function Refused(props: RefusedProps) {
  const { refusal, loaded, position, viewer, scene, faces, onDo, onClose, isInline = false } = props;
  const brought = useBrought(() => bring(loaded), refusal !== null);
  const mayDo = onDo !== null;
  const ways = useMemo(() => {
    if (refusal === null || !brought) return null;
    return mayDo ? brought.waysOut(loaded, position, refusal) : [];
  }, [refusal, brought, position, mayDo]);
  if (refusal === null || brought === undefined) return null;
  // Without a network, and without what it has kept: the reasons alone.
  if (brought === null || ways === null)
    return (
      <div class="refusal">
        <p>{refusal.verdict?.breaches.map(({ remedy }) => `${remedy}.`).join(' ')}</p>
        <button type="button" onClick={onClose}>
          {SHEET_WORDS.refused.understood}
        </button>
      </div>
    );
  return (
    <brought.RefusalSheet
      key={refusal.words}
      {...{ refusal, ways, isInline, onClose }}
      sentences={brought.quoted?.(loaded.game.optionsOn(position)) ?? UNQUOTED}
      rules={toPage(loaded.game.id, 'rules')}
      drawn={refusal.verdict === null ? null : { scene, faces }}
      drawWay={({ moves }) =>
        sceneOfRun(loaded, loaded.scenery.scene(position, viewer), { position, viewer }, moves)
      }
      onDo={(way) => onDo?.(way)}
    />
  );
}
