/** Steps through an example: the boards after its moves are templates in the page. */

const BY_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows a stage of an example; after a move, highlights it in the list. */
function show(walk: HTMLElement, at: number): void {
  const stages = walk.querySelectorAll('template');
  const content = stages[at]?.content;
  const caption = walk.querySelector('figcaption > span');
  const board = content?.querySelector('svg')?.cloneNode(true);
  if (!content || !caption || !board) return;
  walk.dataset['at'] = String(at);
  walk.querySelector('figure > svg')?.replaceWith(board);
  caption.textContent = content.querySelector('p')?.textContent ?? '';
  for (const button of walk.querySelectorAll('button')) {
    const to = at + Number(button.dataset['by']);
    button.setAttribute('aria-disabled', String(to < 0 || to >= stages.length));
  }
  mark(walk, at);
}

/** Highlights the move that led to a stage; the first stage may already include some moves. */
function mark(walk: HTMLElement, at: number): void {
  const made = at + Number(walk.dataset['from'] ?? 0);
  walk
    .closest('.case')
    ?.querySelectorAll('.steps > li')
    .forEach((step, index) => step.toggleAttribute('data-now', index === made - 1));
}

function walkBy(walk: HTMLElement, by: number): void {
  const at = Number(walk.dataset['at'] ?? 0) + by;
  if (at >= 0 && at < walk.querySelectorAll('template').length) show(walk, at);
}

/** Stores the initial table among the others, to return to. */
function keepFirst(walk: HTMLElement): void {
  const first = document.createElement('template');
  const board = walk.querySelector('figure > svg');
  const caption = document.createElement('p');
  caption.textContent = walk.querySelector('figcaption > span')?.textContent ?? '';
  first.content.append(...(board ? [board.cloneNode(true)] : []), caption);
  walk.querySelector('figure')?.after(first);
}

/** Makes all examples of a page steppable, by buttons and arrow keys on them. */
export function walkAll(page: ParentNode): void {
  for (const walk of page.querySelectorAll<HTMLElement>('[data-walk]')) {
    keepFirst(walk);
    mark(walk, 0);
    for (const button of walk.querySelectorAll('button'))
      button.addEventListener('click', () => walkBy(walk, Number(button.dataset['by'])));
    walk.querySelector('.walk-to')?.addEventListener('keydown', (event) => {
      const by = event instanceof KeyboardEvent ? BY_KEY[event.key] : undefined;
      if (by === undefined) return;
      event.preventDefault();
      walkBy(walk, by);
    });
  }
}
