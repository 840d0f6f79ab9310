/** The instructions in a booklet's file: how to print, fold and staple it. */
export const BOOKLET_EN = {
  over: 'BEFORE YOU PRINT',
  page: 'Before you print',
  under: (pages: number, sheets: number) =>
    `A booklet of ${pages} pages: ${sheets} sheets, printed on both sides, folded once, two staples.`,
  settings: 'Set the printer',
  paper: {
    label: 'Paper',
    value: (sheets: number, paper: string) => `${sheets} sheets of ${paper}, 80 to 100 gsm.`,
  },
  size: { label: 'Size', value: '100 %, “Actual size”, not “Fit”.' },
  layout: { label: 'Layout', value: 'Landscape, one page of this file on each side.' },
  sides: { label: 'Sides', value: 'Both, turned on the short edge.' },
  pages: {
    label: 'Pages',
    value: 'From page 3 on: this page and its empty back are no part of the booklet.',
  },
  fronts: {
    label: 'Fronts',
    value: (first: number, last: number) => `Pages ${first} to ${last}, one side only.`,
  },
  between: {
    label: 'Between',
    value:
      'Lay the pile back so that its first sheet is printed first again, on the bare side, its heads where they were.',
  },
  backs: {
    label: 'Backs',
    value: (first: number, last: number) =>
      `Pages ${first} to ${last}, in the same order. Try it with one sheet first.`,
  },
  drawing: 'Sheets lying in one another, folded in the middle, two staples in the fold.',
  fold: 'Fold and staple',
  folding: [
    'Lay the sheets on one another as they come, sheet 1 undermost and its cover page down.',
    'Fold all of them along the middle, the cover outside. Press the fold with a spoon.',
    'Staple twice in the fold, from outside, a quarter of the height from either end. With an ordinary stapler: open it over corrugated board, and bend the legs by hand.',
    'The inner sheets stand out a little. Cut the edge with knife and ruler if you like: the margins allow for it.',
  ],
  side: (label: string, left: number, right: number) => `Sheet ${label}: pages ${left} and ${right}`,
  saddle: (paper: string) => `${paper}, to fold and staple`,
  plain: 'page by page',
};
