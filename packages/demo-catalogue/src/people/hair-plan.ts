import type { Random } from '../draw/random.ts';
import type { HairPlan } from './hair-locks.ts';
import { MENS } from './hair-mens.ts';
import { WOMENS } from './hair-womens.ts';
import type { Person } from './person.ts';

const PLANS: Record<string, (random: Random) => Partial<HairPlan>> = { ...WOMENS, ...MENS };

/** The hair of a person, the same from every side. */
export function planHair(person: Person, random: Random): HairPlan {
  const make = PLANS[person.hair];
  if (!make) throw new Error(`no hair style "${person.hair}"`);
  return { swell: 1.11, hairline: 40, nape: -50, locks: [], puffs: [], ties: [], ...make(random) };
}
