import type { Person } from './person.ts';

/** The faces that a cast is chosen from. */
export const FACES = ['oval', 'round', 'heart', 'long', 'square', 'sharp', 'soft', 'broad', 'gaunt', 'pixie'] as const;
export type FaceName = (typeof FACES)[number];

export type NoseKind = 'fine' | 'button' | 'straight' | 'hooked' | 'broad';

/** How a face differs from the usual one: widths as parts of its own, distances in a head's units, angles as offsets. */
export interface FaceKind {
  /** Width at the cheekbones, at the jaw and of the chin. */
  cheek: number;
  jaw: number;
  chin: number;
  /** How much lower the chin is. */
  drop: number;
  eyes: { apart: number; down: number; wide: number; tall: number; slant: number };
  brows: { thick: number; long: number; up: number; slant: number; arch: number };
  nose: { kind: NoseKind; down: number };
  mouth: { wide: number; down: number; full: boolean };
  /** A hollow under the cheekbone. */
  hollow?: boolean;
}

const KINDS: Record<FaceName, FaceKind> = {
  oval: {
    cheek: 1,
    jaw: 1,
    chin: 1,
    drop: 0,
    eyes: { apart: 0, down: 0, wide: 1, tall: 1, slant: 0 },
    brows: { thick: 1, long: 1, up: 0, slant: 0, arch: 1 },
    nose: { kind: 'fine', down: 0 },
    mouth: { wide: 1, down: 0, full: false },
  },
  round: {
    cheek: 1.05,
    jaw: 1.13,
    chin: 1.3,
    drop: -9,
    eyes: { apart: 2.5, down: 4, wide: 1.04, tall: 1.08, slant: -2 },
    brows: { thick: 0.9, long: 0.78, up: 5, slant: -2, arch: 1.6 },
    nose: { kind: 'button', down: -3 },
    mouth: { wide: 0.86, down: -4, full: false },
  },
  heart: {
    cheek: 1.05,
    jaw: 0.9,
    chin: 0.72,
    drop: 2,
    eyes: { apart: 0.5, down: 1, wide: 1.08, tall: 1.06, slant: 4 },
    brows: { thick: 0.75, long: 1.06, up: 3, slant: 2, arch: 1.7 },
    nose: { kind: 'fine', down: -1 },
    mouth: { wide: 0.88, down: 0, full: true },
  },
  long: {
    cheek: 0.94,
    jaw: 0.97,
    chin: 1.08,
    drop: 13,
    eyes: { apart: -2, down: -2, wide: 0.95, tall: 0.86, slant: 0 },
    brows: { thick: 0.95, long: 1.08, up: 1, slant: 0, arch: 0.5 },
    nose: { kind: 'straight', down: 6 },
    mouth: { wide: 1.06, down: 7, full: false },
  },
  square: {
    cheek: 1.02,
    jaw: 1.14,
    chin: 1.5,
    drop: 2,
    eyes: { apart: 0.5, down: -1, wide: 1, tall: 0.9, slant: 1 },
    brows: { thick: 1.5, long: 1.05, up: -4, slant: 1, arch: 0.3 },
    nose: { kind: 'straight', down: 2 },
    mouth: { wide: 1.18, down: 2, full: false },
  },
  sharp: {
    cheek: 0.97,
    jaw: 0.86,
    chin: 0.66,
    drop: 9,
    eyes: { apart: -0.5, down: -1, wide: 1.1, tall: 0.76, slant: 6 },
    brows: { thick: 0.85, long: 1.12, up: 0, slant: 5, arch: 1 },
    nose: { kind: 'straight', down: 2 },
    mouth: { wide: 0.98, down: 3, full: false },
  },
  soft: {
    cheek: 1.03,
    jaw: 1.05,
    chin: 1.12,
    drop: -3,
    eyes: { apart: 1.5, down: 2, wide: 1, tall: 1, slant: -6 },
    brows: { thick: 1.05, long: 0.86, up: 3, slant: -4, arch: 1.2 },
    nose: { kind: 'button', down: 0 },
    mouth: { wide: 0.9, down: -1, full: true },
  },
  broad: {
    cheek: 1.07,
    jaw: 1.15,
    chin: 1.34,
    drop: 5,
    eyes: { apart: 3, down: 0, wide: 0.94, tall: 0.88, slant: -1 },
    brows: { thick: 1.7, long: 0.96, up: -1, slant: -1, arch: 0.8 },
    nose: { kind: 'broad', down: 2 },
    mouth: { wide: 1.22, down: 2, full: true },
  },
  gaunt: {
    cheek: 1,
    jaw: 0.9,
    chin: 0.94,
    drop: 11,
    eyes: { apart: -1, down: 1, wide: 0.92, tall: 0.8, slant: 2 },
    brows: { thick: 0.8, long: 1, up: 4, slant: -1, arch: 1.9 },
    nose: { kind: 'hooked', down: 5 },
    mouth: { wide: 1.02, down: 6, full: false },
    hollow: true,
  },
  pixie: {
    cheek: 1.02,
    jaw: 0.98,
    chin: 0.84,
    drop: -8,
    eyes: { apart: -1, down: 3, wide: 1.12, tall: 1.12, slant: 3 },
    brows: { thick: 1.2, long: 0.8, up: 3, slant: 2, arch: 1.3 },
    nose: { kind: 'button', down: -4 },
    mouth: { wide: 1.1, down: -4, full: false },
  },
};

/** A person's face; the oval one where none is said. */
export const faceOf = (person: Person): FaceKind => KINDS[person.face ?? 'oval'];
