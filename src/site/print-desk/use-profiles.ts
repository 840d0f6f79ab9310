/** Printers and what their test sheets read, kept on the device for every game. */
import { useEffect, useState } from 'preact/hooks';
import { profilesKept, profilesText, type Profile } from '../../press/calibrate/profile.ts';
import { EVERY_GAME, keep, kept, putAside, whenKept } from '../device/local-storage.ts';

export interface Profiles {
  readonly list: readonly Profile[];
  /** The device kept something that cannot be read. */
  readonly isUnread: boolean;
  /** Adds printers, in place of those with the same names; whether the device keeps them. */
  readonly add: (profiles: readonly Profile[]) => boolean;
  /** Removes a printer; whether the device keeps that. */
  readonly remove: (name: string) => boolean;
}

/** What the device has, and what of it cannot be read, as it is. */
interface There {
  readonly list: readonly Profile[];
  readonly others: readonly unknown[];
  /** The whole text, where nothing in it can be read. */
  readonly unread: string | null;
}

function printersThere(): There {
  const text = kept(EVERY_GAME, 'printers');
  const read = text === null ? { profiles: [], others: [] } : profilesKept(text);
  if (read === null) return { list: [], others: [], unread: text };
  return { list: read.profiles, others: read.others, unread: null };
}

/** Keeps printers beside what cannot be read; whether the device could. */
function keepPrinters(list: readonly Profile[], { others, unread }: There): boolean {
  if (unread !== null && !putAside(EVERY_GAME, 'printers', unread)) return false;
  return keep(EVERY_GAME, 'printers', profilesText(list, others));
}

/** For what comes to life in the browser: before that there is no device. */
export function useProfiles(): Profiles {
  const [{ list, isUnread, isKept }, setKept] = useState(() => shown(printersThere()));
  useEffect(() => whenKept(EVERY_GAME, ['printers'], () => setKept(shown(printersThere()))), []);
  /** Changes the list as it is now: another tab may have changed it. */
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
