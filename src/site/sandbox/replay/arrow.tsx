const ARROWS = {
  first: 'M3 3h2v10H3zM14 3v10L6 8z',
  back: 'M12 3v10L4 8z',
  run: 'M4 2v12l9-6z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  on: 'M4 3v10l8-5z',
  last: 'M11 3h2v10h-2zM2 3v10l8-5z',
} as const;

/** The icon of a replay button. */
export const Arrow = ({ to }: { readonly to: keyof typeof ARROWS }) => (
  <svg class="arrow" viewBox="0 0 16 16" aria-hidden="true">
    <path d={ARROWS[to]} />
  </svg>
);
