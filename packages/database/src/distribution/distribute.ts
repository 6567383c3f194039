import { type KeyFault, keyFaults } from './key-faults.ts';
import { type PlacedTable, placedTables, type Unique } from './placement.ts';

/** Why a key may be checked less in a distributed database, by its name (record 0125). */
export const ACCEPTED_KEY_FAULTS: Readonly<Record<string, string>> = {
  ...because('an id is drawn at random or from one sequence: it is unique in all servers without a check', [
    ...[
      'coin_order_platform_id_id_pk',
      'coin_order_id_unique',
      'movement_platform_id_id_pk',
      'support_ticket_id_unique',
    ],
    ...[
      'posting_platform_id_movement_id_line_no_pk',
      'refresh_token_platform_id_token_hash_pk',
      'push_subscription_id_unique',
    ],
  ]),
  ...because('a movement has one reader, so what names it is unique among the rows of that reader', [
    ...['lot_movement_unique', 'movement_reverses_unique', 'purchase_movement_unique', 'coin_order_charge_unique'],
    'account_transfer_leaving_unique',
  ]),
  ...because('an event of a provider is stored once before it is worked, and names an order, which has one reader', [
    ...['movement_event_unique', 'coin_order_reference_unique'],
  ]),
  ...because('the row of the event is locked while a ticket is taken', ['event_entry_ticket_unique']),
  ...because('only sign-up and a change of a name take one: they need a table of names that every server has', [
    ...['app_user_sns_unique', 'app_user_email_unique', 'app_user_nickname_unique', 'app_user_kr_person_unique'],
  ]),
  ...because(
    'the row may be of another account after a join, or of another platform after a transfer; the books find one without',
    [
      ...['coin_order_charge_fk', 'coin_order_cancel_fk', 'account_transfer_target_fk', 'posting_lot_fk'],
      'event_given_platform_id_movement_id_movement_platform_id_id_fk',
      'lot_platform_id_movement_id_movement_platform_id_id_fk',
      'purchase_platform_id_movement_id_movement_platform_id_id_fk',
      'roulette_ticket_platform_id_movement_id_movement_platform_id_id_fk',
    ],
  ),
  ...because('the ledger’s trigger looks the movement up', [
    'posting_platform_id_movement_id_movement_platform_id_id_fk',
  ]),
  ...because('accounts are never deleted, and what is blocked or written names one that was read before', [
    'blocked_reader_blocked_fk',
    'comment_platform_id_user_id_app_user_platform_id_id_fk',
    'comment_like_platform_id_user_id_app_user_platform_id_id_fk',
    'comment_report_platform_id_user_id_app_user_platform_id_id_fk',
  ]),
};

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

/**
 * The statements that give the tables of readers keys which a distributed database can check: what is unique gets the reader's
 * column, and references to what may be on another server are dropped (`ACCEPTED_KEY_FAULTS` says why each may be).
 */
export function keyStatements(tables: readonly PlacedTable[] = placedTables()): string[] {
  const faults = keyFaults(tables);
  const references = faults.filter(({ kind }) => kind === 'reference').map(dropConstraint);
  const uniques = tables.flatMap(({ name: table, placement, uniques: all }) =>
    all
      .filter(({ name }) => faults.some((fault) => fault.table === table && fault.name === name))
      .flatMap((unique) => (placement.kind === 'reader' ? widened(table, unique, placement.column) : [])),
  );
  return [...references, ...uniques];
}

const dropConstraint = ({ table, name }: Pick<KeyFault, 'table' | 'name'>): string =>
  `alter table "${table}" drop constraint "${name}"`;

function widened(table: string, { name, kind, parts, where }: Unique, column: string): string[] {
  const all = [...parts, `"${column}"`].join(', ');
  if (kind === 'index') {
    const condition = where === null ? '' : ` where ${where}`;
    return [`drop index "${name}"`, `create unique index "${name}" on "${table}" (${all})${condition}`];
  }
  const key = kind === 'primary key' ? 'primary key' : 'unique';
  return [`${dropConstraint({ table, name })}, add constraint "${name}" ${key} (${all})`];
}

/**
 * The script that distributes an empty or filled database of the product over the servers of a Citus cluster: run it on the
 * coordinator, with the product stopped.
 */
export function citusStatements(tables: readonly PlacedTable[] = placedTables()): string[] {
  const ordered = referencedFirst(tables);
  const of = (kind: PlacedTable['placement']['kind']) => ordered.filter(({ placement }) => placement.kind === kind);
  return [
    'create extension if not exists citus',
    // The ledger's triggers touch rows of the same reader only, which are on the same server.
    `do $$ begin execute format('alter database %I set citus.enable_unsafe_triggers = on', current_database()); end $$`,
    'set citus.enable_unsafe_triggers = on',
    ...keyStatements(tables),
    ...of('reference').map(({ name }) => `select create_reference_table('${name}')`),
    ...of('reader').flatMap(({ name, placement }) =>
      placement.kind === 'reader'
        ? [
            `select create_distributed_table('${name}', '${placement.column}'${name === 'app_user' ? '' : ", colocate_with => 'app_user'"})`,
          ]
        : [],
    ),
    ...of('single').map(({ name }) => `select citus_add_local_table_to_metadata('${name}')`),
  ];
}

/** Each table behind those that it refers to. */
function referencedFirst(tables: readonly PlacedTable[]): PlacedTable[] {
  const ordered: PlacedTable[] = [];
  const add = (table: PlacedTable): void => {
    if (ordered.includes(table)) return;
    for (const reference of table.references) {
      const target = tables.find(({ name }) => name === reference.table);
      if (target !== undefined && target !== table) add(target);
    }
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}
