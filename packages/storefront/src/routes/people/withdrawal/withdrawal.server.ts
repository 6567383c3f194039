import { randomUUID } from 'node:crypto';
import type { WithdrawalLoss, WithdrawalReasons } from '@longstrip/api-contract';
import { readWithdrawalReason, WITHDRAWAL_REASONS } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay, formatList, formatNumber } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome, tickedField } from '../../../parts/form/define-action.server.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';

/** What the page of withdrawal shows: what a reader loses and why they go or, afterwards, what happens when. */
export interface WithdrawalPage extends PageTitle {
  texts: PackedTexts;
  state:
    | { kind: 'asked'; figures: string; refundable: string | null; dates: string; reasons: WithdrawalReasons }
    | Done;
}
type Done = { kind: 'done'; dates: string };

/** `/user/withdrawal`, for signed-in readers and for a reader who has just withdrawn. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<WithdrawalPage> {
  await refuseExpiredSession(site);
  const [title, texts, text, left] = await Promise.all([
    loadPageTitle(site, 'withdrawal.title'),
    loadPageTexts(site.locale, ['withdrawal', 'field']),
    serverText(site.locale),
    site.isSignedIn ? null : site.pageAccess.withdrawalNotice(),
  ]);
  const page = { ...title, texts };
  if (left !== null)
    return { ...page, state: { kind: 'done', dates: text('withdrawal.doneText', datesOf(site, left)) } };
  const [loss, reasons] = await Promise.all([site.api.withdrawalLoss(), site.api.withdrawalReasons()]);
  if (!loss.ok) throw await refusedPage(site, 'withdrawal', loss);
  if (!reasons.ok) throw await refusedPage(site, 'withdrawal', reasons);
  const { refundableCharges: count } = loss.data;
  return {
    ...page,
    state: {
      kind: 'asked',
      figures: figuresOf(loss.data, site, text),
      refundable: count === 0 ? null : text('withdrawal.refundable', { count }),
      dates: text('withdrawal.dates', datesOf(site, loss.data)),
      reasons: reasons.data,
    },
  };
}

/** "42 coins, 3,400 M, 118 episodes end now." */
function figuresOf(loss: WithdrawalLoss, { locale, platform }: AppLoadContext, text: ServerText): string {
  const { coins, mileage, episodes } = loss;
  const ending = [
    ...(coins > 0 ? [text('common.coins', { count: coins })] : []),
    ...(mileage > 0 ? [`${formatNumber(locale, mileage)} ${platform.constants.mileageSymbol}`] : []),
    ...(episodes > 0 ? [text('detail.episodes', { count: episodes })] : []),
  ];
  return ending.length === 0
    ? text('withdrawal.endsNothing')
    : text('withdrawal.ends', { list: formatList(locale, ending) });
}

function datesOf({ platform, locale }: AppLoadContext, at: { erasedAt: number; signUpAgainAt: number }) {
  return {
    erased: formatDay(platform, locale, at.erasedAt),
    again: formatDay(platform, locale, at.signUpAgainAt),
  };
}

const REASON_IDS = WITHDRAWAL_REASONS.map(({ id }) => id);

const Asked = v.object({
  step: v.literal('ask'),
  reasonId: v.pipe(v.optional(v.string(), ''), v.picklist(REASON_IDS, 'withdrawal.reasonRequired')),
  detail: v.optional(v.string(), ''),
  isAgreed: tickedField('field.agreementRequired'),
});
const Confirmed = v.object({
  step: v.literal('delete'),
  reasonId: v.string(),
  detail: v.string(),
  isAgreed: v.literal('on'),
  requestId: v.string(),
});

/** Withdrawal in two steps: the reason with the agreement, and the confirmation, which ends the account and its session. */
export const action = defineAction(v.variant('step', [Asked, Confirmed]), {
  block: 'withdrawal',
  run: async (input, { context: site }): Promise<FormOutcome> => {
    const { reasonId, detail } = input;
    if (input.step === 'ask') {
      const reason = readWithdrawalReason(reasonId, detail);
      if (!reason.ok) return { kind: 'wrong', fields: { detail: 'withdrawal.detailRequired' } };
      const values = { step: 'confirm', reasonId, detail, isAgreed: 'on', requestId: randomUUID() };
      return { kind: 'next', values };
    }
    const reply = await site.api.withdraw({ reasonId, detail, isAgreed: true, requestId: input.requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    site.pageAccess.signOut();
    await site.pageAccess.setWithdrawalNotice(reply.data);
    return { kind: 'done', to: '/user/withdrawal' };
  },
});
