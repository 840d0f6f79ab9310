/** What importing a table, a workbook, a template or rules gives. */
declare module '*.csv' {
  const table: import('./table.ts').Table;
  export default table;
}
declare module '*.tsv' {
  const table: import('./table.ts').Table;
  export default table;
}
declare module '*.xlsx' {
  const workbook: import('./table.ts').Workbook;
  export default workbook;
}
declare module '*.yaml' {
  const data: import('./located.ts').LocatedFile;
  export default data;
}
declare module '*.yml' {
  const data: import('./located.ts').LocatedFile;
  export default data;
}
declare module '*.md' {
  const rules: import('./parse-rules.ts').RulesFile;
  export default rules;
}
