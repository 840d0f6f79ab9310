/** What the linter asks of this house besides its own rules: everything is named where it is, and nothing is a class. */

interface Visited {
  readonly report: (found: { readonly node: unknown; readonly message: string }) => void;
}

/** Forbids a kind of syntax. */
const without = (kind: string, message: string) => ({
  create: ({ report }: Visited) => ({ [kind]: (node: unknown) => report({ node, message }) }),
});

const house = {
  meta: { name: 'house' },
  rules: {
    'no-default-export': without('ExportDefaultDeclaration', 'Name what you export.'),
    'no-barrel-file': without('ExportAllDeclaration', 'No barrel files: import from where it is.'),
    'no-class': without('ClassDeclaration', 'A function does.'),
  },
};

// The linter asks a plugin for its default export.
export { house as default };
