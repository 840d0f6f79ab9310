/** The sheets that `fieldkit print` makes, by a button. */
import { useState } from 'preact/hooks';
import type { PrintAnswer, PrintRequest } from '../proofs.ts';

type Choice = keyof Omit<PrintRequest, 'game'>;

const CHOICES: readonly {
  readonly name: Choice;
  readonly title: string;
  readonly of: readonly (readonly [string, string])[];
}[] = [
  {
    name: 'paper',
    title: 'Paper',
    of: [
      ['a4', 'A4'],
      ['letter', 'Letter'],
    ],
  },
  {
    name: 'sides',
    title: 'Backs',
    of: [
      ['duplex', 'printed on the other side'],
      ['fold', 'beside their fronts, to fold'],
      ['single', 'on sheets of their own, to glue'],
    ],
  },
  {
    name: 'edition',
    title: 'Edition',
    of: [
      ['colour', 'Colour'],
      ['low-ink', 'Low ink'],
    ],
  },
];

/** The answer to a request, or why there is none. */
async function askFor(request: PrintRequest): Promise<PrintAnswer> {
  try {
    const response = await fetch('sheets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (response.ok) return (await response.json()) as PrintAnswer;
    return { isMade: false, says: await response.text(), files: [] };
  } catch {
    return { isMade: false, says: 'fieldkit dev does not answer: start it again.', files: [] };
  }
}

function Answer({ answer }: { readonly answer: PrintAnswer }) {
  const { isMade, says, files } = answer;
  if (!isMade) return <p class="refused">{says}</p>;
  return (
    <>
      {files.length === 0 ? (
        <p>Nothing has changed: the sheets are as they were.</p>
      ) : (
        <ul>
          {files.map(({ name, address }) => (
            <li key={name}>
              <a href={address} target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>What it said</summary>
        <pre tabIndex={0}>{says}</pre>
      </details>
    </>
  );
}

export function PrintForm({ game }: { readonly game: string }) {
  const [request, setRequest] = useState<PrintRequest>({
    game,
    paper: 'a4',
    sides: 'duplex',
    edition: 'colour',
  });
  const [answer, setAnswer] = useState<PrintAnswer | 'making' | null>(null);
  const { paper, sides, edition } = request;
  const print = async (event: Event): Promise<void> => {
    event.preventDefault();
    setAnswer('making');
    setAnswer(await askFor(request));
  };
  return (
    <form class="sheets" onSubmit={(event) => void print(event)}>
      <div class="choices">
        {CHOICES.map(({ name, title, of }) => (
          <label key={name}>
            {title}
            <select
              name={name}
              value={request[name]}
              onChange={({ currentTarget }) => setRequest({ ...request, [name]: currentTarget.value })}
            >
              {of.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" disabled={answer === 'making'}>
          Make the sheets
        </button>
      </div>
      <p class="quiet">
        The same as{' '}
        <code>{`npx fieldkit print ${game} --paper ${paper} --sides ${sides} --edition ${edition}`}</code>
      </p>
      <div role="status">
        {answer === 'making' && <p>Making them …</p>}
        {answer !== null && answer !== 'making' && <Answer answer={answer} />}
      </div>
    </form>
  );
}
