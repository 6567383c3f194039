import { OPERATOR_STATE, OPERATOR_TOKEN_STATE } from '../../shared/operator-state.ts';
import type { BooksCheck } from './books-checks.ts';

/** What the newest row of the audit log says of each subject of a kind; null for one that is gone. */
const newestOf = (subjectType: string) => `
  select distinct on (subject_id) subject_id, case when jsonb_typeof(after) = 'object' then after - 'reason' end as state
  from audit_log where subject_type = '${subjectType}' order by subject_id, id desc`;

/** Operators, their sessions, invitations and tokens are what the audit log says: SQL alone makes none. */
export const OPERATOR_CHECKS: readonly BooksCheck[] = [
  {
    claim: 'Each operator has the roles, password and second factors that the audit log says.',
    statement: `
      with newest as (${newestOf('operator')}), there as (select id, name, ${OPERATOR_STATE} as state from operator)
      select format('operator %s (%s) is not as the audit log says%s', coalesce(there.id, newest.subject_id), coalesce(there.name, 'gone'),
        case when newest.state is null then ', which has no such operator' when there.state is null then ''
          else (select ': ' || string_agg(key, ', ' order by key) from jsonb_each(there.state) where value is distinct from newest.state -> key) end) as row
      from there full join newest on newest.subject_id = there.id
      where there.state is distinct from newest.state order by 1`,
  },
  {
    claim: 'Each machine token is as the audit log says.',
    statement: `
      with newest as (${newestOf('operator-token')}), there as (select id, name, ${OPERATOR_TOKEN_STATE} as state from operator_token)
      select format('token %s (%s) is not as the audit log says', coalesce(there.id, newest.subject_id), coalesce(there.name, 'gone')) as row
      from there full join newest on newest.subject_id = there.id
      where there.state is distinct from newest.state order by 1`,
  },
  {
    claim: 'Each session of an operator was opened by signing in, and each invitation was made by an operator.',
    statement: `
      select format('session %s of operator %s is in no row of the audit log', operator_session.id, operator_session.operator_id) as row
      from operator_session
      where step = 'OPEN' and not exists (select 1 from audit_log
        where subject_type = 'operator-session' and subject_id = operator_session.id
          and after ->> 'operator' = operator_session.operator_id and after ->> 'token' = operator_session.token_hash)
      union all
      select format('an invitation of operator %s is in no row of the audit log', operator_id)
      from operator_invitation
      where not exists (select 1 from audit_log
        where subject_type = 'operator-invitation' and subject_id = operator_invitation.token_hash
          and after ->> 'operator' = operator_invitation.operator_id)
      order by 1`,
  },
];
