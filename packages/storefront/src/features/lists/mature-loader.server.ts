import { homeMatureAccess } from '@longstrip/core';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { readCallback } from '../callback/callback-address.ts';
import { CARD_PICTURES } from '../series/api-series.server.ts';
import { GUEST_ADULT_COOKIE } from './guest-adult-cookie.ts';
import { type ListPage, listCards, listMeta } from './list-page.server.ts';
import { sortOf } from './list-query.ts';
import '../../server/site-context.ts';

/** The age check before the list. It contains no title of the list. */
export interface AgeCheckPage {
  kind: 'ageCheck';
  meta: ListPage['meta'];
  /** `ask`: a guest's answer is accepted; `login`: readers log in first; `verify`: they enter their birthday. */
  method: 'ask' | 'login' | 'verify';
}

export type MaturePage = AgeCheckPage | (ListPage & { kind: 'list' });

/** `/home/mature`: adult series. Readers who are not known to be adults get the age check (D8, D24). */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<MaturePage> {
  const { reader, adultRules, nowMs } = site;
  const access = homeMatureAccess(reader, adultRules, nowMs);
  if (access === 'redirect') throw redirect('/home/weekly', 302);
  const text = await serverText(site.locale);
  const meta = (title: string) =>
    listMeta(site, text, { title, about: 'head.mature', path: '/home/mature', isIndexed: false });
  if (access === 'list') {
    const sort = sortOf(new URL(request.url));
    const reply = await site.api.matureList('ALL', { ...CARD_PICTURES, sort });
    const title = text('tab.ADULT');
    // The api decides: a reader whom it refuses gets the age check as well.
    if (reply.ok) return { kind: 'list', meta: meta(title), title, sort, ...(await listCards(site, reply)) };
  }
  return { kind: 'ageCheck', meta: meta(text('tab.ADULT')), method: ageCheckMethod(site) };
}

/** A guest's "yes" without script: remembered like the page's own, and back to the page they came from (D24). */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') throw new Response(null, { status: 405 });
  if (ageCheckMethod(site) !== 'ask') return redirect('/home/mature', 303);
  const callback = readCallback(new URL(request.url).search);
  return redirect(callback ?? '/home/mature', { status: 303, headers: { 'Set-Cookie': GUEST_ADULT_COOKIE } });
}

function ageCheckMethod({ reader, platform }: LoaderFunctionArgs['context']): AgeCheckPage['method'] {
  if (reader.kind !== 'guest') return 'verify';
  return platform.adult.guestCookie ? 'ask' : 'login';
}
