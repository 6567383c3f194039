import type { TokenSigner } from '@longstrip/api-contract/token';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { ApiParts } from '../http/api-parts.ts';
import type { AccountLimits } from './account/account-limits.ts';
import type { MigrationStep } from './account/migrate-guest.service.ts';
import type { IpCountry } from './identity/ip-country.ts';
import type { SessionEnder } from './identity/sessions.service.ts';
import type { KoreanCheck } from './korean-check/korean-check.service.ts';
import type { PasswordHasher } from './sign-in/password.service.ts';
import type { TransferWallets } from './transfer/transfer.service.ts';
import type { WithdrawalLossReader } from './withdrawal/withdrawal.service.ts';

/** What the domains above people do when an account changes; the api's own `account-changes.ts` collects it. */
export interface AccountChanges {
  /** Move an apple guest's data to the member's account (D1), in this order. */
  readonly migrationSteps: readonly MigrationStep[];
  /** Read what ends with an account (D23). */
  readonly withdrawalLosses: readonly WithdrawalLossReader[];
  /** End what depends on a session. */
  readonly sessionEnders: readonly SessionEnder[];
  /** What an account's move to another platform does with its wallet (D34). */
  readonly transferWallets: TransferWallets;
}

export interface PeopleServices extends CatalogueServices, AccountChanges {
  readonly tokens: TokenSigner;
  readonly limits: AccountLimits;
  readonly passwords: PasswordHasher;
  readonly ipCountry: IpCountry;
  /** Korea's identity check (D2); null: it is not set up. */
  readonly koreanCheck: KoreanCheck | null;
}

export type PeopleParts = ApiParts<PeopleServices>;
