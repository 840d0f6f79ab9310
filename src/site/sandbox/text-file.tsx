/** A file of text that somebody chooses on the device. */

interface TextFileProps {
  readonly label: string;
  /** Empty where the file cannot be read. */
  readonly onText: (text: string) => void;
}

/** The text of a file; one that cannot be read is empty. */
export const textOf = (file: File): Promise<string> => file.text().catch(() => '');

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
