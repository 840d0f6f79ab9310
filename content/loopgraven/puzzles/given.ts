/** What several puzzles of Loopgraven begin with. */

export const RED = 0;
export const NONE = { platoon: 0, car: 0, tank: 0 } as const;
/** Shellshock on these units, by number. */
export const shocked = (...units: readonly number[]) => units.map((unit) => ({ by: 'N6', unit, until: 3 }));
