/**
 * What a vehicle or a gun is made of as its blueprint has it from the side: metres, forward to the right, heights above
 * the ground; slopes in degrees from upright, positive where the top lies further back. A profile is drawn from these
 * alone, so that a Panther is a Panther by its measures.
 */

/** How a road wheel looks: pressed discs, spokes, a ring of holes, plain, or a tyre. */
export type WheelKind = 'disc' | 'spoked' | 'holes' | 'plain' | 'tyre';

/** A circle that the track runs round, or a wheel. */
export interface Round {
  readonly x: number;
  readonly h: number;
  readonly r: number;
}

export interface RunningGear {
  /** Where the axles of the road wheels stand, the rearmost first. */
  readonly axles: readonly number[];
  readonly radius: number;
  readonly kind: WheelKind;
  /** A second row of wheels between and behind the first. */
  readonly overlapped?: true;
  /** Pairs of wheels on a bogie, of this form. */
  readonly bogies?: 'bracket' | 'spring' | 'leaf';
  readonly drive: Round;
  readonly idler: Round;
  /** Return rollers, the rearmost first. */
  readonly rollers?: readonly number[];
  readonly rollerRadius?: number;
  /** How thick the track is. */
  readonly track: number;
}

/** The side of the hull above the tracks. */
export interface Hull {
  readonly length: number;
  /** How far the middle of the hull stands before that of the drawing. */
  readonly x?: number;
  readonly deck: number;
  /** The height at which the upper and the lower front meet. */
  readonly nose: number;
  /** Where the side ends over the track. */
  readonly sponson: number;
  readonly belly: number;
  readonly glacis: number;
  readonly lower: number;
  /** Negative where the rear is undercut. */
  readonly rear: number;
  /** A lower deck over the engine, from here back. */
  readonly engine?: { readonly from: number; readonly deck: number };
  /** Plates hung over the upper run of the track, so many. */
  readonly skirts?: number;
  /** A side that hides the upper half of the wheels. */
  readonly panel?: number;
}

/** A box on the hull that does not turn: casemates, open superstructures. */
export interface Casemate {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly base: number;
  readonly front: number;
  readonly rear: number;
  readonly open?: true;
  /** A pulpit for a machine gun: its middle, its width and its top. */
  readonly pulpit?: readonly [x: number, width: number, top: number];
}

export type MantletKind = 'barrel' | 'cone' | 'cast' | 'block' | 'none';

export interface Turret {
  /** The middle of its length at its foot. */
  readonly x: number;
  readonly length: number;
  readonly base: number;
  readonly height: number;
  readonly front: number;
  readonly rear: number;
  /** The radius of its corners. */
  readonly round?: number;
  /** How far the back hangs out, and how high its underside is above the foot. */
  readonly bustle?: readonly [out: number, up: number];
  readonly open?: true;
  /** Armour skirts round the turret. */
  readonly skirt?: true;
  readonly cupola?: { readonly x: number; readonly width: number; readonly height: number };
}

/** A barrel: where it leaves its mantlet, how far it reaches beyond, and how thick it is. */
export interface Barrel {
  readonly x: number;
  readonly h: number;
  readonly length: number;
  readonly width: number;
  readonly brake?: 'double' | 'ball';
  readonly mantlet?: MantletKind;
  /** Degrees that it is raised. */
  readonly up?: number;
  /** A recoil cylinder below or above it, as long as this. */
  readonly cradle?: number;
  /** A counterweight round it, so far from the muzzle. */
  readonly weight?: number;
}

export type Fitting =
  | { readonly what: 'box'; readonly x: number; readonly h: number; readonly w: number; readonly t: number }
  // Bedding rolled up in canvas; a length of spare track; a plate bolted on; a camouflage net.
  | {
      readonly what: 'roll' | 'links' | 'plate' | 'net';
      readonly x: number;
      readonly h: number;
      readonly w: number;
      readonly t: number;
    }
  // Prongs at the nose that break through hedges.
  | { readonly what: 'cutter'; readonly x: number; readonly h: number }
  | { readonly what: 'machine-gun'; readonly x: number; readonly h: number }
  | { readonly what: 'aerial'; readonly x: number; readonly h: number; readonly length: number }
  | { readonly what: 'exhaust'; readonly x: number; readonly h: number; readonly t: number }
  | { readonly what: 'tools'; readonly x: number; readonly h: number; readonly length: number }
  | { readonly what: 'head'; readonly x: number; readonly h: number }
  | { readonly what: 'lamp'; readonly x: number; readonly h: number };

interface Mounted {
  readonly hull: Hull;
  readonly casemate?: Casemate;
  readonly turret?: Turret;
  readonly gun?: Barrel;
  readonly fittings?: readonly Fitting[];
  /** Where the nation's sign is painted. */
  readonly mark: { readonly x: number; readonly h: number; readonly r: number };
  /** The gun's name for the foot of the picture. */
  readonly arms: string;
}

export interface Tracked extends Mounted {
  readonly make: 'tracked';
  readonly gear: RunningGear;
}

/** Armoured cars and half-tracks: wheels, and perhaps a track behind. */
export interface Wheeled extends Mounted {
  readonly make: 'wheeled';
  readonly wheels: readonly Round[];
  readonly gear?: RunningGear;
  /** A bonnet before the body: from here to the front of the hull, so high. */
  readonly bonnet?: { readonly from: number; readonly top: number };
}

export interface Towed {
  readonly make: 'towed';
  readonly wheel?: { readonly x: number; readonly r: number; readonly kind: WheelKind };
  /** Legs: from the axle to where they touch the ground, behind and, of a cross, before. */
  readonly trail?: { readonly to: number; readonly from: number; readonly width: number };
  readonly platform?: { readonly from: number; readonly to: number; readonly height: number };
  readonly shield?: {
    readonly x: number;
    readonly base: number;
    readonly top: number;
    readonly slope: number;
    readonly depth?: number;
  };
  readonly gun: Barrel;
  readonly arms: string;
  /** Where men stand or kneel. */
  readonly crew: readonly { readonly x: number; readonly pose: 'kneel' | 'serve' | 'point' }[];
}

export interface Plane {
  readonly make: 'plane';
  readonly length: number;
  /** Height of the body's upper and lower edge by share of its length from the tail. */
  readonly top: readonly (readonly [share: number, h: number])[];
  readonly bottom: readonly (readonly [share: number, h: number])[];
  readonly canopy: { readonly from: number; readonly to: number; readonly rise: number };
  readonly fin: {
    readonly from: number;
    readonly to: number;
    readonly height: number;
    readonly round: number;
  };
  readonly wing: {
    readonly from: number;
    readonly to: number;
    readonly h: number;
    readonly thickness: number;
  };
  readonly tailplane: { readonly from: number; readonly to: number; readonly h: number };
  readonly propeller: number;
  /** Air scoop under the nose of a radial-less engine. */
  readonly chin?: true;
  readonly load: 'rockets' | 'bombs';
  readonly mark: { readonly x: number; readonly h: number; readonly r: number };
  readonly arms: string;
}

export type Vehicle = Tracked | Wheeled;
export type Blueprint = Vehicle | Towed | Plane;

// Parts that several blueprints share.

/** `count` axles at even distances. */
export const axles = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** Pairs of axles: the middles of the bogies, and how far their wheels stand apart. */
export const pairs = (middles: readonly number[], apart: number): readonly number[] =>
  middles.flatMap((middle) => [middle - apart / 2, middle + apart / 2]);

/** A gun barrel, from where it leaves the mantlet to the muzzle. */
export const gun = (
  x: number,
  h: number,
  muzzle: number,
  width: number,
  more: Partial<Barrel> = {},
): Barrel => ({ x, h, length: muzzle - x, width, ...more });

/** The chassis of the Sherman, under half of what the allies drove: three bogies a side, volute springs. */
export const shermanGear = (stretch = 0): RunningGear => ({
  axles: pairs([-1.62 - stretch, -0.1, 1.42 + stretch], 0.72),
  radius: 0.255,
  kind: 'spoked',
  bogies: 'bracket',
  drive: { x: 2.38 + stretch, h: 0.78, r: 0.33 },
  idler: { x: -2.5 - stretch, h: 0.66, r: 0.28 },
  rollers: [-1.75 - stretch, -0.2, 1.3 + stretch],
  rollerRadius: 0.1,
  track: 0.1,
});

/** The later chassis: broader bogies with level springs. */
export const HVSS: RunningGear = {
  ...shermanGear(),
  bogies: 'spring',
  rollers: [-2, -1.2, -0.45, 0.35, 1.05, 1.75],
  rollerRadius: 0.09,
};

/** Eight small wheels in four bogies: the Panzer IV and what was built on it. */
export const PANZER_IV: RunningGear = {
  axles: pairs([-1.78, -0.62, 0.54, 1.7], 0.54),
  radius: 0.235,
  kind: 'disc',
  bogies: 'leaf',
  drive: { x: 2.5, h: 0.74, r: 0.34 },
  idler: { x: -2.52, h: 0.6, r: 0.29 },
  rollers: [-1.6, -0.55, 0.5, 1.55],
  rollerRadius: 0.12,
  track: 0.09,
};

/** Eight big overlapping wheels: the Panther and what was built on it. */
export const PANTHER: RunningGear = {
  axles: axles(-2.22, 1.98, 8),
  radius: 0.43,
  kind: 'disc',
  overlapped: true,
  drive: { x: 2.82, h: 0.82, r: 0.38 },
  idler: { x: -2.9, h: 0.62, r: 0.32 },
  track: 0.1,
};
