import {
  chooseNewPassword,
  LOCALES,
  type Locale,
  type OperatorGrant,
  readEmailAddress,
  readGrant,
} from '@longstrip/core';
import type { Database, Transaction } from '@longstrip/database';
import {
  operator,
  operatorInvitation,
  operatorPasskey,
  operatorRecoveryCode,
  operatorSecondFactor,
} from '@longstrip/database/schema';
import { isPlatformId } from '@longstrip/platform-config';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import {
  decideForOperator,
  type Operator,
  type OperatorDecision,
  RefusedChange,
  refuseOperator,
} from '../../shared/operator.ts';
import { LineSchema } from '../../shared/operator-values.ts';
import { hashOf, makeSecret } from '../access/operator-secrets.ts';
import {
  changeOperator,
  endSessions,
  findOperatorByEmail,
  lockOperator,
  replaceGrants,
  useUpInvitations,
} from './operator.repository.ts';
import type { OperatorServices, RequestOrigin } from './operator-services.ts';
import { beginSession, LIMITS_OF, type OpenedSession } from './session.service.ts';

/** What an invitation needs; a command that opened the store itself has nothing else. */
interface InviteParts {
  readonly database: Database;
  readonly services: Pick<OperatorServices, 'consoleOrigin' | 'newId' | 'mailInvitation'>;
}

interface Parts {
  readonly database: Database;
  readonly services: OperatorServices;
}

export const INVITATION_MS = 72 * 60 * 60_000;
const PASSWORD_LENGTHS = { passwordMinimumCharacters: 12, passwordMaximumCharacters: 200 };
export const PASSWORD_RULE = 'a password has at least 12 characters, letters and digits among them.';
const TOO_OFTEN = 'that was tried too often: wait a quarter of an hour.';
const NO_INVITATION = 'this link was used, is older than 72 hours, or was replaced by a newer one.';

export const NewPasswordSchema = v.pipe(v.string(), v.maxLength(1_000));

/** A role on a platform or on all, as it is sent: `support/bom-us`, `owner/all`. */
export const GrantSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): OperatorGrant => {
    const grant = readGrant(dataset.value);
    if (grant !== null && (grant.scope === 'all' || isPlatformId(grant.scope))) return grant;
    addIssue({ message: `${dataset.value} is not a role with its platform, like support/bom-us or owner/all` });
    return NEVER;
  }),
);
export const GrantsSchema = v.pipe(v.array(GrantSchema), v.minLength(1, 'give at least one role'), v.maxLength(100));

export const OperatorInviteSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(254)),
  name: v.pipe(LineSchema, v.maxLength(80, 'a name has at most 80 characters')),
  locale: v.optional(v.picklist(LOCALES), 'en-US'),
  roles: GrantsSchema,
});
export type OperatorInvite = v.InferInput<typeof OperatorInviteSchema>;

/** An invitation. The link is shown this once. */
export interface Invited {
  readonly operatorId: string;
  readonly email: string;
  readonly link: string;
  readonly expiresAtMs: number;
  /** Whether it was mailed too. */
  readonly isMailed: boolean;
}

/** `adminOperatorInvite`: adds an operator, who then chooses a password by a link. */
export async function inviteOperator(
  { database, services }: InviteParts,
  by: Operator,
  { email: typed, name, locale, roles }: v.InferOutput<typeof OperatorInviteSchema>,
  nowMs: number,
): Promise<OperatorDecision<Invited>> {
  const read = readEmailAddress(typed, { deniedDomains: [] });
  if (!read.ok) return refuseOperator('INVALID_EMAIL', 'that is no e-mail address.');
  const email = read.value;
  const id = services.newId();
  const invited = await decideForOperator(database, async (transaction) => {
    if ((await findOperatorByEmail(transaction, email)) !== null) {
      throw new RefusedChange('ALREADY_USED_EMAIL', 'there is an operator with that e-mail address.');
    }
    await changeOperator(transaction, { by, operatorId: id, action: 'operator.create', nowMs }, async () => {
      await transaction.insert(operator).values({ id, email, name, locale, passwordHash: null, createdAtMs: nowMs });
      await replaceGrants(transaction, id, roles);
    });
    return addInvitation(transaction, services, { by, operatorId: id, nowMs });
  });
  return invited.ok
    ? { ok: true, value: await sent(services, { ...invited.value, id, email, name, locale }) }
    : invited;
}

export const OperatorNameSchema = v.object({
  operator: LineSchema,
  reason: v.pipe(LineSchema, v.maxLength(1_000)),
});

/** `adminOperatorReset`: password and second factors are gone, sessions end, and a new link sets a password. */
export async function resetOperator(
  { database, services }: Parts,
  by: Operator,
  { operator: operatorId, reason }: v.InferOutput<typeof OperatorNameSchema>,
  nowMs: number,
): Promise<OperatorDecision<Invited>> {
  const invited = await decideForOperator(database, async (transaction) => {
    const { email, name, locale } = await lockOperator(transaction, operatorId);
    await changeOperator(transaction, { by, operatorId, action: 'operator.reset', reason, nowMs }, async () => {
      await transaction.update(operator).set({ passwordHash: null }).where(eq(operator.id, operatorId));
      await removeFactors(transaction, operatorId);
      await endSessions(transaction, operatorId, { stays: null, nowMs });
      await useUpInvitations(transaction, operatorId, nowMs);
    });
    return { ...(await addInvitation(transaction, services, { by, operatorId, nowMs })), email, name, locale };
  });
  return invited.ok ? { ok: true, value: await sent(services, { ...invited.value, id: operatorId }) } : invited;
}

/** Stores an invitation, and writes it in the audit log. */
async function addInvitation(
  transaction: Transaction,
  { consoleOrigin }: InviteParts['services'],
  { by, operatorId, nowMs }: { by: Operator; operatorId: string; nowMs: number },
): Promise<{ link: string; expiresAtMs: number }> {
  const { secret, hash: tokenHash } = makeSecret('invitation');
  const expiresAtMs = nowMs + INVITATION_MS;
  await transaction.insert(operatorInvitation).values({ tokenHash, operatorId, createdAtMs: nowMs, expiresAtMs });
  const change = { action: 'operator.invite', subjectType: 'operator-invitation', subjectId: tokenHash } as const;
  const after = { operator: operatorId, expiresAtMs };
  await recordChange(transaction, by, { ...change, before: null, after }, nowMs);
  // The part behind # is sent to no server, and so stands in no log.
  return { link: `${consoleOrigin}/invitation#${secret}`, expiresAtMs };
}

async function sent(
  { mailInvitation }: InviteParts['services'],
  of: { id: string; email: string; name: string; locale: Locale; link: string; expiresAtMs: number },
): Promise<Invited> {
  const { id: operatorId, email, name, locale, link, expiresAtMs } = of;
  // A mail that is not sent takes nothing away: the caller gets the link.
  const isMailed = await (mailInvitation?.({ to: email, name, locale, link }) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
  return { operatorId, email, link, expiresAtMs, isMailed };
}

export const InvitationSchema = v.object({ secret: v.pipe(v.string(), v.maxLength(200)) });
export const InvitationAcceptSchema = v.object({ ...InvitationSchema.entries, password: NewPasswordSchema });

/** `adminInvitation`: whom an open invitation is for. */
export async function lookAtInvitation(
  parts: Parts,
  { secret }: v.InferOutput<typeof InvitationSchema>,
  origin: RequestOrigin,
): Promise<OperatorDecision<{ email: string; name: string; locale: string }>> {
  const busy = await parts.services.limits.take('range', { platformId: LIMITS_OF, clientAddress: origin.address });
  if (!busy.ok) return refuseOperator('EXCEED_AUTH_COUNT', TOO_OFTEN);
  return decideForOperator(parts.database, async (transaction) => {
    const { email, name, locale } = await findInvited(transaction, secret, origin.nowMs);
    return { email, name, locale };
  });
}

/** `adminInvitationAccept`: sets the password, once, and signs in. */
export async function acceptInvitation(
  { database, services }: Parts,
  { secret, password }: v.InferOutput<typeof InvitationAcceptSchema>,
  origin: RequestOrigin,
): Promise<OperatorDecision<OpenedSession>> {
  const { address, requestId, nowMs } = origin;
  const busy = await services.limits.take('range', { platformId: LIMITS_OF, clientAddress: address });
  if (!busy.ok) return refuseOperator('EXCEED_AUTH_COUNT', TOO_OFTEN);
  const chosen = chooseOperatorPassword(password);
  if (chosen === null) return refuseOperator('INVALID_PW_REGEX', PASSWORD_RULE);
  const known = await decideForOperator(database, (transaction) => findInvited(transaction, secret, nowMs));
  if (!known.ok) return known;
  const passwordHash = await services.passwords.hash(chosen);
  return decideForOperator(database, async (transaction) => {
    const account = await findInvited(transaction, secret, nowMs);
    const operatorId = account.id;
    const by = {
      name: account.name,
      role: 'viewer',
      requestId,
      origin: { operatorId, tokenName: null, address },
    } as const;
    await changeOperator(transaction, { by, operatorId, action: 'operator.accept', nowMs }, async () => {
      await transaction.update(operator).set({ passwordHash }).where(eq(operator.id, operatorId));
      await useUpInvitations(transaction, operatorId, nowMs);
      await endSessions(transaction, operatorId, { stays: null, nowMs });
    });
    return beginSession(transaction, services, account, origin);
  });
}

/** The operator of an open invitation, whose row is locked. Throws `RefusedChange` if it is not open. */
async function findInvited(transaction: Transaction, secret: string, nowMs: number) {
  const isIt = eq(operatorInvitation.tokenHash, hashOf(secret));
  const [invitation] = await transaction.select().from(operatorInvitation).where(isIt).for('update');
  const isOpen = invitation !== undefined && invitation.usedAtMs === null && nowMs < invitation.expiresAtMs;
  const account = isOpen ? await lockOperator(transaction, invitation.operatorId) : null;
  if (account === null || account.disabledAtMs !== null) throw new RefusedChange('TIMEOUT', NO_INVITATION);
  return account;
}

/** The form in which a new password of an operator is hashed; null: it is too weak. */
export function chooseOperatorPassword(password: string): string | null {
  const chosen = chooseNewPassword(password, 'change', PASSWORD_LENGTHS);
  return chosen.ok ? chosen.value : null;
}

async function removeFactors(transaction: Transaction, operatorId: string): Promise<void> {
  for (const table of [operatorPasskey, operatorRecoveryCode, operatorSecondFactor]) {
    await transaction.delete(table).where(eq(table.operatorId, operatorId));
  }
}
