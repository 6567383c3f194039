// Mutants that no test catches, and why: most are the same program written in another way.

/** @type {readonly import('./mutation-report.mjs').Explanation[]} */
export const EXPLANATIONS = [];
