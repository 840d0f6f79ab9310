/** The words of a game's features, loaded when reasons are told. */
import type { FeatureWords } from '../../book/feature-words.ts';
import { useBrought } from '../device/use-import.ts';
import { SHELF } from '../shelf.ts';

export type Features = Readonly<Record<string, FeatureWords>>;

const NONE: Features = {};

const bring = async (id: string): Promise<Features> =>
  (await SHELF.find((game) => game.id === id)?.referee?.features?.()) ?? NONE;

/** No words for a game that has none, or as long as they are loading. */
export const useFeatures = (id: string, wanted: boolean): Features =>
  useBrought(() => bring(id), wanted) ?? NONE;
