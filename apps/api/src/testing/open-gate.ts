import { createFairGate, type FairGate } from '../http/fair-gate.ts';

/** A gate that lets every request through at once: tests use it to test the row lock behind it. */
export function createOpenGate(): FairGate {
  return createFairGate({ atOnce: 1_000, waitingMost: 0 });
}
