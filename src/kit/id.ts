/** The one rule for ids: they become names of folders, files and fields, in archives and in addresses. */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const LONGEST_ID = 60;

export const isId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= LONGEST_ID && ID.test(id);

/** The rule in words, to end a sentence with. */
export const ID_RULE = `small letters and figures, with hyphens between them, at most ${LONGEST_ID}`;

/** An id made from a name: "Søren's Café" becomes "soren-s-cafe"; empty where no letter or figure is left. */
export const idFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replaceAll(/^-+|-+$/g, '');
