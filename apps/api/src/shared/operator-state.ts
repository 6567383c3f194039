/**
 * What the audit log says of operators, their sessions and their tokens after each change, as SQL (record 0136). `npm run books`
 * compares it with the rows themselves, so a row that was changed by SQL alone is found. Secrets are in it as hashes of what is
 * stored, which is itself a hash or encrypted.
 */

const markOf = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Of a row of `operator`. The use of codes is not part of it. */
export const OPERATOR_STATE = `jsonb_build_object(
  'email', operator.email, 'name', operator.name, 'isDisabled', operator.disabled_at_ms is not null,
  'roles', (select coalesce(jsonb_agg(role || '/' || scope order by role, scope), '[]') from operator_role where operator_role.operator_id = operator.id),
  'password', ${markOf('operator.password_hash')},
  'app', (select ${markOf('sealed')} from operator_second_factor where operator_second_factor.operator_id = operator.id),
  'recoveryCodes', (select ${markOf(`string_agg(code_hash, ' ' order by code_hash)`)} from operator_recovery_code
    where operator_recovery_code.operator_id = operator.id),
  'passkeys', (select coalesce(jsonb_agg(operator_passkey.id || ' ' || encode(sha256(public_key), 'hex') order by operator_passkey.id), '[]')
    from operator_passkey where operator_passkey.operator_id = operator.id))`;

/** Of a row of `operator_token`. */
export const OPERATOR_TOKEN_STATE = `jsonb_build_object(
  'name', operator_token.name, 'grants', operator_token.grants, 'madeBy', operator_token.made_by,
  'expiresAtMs', operator_token.expires_at_ms, 'isEnded', operator_token.ended_at_ms is not null, 'token', operator_token.token_hash)`;
