/** The problem as a list of one, unless the condition holds: then an empty list. */
export function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

/** What is wrong with a list that must not be empty, repeat itself or hold anything unknown. */
export function listProblems(name: string, entries: readonly string[], known?: readonly string[]): string[] {
  return [
    ...unless(entries.length > 0, `${name} is empty`),
    ...unless(new Set(entries).size === entries.length, `${name} repeats an entry`),
    ...(known === undefined ? [] : unknownProblems(name, entries, known)),
  ];
}

/** One problem for each entry that is not among the known ones. */
export function unknownProblems(name: string, entries: readonly string[], known: readonly string[]): string[] {
  return entries.filter((entry) => !known.includes(entry)).map((entry) => `${name}: "${entry}" is unknown`);
}
