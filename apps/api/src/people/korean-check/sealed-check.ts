import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import * as v from 'valibot';
import type { AccountKeys } from '../../shared/account-keys.ts';

const SealedCheckSchema = v.object({
  requestNumber: v.string(),
  /** The session that began it. */
  sessionId: v.string(),
  agreedAtMs: v.nullable(v.number()),
  keys: v.object({ key: v.string(), iv: v.string(), hmacKey: v.string() }),
});

/** What is kept of a check until its answer comes. */
export type SealedCheck = v.InferOutput<typeof SealedCheckSchema>;

/** Which check a text was sealed for: it opens for no other. */
interface SealOf {
  readonly platformId: string;
  readonly tokenVersionId: string;
  readonly keyId: string;
}

function keyOf(keys: AccountKeys, { platformId, tokenVersionId, keyId }: SealOf): Buffer | null {
  return keys.find(keyId)?.mac('korean check', platformId, tokenVersionId) ?? null;
}

/** Encrypts a check for the database. */
export async function sealCheck(keys: AccountKeys, of: Omit<SealOf, 'keyId'>, check: SealedCheck): Promise<string> {
  const { id: keyId, mac } = keys.present;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(check)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyId })
    .encrypt(mac('korean check', of.platformId, of.tokenVersionId));
}

/** The check again; null where its key is no longer known, or it is the text of another. */
export async function openSealedCheck(keys: AccountKeys, of: SealOf, sealed: string): Promise<SealedCheck | null> {
  const key = keyOf(keys, of);
  if (key === null) return null;
  try {
    const { plaintext } = await compactDecrypt(sealed, key);
    return v.parse(v.pipe(v.string(), v.parseJson(), SealedCheckSchema), new TextDecoder().decode(plaintext));
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
