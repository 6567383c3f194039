// Mutants that no test catches, and why: most are the same program written in another way.

/** @type {readonly import('./mutation-report.mjs').Explanation[]} */
export const EXPLANATIONS = [
  {
    file: 'packages/api-contract/src/client/api-transport.ts',
    code: '{ return undefined; }',
    becomes: '{}',
    why: 'A function that returns nothing returns undefined.',
  },
  {
    file: 'packages/api-contract/src/client/api-transport.ts',
    code: "''",
    becomes: '"Stryker was here!"',
    why: 'Neither text is a number, so both mean that no time was said.',
  },
  {
    file: 'apps/api/src/people/identity/identity.service.ts',
    code: 'clientAddress !== null',
    becomes: 'true',
    why: 'Neither table of addresses takes null for an address; the condition is for the types.',
  },
  {
    file: 'apps/api/src/people/identity/ip-country.ts',
    code: "''",
    becomes: '"Stryker was here!"',
    why: 'The default of a missing country is refused either way, and a range is never missing; the other empty text of this file is tested.',
  },
  {
    file: 'apps/api/src/reading/viewer/reading.route.ts',
    code: 'false',
    becomes: 'true',
    why: 'What a guest says counts for guests alone, and no guest reaches an endpoint for signed-in readers.',
  },
  {
    file: 'apps/api/src/reading/viewer/reading.service.ts',
    code: 'episodeId === null',
    becomes: 'false',
    why: 'No episode has null as its id: the same refusal after one more query.',
  },
  {
    file: 'apps/api/src/catalogue/lists/ordered-lists.repository.ts',
    code: "sort === 'POPULAR' && leadSinceMs === undefined",
    becomes: 'false',
    why: 'The same rows in the same order, read with one more join.',
  },
  {
    file: 'apps/api/src/catalogue/lists/series-list.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    why: 'The list is searched only for series in another language, and then it is the answer of the query.',
  },
  {
    file: 'packages/api-contract/src/client/api-transport.ts',
    code: "'abort'",
    becomes: '""',
    why: 'The signal belongs to this one call, and a listener that stays on it goes with it.',
  },
];
