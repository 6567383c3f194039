import { createTokenSigner } from '@longstrip/api-contract/token';
import type { Database } from '@longstrip/database';
import { createAccountKeys } from '../../shared/account-keys.ts';
import type { PeopleServices } from '../services.ts';
import { createPasswordHasher } from '../sign-in/password.service.ts';
import { createAccountLimits } from './account-limits.ts';

/** What signs and reads the tokens and codes of accounts. */
export interface TokenSecrets {
  readonly secret: string;
  /** Former ones: what they signed stays valid (D21). */
  readonly previousSecrets?: readonly string[];
}

type AccountServices = Pick<PeopleServices, 'tokens' | 'keys' | 'limits' | 'passwords'>;

export function createAccountServices(database: Database, secrets: TokenSecrets): AccountServices {
  const keys = createAccountKeys(secrets);
  return {
    tokens: createTokenSigner(secrets),
    keys,
    limits: createAccountLimits({ database, keys }),
    passwords: createPasswordHasher(),
  };
}
