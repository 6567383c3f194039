import { loadModule, parseSync } from 'libpg-query';
import {
  aliasOf,
  fieldsOf,
  findColumn,
  isGivenColumn,
  isNode,
  type Node,
  nodesOf,
  type Relation,
  type Scope,
  TABLES,
  textOf,
  unwrap,
} from './statement-scope.ts';

await loadModule();

type Given = Set<string> | 'all';
type Verb = 'select' | 'insert' | 'update' | 'delete';

/** What a statement does with a table of readers. */
export interface ReaderAccess {
  readonly verb: Verb;
  readonly table: string;
  /** Whether it names the reader: by a value, or by a row whose reader is named. */
  readonly isKeyed: boolean;
  /** `select comment by platform_id, id`: what it goes by. The list of exceptions has these. */
  readonly shape: string;
}

/**
 * Reads a statement with PostgreSQL's parser.
 *
 * @returns every access to a table of readers; in a statement that is no query, none
 */
export function readStatement(text: string): ReaderAccess[] {
  const found: ReaderAccess[] = [];
  const { stmts } = parseSync(text) as { stmts?: { stmt: unknown }[] };
  for (const { stmt } of stmts ?? []) readQuery(stmt, null, new Map(), found);
  return found;
}

/** Reads a query, its common table expressions and its subqueries; returns the columns that it gives. */
function readQuery(query: unknown, outer: Scope | null, tables: Scope['tables'], found: ReaderAccess[]): Given {
  const [kind, node] = unwrap(query);
  const known = new Map(tables);
  for (const each of nodesOf(isNode(node.withClause) ? node.withClause.ctes : [])) {
    const [, cte] = unwrap(each);
    known.set(textOf(cte.ctename), readQuery(cte.ctequery, outer, known, found));
  }
  if (kind === 'SelectStmt') return readSelect(node, outer, known, found);
  if (kind === 'InsertStmt') return readInsert(node, outer, known, found);
  if (kind === 'UpdateStmt') return readChange('update', node, node.fromClause, { outer, tables: known, found });
  if (kind === 'DeleteStmt') return readChange('delete', node, node.usingClause, { outer, tables: known, found });
  return new Set();
}

function readSelect(node: Node, outer: Scope | null, tables: Scope['tables'], found: ReaderAccess[]): Given {
  if (Array.isArray(node.valuesLists)) return 'all';
  if (isNode(node.larg) && isNode(node.rarg)) {
    const one = readQuery({ SelectStmt: node.larg }, outer, tables, found);
    const other = readQuery({ SelectStmt: node.rarg }, outer, tables, found);
    if (one === 'all') return other;
    return other === 'all' ? one : new Set([...one].filter((column) => other.has(column)));
  }
  const scope: Scope = { relations: [], outer, tables };
  const conditions = [node.whereClause, ...addRelations(scope, nodesOf(node.fromClause), found)];
  settle(scope, conditions, found);
  for (const relation of scope.relations) note('select', relation, found);
  return outputOf(scope, nodesOf(node.targetList), found, [node.havingClause, node.sortClause]);
}

function readInsert(node: Node, outer: Scope | null, tables: Scope['tables'], found: ReaderAccess[]): Given {
  if (node.selectStmt !== undefined) readQuery(node.selectStmt, outer, tables, found);
  const table = isNode(node.relation) ? textOf(node.relation.relname) : '';
  const columns = nodesOf(node.cols).map((column) => textOf(unwrap(column)[1].name));
  const reader = TABLES.get(table)?.reader ?? null;
  if (reader !== null) {
    // Without a list of columns, all are written.
    const isKeyed = columns.length === 0 || columns.includes(reader);
    found.push({ verb: 'insert', table, isKeyed, shape: `insert ${table}` });
  }
  return 'all';
}

function readChange(
  verb: 'update' | 'delete',
  node: Node,
  from: unknown,
  { outer, tables, found }: Pick<Scope, 'outer' | 'tables'> & { readonly found: ReaderAccess[] },
): Given {
  const scope: Scope = { relations: [], outer, tables };
  const conditions = [
    ...addRelations(scope, [{ RangeVar: node.relation }], found),
    ...addRelations(scope, nodesOf(from), found),
    node.whereClause,
  ];
  settle(scope, conditions, found);
  for (const [index, relation] of scope.relations.entries()) note(index === 0 ? verb : 'select', relation, found);
  const returned = isNode(node.returningClause) ? node.returningClause.exprs : [];
  return outputOf(scope, nodesOf(returned), found, [node.targetList]);
}

/** Adds the relations of a FROM list; returns the conditions of its joins. */
function addRelations(scope: Scope, items: readonly Node[], found: ReaderAccess[]): unknown[] {
  return items.flatMap((item) => {
    const [kind, node] = unwrap(item);
    if (kind === 'JoinExpr') {
      const sides = [node.larg, node.rarg].filter(isNode);
      const before = scope.relations.length;
      const conditions = addRelations(scope, sides, found);
      const joined = scope.relations.slice(before);
      const using = nodesOf(node.usingClause).map((each) => textOf(unwrap(each)[1].sval));
      return [...conditions, node.quals, ...using.map((column) => sameColumn(joined, column))];
    }
    scope.relations.push(relationOf(kind, node, scope, found));
    return [];
  });
}

/** `using (column)` as the condition that it is. */
function sameColumn(joined: readonly Relation[], column: string): Node {
  const of = joined.filter(({ columns }) => columns === null || columns.has(column));
  const reference = ({ alias }: Relation) => ({
    ColumnRef: { fields: [{ String: { sval: alias } }, { String: { sval: column } }] },
  });
  const pairs = of.slice(1).map((each, index) => ({
    A_Expr: {
      kind: 'AEXPR_OP',
      name: [{ String: { sval: '=' } }],
      lexpr: reference(of[index] ?? each),
      rexpr: reference(each),
    },
  }));
  return { BoolExpr: { boolop: 'AND_EXPR', args: pairs } };
}

function relationOf(kind: string, node: Node, scope: Scope, found: ReaderAccess[]): Relation {
  const named = new Set<string>();
  if (kind === 'RangeVar') {
    const name = textOf(node.relname);
    const alias = aliasOf(node) || name;
    const ofCte = scope.tables.get(name);
    if (ofCte !== undefined) return { alias, table: null, columns: null, given: copyOf(ofCte), named };
    const table = TABLES.get(name);
    if (table !== undefined) return { alias, table: name, columns: table.columns, given: new Set(), named };
    // The rows of a statement that a trigger sees, or a table of the server.
    return { alias, table: null, columns: null, given: 'all', named };
  }
  if (kind === 'RangeSubselect') {
    const given = readQuery(node.subquery, scope, scope.tables, found);
    return { alias: aliasOf(node), table: null, columns: null, given: copyOf(given), named };
  }
  // A function of given values, such as jsonb_to_recordset($1), gives values.
  const given = isGiven(node.functions, scope) ? 'all' : new Set<string>();
  return { alias: aliasOf(node), table: null, columns: null, given, named };
}

function copyOf(given: Given): Given {
  return given === 'all' ? given : new Set(given);
}

type Equality = readonly [one: unknown, other: unknown];

/** Finds out which columns the conditions give, until there are no more. */
function settle(scope: Scope, conditions: readonly unknown[], found: ReaderAccess[]): void {
  const all = conditions.flatMap(conjuncts);
  for (const condition of all) nameColumns(condition, scope);
  const equalities = all.flatMap((condition) => equalitiesOf(condition, scope, found));
  for (let isChanged = true; isChanged; ) {
    isChanged = equalities.some(([one, other]) => give(one, other, scope) || give(other, one, scope));
  }
  for (const condition of all) readSubqueries(condition, scope, found, 'ANY_SUBLINK');
}

/** Marks a column of this query as given if what it equals is given. */
function give(one: unknown, other: unknown, scope: Scope): boolean {
  const [kind, node] = unwrap(one);
  if (kind === 'TypeCast') return give(node.arg, other, scope);
  if (kind !== 'ColumnRef') return false;
  const [relation, column] = findColumn(scope, node) ?? [];
  if (relation === undefined || column === undefined || !scope.relations.includes(relation)) return false;
  if (isGivenColumn(relation, column) || !isGiven(other, scope)) return false;
  if (relation.given !== 'all') relation.given.add(column);
  return true;
}

function conjuncts(condition: unknown): unknown[] {
  const [kind, node] = unwrap(condition);
  if (kind !== 'BoolExpr' || node.boolop !== 'AND_EXPR') return isNode(condition) ? [condition] : [];
  return nodesOf(node.args).flatMap(conjuncts);
}

function equalitiesOf(condition: unknown, scope: Scope, found: ReaderAccess[]): Equality[] {
  const [kind, node] = unwrap(condition);
  if (kind === 'SubLink' && node.subLinkType === 'ANY_SUBLINK') {
    const given = readQuery(node.subselect, scope, scope.tables, found);
    const isAll = given === 'all' || given.size > 0;
    return isAll ? [[node.testexpr, { ParamRef: {} }]] : [];
  }
  if (kind === 'BoolExpr' && node.boolop === 'OR_EXPR') return givenByEach(nodesOf(node.args), scope, found);
  const operator = textOf(unwrap(nodesOf(node.name)[0])[1].sval);
  if (kind !== 'A_Expr' || operator !== '=') return [];
  if (!['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY'].includes(textOf(node.kind))) return [];
  const [one, other] = [rowOf(node.lexpr), rowOf(node.rexpr)];
  if (node.kind === 'AEXPR_OP' && one.length === other.length) return one.map((each, index) => [each, other[index]]);
  return one.map((each) => [each, node.rexpr]);
}

/** The columns that each branch of an OR compares with a value. */
function givenByEach(branches: readonly Node[], scope: Scope, found: ReaderAccess[]): Equality[] {
  const [first = [], ...others] = branches.map((branch) =>
    conjuncts(branch)
      .flatMap((condition) => equalitiesOf(condition, scope, found))
      .filter(([one, other]) => 'ColumnRef' in Object(one) && isGiven(other, scope))
      .map(([one]) => one),
  );
  const nameOf = (column: unknown) => fieldsOf(unwrap(column)[1]).join('.');
  return first
    .filter((column) => others.every((each) => each.some((other) => nameOf(other) === nameOf(column))))
    .map((column) => [column, { ParamRef: {} }]);
}

/** The parts of `(a, b)`; of anything else, itself. */
function rowOf(expression: unknown): unknown[] {
  const [kind, node] = unwrap(expression);
  return kind === 'RowExpr' ? nodesOf(node.args) : [expression];
}

/** Whether an expression has no column, or given ones only. A subquery is no value. */
function isGiven(expression: unknown, scope: Scope): boolean {
  if (Array.isArray(expression)) return expression.every((each) => isGiven(each, scope));
  if (!isNode(expression)) return true;
  if ('SubLink' in expression) return false;
  const column = expression.ColumnRef;
  if (isNode(column)) {
    const found = findColumn(scope, column);
    return found === null || isGivenColumn(...found);
  }
  return Object.values(expression).every((each) => isGiven(each, scope));
}

/** The columns that a query gives, after its other expressions were read for subqueries. */
function outputOf(scope: Scope, targets: readonly Node[], found: ReaderAccess[], others: readonly unknown[]): Given {
  for (const other of [...targets, ...others]) readSubqueries(other, scope, found, null);
  const output = new Set<string>();
  for (const target of targets) {
    const [, node] = unwrap(target);
    const [kind, value] = unwrap(node.val);
    const fields = kind === 'ColumnRef' ? fieldsOf(value) : [];
    if (fields.at(-1) === '*') {
      for (const { given, alias } of scope.relations) {
        if (fields.length > 1 && fields[0] !== alias) continue;
        if (given === 'all') return 'all';
        for (const column of given) output.add(column);
      }
    } else if (isGiven(node.val, scope)) output.add(textOf(node.name) || (fields.at(-1) ?? ''));
  }
  return output;
}

/** Reads the subqueries of an expression. `except`: those that were read before. */
function readSubqueries(expression: unknown, scope: Scope, found: ReaderAccess[], except: string | null): void {
  if (Array.isArray(expression)) {
    for (const each of expression) readSubqueries(each, scope, found, except);
    return;
  }
  if (!isNode(expression)) return;
  const link = expression.SubLink;
  if (isNode(link)) {
    if (link.subLinkType !== except) readQuery(link.subselect, scope, scope.tables, found);
    readSubqueries(link.testexpr, scope, found, null);
    return;
  }
  for (const each of Object.values(expression)) readSubqueries(each, scope, found, null);
}

/** Remembers the columns of this query that a condition names, but not those in its subqueries. */
function nameColumns(expression: unknown, scope: Scope): void {
  if (Array.isArray(expression)) for (const each of expression) nameColumns(each, scope);
  if (!isNode(expression) || Array.isArray(expression)) return;
  const column = expression.ColumnRef;
  if (isNode(column)) {
    const [relation, name] = findColumn(scope, column) ?? [];
    if (relation !== undefined && name !== undefined && scope.relations.includes(relation)) relation.named.add(name);
    return;
  }
  for (const [key, each] of Object.entries(expression)) if (key !== 'subselect') nameColumns(each, scope);
}

function note(verb: Verb, relation: Relation, found: ReaderAccess[]): void {
  const { table, named } = relation;
  const reader = table === null ? null : (TABLES.get(table)?.reader ?? null);
  if (table === null || reader === null) return;
  const by = [...named].toSorted().join(', ') || 'nothing';
  found.push({ verb, table, isKeyed: isGivenColumn(relation, reader), shape: `${verb} ${table} by ${by}` });
}
