import { createHash } from 'node:crypto';
import type { SqlRunner } from '../database.ts';
import { FUNCTION_CAME_WITH_EXTENSION } from './extension-members.ts';

/** A part of the schema that protects the data: if it is changed from outside, the database accepts invalid data. */
export interface Guard {
  readonly kind: 'table' | 'column' | 'constraint' | 'index' | 'trigger' | 'function';
  /** `lot`, `lot.amount`, `lot: lot_remaining`, `apply_postings()`. */
  readonly name: string;
  /** Its whole definition, in the form that this server gives it. */
  readonly definition: string;
}

/** Every table: whether it survives a crash, and whether each role sees all of its rows. */
const TABLES = `
select 'table' as kind, relname::text as name,
  concat_ws(' ', relpersistence, case when relrowsecurity or relforcerowsecurity then 'row security' end) as definition
from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

const COLUMNS = `
select 'column' as kind, format('%s.%s', relname, attname) as name,
  concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, nullif(attidentity, ''),
    nullif(attgenerated, ''), pg_get_expr(adbin, adrelid)) as definition
from pg_attribute join pg_class on pg_class.oid = attrelid
left join pg_attrdef on adrelid = attrelid and adnum = attnum
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`;

/** Without NOT NULL, which servers from version 18 on list here too: it is part of the columns. */
const CONSTRAINTS = `
select 'constraint' as kind, format('%s: %s', relname, conname) as name,
  concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), case when not convalidated then 'not valid' end) as definition
from pg_constraint join pg_class on pg_class.oid = conrelid
where relnamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c', 'x')`;

/** Unique indexes that no constraint has made; other indexes only make reading faster. */
const UNIQUE_INDEXES = `
select 'index' as kind, format('%s: %s', owner.relname, pg_class.relname) as name,
  concat_ws(' ', pg_get_indexdef(indexrelid), case when not (indisvalid and indisready and indislive) then 'not valid' end) as definition
from pg_index join pg_class on pg_class.oid = indexrelid join pg_class as owner on owner.oid = indrelid
where owner.relnamespace = 'public'::regnamespace and owner.relkind in ('r', 'p') and indisunique
  and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`;

/** Triggers of foreign keys are made with the keys, so they are listed only if they are switched off. */
const TRIGGERS = `
select 'trigger' as kind,
  case when tgisinternal then format('%s: of the foreign key %s', relname, conname) else format('%s: %s', relname, tgname) end as name,
  concat_ws(' ', case when not tgisinternal then pg_get_triggerdef(pg_trigger.oid) end,
    case tgenabled when 'D' then 'disabled' when 'R' then 'disabled but for replication' end) as definition
from pg_trigger join pg_class on pg_class.oid = tgrelid left join pg_constraint on pg_constraint.oid = tgconstraint
where relnamespace = 'public'::regnamespace and (not tgisinternal or tgenabled in ('D', 'R'))`;

/** Rules may replace what a statement does; the program has none. */
const RULES = `
select 'trigger' as kind, format('%s: rule %s', relname, rulename) as name, pg_get_ruledef(pg_rewrite.oid) as definition
from pg_rewrite join pg_class on pg_class.oid = ev_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

const FUNCTIONS = `
select 'function' as kind, format('%s(%s)', proname, pg_get_function_identity_arguments(pg_proc.oid)) as name,
  concat_ws(' ', lanname, prokind, provolatile, proisstrict, prosecdef, proconfig::text, pg_get_function_result(pg_proc.oid), prosrc) as definition
from pg_proc join pg_language on pg_language.oid = prolang
where pronamespace = 'public'::regnamespace and not ${FUNCTION_CAME_WITH_EXTENSION}`;

const GUARDS = [TABLES, COLUMNS, CONSTRAINTS, UNIQUE_INDEXES, TRIGGERS, RULES, FUNCTIONS].join('\nunion all\n');

/** The guards of a database, sorted by kind and name. */
export async function readGuards(runner: SqlRunner): Promise<Guard[]> {
  const rows = await runner.run(`select kind, name, definition from (${GUARDS}) as guard`);
  return rows
    .map(({ kind, name, definition }) => ({
      kind: kindOf(kind),
      name: String(name),
      definition: kind === 'function' ? String(definition) : plainDefinition(String(definition)),
    }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const KINDS: readonly Guard['kind'][] = ['table', 'column', 'constraint', 'index', 'trigger', 'function'];

function kindOf(value: unknown): Guard['kind'] {
  const kind = KINDS.find((each) => each === value);
  if (kind === undefined) throw new Error(`${String(value)} is no kind of guard`);
  return kind;
}

export function keyOf({ kind, name }: Pick<Guard, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

/** A short hash of a guard's definition, for the list of expected guards. */
export function fingerprint({ definition }: Pick<Guard, 'definition'>): string {
  return createHash('sha256').update(definition).digest('hex').slice(0, 16);
}

/** A piece of a definition: text, or the content of brackets. */
type Piece = string | Piece[];

/**
 * A definition with the brackets of its conditions as they are after a backup was restored: a server that parses
 * `(a and b) and c` again stores it as `a and b and c`. The same happens to a BETWEEN next to another condition, and to the
 * conditions of triggers and indexes and the defaults of columns.
 */
function plainDefinition(definition: string): string {
  return write(flatten(parse([...definition].values())));
}

function parse(letters: Iterator<string>): Piece[] {
  const pieces: Piece[] = [''];
  let isQuoted = false;
  for (let next = letters.next(); next.done !== true; next = letters.next()) {
    const letter = next.value;
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === ')') return pieces;
    if (!isQuoted && letter === '(') pieces.push(parse(letters), '');
    else pieces.push(`${pieces.pop()}${letter}`);
  }
  return pieces;
}

/** The word that joins the conditions in a pair of brackets; null: none, or both words. */
function joiningWord(pieces: readonly Piece[]): ' AND ' | ' OR ' | null {
  const words = new Set(
    pieces.flatMap((piece) => (typeof piece === 'string' ? (piece.match(/ (?:AND|OR) /g) ?? []) : [])),
  );
  const [word] = words;
  return words.size === 1 && (word === ' AND ' || word === ' OR ') ? word : null;
}

function flatten(pieces: readonly Piece[]): Piece[] {
  const word = joiningWord(pieces);
  return pieces.flatMap((piece, place): Piece[] => {
    if (typeof piece === 'string') return [piece];
    const inner = flatten(piece);
    const [before = '', behind = ''] = [pieces[place - 1], pieces[place + 1]];
    const isWhole =
      word !== null &&
      (before === '' || String(before).endsWith(word)) &&
      (behind === '' || String(behind).startsWith(word));
    return isWhole && joiningWord(inner) === word ? inner : [inner];
  });
}

function write(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : `(${write(piece)})`)).join('');
}

/** The guards of a migrated database as a TypeScript module: one line each, with the fingerprint of its definition first. */
export function guardsAsTypeScript(guards: readonly Guard[]): string {
  const lines = guards.map((guard) => `${fingerprint(guard)} ${keyOf(guard)}\n`).join('');
  return [
    '// Made by `pnpm generate` from a database that the migrations and functions have made; a test compares the two. Do not edit.',
    `export const EXPECTED_GUARDS = \`\n${lines}\`;\n`,
  ].join('\n');
}
