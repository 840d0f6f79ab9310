/** The two notations of a VASSAL module: XML for its components, sequences of strings for its pieces. */

/** VASSAL's names of packages. */
export const MODULE = 'VASSAL.build.module';
export const MAP = `${MODULE}.map`;

/** Doubles a delimiter's escape: VASSAL reads a backslash before its delimiter as part of the text. */
const escapedIn = (text: string, delimiter: string): string =>
  text.replaceAll(delimiter, () => `\\${delimiter}`);

/**
 * Strings joined as VASSAL's SequenceEncoder does, so that its decoder gives them back. A string that begins with a
 * backslash, or stands in single quotes, is quoted.
 */
export const sequence = (delimiter: string, ...parts: readonly (string | number | boolean)[]): string =>
  parts
    .map((part) => {
      const text = String(part);
      const isQuoted = text.startsWith('\\') || (text.startsWith("'") && text.endsWith("'"));
      const inner = escapedIn(text, delimiter);
      return text !== '' && isQuoted ? `'${inner}'` : inner;
    })
    .join(delimiter);

/** Characters that XML 1.0 does not allow. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/** Text between tags of XML or HTML; a tab survives as a reference. */
export const contentText = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\t', '&#9;');

/** Text in an attribute, where a line end needs a reference too. */
const attributeText = (text: string): string =>
  contentText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** An element: its name, attributes, and content that already is XML. */
export function element(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${attributeText(String(value))}"`);
  const start = `<${name}${given.join('')}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.join('\n')}</${name}>`;
}
