/** What soldiers of 1944 wear and carry, by nation and by arm. */
import type { Equipment } from '../../../../src/kit/engrave/figures/figure.ts';
import { FACE, rifle } from '../../../../src/kit/engrave/figures/soldiery.ts';
import type { Part } from '../../../../src/kit/engrave/linocut.ts';
import type { Nation } from '../../data/cards.ts';
import { BERET, JUMP, NETTED, POT, STAHLHELM } from './headgear.ts';
import {
  AMERICAN_PACK,
  BANDOLIER,
  BRITISH_PACK,
  GERMAN_PACK,
  SPLINTERS,
  STROKES,
  TANKS,
  pouch,
} from './packs.ts';
import {
  BAR,
  BAZOOKA,
  BREN,
  CARRIED,
  FG42,
  LEE,
  MG42,
  MP40,
  SCHRECK,
  STEN,
  THOMPSON,
  type Weapon,
} from './small-arms.ts';

/** Troops that jump wear smocks, and helmets without a rim. */
export type Dress = Nation | 'jaeger' | 'us-airborne' | 'uk-airborne' | 'uk-beret' | 'flame-thrower';

interface Issue {
  readonly head: readonly Part[];
  readonly rifle: readonly Part[];
  /** A machine pistol. */
  readonly gun: readonly Part[];
  /** A light machine gun. */
  readonly mg: readonly Part[];
  readonly tube: readonly Part[];
}

const troops = (
  { head, ...arms }: Issue,
  worn: Pick<Equipment, 'footwear' | 'pack' | 'skirt' | 'patches'>,
): Equipment<Weapon> => ({ ...worn, head: [FACE, ...head], weapons: { ...CARRIED, ...arms } });

const GERMANY: Issue = { head: STAHLHELM, rifle: [rifle(40)], gun: MP40, mg: MG42, tube: SCHRECK };
const AMERICA: Issue = { head: POT, rifle: [rifle(36)], gun: THOMPSON, mg: BAR, tube: BAZOOKA };
const BRITAIN: Issue = { head: NETTED, rifle: LEE, gun: STEN, mg: BREN, tube: BAZOOKA };

const GERMAN = { footwear: 'jackboot', pack: GERMAN_PACK } as const;
const AMERICAN = { footwear: 'leggings', pack: AMERICAN_PACK, skirt: 0.5 } as const;
/** A blouse that ends at the belt, baggy trousers, short anklets. */
const BRITISH = { footwear: 'anklets', pack: BRITISH_PACK, skirt: 0.1 } as const;

export const TROOPS: Readonly<Record<Dress, Equipment<Weapon>>> = {
  german: troops(GERMANY, GERMAN),
  american: troops(AMERICA, AMERICAN),
  british: troops(BRITAIN, BRITISH),
  jaeger: troops(
    { ...GERMANY, head: JUMP, gun: FG42 },
    { footwear: 'jump-boots', pack: BANDOLIER, skirt: 0.95, patches: SPLINTERS },
  ),
  'us-airborne': troops(AMERICA, { footwear: 'jump-boots', pack: AMERICAN_PACK, skirt: 0.9 }),
  'uk-airborne': troops(
    { ...BRITAIN, head: JUMP },
    { footwear: 'anklets', pack: [pouch(-9.6, -5, 5, 7)], skirt: 0.95, patches: STROKES },
  ),
  'uk-beret': troops(
    { ...BRITAIN, head: BERET },
    { footwear: 'anklets', pack: [pouch(-9.6, -5, 5, 7)], skirt: 0.95, patches: STROKES },
  ),
  'flame-thrower': troops(AMERICA, { ...AMERICAN, pack: TANKS }),
};
