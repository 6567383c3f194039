import type { StoreUser, Transfer } from '@longstrip/api-contract';
import { PLATFORMS } from '@longstrip/platform-config';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, serverText } from '../../../i18n/server-text.server.ts';
import { notFound, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import '../../../server/site-context.ts';

/** The pages of a move, in its order. */
export const TRANSFER_PAGES = {
  login: '/transfer/apply/login',
  confirm: '/transfer/apply/confirm',
  status: '/transfer/apply/status',
  wrong: '/transfer/apply/wrong',
} as const;

/** What the pages of a move have in common: their texts, and the names of both platforms for them. */
export interface TransferApplyPage {
  title: string;
  texts: PackedTexts;
  names: { from: string; to: string };
  /** Whose account moves; null: the reader is a guest. */
  reader: { name: string; csrfToken: string } | null;
}

/** The platform that the accounts of this one move to (D34). A site without one has no such pages. */
export async function transferTargetOf(site: AppLoadContext) {
  const target = PLATFORMS.find(({ id }) => id === site.platform.transferTarget);
  if (target === undefined) throw await notFound(site);
  return target;
}

/** What each page of a move has; `titleKey`: the title of a page that is not a step of the move. */
export async function loadTransferPage(
  site: AppLoadContext,
  titleKey: 'transferApply.title' | 'transferApply.wrongTitle' = 'transferApply.title',
): Promise<TransferApplyPage> {
  const [target, text, texts] = await Promise.all([
    transferTargetOf(site),
    serverText(site.locale),
    loadPageTexts(site.locale, ['transferApply', 'login', 'signUp', 'field', 'account']),
  ]);
  const { name } = site.platform.brand;
  return {
    title: `${text(titleKey)} · ${name}`,
    texts,
    names: { from: name, to: target.brand.name },
    reader: site.user === null ? null : { name: nameOf(site.user), csrfToken: site.pageAccess.csrfToken() },
  };
}

function nameOf({ nickname, name, email }: StoreUser): string {
  return nickname ?? name ?? email ?? '';
}

/** How far the move of the signed-in reader is. */
export async function loadTransfer(site: AppLoadContext): Promise<Transfer> {
  const reply = await site.api.transfer();
  if (!reply.ok) throw await refusedPage(site, 'general', reply);
  return reply.data;
}

/** Leads to the page that a move is at. */
export function leadToPageOf({ state, target }: Pick<Transfer, 'state' | 'target'>): Response {
  if (state !== null && state !== 'chosen') return redirect(TRANSFER_PAGES.status, 302);
  return redirect(target === null ? TRANSFER_PAGES.login : TRANSFER_PAGES.confirm, 302);
}

/** Why an account cannot be chosen, in the address of the page that says so. */
export const WRONG_REASONS = ['otherWay', 'deleted', 'unknown', 'over'] as const;
export type WrongReason = (typeof WRONG_REASONS)[number];

export function wrongPage(code: string): string {
  const reasons: Readonly<Record<string, WrongReason>> = {
    ALREADY_USED_ANOTHER_PLATFORM: 'otherWay',
    DELETED_USER: 'deleted',
    NOT_EVENT_PERIOD: 'over',
  };
  return `${TRANSFER_PAGES.wrong}?reason=${reasons[code] ?? 'unknown'}`;
}

/** `/transfer/apply/wrong`: why an account cannot move, or cannot be moved to. */
export interface TransferWrongPage extends TransferApplyPage {
  reason: WrongReason;
}

export async function loadWrong({ request, context: site }: LoaderFunctionArgs): Promise<TransferWrongPage> {
  const asked = new URL(request.url).searchParams.get('reason');
  const page = await loadTransferPage(site, 'transferApply.wrongTitle');
  return { ...page, reason: WRONG_REASONS.find((reason) => reason === asked) ?? 'unknown' };
}
