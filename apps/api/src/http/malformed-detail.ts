import * as v from 'valibot';

/** What is wrong with a request, for a developer: the first few places and what was expected there, never what was sent. */
export function malformedDetail(part: string, issues: readonly v.BaseIssue<unknown>[]): string {
  const places = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? part}: ${expectationOf(issue)}`);
  return `${part}: ${places.join('; ')}`;
}

/** Checks of form (`integer`, `iso_date`) expect nothing that they can spell: their own name says it, or our sentence. */
function expectationOf({ expected, message, type }: v.BaseIssue<unknown>): string {
  if (expected !== null) return `expected ${expected}`;
  const isOurs = !message.startsWith('Invalid ');
  return isOurs ? message : `expected ${type.replaceAll('_', ' ')}`;
}
