/** Loads the look back at a game, which most visitors never open. */
export const bringLookingBack = () => import('./looking-back.tsx');
