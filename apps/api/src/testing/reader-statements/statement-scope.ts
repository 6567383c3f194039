import { placedTables } from '@longstrip/database/distribution';

/** A node of a parsed statement, in the form of PostgreSQL's own parser. */
export type Node = Readonly<Record<string, unknown>>;

/** A table, subquery or function in the FROM list of a query, or the target of a change. */
export interface Relation {
  readonly alias: string;
  /** Its table, if it is one of the schema. */
  readonly table: string | null;
  /** Null: not known, so that it has any. */
  readonly columns: ReadonlySet<string> | null;
  /** The columns whose values are given: by a parameter, or by a column that is given. */
  readonly given: Set<string> | 'all';
  /** The columns that a condition of the query names. */
  readonly named: Set<string>;
}

/** One query: its relations, and those of the query around it. */
export interface Scope {
  readonly relations: Relation[];
  readonly outer: Scope | null;
  /** The columns that each common table expression gives. */
  readonly tables: ReadonlyMap<string, Set<string> | 'all'>;
}

interface Table {
  readonly columns: ReadonlySet<string>;
  /** The column of the reader; null: it has no rows of readers. */
  readonly reader: string | null;
}

/** Tables whose key is no reader: of addresses, requests (of guests too), codes and events of providers. */
const OF_OTHERS = new Set(['recent_view', 'rate_limit', 'request_reply', 'one_time_code', 'webhook_event']);

export const TABLES: ReadonlyMap<string, Table> = new Map(
  placedTables().map(({ name, placement, columns }) => {
    const isReaders = placement.kind === 'reader' && !OF_OTHERS.has(name);
    return [name, { columns: new Set(columns), reader: isReaders ? placement.column : null }];
  }),
);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The only entry of a node like `{ SelectStmt: {…} }`. */
export function unwrap(node: unknown): readonly [kind: string, inner: Node] {
  if (!isNode(node)) return ['', {}];
  const [[kind, inner] = ['', {}]] = Object.entries(node);
  return [kind, isNode(inner) ? inner : {}];
}

export function aliasOf(node: Node): string {
  return isNode(node.alias) ? textOf(node.alias.aliasname) : '';
}

/** `a.b` as ['a', 'b'], `b` as ['b'], `a.*` as ['a', '*']. */
export function fieldsOf(columnRef: Node): string[] {
  return nodesOf(columnRef.fields).map((field) => {
    const [kind, inner] = unwrap(field);
    return kind === 'A_Star' ? '*' : textOf(inner.sval);
  });
}

/** The relation of a column; null: there is none, so it is a variable or an argument of a function. */
export function findColumn(scope: Scope | null, columnRef: Node): readonly [Relation, string] | null {
  const fields = fieldsOf(columnRef);
  const [column = '', alias] = fields.toReversed();
  for (let at = scope; at !== null; at = at.outer) {
    const found = at.relations.find((relation) =>
      alias === undefined ? relation.columns?.has(column) === true : relation.alias === alias,
    );
    if (found !== undefined) return [found, column];
    const unknown =
      alias === undefined ? at.relations.find(({ columns, given }) => columns === null && given !== 'all') : undefined;
    if (unknown !== undefined) return [unknown, column];
  }
  return null;
}

export function isGivenColumn({ given }: Relation, column: string): boolean {
  return given === 'all' || given.has(column);
}
