import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadTransferPage, type TransferApplyPage, WRONG_REASONS, type WrongReason } from './transfer-apply.server.ts';

/** `/transfer/apply/wrong`: why an account cannot move, or cannot be moved to. */
export interface TransferWrongPage extends TransferApplyPage {
  reason: WrongReason;
}

export async function loadWrong({ request, context: site }: LoaderFunctionArgs): Promise<TransferWrongPage> {
  const asked = new URL(request.url).searchParams.get('reason');
  const page = await loadTransferPage(site, 'transferApply.wrongTitle');
  return { ...page, reason: WRONG_REASONS.find((reason) => reason === asked) ?? 'unknown' };
}
