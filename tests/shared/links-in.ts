/** Targets of a page's links that lead to files; what stands in code is an example. */
export const linksIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
    ([, target = '']) => target,
  );
