import type { Messages } from '@longstrip/messages';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/with-callback.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { CARD_PICTURES } from '../../../parts/series/api-series.server.ts';
import { type GiftModel, receivableGift, takenGift } from './gift-model.server.ts';

/** What `/benefit/gift` and `/gift` show. */
export interface GiftsPage extends PageTitle {
  texts: Messages;
  list: 'toTake' | 'mine';
  /** Null for a guest. */
  gifts: GiftModel[] | null;
  /** What has just been taken. */
  notice: string | null;
}

/** The parameter that names the gift that was just taken. */
const TAKEN = 'taken';

async function loadPage(site: AppLoadContext, list: GiftsPage['list']) {
  const [title, texts] = await Promise.all([
    loadPageTitle(site, 'gifts.title', `gifts.${list}`),
    loadPageTexts(site.locale, ['gifts', 'benefit']),
  ]);
  return { ...title, texts, list };
}

/** `/benefit/gift`: gifts that the reader may take. */
export async function loadReceivable({ context: site }: LoaderFunctionArgs): Promise<GiftsPage> {
  const page = await loadPage(site, 'toTake');
  if (!site.isSignedIn) return { ...page, gifts: null, notice: null };
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.receivableGifts(CARD_PICTURES),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  return { ...page, gifts: reply.data.map(receivableGift(site, text, read)), notice: null };
}

/** `/gift`: gifts that the reader took. */
export async function loadTaken({ request, context: site }: LoaderFunctionArgs): Promise<GiftsPage> {
  const page = await loadPage(site, 'mine');
  if (!site.isSignedIn) return { ...page, gifts: null, notice: null };
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.gifts(CARD_PICTURES),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  const taken = new URL(request.url).searchParams.get(TAKEN);
  return {
    ...page,
    gifts: reply.data.map(takenGift(site, text, read)),
    notice: reply.data.some(({ giftId }) => giftId === taken) ? text('gifts.taken') : null,
  };
}

const Fields = v.object({ giftId: v.string(), requestId: v.string() });

/** Takes a gift, and leads to where it can be used. A refusal is said at its card. */
export const action = defineAction(Fields, {
  block: 'gift',
  run: async ({ giftId, requestId }, { context: site }): Promise<FormOutcome> => {
    if (!site.isSignedIn) throw redirect(withCallback('/user/login', '/benefit/gift'), 303);
    const reply = await site.api.takeGift({ giftId, requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    return { kind: 'done', to: `/gift?${TAKEN}=${encodeURIComponent(giftId)}` };
  },
});
