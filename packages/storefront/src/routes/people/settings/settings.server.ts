import { randomUUID } from 'node:crypto';
import type { PushChange, StoreUser } from '@longstrip/api-contract';
import { blVisibility, CHANNEL_ROUTES, type RefusalCode, ROUTE_PATTERNS } from '@longstrip/core';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/server-runtime';
import * as v from 'valibot';
import manifest from '../../../../package.json' with { type: 'json' };
import { preferenceCookie } from '../../../cookies/site-cookies.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { afterChange, changeNotice, loadAccountPage, saveNickname } from '../../../parts/account/account.server.ts';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { loadCompany } from '../../../parts/shell/company.server.ts';
import { THEME_CHOICES } from '../../../theme/theme-choice.ts';
import { SETTING_EDITS, type SettingPage, type Settings, SWITCH_NAMES, type WebPush } from './setting-model.ts';
import '../../../server/site-context.ts';

/** The settings: `/setting` on the web, `/setting/app` in the native app; each leads to the other (D29). */
export async function loadSettingPage(
  { request, context: site }: LoaderFunctionArgs,
  route: keyof typeof CHANNEL_ROUTES,
): Promise<SettingPage> {
  const isApp = site.client.channel !== 'WEB';
  const { search, searchParams } = new URL(request.url);
  const { channel, elsewhere } = CHANNEL_ROUTES[route];
  if (isApp !== (channel === 'APP')) throw redirect(`${ROUTE_PATTERNS[elsewhere]}${search}`, 302);
  // A guest sees texts of an account only in the app.
  const namespaces = site.user === null && !isApp ? [] : ['account', 'signUp', ...(isApp ? ['app'] : [])];
  const [page, text, company, webPush] = await Promise.all([
    loadAccountPage(site, 'nav.setting', namespaces),
    serverText(site.locale),
    isApp ? loadCompany(site.platform, site.locale) : null,
    isApp ? null : loadWebPush(site),
  ]);
  const { user } = site;
  return {
    ...page,
    settings: user === null ? null : settingsOf(user, site),
    webPush,
    app: company === null ? null : { push: user?.agreePush ?? null, version: manifest.version, company },
    notice: changeNotice(request, text),
    edit: SETTING_EDITS.find((name) => name === searchParams.get('edit')) ?? null,
    codeDigits: site.platform.constants.mailOtpDigits,
    requestId: randomUUID(),
  };
}

async function loadWebPush({ user, api }: AppLoadContext): Promise<WebPush | null> {
  if (user === null) return null;
  const reply = await api.pushOffer();
  if (!reply.ok || reply.data.publicKey === null) return null;
  const { publicKey, subscriptionIds } = reply.data;
  return { consent: user.agreePush, offer: { publicKey, subscriptionIds } };
}

function settingsOf(user: StoreUser, { platform, client }: AppLoadContext): Settings {
  const bl = blVisibility(platform.features.blToggle, { client: client.platform, isBlToggle: user.isBlToggle });
  return {
    nickname: user.nickname ?? '',
    email: user.email,
    isEmailConfirmed: user.isEmailConfirmed,
    isAppleGuest: user.snsProvider === 'apple_guest',
    hasPassword: user.snsProvider === 'email' || user.snsProvider === 'phone',
    showsAdult: platform.adult.shown ? user.showAdult : null,
    showsBl: bl.toggle ? user.isBlToggle : null,
    isAgreeMail: user.isAgreeMail,
  };
}

const Nickname = v.object({ change: v.literal('nickname'), nickname: textField('field.nicknameForm') });
const Email = v.object({
  change: v.literal('email'),
  requestId: v.string(),
  email: textField('field.emailRequired'),
});
const EmailCode = v.object({ change: v.literal('emailCode'), email: v.string(), code: textField('field.codeForm') });
const Confirm = v.object({ change: v.literal('confirm') });
const ConfirmCode = v.object({ change: v.literal('confirmCode'), code: textField('field.codeForm') });
const PushOn = v.object({ change: v.literal('pushOn'), endpoint: v.string(), p256dh: v.string(), auth: v.string() });
const PushOff = v.object({ change: v.literal('pushOff'), subscriptionId: v.string() });
const Cache = v.object({ change: v.literal('cache') });
const Reading = v.object({ change: v.literal('reading') });
const Theme = v.object({ change: v.literal('theme'), theme: v.picklist(THEME_CHOICES) });

/** What a switch sends. */
const SwitchSchema = v.object({
  change: v.literal('switch'),
  name: v.picklist(SWITCH_NAMES),
  to: v.picklist(['on', 'off']),
  /** Sent by script: the page stays, and only its data is loaded again. */
  stays: v.optional(v.string()),
});
type SwitchForm = v.InferOutput<typeof SwitchSchema>;

const Fields = v.variant('change', [
  Nickname,
  Email,
  EmailCode,
  Confirm,
  ConfirmCode,
  PushOn,
  PushOff,
  Cache,
  Reading,
  Theme,
  SwitchSchema,
]);

/** Saves one setting. A guest can change only the theme and clear the cache; for all else they are sent to the log-in. */
export const action = defineAction(Fields, {
  block: 'mail',
  secrets: ['code'],
  fieldOf: {
    INVALID_EMAIL: 'email',
    INVALID_PARAMETER: 'code',
    EXPIRED_OTP: 'code',
    EXCEED_AUTH_COUNT: 'code',
    ALREADY_USED_EMAIL: 'code',
    DELETED_USER: 'code',
  },
  run: async (input, args): Promise<FormOutcome> => {
    const { context: site } = args;
    const page = site.client.channel === 'WEB' ? '/setting' : '/setting/app';
    // What the browser keeps of this site is cleared by the browser itself.
    if (input.change === 'cache') return { kind: 'done', to: afterChange('cache', page), clearsCache: true };
    if (input.change === 'theme') {
      // A cookie with this prefix is allowed only on a site behind https.
      const isSecure = site.themeCookie.startsWith('__Host-');
      return { kind: 'done', to: page, cookie: preferenceCookie(site.themeCookie, input.theme, isSecure) };
    }
    if (site.user === null) throw redirect(withCallback('/user/login', page), 303);
    return save(input, args, page);
  },
});

type Input = Exclude<v.InferOutput<typeof Fields>, v.InferOutput<typeof Cache> | v.InferOutput<typeof Theme>>;

function save(
  input: Input,
  { context: site }: ActionFunctionArgs,
  page: '/setting' | '/setting/app',
): Promise<FormOutcome> {
  switch (input.change) {
    case 'nickname':
      return saveNickname(site, input.nickname, afterChange('nickname', page));
    case 'email':
      return mailChangeCode(site, input);
    case 'emailCode':
      return confirmEmail(site, input, afterChange('emailChanged', page));
    case 'confirm':
      return mailOwnCode(site);
    case 'confirmCode':
      return confirmEmail(
        site,
        { email: site.user?.email ?? '', code: input.code },
        afterChange('emailConfirmed', page),
      );
    case 'pushOn':
      return subscribeBrowser(site, input);
    case 'pushOff':
      return endBrowser(site, input.subscriptionId);
    case 'reading':
      return forgetReading(site);
    case 'switch':
      return saveSwitch(site, input satisfies SwitchForm, page);
  }
}

/** Saves the subscription of a browser. The page stays, and its data is loaded again. */
async function subscribeBrowser(
  site: AppLoadContext,
  { endpoint, p256dh, auth }: v.InferOutput<typeof PushOn>,
): Promise<FormOutcome> {
  const reply = await site.api.subscribePush({ endpoint, keys: { p256dh, auth } });
  return reply.ok ? { kind: 'next', values: {} } : { kind: 'refused', code: reply.code };
}

async function endBrowser(site: AppLoadContext, subscriptionId: string): Promise<FormOutcome> {
  const reply = await site.api.endPush({ subscriptionId });
  return reply.ok ? { kind: 'next', values: {} } : { kind: 'refused', code: reply.code };
}

/** Forgets where the reader stopped. Only script sends it, which then clears what the browser remembers. */
async function forgetReading(site: AppLoadContext): Promise<FormOutcome> {
  const reply = await site.api.forgetPositions();
  return reply.ok ? { kind: 'next', values: {} } : { kind: 'refused', code: reply.code };
}

async function mailChangeCode(
  site: AppLoadContext,
  { email, requestId }: v.InferOutput<typeof Email>,
): Promise<FormOutcome> {
  const reply = await site.api.mailAddressChange({ email, requestId });
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  return { kind: 'next', values: { change: 'emailCode', email } };
}

async function mailOwnCode(site: AppLoadContext): Promise<FormOutcome> {
  const reply = await site.api.mailAddressConfirmation();
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  return { kind: 'next', values: { change: 'confirmCode' } };
}

/** Confirms the reader's own or new address. The session gets the new one (section 4 ends a session with another address). */
async function confirmEmail(
  site: AppLoadContext,
  { email, code }: { email: string; code: string },
  to: string,
): Promise<FormOutcome> {
  const reply = await site.api.verifyOtp({ email, otp: code });
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  const refreshToken = await site.pageAccess.refreshToken();
  const renewed = refreshToken === null ? null : await site.api.refresh({ refreshToken });
  if (renewed?.ok) await site.pageAccess.replaceTokens(renewed.data, renewed.data.email);
  return { kind: 'done', to };
}

/**
 * Saves a switch. A refused adult or BL switch gives no message and is only logged (D27), but a reader who is not known to be
 * an adult is sent to the age check (D24).
 */
async function saveSwitch(
  site: AppLoadContext,
  { name, to, stays }: SwitchForm,
  page: '/setting' | '/setting/app',
): Promise<FormOutcome> {
  const code = await saved(site, name, to === 'on');
  if (code === 'UNAUTHORIZED_ADULT') return { kind: 'done', to: withCallback('/user/adult', page) };
  const isSilent = name === 'adult' || name === 'bl';
  if (code !== null && !isSilent) return { kind: 'refused', code };
  if (code !== null) site.logger.warn({ requestId: site.requestId, name, code }, 'a switch was refused');
  return stays === undefined ? { kind: 'done', to: page } : { kind: 'next', values: {} };
}

/** Saves one switch: the refusal, or null when it is saved. */
async function saved(site: AppLoadContext, name: SwitchForm['name'], isOn: boolean): Promise<RefusalCode | null> {
  if (name === 'adult') return codeOf(await site.api.toggleAdult({ value: isOn }));
  if (name === 'bl') return codeOf(await site.api.toggleBl({ value: isOn }));
  if (name !== 'mail') return codeOf(await site.api.changePush(pushChange(name, isOn)));
  const refreshToken = (await site.pageAccess.refreshToken()) ?? '';
  const reply = await site.api.changeUser({ action: 'MAIL', agreeMailRequest: { isAgreeMail: isOn }, refreshToken });
  if (reply.ok) await site.pageAccess.replaceTokens(reply.data.authResponse);
  return codeOf(reply);
}

function codeOf(reply: { ok: true } | { ok: false; code: RefusalCode }): RefusalCode | null {
  return reply.ok ? null : reply.code;
}

function pushChange(name: Exclude<SwitchForm['name'], 'adult' | 'bl' | 'mail'>, isOn: boolean): PushChange {
  switch (name) {
    case 'push':
      return { isAgreePush: isOn };
    case 'pushContents':
      return { isAgreePushContents: isOn };
    case 'pushFreetime':
      return { isAgreePushFreetime: isOn };
    case 'pushNight':
      return { isAgreePushNight: isOn };
  }
}
