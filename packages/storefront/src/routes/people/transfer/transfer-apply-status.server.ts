import type { TransferState } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { leadToPageOf, loadTransfer, loadTransferPage, type TransferApplyPage } from './transfer-apply.server.ts';
import { goodsOf, type TransferGoods } from './transfer-apply-confirm.server.ts';

/** `/transfer/apply/status`: how far a confirmed move is, and the next step. */
export interface TransferStatusPage extends TransferApplyPage {
  state: TransferState;
  targetName: string;
  goods: TransferGoods;
}

export async function loader({ context: site }: LoaderFunctionArgs): Promise<TransferStatusPage> {
  await refuseExpiredSession(site);
  const [page, transfer] = [await loadTransferPage(site), await loadTransfer(site)];
  const { state, target } = transfer;
  if (state === null || state === 'chosen') throw leadToPageOf(transfer);
  return { ...page, state, targetName: target?.name ?? '', goods: goodsOf(transfer, site) };
}

/** Leads to the log-in of the target, with a code that is good there once. */
export const action = defineAction(v.object({}), {
  block: 'general',
  run: async (_input, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.transferCode();
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    return { kind: 'done', to: `${site.transferOrigin ?? ''}/user/login?moved=${encodeURIComponent(reply.data.code)}` };
  },
});
