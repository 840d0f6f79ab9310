/** Saved printers with their test sheet readings, shared by all games. */
import { useEffect, useState } from 'preact/hooks';
import { profilesKept, profilesText, type Profile } from '../../press/calibrate/profile.ts';
import { EVERY_GAME, keep, kept, putAside, whenKept } from '../device/local-storage.ts';

export interface Profiles {
  readonly list: readonly Profile[];
  /** Whether something stored could not be read. */
  readonly isUnread: boolean;
  /** Adds printers, replacing those with the same names; returns whether they were stored. */
  readonly add: (profiles: readonly Profile[]) => boolean;
  /** Removes a printer; returns whether that was stored. */
  readonly remove: (name: string) => boolean;
}

/** What is stored, including entries that cannot be read. */
interface There {
  readonly list: readonly Profile[];
  readonly others: readonly unknown[];
  /** The whole text if none of it can be read. */
  readonly unread: string | null;
}

function printersThere(): There {
  const text = kept(EVERY_GAME, 'printers');
  const read = text === null ? { profiles: [], others: [] } : profilesKept(text);
  if (read === null) return { list: [], others: [], unread: text };
  return { list: read.profiles, others: read.others, unread: null };
}

/** Stores printers along with unreadable entries; returns whether it worked. */
function keepPrinters(list: readonly Profile[], { others, unread }: There): boolean {
  if (unread !== null && !putAside(EVERY_GAME, 'printers', unread)) return false;
  return keep(EVERY_GAME, 'printers', profilesText(list, others));
}

/** Client-side only: there is no storage on the server. */
export function useProfiles(): Profiles {
  const [{ list, isUnread, isKept }, setKept] = useState(() => shown(printersThere()));
  useEffect(() => whenKept(EVERY_GAME, ['printers'], () => setKept(shown(printersThere()))), []);
  /** Changes the stored list, which another tab may have changed. */
  const change = (by: (now: readonly Profile[]) => readonly Profile[]): boolean => {
    const there = printersThere();
    const next = by(isKept ? there.list : list);
    const couldKeep = keepPrinters(next, there);
    setKept({ list: next, isUnread: there.others.length > 0, isKept: couldKeep });
    return couldKeep;
  };
  return {
    list,
    isUnread,
    add: (more) => {
      const names = more.map(({ name }) => name);
      return change((now) =>
        [...now.filter(({ name }) => !names.includes(name)), ...more].toSorted((a, b) =>
          a.name.localeCompare(b.name),
        ),
      );
    },
    remove: (name) => change((now) => now.filter((each) => each.name !== name)),
  };
}

const shown = ({ list, others, unread }: There) => ({
  list,
  isUnread: others.length > 0 || unread !== null,
  isKept: true,
});
