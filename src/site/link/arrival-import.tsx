/** The way to what comes by the address of the page: what opens it is brought when an address holds something. */
import { useEffect, useState } from 'preact/hooks';
import { packedIn } from '../play/kept/agreement.ts';
import { useBrought } from '../device/use-import.ts';
import { PLAY_WORDS } from '../words/play.ts';
import type { ArrivalProps } from './arrival-panel.tsx';

const holdsSomething = () => packedIn(location.hash) !== null;
const bring = () => import('./arrival-panel.tsx');

/** Nothing, as long as the address holds nothing. A link may come at any time. */
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
