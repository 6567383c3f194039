import { findPortTrouble, PART_OFFSETS, plannedPorts } from '../../apps/standalone/launch/ports.mjs';

/** A base port whose whole range is free now: chosen at random, so that two runs on one machine do not collide. */
export async function findFreeBase(): Promise<number> {
  const offsets = [...plannedPorts(null, 'demo').map(({ offset }) => offset), ...Object.values(PART_OFFSETS)];
  const uses = [...new Set(offsets)].map((offset) => ({ name: String(offset), offset }));
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const base = 20_000 + Math.floor(Math.random() * 600) * 10;
    if ((await findPortTrouble(uses, base, '127.0.0.1')) === null) return base;
  }
  throw new Error('No free range of ports was found in 50 attempts');
}
