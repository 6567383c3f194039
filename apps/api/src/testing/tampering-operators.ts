import type { Tampering } from './tampering.ts';

const HASH = 'f'.repeat(64);
const OF = `(select id from operator where name = 'support')`;

/** Changes of operators, sessions and tokens that do not go through the program. */
export const OPERATORS: readonly Tampering[] = [
  [
    'an owner who was added',
    () => [
      `insert into operator (id, email, name, password_hash, locale, created_at_ms) values ('x', 'x@x.test', 'X', 'hash', 'en-US', 1)`,
      `insert into operator_role values ('x', 'owner', 'all')`,
    ],
    /^operator x \(X\) is not as the audit log says, which has no such operator$/,
  ],
  [
    'a role that was given',
    () => `insert into operator_role values (${OF}, 'owner', 'all')`,
    /^operator \S+ \(support\) is not as the audit log says: roles$/,
  ],
  [
    'a password that was replaced',
    () => `update operator set password_hash = 'another' where id = ${OF}`,
    /^operator \S+ \(support\) is not as the audit log says: password$/,
  ],
  [
    'an operator who was let in again',
    () => `update operator set disabled_at_ms = null where name = 'gone'`,
    /^operator \S+ \(gone\) is not as the audit log says: isDisabled$/,
  ],
  [
    'an app with codes that was replaced',
    () => `update operator_second_factor set sealed = 'another' where operator_id = ${OF}`,
    /^operator \S+ \(support\) is not as the audit log says: app$/,
  ],
  [
    'a recovery code that was added',
    () => `insert into operator_recovery_code values (${OF}, '${HASH}')`,
    /^operator \S+ \(support\) is not as the audit log says: recoveryCodes$/,
  ],
  [
    'a passkey that was added',
    () => `insert into operator_passkey values ('k', ${OF}, '\\x00', 0, '[]', 'K', 1)`,
    /^operator \S+ \(support\) is not as the audit log says: passkeys$/,
  ],
  ['an operator who was deleted', () => `delete from operator where name = 'support'`, /^operator \S+ \(gone\) is not/],
  [
    'a session that was added',
    () =>
      `insert into operator_session (id, operator_id, token_hash, step, created_at_ms, seen_at_ms) values ('s', ${OF}, '${HASH}', 'OPEN', 1, 1)`,
    /^session s of operator \S+ is in no row of the audit log$/,
  ],
  [
    'a session that was turned over to another operator',
    () => `update operator_session set operator_id = 'x' where operator_id = ${OF}`,
    /^session \S+ of operator x is in no row/,
  ],
  [
    'an invitation that was added',
    () => `insert into operator_invitation values ('${HASH}', ${OF}, 1, 9)`,
    /^an invitation of operator \S+ is in no row/,
  ],
  [
    'a token that was given more',
    () => `update operator_token set grants = '["owner/all"]'`,
    /^token \S+ \(nightly\) is not as the audit log says$/,
  ],
  [
    'a token that was added',
    () =>
      `insert into operator_token (id, name, token_hash, grants, created_at_ms, expires_at_ms) values ('t', 'T', '${HASH}', '["owner/all"]', 1, 9)`,
    /^token t \(T\) is not as the audit log says$/,
  ],
];
