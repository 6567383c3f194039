import { randomUUID } from 'node:crypto';
import type { Coupon } from '@longstrip/api-contract';
import type { CouponState } from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { textField } from '../../../parts/form/field-schemas.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refuse-expired-session.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { type CouponModel, couponModel, receivedText } from './coupon-model.server.ts';
import { couponStateOf } from './coupon-tabs.ts';

/** What `/coupon` shows. */
export interface CouponsPage extends PageTitle {
  texts: Messages;
  state: CouponState;
  coupons: CouponModel[];
  /** Names the next code that is sent (D40). */
  requestId: string;
  /** What a coupon that was just added gave. */
  notice: string | null;
  /** The coupon that was just added. */
  addedId: number | null;
}

/** The parameter that names the coupon that was just added; what it gave is looked up among the reader's own. */
const ADDED = 'added';

/** `/coupon`, for signed-in readers. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<CouponsPage> {
  await refuseExpiredSession(site);
  const url = new URL(request.url);
  const state = couponStateOf(url);
  const [title, texts, text, read, reply] = await Promise.all([
    loadPageTitle(site, 'coupons.title'),
    loadPageTexts(site.locale, ['coupons', 'benefit']),
    serverText(site.locale),
    readServerMark(site),
    site.api.coupons(),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'coupon', reply);
  if (reply.data.some(({ isNew }) => isNew)) await markSeen(site);
  const added = reply.data.find(({ id }) => String(id) === url.searchParams.get(ADDED));
  return {
    ...title,
    texts,
    state,
    coupons: reply.data.filter((coupon: Coupon) => coupon.state === state).map(couponModel(site, text, read)),
    requestId: randomUUID(),
    notice: added === undefined ? null : receivedText(added, site, text),
    addedId: added?.id ?? null,
  };
}

/** The badge of the navigation counts what is not seen. The page is right without it. */
async function markSeen(site: AppLoadContext): Promise<void> {
  try {
    await site.api.seeCoupons();
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'coupons stay unseen');
  }
}

const Fields = v.object({ code: textField('coupons.codeRequired'), requestId: v.string() });

/** Adds a coupon by its code. */
export const action = defineAction(Fields, {
  block: 'coupon',
  fieldOf: {
    NOT_FOUND_COUPON: 'code',
    EXPIRED_COUPON: 'code',
    ALREADY_RECEIVED_COUPON: 'code',
    ALREADY_USED_COUPON: 'code',
    SOLD_OUT_COUPON: 'code',
    NOT_FOUND_COUPON_USER: 'code',
  },
  run: async ({ code, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.redeemCoupon({ code: code.slice(0, CODE_LONGEST), requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    return { kind: 'done', to: `/coupon?${ADDED}=${reply.data.coupon.id}` };
  },
});

/** No code is as long, with all its spaces and hyphens; more is not read by the api. */
const CODE_LONGEST = 100;
