import {
  PREVIEW_PARAMETERS,
  PREVIEW_PATH,
  type PreviewAddressSchema,
  type PreviewRequest,
} from '@longstrip/api-contract';
import { getPlatform } from '@longstrip/platform-config';
import type * as v from 'valibot';
import type { OperatorDecision } from '../../shared/operator.ts';
import { refuseOperator } from '../../shared/operator.ts';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import { PREVIEW_MS, signPreview } from '../../shared/preview-pass.ts';
import type { OperatorServices } from '../account/operator-services.ts';

/** `adminPreview`: an address with a pass that is valid for half an hour. Nothing is stored: the pass proves itself (record 0140). */
export function beginPreview(
  { keys, siteOriginOf }: Pick<OperatorServices, 'keys' | 'siteOriginOf'>,
  { path, at, ...asked }: PreviewRequest,
  nowMs: number,
): OperatorDecision<v.InferOutput<typeof PreviewAddressSchema>> {
  const { locales, timeZone } = getPlatform(knownPlatform(asked.platform));
  const atMs = at === '' ? nowMs : momentMs(at, timeZone);
  if (!Number.isFinite(atMs)) return refuseOperator('MALFORMED_REQUEST', 'a minute is like 2030-01-31T18:00.');
  if (!locales.includes(asked.locale)) {
    return refuseOperator('LOCALE_UNKNOWN', `that site has no pages in ${asked.locale}.`);
  }
  const endsAtMs = nowMs + PREVIEW_MS;
  const address = new URL(PREVIEW_PATH, siteOriginOf(asked.platform));
  address.searchParams.set(PREVIEW_PARAMETERS.pass, signPreview(keys, { ...asked, atMs, endsAtMs }));
  address.searchParams.set(PREVIEW_PARAMETERS.to, path);
  return { ok: true, value: { address: address.href, endsAtMs } };
}
