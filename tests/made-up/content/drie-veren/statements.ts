const rule = (text: string) => ({ text, provenance: 'rulebook' }) as const;

/** De regels van Drie Veren, een spel dat voor de tests is verzonnen. */
export const STATEMENTS = {
  V1: rule('Wie aan de beurt is, legt een lading uit de hand op de pont en vaart uit, of blijft liggen.'),
  V2: rule('Voor de worp mag ieder ander, met de klok mee, een tegenwind spelen of de pont laten gaan.'),
  V3: rule('Gooi met één dobbelsteen, en met één meer voor elke tegenwind: alleen de laagste telt.'),
  V4: rule('Is de worp minstens de waarde van de lading, dan komt ze op je kade; anders zinkt ze.'),
  V5: { text: 'Tegen één overtocht waait het hoogstens één keer.', provenance: 'ruling', option: 'storm' },
  V6: rule('Na drie beurten wint wie de meeste waarde op de kade heeft; wie gelijk staat, wint samen.'),
} as const;

export type StatementId = keyof typeof STATEMENTS;
