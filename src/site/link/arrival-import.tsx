/** Loads what opens a shared link once the URL holds one. */
import { useEffect, useState } from 'preact/hooks';
import { packedIn } from '../play/kept/agreement.ts';
import { useBrought } from '../device/use-import.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { ArrivalProps } from './arrival-panel.tsx';

const holdsSomething = () => packedIn(location.hash) !== null;
const bring = () => import('./arrival-panel.tsx');

/** Renders nothing while the URL holds no link. A link may arrive at any time. */
export function ArrivalImport(props: ArrivalProps) {
  const [wanted, setWanted] = useState(holdsSomething);
  useEffect(() => {
    const look = () => setWanted((already) => already || holdsSomething());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const brought = useBrought(bring, wanted);
  return (
    <div role="status">
      {brought === null && <p>{PLAY_WORDS.linkFailed}</p>}
      {brought && <brought.ArrivalPanel {...props} />}
    </div>
  );
}
