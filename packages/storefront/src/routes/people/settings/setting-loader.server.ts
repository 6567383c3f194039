import { randomUUID } from 'node:crypto';
import type { StoreUser } from '@longstrip/api-contract';
import { blVisibility, CHANNEL_ROUTES, ROUTE_PATTERNS } from '@longstrip/core';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import manifest from '../../../../package.json' with { type: 'json' };
import { serverText } from '../../../i18n/server-text.server.ts';
import { loadAccountPage } from '../../../parts/account/account-page.server.ts';
import { changeNotice } from '../../../parts/account/change-notice.server.ts';
import { loadCompany } from '../../../parts/company/load-company.server.ts';
import { SETTING_EDITS, type SettingPage, type Settings, type WebPush } from './setting-model.ts';
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
  // A guest sees texts of an account in the app alone.
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
