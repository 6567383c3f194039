import type { TokenPair } from '@longstrip/api-contract';
import type { TokenSigner } from '@longstrip/api-contract/token';
import type { Platform } from '@longstrip/core';
import type { refreshToken } from '@longstrip/database/schema';
import type { AccountKeys } from '../../shared/account-keys.ts';

export type RefreshTokenRow = typeof refreshToken.$inferSelect;

const TOKEN_FORM = /^([0-9a-f]{8})\.[A-Za-z0-9_-]{43}$/;

/** What a refresh token is derived from; the key is named by `keyId`. */
type RefreshTokenOrigin = Pick<
  RefreshTokenRow,
  'platformId' | 'userId' | 'sessionId' | 'generation' | 'keyId' | 'createdAtMs'
>;

/**
 * The text of a refresh token: the id of its key, a dot and a keyed hash of its row. The same row gives the same text, so that it
 * need not be stored. Throws if its key is not known.
 */
export function refreshTokenText(keys: AccountKeys, row: RefreshTokenOrigin): string {
  const key = keys.find(row.keyId);
  if (key === null) throw new Error(`There is no key ${row.keyId} to derive a refresh token with`);
  const { platformId, userId, sessionId, generation, createdAtMs } = row;
  return `${key.id}.${key.hash('refresh token', platformId, userId, sessionId, generation, createdAtMs)}`;
}

/** The hash by which the table finds a refresh token; null: the text is no token, or its key is no longer known. */
export function refreshTokenHash(keys: AccountKeys, text: string): string | null {
  const [, keyId = ''] = TOKEN_FORM.exec(text) ?? [];
  return keys.find(keyId)?.hash('refresh token hash', text) ?? null;
}

/** Signs the token pair of a generation. The same row always gives the same pair (D21). */
export async function signPair(
  { keys, tokens }: { keys: AccountKeys; tokens: TokenSigner },
  row: RefreshTokenRow,
  { constants }: Pick<Platform, 'constants'>,
): Promise<TokenPair> {
  const { createdAtMs, expiresAtMs, keyId } = row;
  return {
    accessToken: await tokens.sign(row, { nowMs: createdAtMs, lifetimeMs: constants.accessTokenMs, keyId }),
    refreshToken: { token: refreshTokenText(keys, row), createdAt: createdAtMs, expiredAt: expiresAtMs },
  };
}
