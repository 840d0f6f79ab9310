/** Loads the sheet of a refused move, with the rule texts and fixes that it shows, at the first refusal. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../../referee/table/scene.ts';
import type { Sentences } from '../../../book/sentences.ts';
import { useBrought } from '../../device/use-import.ts';
import { toPage } from '../../links.ts';
import { PANEL_WORDS } from '../../words/panels.ts';
import { sceneOfRun } from '../bar/drag-preview.ts';
import type { Loaded } from '../load-game.ts';
import type { Refusal } from '../session.ts';
import type { Way } from './suggested-fixes.ts';

/** Stands in for the rule texts if they cannot be loaded: the sheet then shows only the ids of the rules. */
const UNQUOTED: Sentences<string> = {
  sentence: () => '',
  other: () => null,
  isDouble: () => false,
};

const bring = async ({ sentences }: Loaded) => {
  const [{ RefusalSheet }, { waysOut }, quoted] = await Promise.all([
    import('./illegal-move-panel.tsx'),
    import('./suggested-fixes.ts'),
    sentences().catch(() => null),
  ]);
  return { RefusalSheet, waysOut, quoted };
};

export interface RefusedProps {
  readonly refusal: Refusal | null;
  readonly loaded: Loaded;
  readonly position: unknown;
  /** The player whose view is shown; null sees everything. */
  readonly viewer: number | null;
  /** The table with the try drawn on it. */
  readonly scene: Scene;
  readonly faces: string;
  /** Plays a suggested fix; null if nobody here may move. */
  readonly onDo: ((way: Way) => void) | null;
  readonly onClose: () => void;
  /** Whether it stands inline in the page, as in a lesson; then it takes the focus. */
  readonly isInline?: boolean;
}

/** Renders nothing without a refusal. Put it into a live region, so that it is read out. */
export function Refused(props: RefusedProps) {
  const { refusal, loaded, position, viewer, scene, faces, onDo, onClose, isInline = false } = props;
  const brought = useBrought(() => bring(loaded), refusal !== null);
  const mayDo = onDo !== null;
  const ways = useMemo(() => {
    if (refusal === null || !brought) return null;
    return mayDo ? brought.waysOut(loaded, position, refusal) : [];
  }, [refusal, brought, position, mayDo]);
  if (refusal === null || brought === undefined) return null;
  // The sheet could not be loaded, as without a network: show only the reasons.
  if (brought === null || ways === null)
    return (
      <div class="refusal">
        <p>{refusal.verdict?.breaches.map(({ remedy }) => `${remedy}.`).join(' ')}</p>
        <button type="button" onClick={onClose}>
          {PANEL_WORDS.refused.understood}
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
