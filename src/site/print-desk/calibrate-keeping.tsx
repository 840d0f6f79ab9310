/** Saved printers: save under a name, delete, export to a file and import. */
import { useState } from 'preact/hooks';
import {
  LONGEST_NAME,
  PROFILE_FAULTS,
  profilesText,
  readProfiles,
  type Profile,
} from '../../press/calibrate/profile.ts';
import { handOut } from '../device/share-out.ts';
import { TextFile } from '../device/text-file.tsx';
import { CALIBRATE_WORDS } from '../words/calibrate.ts';
import type { Profiles } from './use-profiles.ts';

const { keep: WORDS, files: FILES } = CALIBRATE_WORDS;

interface KeepingProps {
  readonly profiles: Profiles;
  readonly chosen: Profile | null;
  /** The whole numbers entered, and the way of printing they belong to; null if there are none. */
  readonly reading: Omit<Profile, 'name'> | null;
  /** Called with the first printer of an imported file. */
  readonly onBrought: (profile: Profile) => void;
}

export function Keeping({ profiles, chosen, reading, onBrought }: KeepingProps) {
  const { list, isUnread, add, remove } = profiles;
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const keepIt = () => {
    const given = name.trim();
    if (given === '' || !reading) return setSaid(WORDS.nameless);
    setSaid(add([{ ...reading, name: given }]) ? WORDS.kept(given) : WORDS.refused);
  };
  const forget = (profile: Profile) => {
    setName(profile.name);
    setSaid(remove(profile.name) ? WORDS.forgotten(profile.name) : WORDS.refused);
  };
  const bring = (text: string) => {
    const read = readProfiles(text);
    if (!read.ok) return setSaid(read.faults.map((fault) => PROFILE_FAULTS[fault]).join(' '));
    const isKept = add(read.value);
    const [first] = read.value;
    if (first) onBrought(first);
    const brought = FILES.brought(read.value.map((each) => each.name));
    setSaid(isKept ? brought : `${brought} ${WORDS.refused}`);
  };
  return (
    <div class="keeping">
      {reading && !chosen && (
        <>
          <label class="field">
            {WORDS.label}
            <input
              type="text"
              maxLength={LONGEST_NAME}
              autocomplete="off"
              placeholder={WORDS.hint}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <button type="button" onClick={keepIt}>
            {WORDS.button}
          </button>
        </>
      )}
      <p role="status">{said === '' && isUnread ? WORDS.unread : said}</p>
      <div class="ways">
        {chosen && (
          <>
            <button type="button" onClick={() => handOut(FILES.name, profilesText([chosen]))}>
              {FILES.one(chosen.name)}
            </button>
            <button type="button" onClick={() => forget(chosen)}>
              {WORDS.forget(chosen.name)}
            </button>
          </>
        )}
        {list.length > 1 && (
          <button type="button" onClick={() => handOut(FILES.name, profilesText(list))}>
            {FILES.all(list.length)}
          </button>
        )}
      </div>
      <TextFile label={FILES.bring} onText={bring} />
    </div>
  );
}
