// The results of mutation tests: counts, scores, and the page of the documentation.

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {import('./targets.mjs').Group} Group */

/**
 * The parts of Stryker's report that are read here (schema "mutation-testing-report").
 * @typedef {object} StrykerReport
 * @property {Readonly<Record<string, { source: string, mutants: readonly ReportedMutant[] }>>} files
 */
/**
 * @typedef {object} ReportedMutant
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {string} status
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location Counted from 1.
 */

/**
 * @typedef {object} Survivor A mutant that no test caught.
 * @property {string} file From the root of the repository.
 * @property {number} line
 * @property {string} code What stands there, in one line.
 * @property {string} becomes
 */

/**
 * @typedef {object} RoomResult
 * @property {Target} target
 * @property {number} caught
 * @property {number} tested
 * @property {readonly Survivor[]} survivors
 */

/** @typedef {{ file: string, code: string, becomes: string, why: string }} Explanation */

const CAUGHT = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/**
 * @param {Target} target
 * @param {StrykerReport} report
 * @returns {RoomResult}
 */
export function readResult(target, report) {
  const mutants = Object.entries(report.files).flatMap(([name, { source, mutants }]) =>
    mutants.map((mutant) => ({ file: `${target.folder}/${name}`, source, mutant })),
  );
  const ofStatus = (/** @type {readonly string[]} */ statuses) =>
    mutants.filter(({ mutant }) => statuses.includes(mutant.status));
  const survivors = ofStatus(SURVIVED).map(({ file, source, mutant }) => ({
    file,
    line: mutant.location.start.line,
    code: inOneLine(textAt(source, mutant.location)),
    becomes: inOneLine(mutant.replacement ?? mutant.mutatorName),
  }));
  const caught = ofStatus(CAUGHT).length;
  return { target, caught, tested: caught + survivors.length, survivors };
}

/**
 * @param {string} source
 * @param {ReportedMutant['location']} location
 */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

/** @param {string} code */
function inOneLine(code) {
  return code.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The share of mutants that were caught, in percent; 100 where there were none.
 * @param {readonly Pick<RoomResult, 'caught' | 'tested'>[]} results
 */
export function scoreOf(results) {
  const tested = results.reduce((sum, result) => sum + result.tested, 0);
  const caught = results.reduce((sum, result) => sum + result.caught, 0);
  return tested === 0 ? 100 : (100 * caught) / tested;
}

/**
 * @param {Survivor} survivor
 * @param {readonly Explanation[]} explanations
 * @returns {string | null}
 */
function explain({ file, code, becomes }, explanations) {
  const found = explanations.find((each) => each.file === file && each.code === code && each.becomes === becomes);
  return found?.why ?? null;
}

/**
 * The page of the documentation.
 * @param {readonly RoomResult[]} results
 * @param {{ aims: Readonly<Record<Group, number>>, explanations: readonly Explanation[], seed: number }} options
 */
export function mutationPage(results, { aims, explanations, seed }) {
  const rows = results.map(({ target, caught, tested, survivors }) => [
    target.name,
    target.about,
    `${tested}${target.sample === null ? ' (all)' : ''}`,
    String(survivors.length),
    `${scoreOf([{ caught, tested }]).toFixed(1)} %`,
  ]);
  const groups = /** @type {const} */ (['core', 'rest']).flatMap((group) => {
    const ofGroup = results.filter(({ target }) => target.group === group);
    if (ofGroup.length === 0) return [];
    const name = group === 'core' ? 'Core' : 'The rest together';
    return [`${name}: ${scoreOf(ofGroup).toFixed(1)} %, at least ${aims[group]} % are wanted.`];
  });
  return `${[
    '# Mutation tests',
    '',
    `Stryker changes the code in one place at a time; a test should fail. Written by \`npm run test:mutation\` (sample ${seed}). Core is`,
    'tested whole, of the other targets a sample, each with the tests of its own package. Constants that are made when a module is',
    'loaded are left out.',
    '',
    table(['target', 'what', 'mutants', 'survived', 'score'], rows),
    '',
    ...groups,
    '',
    '## Survivors',
    '',
    ...results.flatMap((result) => survivorLines(result, explanations)),
  ].join('\n')}`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * @param {RoomResult} result
 * @param {readonly Explanation[]} explanations
 */
function survivorLines({ target, survivors }, explanations) {
  if (survivors.length === 0) return [];
  const lines = survivors.map((survivor) => {
    const { file, line, code, becomes } = survivor;
    const why = explain(survivor, explanations) ?? 'Not tested.';
    return `- \`${file.slice(target.folder.length + 1)}:${line}\` ${quoted(code)} → ${quoted(becomes)}: ${why}`;
  });
  return [`### ${target.name} (\`${target.folder}\`)`, '', ...lines, ''];
}

/** @param {string} code */
function quoted(code) {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}

/**
 * Mutants that no test catches, and why: most are the same program written in another way.
 * @type {readonly Explanation[]}
 */
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
