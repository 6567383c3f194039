import { loadModule, parseSync } from 'libpg-query';

await loadModule();

type Node = Record<string, unknown>;

/**
 * What the processes of the version before cannot live with in a migration (record 0133): they insert rows without new columns,
 * and read and write all that they know of.
 *
 * @param sql the text of a migration
 * @returns a sentence for each fault; none for a migration that only adds
 */
export function oldProcessFaults(sql: string): string[] {
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt: Node }[] };
  const added: Added = { tables: new Set(), columns: new Set() };
  return stmts.flatMap(({ stmt }) => faultsOf(stmt, added));
}

/** What the migration itself has made: no old process knows of it. */
interface Added {
  readonly tables: Set<string>;
  /** `table.column`. */
  readonly columns: Set<string>;
}

function faultsOf(stmt: Node, added: Added): string[] {
  const [kind = '', value] = Object.entries(stmt)[0] ?? [];
  const node = nodeOf(value);
  const table = textOf(nodeOf(node.relation).relname);
  const isNew = added.tables.has(table);
  switch (kind) {
    case 'CreateStmt':
      added.tables.add(table);
      return [];
    case 'AlterTableStmt':
      return isNew ? [] : nodesOf(node.cmds).flatMap((cmd) => faultsOfChange(table, nodeOf(cmd.AlterTableCmd), added));
    case 'IndexStmt':
      return node.unique === true && !isNew ? [`a unique index on ${table}`] : [];
    case 'InsertStmt':
      return isNew ? [] : [`rows are inserted into ${table}`];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return isNew ? [] : [`rows of ${table} are changed, which locks them until the end: let a job do it`];
    case 'DropStmt':
      return node.removeType === 'OBJECT_INDEX' ? [] : [`${textOf(node.removeType)} is dropped`];
    case 'RenameStmt':
      return node.renameType === 'OBJECT_INDEX' ? [] : [`${table}.${textOf(node.subname)} is renamed`];
    case 'CommentStmt':
      return [];
    default:
      return [`${kind} is nothing that is known to be safe`];
  }
}

function faultsOfChange(table: string, cmd: Node, added: Added): string[] {
  const column = `${table}.${textOf(cmd.name)}`;
  const isNew = added.columns.has(column);
  switch (cmd.subtype) {
    case 'AT_AddColumn':
      return faultsOfColumn(table, nodeOf(nodeOf(cmd.def).ColumnDef), added);
    case 'AT_AddConstraint': {
      const constraint = nodeOf(nodeOf(cmd.def).Constraint);
      const isOfNew = columnsIn(constraint).some((name) => added.columns.has(`${table}.${name}`));
      return isOfNew ? [] : [`the constraint ${textOf(constraint.conname)} is new for ${table}`];
    }
    case 'AT_DropNotNull':
    case 'AT_SetStatistics':
      return [];
    case 'AT_ColumnDefault':
      return isNew || cmd.def !== undefined ? [] : [`${column} has no default any more`];
    case 'AT_SetNotNull':
      return [`${column} must be given`];
    case 'AT_AlterColumnType':
      return isNew ? [] : [`${column} has another type`];
    case 'AT_DropColumn':
      return [`${column} is dropped`];
    case 'AT_DropConstraint':
      return [`the constraint ${textOf(cmd.name)} of ${table} is dropped`];
    default:
      return [`${textOf(cmd.subtype)} of ${table} is nothing that is known to be safe`];
  }
}

function faultsOfColumn(table: string, definition: Node, added: Added): string[] {
  const name = textOf(definition.colname);
  added.columns.add(`${table}.${name}`);
  const kinds = new Set(nodesOf(definition.constraints).map((each) => textOf(nodeOf(each.Constraint).contype)));
  const isGiven = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].some((kind) => kinds.has(kind));
  return kinds.has('CONSTR_NOTNULL') && !isGiven ? [`${table}.${name} must be given, and has no default`] : [];
}

/** The names of the columns that a constraint is about. */
function columnsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(columnsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'ColumnRef') return [textOf(nodeOf(nodeOf(nodesOf(inner.fields).at(-1)).String).sval)];
    if (key === 'keys' || key === 'fk_attrs') return nodesOf(inner).map((each) => textOf(nodeOf(each.String).sval));
    // The columns of the table that a foreign key leads to.
    return key === 'pk_attrs' ? [] : columnsIn(inner);
  });
}

const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(nodeOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
