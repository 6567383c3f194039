import { homeMatureAccess } from '@longstrip/core';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { CARD_PICTURES } from '../series/api-series.server.ts';
import { readCallback } from '../state/read-callback.ts';
import { GUEST_ADULT_COOKIE } from './guest-adult-cookie.ts';
import { type ListPage, listCards, listMeta } from './list-page.server.ts';
import { sortOf } from './list-query.ts';
import '../../server/site-context.ts';

/** The question before the section: no title of it is in the page. */
export interface AgeCheckPage {
  kind: 'ageCheck';
  meta: ListPage['meta'];
  /** `ask`: a yes is taken from who is not signed in; `login`: they log in first; `verify`: they give their birthday. */
  way: 'ask' | 'login' | 'verify';
}

export type MaturePage = AgeCheckPage | (ListPage & { kind: 'list' });

/** `/home/mature`: for adults. Who is not known to be one is asked; who cannot be or does not want to leaves (D8, D24). */
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
    // The api has the last word: to who is refused there, the page is the question as well.
    if (reply.ok) return { kind: 'list', meta: meta(title), title, sort, series: listCards(reply) };
  }
  return { kind: 'ageCheck', meta: meta(text('tab.ADULT')), way: wayOf(site) };
}

/** A guest's "yes" that came without the script: remembered as the page does it, and on to where they came from (D24). */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (wayOf(site) !== 'ask') return redirect('/home/mature', 303);
  const callback = readCallback(new URL(request.url).search);
  return redirect(callback ?? '/home/mature', { status: 303, headers: { 'Set-Cookie': GUEST_ADULT_COOKIE } });
}

function wayOf({ reader, platform }: LoaderFunctionArgs['context']): AgeCheckPage['way'] {
  if (reader.kind !== 'guest') return 'verify';
  return platform.adult.guestCookie ? 'ask' : 'login';
}
