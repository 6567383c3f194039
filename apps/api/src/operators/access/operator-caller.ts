import { ALL_PLATFORMS, areWithin, firstRole, type OperatorGrant, type OperatorRole } from '@longstrip/core';
import { LOCAL_NAME, type Operator } from '../../shared/operator.ts';

/** An operator as a request finds them. */
export interface OperatorAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  readonly grants: readonly OperatorGrant[];
  /** Whether an app with codes or a passkey is set up. */
  readonly hasSecondFactor: boolean;
}

/** Who sent a request below `/admin`. */
export type OperatorCaller =
  /** A command on the machine of the product. */
  | { readonly kind: 'machine' }
  | {
      readonly kind: 'session';
      readonly sessionId: string;
      readonly step: 'SECOND_FACTOR' | 'OPEN';
      /** What a passkey has to sign; null: nothing. */
      readonly challenge: string | null;
      readonly account: OperatorAccount;
    }
  | {
      readonly kind: 'token';
      readonly tokenName: string;
      /** Who made the token; null: a command on the machine of the product. */
      readonly maker: Pick<OperatorAccount, 'id' | 'name' | 'grants'> | null;
      readonly given: readonly OperatorGrant[];
    };

export type SessionCaller = Extract<OperatorCaller, { kind: 'session' }>;

const EVERYTHING: readonly OperatorGrant[] = [{ role: 'owner', scope: ALL_PLATFORMS }];

/** What a caller may do now. A token never has more than its maker has at this moment. */
export function grantsOf(caller: OperatorCaller): readonly OperatorGrant[] {
  if (caller.kind === 'machine') return EVERYTHING;
  if (caller.kind === 'session') return caller.account.grants;
  const limits = caller.maker === null ? EVERYTHING : caller.maker.grants;
  return caller.given.filter((grant) => areWithin([grant], limits));
}

/** The caller as the audit log writes it. */
export function operatorOf(
  caller: OperatorCaller,
  of: { role?: OperatorRole; requestId: string | null; address: string | null },
): Operator {
  const { requestId, address } = of;
  const role = of.role ?? firstRole(grantsOf(caller));
  if (caller.kind === 'machine') return { name: LOCAL_NAME, role, requestId };
  const account = caller.kind === 'session' ? caller.account : caller.maker;
  const tokenName = caller.kind === 'token' ? caller.tokenName : null;
  const origin = { operatorId: account?.id ?? null, tokenName, address };
  return { name: account?.name ?? LOCAL_NAME, role, requestId, origin };
}
