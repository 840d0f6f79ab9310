/** The URL that a virtual table loads pictures from. */

/** A base URL with a trailing slash; undefined for text that is not an http(s) URL. */
export function baseAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/\/?$/, '/');
}
