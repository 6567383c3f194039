import { USER_CALLS, type UserRequest, type WireUser } from '@longstrip/api-contract';
import { grant, isAdultKrOnWire, type Locale, type Platform } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import { adultRulesOf, signedInReader } from '../../http/caller-view.ts';
import { type Endpoint, type EndpointCall, serve } from '../../http/endpoint.ts';
import { changeAccount } from '../account/account.repository.ts';
import type { PeopleParts } from '../services.ts';

/** Endpoints of the reader's own account. */
export function identityEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(USER_CALLS.user, async ({ body }, call) => grant(await readUser(parts, body, call))),
    serve(USER_CALLS.isKoreanAddress, async (_input, { caller }) => grant(caller.isKoreanAddress)),
  ];
}

/** The caller's own account. What the site sends of its reader is stored with it. */
export async function readUser(
  { db, services }: Pick<PeopleParts, 'db' | 'services'>,
  { ipV4, locale }: UserRequest,
  { caller, platform, isFromSite, nowMs }: EndpointCall<SignedInCaller>,
): Promise<WireUser> {
  // D2: an address in a body counts only from one of our own sites.
  const named = isFromSite ? ipV4 : null;
  const isKoreanAddress = named ? services.ipCountry.countryOf(named) === 'KR' : caller.isKoreanAddress;
  await noteReader(db.orm, caller, { isKoreanAddress, locale: isFromSite ? locale : undefined });
  return wireUser({ ...caller, isKoreanAddress }, platform, nowMs);
}

/** Stores what messages need that are sent while the reader is away. It only writes changes. */
async function noteReader(
  executor: Executor,
  { user, scope }: SignedInCaller,
  seen: { isKoreanAddress: boolean; locale: Locale | undefined },
): Promise<void> {
  const { isKoreanAddress, locale = user.locale } = seen;
  if (isKoreanAddress !== user.isKoreanAddress || locale !== user.locale) {
    await changeAccount(executor, scope, { isKoreanAddress, locale });
  }
}

function wireUser(caller: SignedInCaller, platform: Platform, nowMs: number): WireUser {
  const { user, isKoreanAddress } = caller;
  const reader = signedInReader(caller, platform, nowMs);
  return {
    id: user.id,
    snsProvider: user.snsProvider,
    snsId: user.snsId,
    email: user.email,
    name: user.name,
    nickname: user.nickname,
    // Section 5 only reads this flag, so an expired verification counts as none (D24).
    isAdult: user.isAdult && reader.verifiedUntilMs !== null && nowMs < reader.verifiedUntilMs,
    coinPurchaseCount: user.coinPurchaseCount,
    isAgreeMail: user.isAgreeMail,
    isAdultToggle: user.isAdultToggle,
    isKrIpUser: isKoreanAddress,
    isEmailConfirmed: user.emailConfirmedAtMs !== null,
    isAdultKr: isAdultKrOnWire(reader, adultRulesOf(platform, nowMs)),
    agreePush: {
      isAgreePush: user.isAgreePush,
      isAgreePushContents: user.isAgreePushContents,
      isAgreePushFreetime: user.isAgreePushFreetime,
      isAgreePushNight: user.isAgreePushNight,
    },
    birthedAt: user.birthedOn,
    isBlToggle: user.isBlToggle,
  };
}
