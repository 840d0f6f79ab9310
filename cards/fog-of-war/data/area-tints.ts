/**
 * The tone of each area on the map: a colouring of the graph of areas, so that areas that share a border, a strait or the
 * bridge never share a tone. Four tones for land and two for seas, numbered from light to dark. Ours.
 */
import type { AreaId } from './areas.ts';

export const LAND_TONES = ['ivory', 'straw', 'sage', 'clay'] as const;
export const SEA_TONES = ['swell', 'deep'] as const;

export type Tone = (typeof LAND_TONES)[number] | (typeof SEA_TONES)[number];

export const TONE_OF = {
  britain: 'straw',
  paris: 'ivory',
  vichy: 'sage',
  spain: 'ivory',
  morocco: 'straw',
  libya: 'clay',
  egypt: 'straw',
  levant: 'ivory',
  ruhr: 'clay',
  berlin: 'sage',
  italy: 'clay',
  scandinavia: 'sage',
  poland: 'clay',
  yugoslavia: 'straw',
  balkans: 'ivory',
  greece: 'clay',
  turkey: 'sage',
  baltic: 'ivory',
  kiev: 'straw',
  odessa: 'sage',
  leningrad: 'straw',
  moscow: 'sage',
  stalingrad: 'ivory',
  northsea: 'swell',
  natlantic: 'deep',
  catlantic: 'swell',
  wmed: 'deep',
  emed: 'swell',
} as const satisfies Record<AreaId, Tone>;
