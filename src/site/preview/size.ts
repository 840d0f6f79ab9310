/** Size of a link preview, px, as social networks recommend. */
export const PREVIEW = { width: 1200, height: 630 } as const;
