/** Where the pictures of a virtual table will be found. */

/** An address as other players' machines can open it, with a slash at its end; undefined where a text is none. */
export function baseAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/\/?$/, '/');
}
