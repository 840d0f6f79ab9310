/** The part of the sheet that shows land and sea, inside its frame, mm. */
export const MAP_FIELD = { x: 13, y: 13, width: 568, height: 394 } as const;
