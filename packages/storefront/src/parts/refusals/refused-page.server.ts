import { type ApiRefusal, pageBehaviour, REFUSAL_STATUS } from '@longstrip/api-contract';
import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import { type MessageKey, refusalMessageKeyIn } from '@longstrip/messages';
import { data } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { loadShelf, notFound } from './not-found.server.ts';
import type { PageRefusal, RefusalPage } from './refusal-page.ts';
import '../../server/site-context.ts';

/** Refusals that mean that there is nothing at this address. */
const ABSENT: ReadonlySet<RefusalCode> = new Set([
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'NOT_FOUND_COMMENT',
  'INVALID_CONTENTS',
  // The address has something else than a name there.
  'MALFORMED_REQUEST',
  'NO_SUCH_ROUTE',
]);
const FIRST_FAILURE = 400;

/**
 * What a loader throws when the api refuses: the 404 page when there is nothing, otherwise a page with the text of the
 * code.
 */
export async function refusedPage(
  site: AppLoadContext,
  block: RefusalBlock,
  { code }: Pick<ApiRefusal, 'code'>,
  { seriesAlias = null }: { seriesAlias?: string | null } = {},
) {
  const text = await serverText(site.locale);
  const refusal = pageRefusal(block, code, text);
  if (ABSENT.has(code)) return notFound(site, { refusal, seriesAlias });
  const shelf = await loadShelf(site);
  const title = `${text(refusedTitleKey(refusal))} · ${site.platform.brand.name}`;
  const page: RefusalPage = { title, shelf, refusal, seriesAlias };
  return data(page, { status: statusOf(refusal) });
}

/** The text and behaviour of a code in this block. */
export function pageRefusal(block: RefusalBlock, code: RefusalCode, text: ServerText): PageRefusal {
  return { code, text: text(refusalMessageKeyIn(block, code)), behaviour: pageBehaviour(block, code) };
}

/** The heading. An ended session is said first. */
function refusedTitleKey({ behaviour }: PageRefusal): MessageKey {
  return behaviour.kind === 'logOut' ? 'page.accessDeniedTitle' : 'page.errorTitle';
}

/** A document without the requested content is never a success, though the api's envelope may be one. */
function statusOf({ code, behaviour }: PageRefusal): number {
  if (REFUSAL_STATUS[code] >= FIRST_FAILURE) return REFUSAL_STATUS[code];
  const needsLogin = behaviour.kind === 'logOut' || (behaviour.kind === 'goTo' && behaviour.address === '/user/login');
  return needsLogin ? 401 : 403;
}
