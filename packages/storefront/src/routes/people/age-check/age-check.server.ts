import { KoreanCheckAnswerSchema } from '@longstrip/api-contract';
import { type BusinessConstants, formatCalendarDate, needsKoreanVerification } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { stringifySetCookie } from 'cookie';
import * as v from 'valibot';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, serverText } from '../../../i18n/server-text.server.ts';
import { ageCallbackOf } from '../../../parts/age-check/age-check.server.ts';
import { defineAction, type FormOutcome, tickedField } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import type { PageTitle } from '../../../parts/seo/page-meta.server.ts';
import '../../../server/site-context.ts';

const ADULT_PAGE = '/user/adult';
/** The answer of section 5 to every birthday that is not accepted. */
const WRONG_BIRTHDAY = { kind: 'wrong', fields: { year: 'age.checkBirthday' } } as const satisfies FormOutcome;

const PartSchema = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^\d{1,4}$/, 'age.checkBirthday'),
  v.transform((digits) => Number(digits)),
);
const Answer = v.variant('step', [
  v.object({ step: v.literal('yesNo') }),
  v.object({ step: v.literal('renewal') }),
  v.object({ step: v.literal('birthday'), year: PartSchema, month: PartSchema, day: PartSchema }),
  v.object({ step: v.literal('hidden') }),
  v.object({ step: v.literal('koreanPhone'), consent: tickedField('field.agreementRequired') }),
]);

/**
 * A reader's answer to the age check (section 4). A guest's "yes" is a cookie on platforms that accept it (D24); the api
 * decides everything else. Afterwards the page that the reader came from is loaded again as a new document.
 */
export const action = defineAction(Answer, {
  block: 'general',
  run: async (answer, { request, context: site }): Promise<FormOutcome> => {
    const callback = ageCallbackOf(request);
    if (site.reader.kind === 'guest') return answerOfGuest(answer.step, callback, site);
    switch (answer.step) {
      case 'yesNo':
      case 'renewal':
        return verify(null, callback, site);
      case 'birthday':
        return verify(formatCalendarDate(answer), callback, site);
      case 'hidden':
        return showAgain(callback, site);
      case 'koreanPhone':
        return beginPhoneCheck(site);
    }
  },
});

function answerOfGuest(step: string, callback: string, { platform }: AppLoadContext): FormOutcome {
  if (step !== 'yesNo' || !platform.adult.guestCookie)
    return { kind: 'done', to: withCallback('/user/login', callback) };
  return { kind: 'done', to: callback, isReloaded: true, cookie: guestAdultCookie(platform.constants) };
}

async function verify(birthedAt: string | null, callback: string, site: AppLoadContext): Promise<FormOutcome> {
  const { reader, adultRules, pageAccess } = site;
  const refreshToken = await pageAccess.refreshToken();
  if (refreshToken === null) return { kind: 'refused', code: 'NOT_LOGIN_USER' };
  const reply = await site.api.changeUser({ action: 'ADULT', verifyAdultRequest: { birthedAt }, refreshToken });
  if (!reply.ok) {
    const isAboutBirthday = reply.code === 'INVALID_PARAMETER' || reply.code === 'UNAUTHORIZED_ADULT';
    return isAboutBirthday ? WRONG_BIRTHDAY : { kind: 'refused', code: reply.code };
  }
  await pageAccess.replaceTokens(reply.data.authResponse);
  const isHalf = reader.kind === 'user' && needsKoreanVerification(reader, adultRules) && !reader.isAdultKr;
  return { kind: 'done', to: isHalf ? withCallback(ADULT_PAGE, callback) : callback, isReloaded: true };
}

async function showAgain(callback: string, { api }: AppLoadContext): Promise<FormOutcome> {
  const reply = await api.toggleAdult({ value: true });
  return reply.ok ? { kind: 'done', to: callback, isReloaded: true } : { kind: 'refused', code: reply.code };
}

/** The next page has the form that begins the check at NICE, and sends it by itself if there is script. */
async function beginPhoneCheck({ api }: AppLoadContext): Promise<FormOutcome> {
  const reply = await api.beginKoreanCheck({ isAgreed: true });
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  const { action: address, fields } = reply.data;
  return { kind: 'next', values: { ...fields, address, step: 'phoneForm' } };
}

/** Remembers a guest's "yes" for as long as the platform says, under the name of section 5 of the specification (D24). */
function guestAdultCookie({ adultPopupCookieSeconds }: Pick<BusinessConstants, 'adultPopupCookieSeconds'>): string {
  return stringifySetCookie({
    name: 'notLoginAdult',
    value: 'Y',
    path: '/',
    maxAge: adultPopupCookieSeconds,
    sameSite: 'lax',
  });
}

/** The result of a check by phone. */
export interface PhoneCheckResult extends PageTitle {
  texts: PackedTexts;
  isConfirmed: boolean;
}

/**
 * `/callback/adult-kr`: the return from NICE, with its answer in the query. The api decides; its reason for a refusal is only
 * logged (D27). The answer is valid once, so a reload of the page shows that nothing happened.
 */
export async function loadPhoneCheckResult({ request, context: site }: LoaderFunctionArgs): Promise<PhoneCheckResult> {
  const [texts, text, isConfirmed] = await Promise.all([
    loadPageTexts(site.locale, ['age']),
    serverText(site.locale),
    confirm(request, site),
  ]);
  return { title: `${text('age.title')} · ${site.platform.brand.name}`, texts, isConfirmed };
}

async function confirm({ url }: Request, site: LoaderFunctionArgs['context']): Promise<boolean> {
  const answer = v.safeParse(KoreanCheckAnswerSchema, Object.fromEntries(new URL(url).searchParams));
  const refreshToken = await site.pageAccess.refreshToken();
  if (!answer.success || refreshToken === null) return false;
  const reply = await site.api.finishKoreanCheck({ ...answer.output, refreshToken });
  if (reply.ok) await site.pageAccess.replaceTokens(reply.data);
  else site.logger.info({ requestId: site.requestId, code: reply.code }, 'a check by phone was refused');
  return reply.ok;
}
