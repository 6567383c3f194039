import { OPERATOR_ROLES, type OperatorRole } from '../shared/enumerations.ts';

/** Stands for every platform, now and later. */
export const ALL_PLATFORMS = 'all';

/** A role that an operator has, on one platform or on all (D25). */
export interface OperatorGrant {
  readonly role: OperatorRole;
  /** A platform's id, or `ALL_PLATFORMS`. */
  readonly scope: string;
}

/** One thing that a request does: who may do it, and where it is done. */
export interface OperatorNeed {
  /** The preferred role first: it is the one that the audit log names. */
  readonly roles: readonly OperatorRole[];
  /** A platform's id; `ALL_PLATFORMS`, which only a grant for all covers; null: it belongs to no platform. */
  readonly scope: string | null;
}

/**
 * Decides whether an operator may do everything that a request needs (record 0136). What needs nothing is refused, so that a request
 * whose needs were not found is not answered.
 *
 * @returns the role that is used for the first need; null: refused
 */
export function mayOperate(grants: readonly OperatorGrant[], needs: readonly OperatorNeed[]): OperatorRole | null {
  const used = needs.map((need) => roleFor(grants, need));
  return used.includes(null) ? null : (used[0] ?? null);
}

function roleFor(grants: readonly OperatorGrant[], { roles, scope }: OperatorNeed): OperatorRole | null {
  const covers = (grant: OperatorGrant) => scope === null || grant.scope === ALL_PLATFORMS || grant.scope === scope;
  return roles.find((role) => grants.some((grant) => grant.role === role && covers(grant))) ?? null;
}

/** Whether each of these grants is within the others: an operator gives a token no more than they have themselves. */
export function areWithin(grants: readonly OperatorGrant[], limits: readonly OperatorGrant[]): boolean {
  return grants.every(({ role, scope }) => mayOperate(limits, [{ roles: rolesAbove(role), scope }]) !== null);
}

/** An owner may do what every other role may; the others include nothing but themselves. */
function rolesAbove(role: OperatorRole): readonly OperatorRole[] {
  return role === 'owner' ? ['owner'] : [role, 'owner'];
}

/** Roles that move money or what costs money: their operators need a second factor before anything else. */
export const ROLES_WITH_SECOND_FACTOR: ReadonlySet<OperatorRole> = new Set(['owner', 'support', 'merchandiser']);

export function needsSecondFactor(grants: readonly OperatorGrant[]): boolean {
  return grants.some(({ role }) => ROLES_WITH_SECOND_FACTOR.has(role));
}

/** The role under which an operator acts where none is asked for: the first in the order of `OPERATOR_ROLES`. */
export function firstRole(grants: readonly OperatorGrant[]): OperatorRole {
  return OPERATOR_ROLES.find((role) => grants.some((grant) => grant.role === role)) ?? 'viewer';
}

/** A grant as it is stored and typed: `support/bom-us`, `owner/all`. */
export function writeGrant({ role, scope }: OperatorGrant): string {
  return `${role}/${scope}`;
}

/** Reads a grant; null: it is none. The platform is not looked up. */
export function readGrant(text: string): OperatorGrant | null {
  const [, name = '', scope = ''] = /^([a-z]+)\/([a-z0-9-]{1,40})$/.exec(text) ?? [];
  const role = OPERATOR_ROLES.find((each) => each === name);
  return role === undefined ? null : { role, scope };
}
