import { type ApiRefusal, pageBehaviour, REFUSAL_STATUS } from '@longstrip/api-contract';
import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import { type MessageKey, refusalMessageKeyIn } from '@longstrip/messages';
import { data } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { seriesCardModel } from '../series/series-card-model.server.ts';
import type { PageRefusal, RefusalPage } from './refusal-page.ts';
import '../../server/site-context.ts';

/** Refusals which mean that there is nothing at this address. */
const ABSENT: ReadonlySet<RefusalCode> = new Set([
  'NOT_EXIST',
  'NOT_FOUND_EPISODE',
  'NOT_FOUND_COMMENT',
  'INVALID_CONTENTS',
  // The address has something there that cannot be an alias.
  'MALFORMED_REQUEST',
  'NO_SUCH_ROUTE',
]);
const FIRST_FAILURE = 400;

/**
 * What a loader throws if the api refuses: the 404 page if there is nothing at the address, otherwise a page with the text
 * of the code.
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

/** The heading. An ended session has one of its own. */
function refusedTitleKey({ behaviour }: PageRefusal): MessageKey {
  return behaviour.kind === 'logOut' ? 'page.accessDeniedTitle' : 'page.errorTitle';
}

/** The status of a document without the requested content. It is never 2xx, though the status of the api's reply may be. */
function statusOf({ code, behaviour }: PageRefusal): number {
  if (REFUSAL_STATUS[code] >= FIRST_FAILURE) return REFUSAL_STATUS[code];
  const needsLogin = behaviour.kind === 'logOut' || (behaviour.kind === 'goTo' && behaviour.address === '/user/login');
  return needsLogin ? 401 : 403;
}

/** Number of series on the shelf of a page without content. */
const SHELF_LENGTH = 12;

/** What a loader throws if its page does not exist: the api says so, or the address shows it. */
export async function notFound(
  site: AppLoadContext,
  { refusal = null, seriesAlias = null }: Partial<Pick<RefusalPage, 'refusal' | 'seriesAlias'>> = {},
) {
  const [text, shelf] = await Promise.all([serverText(site.locale), loadShelf(site)]);
  const title = `${text('page.notFoundTitle')} · ${site.platform.brand.name}`;
  const page: RefusalPage = { title, shelf, refusal, seriesAlias };
  return data(page, { status: 404 });
}

/** New series, for a page without content. Empty if the api fails. */
async function loadShelf(site: AppLoadContext): Promise<RefusalPage['shelf']> {
  try {
    const newest = await site.api.newestSeries({
      type: 'ALL',
      contentsThumbnailType: ['VERTICAL'],
      limit: SHELF_LENGTH,
    });
    return newest.ok ? newest.data.map(seriesCardModel(site.locale)) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no shelf for the 404 page');
    return [];
  }
}

/**
 * Called first by the loaders of pages for signed-in readers: if the session in the request has ended, the page says so
 * (D21). A guest never gets here, since the server has redirected them to the login.
 */
export async function refuseExpiredSession(site: AppLoadContext): Promise<void> {
  if (site.hasSessionExpired) throw await refusedPage(site, 'refresh', { code: 'EXPIRED_REFRESH_TOKEN' });
}
