import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { loadPageTexts } from '../../../i18n/server-text.server.ts';
import type { AccountPage } from '../../../parts/account/account.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { loadPageTitle } from '../../../parts/seo/page-meta.server.ts';
import '../../../server/site-context.ts';

/** What `/mail/unsubscribe` shows. */
export interface UnsubscribePage extends Pick<AccountPage, 'title' | 'texts'> {
  /** The address has the parameters of such a link. The api checks them when the form is sent. */
  isLink: boolean;
}

/** `/mail/unsubscribe`: opening it changes nothing, since mail programs open links to look at them. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<UnsubscribePage> {
  const [title, texts] = await Promise.all([
    loadPageTitle(site, 'account.mailStopTitle'),
    loadPageTexts(site.locale, ['account']),
  ]);
  return { ...title, texts, isLink: linkOf(request) !== null };
}

/** Ends news by mail, by the page's button or that of a mail program (RFC 8058); the reader need not be logged in. */
export const action = defineAction(v.object({}), {
  block: 'mail',
  run: async (_, { request, context: site }): Promise<FormOutcome> => {
    const link = linkOf(request);
    if (link === null) return { kind: 'refused', code: 'INVALID_PARAMETER', stays: true };
    const reply = await site.api.unsubscribeMails(link);
    if (reply.ok) return { kind: 'next', values: { step: 'done' } };
    return { kind: 'refused', code: reply.code, stays: true };
  },
});

function linkOf(request: Request): { userId: string; signature: string } | null {
  const { searchParams } = new URL(request.url);
  const [userId, signature] = [searchParams.get('userId') ?? '', searchParams.get('signature') ?? ''];
  const isWhole = /^[A-Za-z0-9_-]{1,64}$/.test(userId) && /^[A-Za-z0-9_-]{1,200}$/.test(signature);
  return isWhole ? { userId, signature } : null;
}
