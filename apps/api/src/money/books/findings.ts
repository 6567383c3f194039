/** How many rows of a check the report names; it only counts the others. */
export const MAX_ROWS_LISTED = 20;

/** What a check found: the rows that the report names, and the count of all. */
export interface Findings {
  readonly rows: readonly string[];
  readonly count: number;
}

/** Gathers findings in bounded memory, however many there are. */
export class FindingsList implements Findings {
  readonly rows: string[] = [];
  count = 0;

  add(row: string): void {
    this.count += 1;
    if (this.rows.length < MAX_ROWS_LISTED) this.rows.push(row);
  }

  /** Adds all findings of another check, which may have counted more than it named. */
  addAll({ rows, count }: Findings): void {
    for (const row of rows) this.add(row);
    this.count += count - rows.length;
  }
}

/** The first rows of a statement with one column `row`, each with the count of all. */
export function firstRows(statement: string): string {
  return `select row, (count(*) over ())::float8 as count from (${statement}) as broken limit ${MAX_ROWS_LISTED}`;
}

/** Pieces of SQL that several checks share: the names of rows, and common conditions. */

export const NAME_OF_MOVEMENT = `format('movement %s of %s (%s, reader %s)', movement.id, movement.platform_id, movement.type, movement.user_id)`;
export const NAME_OF_LOT = `format('lot %s of %s (%s, reader %s)', lot.id, lot.platform_id, lot.kind, lot.user_id)`;
export const NAME_OF_ORDER = `format('order %s of %s (%s, reader %s)', coin_order.id, coin_order.platform_id, coin_order.state, coin_order.user_id)`;
export const NAME_OF_PURCHASE = `format('purchase %s of %s (%s, reader %s)', purchase.id, purchase.platform_id, purchase.type, purchase.user_id)`;
export const NAME_OF_RIGHT = `format('right %s of %s (%s by %s, reader %s)', entitlement.id, entitlement.platform_id, entitlement.scope, entitlement.source, entitlement.user_id)`;

/** The audit rows about the demo as a whole: it was added, or it was removed. The program writes them with this subject only. */
export const DEMO_AUDIT_ROWS = `(select id, action, logged_at_ms, lag(action) over (order by id) as before from audit_log
  where subject_type = 'demo' and subject_id = 'demo')`;

/**
 * Whether a moment lies between the first time that the demo was added and its last removal. The demo's rows of that time are
 * gone, while the movements that they made stay. Nothing of another time was removed with the demo.
 */
export const wentWithDemo = (moment: string) => `(${moment} between
  coalesce((select min(logged_at_ms) from ${DEMO_AUDIT_ROWS} as demo_audit where demo_audit.action = 'demo.seed'), 9e15)
  and coalesce((select max(logged_at_ms) from ${DEMO_AUDIT_ROWS} as demo_audit where demo_audit.action = 'demo.remove'), 0))`;

/** Whether an audit row about a wallet names the reader of a row, or a guest who joined them since. */
export const isNamedReader = (
  table: string,
) => `(audit_log.subject_id = ${table}.platform_id || '/' || ${table}.user_id or exists (
  select 1 from app_user as named where named.platform_id = ${table}.platform_id and named.merged_into_id = ${table}.user_id
    and audit_log.subject_id = named.platform_id || '/' || named.id))`;

/** Accounts that were merged into another (an iPhone's guest), for an outer join. They are few, and are read once. */
export const MERGED = `(select platform_id, id, merged_into_id from app_user where merged_into_id is not null)`;
