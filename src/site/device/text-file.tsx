/** A field to choose a text file. */
import { MOST } from '../../kit/untrusted-input.ts';

interface TextFileProps {
  readonly label: string;
  /** Called with the text; empty if the file cannot be read. */
  readonly onText: (text: string) => void;
}

/** The text of a file, cut just beyond the size limit; empty if it cannot be read. */
export const textOf = (file: File): Promise<string> =>
  file
    .slice(0, 4 * MOST.json)
    .text()
    .then(
      (text) => text.slice(0, MOST.json + 1),
      () => '',
    );

export function TextFile({ label, onText }: TextFileProps) {
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const text = await textOf(file);
    // Cleared, so that the same file can be chosen again.
    input.value = '';
    onText(text);
  };
  return (
    <label>
      {label}
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={(event) => void read(event.currentTarget)}
      />
    </label>
  );
}
