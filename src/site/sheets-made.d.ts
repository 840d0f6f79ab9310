/** Types of what `scripts/site/` gives the pages. A declared module cannot import by relative path. */

declare module 'virtual:fieldkit-sheets' {
  export const SHEETS: readonly import('./ready-made-sheets.ts').SheetFile[];
  export const TEXTS: readonly import('./ready-made-sheets.ts').TextFile[];
  export const BOOKLETS: readonly import('./ready-made-sheets.ts').BookletFile[];
}

declare module 'virtual:fieldkit-rules' {
  type Text = import('astro').MDXInstance<Record<string, unknown>>;
  export const RULES: Readonly<Record<string, () => Promise<Text>>>;
}
