/** A face with what is wrong with it, and a card beside its row. */
import type { PrintedEdition } from '../../../src/kit/edition.ts';
import type { ProofCard, ProofFace } from '../proofs.ts';

/** How faces are shown. */
export interface Showing {
  readonly edition: PrintedEdition;
  /** Keys of pictures that have just changed. */
  readonly fresh: ReadonlySet<string>;
}

const addressOf = (key: string): string => `face/${key}.svg`;

/** The picture of a face, as large as its container, linked to itself alone. */
export function Proof({ face, edition, fresh }: { readonly face: ProofFace } & Showing) {
  const { id, name, width, height, faults } = face;
  const key = face.pictures[edition];
  const isFresh = key !== undefined && fresh.has(key);
  return (
    <figure
      class={`proof${isFresh ? ' fresh' : ''}${faults.length > 0 ? ' faulty' : ''}`}
      data-face={id}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {key !== undefined && (
        <a href={addressOf(key)} target="_blank">
          <img
            src={addressOf(key)}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
      {faults.length > 0 && (
        <figcaption>
          <b>{faults.length === 1 ? 'Fault' : `${faults.length} faults`}</b>
          {faults.map((fault) => (
            <span key={fault}>{fault}</span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul class="notes" aria-label="Notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Row({ card: { id, row, name, count } }: { readonly card: ProofCard }) {
  const cells = row?.cells.filter(([, value]) => value !== '') ?? [];
  return (
    <>
      <h3>
        {name} {count !== 1 && <small>× {count}</small>}
      </h3>
      <p class="quiet place">{row ? `${id} · ${row.place}` : id}</p>
      {cells.length > 0 && (
        <table>
          <tbody>
            {cells.map(([column, value]) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

export function CardWithRow({ card, edition, fresh }: { readonly card: ProofCard } & Showing) {
  return (
    <li class="with-row" data-card={card.id}>
      <div class="sides">
        {card.faces.map((face) => (
          <Proof key={face.id} face={face} edition={edition} fresh={fresh} />
        ))}
      </div>
      <div>
        <Row card={card} />
        <Notes notes={[...new Set(card.faces.flatMap(({ notes }) => notes))]} />
      </div>
    </li>
  );
}
