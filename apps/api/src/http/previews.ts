import { type Preview, REQUEST_HEADERS } from '@longstrip/api-contract';
import type { Platform } from '@longstrip/core';
import { DateTime } from 'luxon';
import type { AccountKeys } from '../shared/account-keys.ts';
import { readPreview } from '../shared/preview-pass.ts';
import { scopeOf, type UserRow } from '../shared/reader-scope.ts';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';

/** A request that an operator sees instead of a reader (record 0140). */
interface OpenedPreview {
  readonly preview: Preview;
  /** The same call on a database that only reads. */
  readonly endpoint: Endpoint;
  readonly caller: Caller;
}

/** Why a request with a pass is refused. */
type PreviewRefusal = 'The pass is not valid here, or not any more' | 'A preview only reads';

export type OpenPreview = (
  headers: Headers,
  of: { readonly platform: Platform; readonly endpoint: Endpoint; readonly nowMs: number },
) => OpenedPreview | PreviewRefusal | null;

/** The calls with a body that change nothing for a reader who is not stored. */
const READING = new Set(['user', 'readerWithWallet']);
/** Its attempts are counted. */
const COUNTED = new Set(['checkNickname']);

function onlyReads({ method, isSameForView, operationId }: Endpoint['call']): boolean {
  if (COUNTED.has(operationId)) return false;
  return method === 'GET' || isSameForView === true || READING.has(operationId);
}

/**
 * Makes the function that opens previews: it replaces clock, caller and database of a request with a pass.
 * @param endpointsOf the endpoints on a database that only reads; made when a pass first needs them
 * @returns a function that returns null for a request without a pass
 */
export function createPreviews(
  keys: AccountKeys,
  endpointsOf: (withDrafts: boolean) => readonly Endpoint[],
): OpenPreview {
  const made = new Map<boolean, ReadonlyMap<string, Endpoint>>();
  const previewed = (withDrafts: boolean): ReadonlyMap<string, Endpoint> => {
    const known = made.get(withDrafts);
    if (known !== undefined) return known;
    const endpoints = new Map(endpointsOf(withDrafts).map((endpoint) => [endpoint.call.operationId, endpoint]));
    made.set(withDrafts, endpoints);
    return endpoints;
  };
  return (headers, { platform, endpoint: asked, nowMs }) => {
    const pass = headers.get(REQUEST_HEADERS.preview);
    if (pass === null) return null;
    const preview = readPreview(keys, pass, nowMs);
    if (preview === null || preview.platform !== platform.id) return 'The pass is not valid here, or not any more';
    const endpoint = previewed(preview.withDrafts).get(asked.call.operationId);
    if (endpoint === undefined || !onlyReads(asked.call)) return 'A preview only reads';
    return { preview, endpoint, caller: previewedCaller(preview, platform) };
  };
}

/** No reader has this id: a reader's rows cannot be read or written with it. */
export const PREVIEW_READER = 'preview';

/** Age in years of the previewed minor and adult. */
const YEARS = { MINOR: 10, ADULT: 30 } as const;

function previewedCaller({ age, atMs, locale }: Preview, platform: Platform): Caller {
  if (age === 'GUEST') return { kind: 'guest', bearer: 'none', named: null, view: null, isKoreanAddress: false };
  const isAdult = age === 'ADULT';
  const birth = DateTime.fromMillis(atMs, { zone: platform.timeZone }).minus({ years: YEARS[age], days: 1 });
  const verifiedAtMs = isAdult ? atMs : null;
  const user: UserRow = {
    ...NEW_ACCOUNT,
    ...{ platformId: platform.id, locale, birthedOn: birth.toISODate() },
    ...{ isAdult, adultVerifiedAtMs: verifiedAtMs, isAdultToggle: isAdult },
    ...{ isAdultKr: isAdult, adultKrVerifiedAtMs: verifiedAtMs },
  };
  return { kind: 'user', scope: scopeOf(user), user, sessionId: PREVIEW_READER, isKoreanAddress: false };
}

const NEW_ACCOUNT: Omit<UserRow, 'platformId'> = {
  id: PREVIEW_READER,
  snsProvider: 'email',
  snsId: PREVIEW_READER,
  email: null,
  emailConfirmedAtMs: null,
  phone: null,
  name: null,
  nickname: PREVIEW_READER,
  birthedOn: null,
  paymentBirthMonth: null,
  isAdult: false,
  adultVerifiedAtMs: null,
  isAdultKr: false,
  adultKrVerifiedAtMs: null,
  adultKrAgreedAtMs: null,
  adultKrPersonHash: null,
  isAdultToggle: false,
  isBlToggle: false,
  isAgreeMail: false,
  isAgreePush: false,
  isAgreePushContents: false,
  isAgreePushFreetime: false,
  isAgreePushNight: false,
  agreedPushNightAtMs: null,
  locale: null,
  isKoreanAddress: false,
  coinPurchaseCount: 0,
  isDemo: false,
  createdAtMs: 0,
  updatedAtMs: 0,
  withdrawnAtMs: null,
  mergedIntoId: null,
  erasedAtMs: null,
};
