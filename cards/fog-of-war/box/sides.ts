/** Who plays The Fog of War. */
export const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];

/** The years of the war, as the turn track has them. */
export const YEARS = [1940, 1941, 1942, 1943, 1944] as const;
export type Year = (typeof YEARS)[number];
