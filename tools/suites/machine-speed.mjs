// How fast this machine is, so that times of different machines can be compared.

/** How long `timeLoop` takes on a machine at full speed, in seconds. */
export const FULL_SPEED_LOOP_S = 0.75;

/** @returns {number} Seconds that one core takes for 10⁹ additions. */
export function timeLoop() {
  const startedAtMs = performance.now();
  let x = 0;
  for (let i = 0; i < 1e9; i += 1) x += 1;
  const seconds = (performance.now() - startedAtMs) / 1000;
  // The result is used, or the loop could be left out.
  return x === 1e9 ? seconds : Number.NaN;
}
