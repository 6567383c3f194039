/** A row of a page of docs/coverage: an entry of the specification, what builds it, and what shows it. */
export interface CoverageRow {
  /** Of the specification. */
  readonly section: number;
  readonly entry: string;
  readonly code: string;
  readonly test: string;
}

/** What the repository says when the table is compared with it. */
export interface CoverageFacts {
  /** The text of a file, by its path from the root; null when there is none. */
  readonly read: (path: string) => string | null;
  /** Names of decisions, such as `D22`. */
  readonly decisions: ReadonlySet<string>;
}

const OPEN = 'open';
const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** A link to a decision, with the anchor of the same number. */
const DECISION = /^\[(D(\d+))\]\(\.\.\/decisions\/product\.md#d\2\)$/;
const REFERENCE = /^`([^`]+)`(?:: (.+))?$/;

/** The rows of a page, in its order. */
export function readCoverage(markdown: string): CoverageRow[] {
  let section = 0;
  return markdown.split('\n').flatMap((line) => {
    section = Number(/^# (\d)\. /.exec(line)?.[1] ?? section);
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    const [entry = '', code = '', test = ''] = cells;
    const isRow = cells.length > 0 && !/^(entry|-+)$/.test(entry);
    return isRow ? [{ section, entry, code, test }] : [];
  });
}

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Whether a row says that something is missing. */
export function isOpen({ code, test }: CoverageRow): boolean {
  return code === OPEN || test === OPEN;
}

/** What is wrong with the rows, a sentence each. */
export function coverageProblems(rows: readonly CoverageRow[], facts: CoverageFacts): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const name = `${row.section}, ${row.entry}`;
    const isRepeated = seen.has(name);
    seen.add(name);
    const problems = [
      ...(isRepeated ? ['comes twice'] : []),
      ...(row.entry === '' ? ['has no entry'] : []),
      ...cellProblems(row.code, facts),
      ...cellProblems(row.test, facts),
      ...(row.code === OPEN && row.test !== OPEN ? ['is not built, and has a test'] : []),
      ...(showsNothing(row.test) ? ['names no test'] : []),
    ];
    return problems.map((problem) => `${name}: ${problem}`);
  });
}

function cellProblems(cell: string, { read, decisions }: CoverageFacts): string[] {
  if (cell === OPEN) return [];
  return cell.split('<br>').flatMap((part) => {
    if (part === '') return ['has an empty cell'];
    const [, decision] = DECISION.exec(part) ?? [];
    if (decision !== undefined) return decisions.has(decision) ? [] : [`there is no decision ${decision}`];
    const [, path, title] = REFERENCE.exec(part) ?? [];
    if (path === undefined) return [`"${part}" is neither a file nor a decision`];
    const text = read(path);
    if (text === null) return [`there is no file ${path}`];
    return title === undefined || text.includes(title) ? [] : [`${path} has no "${title}"`];
  });
}

/** A cell of files without a test or a decision. */
function showsNothing(cell: string): boolean {
  const paths = cell.split('<br>').flatMap((part) => REFERENCE.exec(part)?.[1] ?? []);
  return paths.length > 0 && !paths.some((path) => TEST_FILE.test(path) || path.startsWith('docs/decisions/'));
}

/** The numbers of docs/decisions/product.md (`D22`), in its order: each has an anchor of its own. */
export function productDecisions(page: string): string[] {
  const headed = page.matchAll(/<a id="d(\d+)"><\/a>\*\*D(\d+)[ *]/g);
  return [...headed].flatMap(([, anchor, number]) => (anchor === number ? [`D${number}`] : []));
}
