/** A file of text that somebody chooses on the device. */
import { MOST } from '../../kit/input.ts';

interface TextFileProps {
  readonly label: string;
  /** Empty where the file cannot be read. */
  readonly onText: (text: string) => void;
}

/** The text of a file, of a long one no more than it takes to know that it is too long; empty where it cannot be read. */
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
    // The same file may be chosen again.
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
