/** Printers and what their test sheets read, kept on the device for every game. */
import { useState } from 'preact/hooks';
import { profilesText, readProfiles, type Profile } from '../../press/calibrate/profile.ts';
import { EVERY_GAME, keep, kept } from '../keep.ts';

export interface Profiles {
  readonly list: readonly Profile[];
  /** The device kept something that cannot be read. */
  readonly isUnread: boolean;
  /** Adds printers, in place of those with the same names; whether the device keeps them. */
  readonly add: (profiles: readonly Profile[]) => boolean;
  /** Removes a printer; whether the device keeps that. */
  readonly remove: (name: string) => boolean;
}

/** What the device has; an empty list is what remains where the last printer was deleted. */
function keptProfiles(): Pick<Profiles, 'list' | 'isUnread'> {
  const text = kept(EVERY_GAME, 'printers');
  const read = text === null ? null : readProfiles(text);
  if (read?.ok) return { list: read.value, isUnread: false };
  return { list: [], isUnread: read !== null && !read.faults.includes('empty') };
}

/** For what comes to life in the browser: before that there is no device. */
export function useProfiles(): Profiles {
  const [{ list, isUnread }, setKept] = useState(keptProfiles);
  const put = (profiles: readonly Profile[]): boolean => {
    setKept({ list: profiles, isUnread: false });
    return keep(EVERY_GAME, 'printers', profilesText(profiles));
  };
  return {
    list,
    isUnread,
    add: (more) => {
      const names = more.map(({ name }) => name);
      const all = [...list.filter(({ name }) => !names.includes(name)), ...more];
      return put(all.toSorted((a, b) => a.name.localeCompare(b.name)));
    },
    remove: (name) => put(list.filter((each) => each.name !== name)),
  };
}
