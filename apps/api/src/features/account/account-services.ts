import { createTokenSigner } from '@longstrip/api-contract/token';
import type { Database, HandledJob } from '@longstrip/database';
import type { ApiServices } from '../../api-options.ts';
import { createAccountKeys } from '../identity/account-keys.ts';
import { createAccountLimits } from './account-limits.ts';
import { MIGRATION_STEPS } from './migration-steps.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { handleSendCodeJobs, type MessageServices, type SendCodeParts } from './send-code.ts';

/** What signs and reads the tokens and codes of accounts. */
export interface TokenSecrets {
  readonly secret: string;
  /** Former ones: what they signed stays valid (D21). */
  readonly previousSecrets?: readonly string[];
}

export type AccountServices = Pick<ApiServices, 'tokens' | 'keys' | 'limits' | 'passwords' | 'migrationSteps'>;

/** What accounts lean on. */
export function createAccountServices(database: Database, secrets: TokenSecrets): AccountServices {
  const keys = createAccountKeys(secrets);
  return {
    tokens: createTokenSigner(secrets),
    keys,
    limits: createAccountLimits({ database, keys }),
    passwords: createPasswordHasher(),
    migrationSteps: MIGRATION_STEPS,
  };
}

/** The jobs that send codes; none where nothing can be sent: then they wait in the queue. */
export function handleAccountJobs(
  { messages, ...parts }: Omit<SendCodeParts, 'keys' | 'messages'> & { messages: MessageServices | undefined },
  secrets: TokenSecrets,
): HandledJob[] {
  return messages === undefined ? [] : handleSendCodeJobs({ ...parts, messages, keys: createAccountKeys(secrets) });
}
