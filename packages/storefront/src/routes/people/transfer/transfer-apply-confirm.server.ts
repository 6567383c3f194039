import { randomUUID } from 'node:crypto';
import type { Transfer } from '@longstrip/api-contract';
import type { CoinKind } from '@longstrip/core';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay, formatNumber } from '../../../i18n/format.server.ts';
import { defineAction, type FormOutcome, tickedField } from '../../../parts/form/define-action.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import {
  leadToPageOf,
  loadTransfer,
  loadTransferPage,
  TRANSFER_PAGES,
  type TransferApplyPage,
  wrongPage,
} from './transfer-apply.server.ts';

/** What moves and what stays, as numbers and dates in the reader's language. */
export interface TransferGoods {
  amounts: { kind: CoinKind; amount: string; endsOn: string | null }[];
  /** Coins that are owed; null: none. */
  debt: string | null;
  moving: string;
  all: string;
  places: string;
  staying: string[];
}

/** `/transfer/apply/confirm`: the list, and the one button that moves it. */
export interface TransferConfirmPage extends TransferApplyPage {
  goods: TransferGoods;
  target: { name: string; key: string };
  requestId: string;
}

export function goodsOf({ summary }: Transfer, { platform, locale }: AppLoadContext): TransferGoods {
  const { amounts, debtCoins, movingSeries, places, staying } = summary;
  return {
    amounts: amounts.map(({ kind, amount, expiresAt }) => ({
      kind,
      amount: formatNumber(locale, amount),
      endsOn: expiresAt === null ? null : formatDay(platform, locale, expiresAt),
    })),
    debt: debtCoins === 0 ? null : formatNumber(locale, debtCoins),
    moving: formatNumber(locale, movingSeries),
    all: formatNumber(locale, movingSeries + staying.length),
    places: formatNumber(locale, places),
    staying: staying.map(({ title }) => title),
  };
}

export async function loader({ context: site }: LoaderFunctionArgs): Promise<TransferConfirmPage> {
  await refuseExpiredSession(site);
  const [page, transfer] = [await loadTransferPage(site), await loadTransfer(site)];
  const { target } = transfer;
  if (transfer.state !== 'chosen' || target === null) throw leadToPageOf(transfer);
  return { ...page, goods: goodsOf(transfer, site), target, requestId: randomUUID() };
}

const Fields = v.object({
  targetKey: v.string(),
  requestId: v.string(),
  isAgreed: tickedField('field.agreementRequired'),
});

export const action = defineAction(Fields, {
  block: 'general',
  run: async ({ targetKey, requestId }, { context: site }): Promise<FormOutcome> => {
    const reply = await site.api.confirmTransfer({ targetKey, isAgreed: true, requestId });
    if (reply.ok) return { kind: 'done', to: TRANSFER_PAGES.status };
    // Another tab has chosen another account meanwhile: the list is shown again, with its name.
    const isOtherChoice = reply.code === 'INVALID_PARAMETER' || reply.code === 'NOT_EXIST';
    if (isOtherChoice) return { kind: 'done', to: TRANSFER_PAGES.confirm };
    if (reply.code === 'NOT_EVENT_PERIOD' || reply.code === 'NOT_FOUND_USER') {
      return { kind: 'done', to: wrongPage(reply.code) };
    }
    return { kind: 'refused', code: reply.code };
  },
});
