/** The last message, for eyes and screen readers. */

/** A class says that it is silent: Chromium does not always notice that `:empty` has become true, and keeps the line. */
export const SaidLine = ({ says }: { readonly says: string }) => (
  <p class={says === '' ? 'play-said play-silent' : 'play-said'} role="status">
    {says}
  </p>
);
