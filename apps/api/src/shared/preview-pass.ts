import { type Preview, PreviewSchema } from '@longstrip/api-contract';
import * as v from 'valibot';
import { type AccountKeys, isSameSecret } from './account-keys.ts';

/** How long a pass is valid. */
export const PREVIEW_MS = 30 * 60_000;

const PASS = /^([\w-]{1,2000})\.([\w-]{43})$/;

/** Makes the pass of a preview: what it shows, and the proof that an operator asked for it (record 0140). */
export function signPreview(keys: AccountKeys, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${keys.present.hash('preview', text)}`;
}

/** What a pass shows; null: it is not one of ours, has been altered, or has ended. */
export function readPreview(keys: AccountKeys, pass: string, nowMs: number): Preview | null {
  const [, text = '', proof = ''] = PASS.exec(pass) ?? [];
  if (text === '' || !keys.everyHash('preview', text).some((hash) => isSameSecret(proof, hash))) return null;
  const preview = v.safeParse(PreviewSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return preview.success && nowMs < preview.output.endsAtMs ? preview.output : null;
}
