/** A refused try of a session: its sheet, brought when it is wanted, with all that it says. */
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../referee/scene.ts';
import type { Sentences } from '../../referee/verdict-text.ts';
import { useBrought } from '../device/use-import.ts';
import { toPage } from '../links.ts';
import type { Loaded } from './load.ts';
import type { Session } from './use-session.ts';

/** Where the sentences cannot be had, a refusal names its rules all the same. */
const UNQUOTED: Sentences<string> = {
  sentence: () => '',
  other: () => null,
  isDouble: () => false,
};

const bring = async ({ sentences }: Loaded) => {
  const [{ RefusalSheet }, { waysOut }, quoted] = await Promise.all([
    import('./refusal-sheet.tsx'),
    import('./ways.ts'),
    sentences().catch(() => null),
  ]);
  return { RefusalSheet, waysOut, quoted };
};

interface RefusedProps {
  readonly session: Session;
  readonly loaded: Loaded;
  /** The table with the try drawn on it. */
  readonly scene: Scene;
  readonly faces: string;
}

/** Nothing where no try was refused. It stands in a part of the page that is read out as it changes. */
export function Refused({ session, loaded, scene, faces }: RefusedProps) {
  const { refusal, position, play, mayDecide, act } = session;
  const brought = useBrought(() => bring(loaded), refusal !== null);
  const ways = useMemo(() => {
    if (refusal === null || !brought) return null;
    const { words, verdict } = refusal;
    return verdict === null || !mayDecide ? [] : brought.waysOut(loaded, position, words, verdict);
  }, [refusal, brought, position]);
  if (refusal === null || brought === undefined) return null;
  // Without a network, and without what it has kept: the reasons alone.
  if (brought === null || ways === null)
    return <p>{refusal.verdict?.breaches.map(({ remedy }) => `${remedy}.`).join(' ')}</p>;
  return (
    <brought.RefusalSheet
      key={`${play.words.length} ${refusal.words}`}
      {...{ refusal, ways }}
      sentences={brought.quoted?.(play.head.options) ?? UNQUOTED}
      rules={toPage(loaded.game.id, 'rules')}
      drawn={refusal.verdict === null ? null : { scene, faces }}
      onDo={(way) => act({ do: 'do instead', way })}
      onClose={() => act({ do: 'understand' })}
    />
  );
}
