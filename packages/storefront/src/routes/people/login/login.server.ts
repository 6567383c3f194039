import { isRefusalCode, matchRoute, type RefusalCode } from '@longstrip/core';
import { refusalMessageKeyIn } from '@longstrip/messages';
import type { PictureSource } from '@longstrip/ui';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay } from '../../../i18n/format.server.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { type EpisodeModel, episodeModel } from '../../../parts/episodes/episode-model.ts';
import {
  type ActionSpec,
  defineAction,
  exactField,
  textField,
  withdrawalText,
} from '../../../parts/form/define-action.server.ts';
import { COVER_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { loadSeries } from '../../../parts/series/load-series.server.ts';
import { signInMethodsOf } from '../../../parts/sign-in/sign-in-methods.ts';
import { callbackOf, isMember, loadSignInPage, type SignInPage } from '../../../parts/sign-in/sign-in-page.server.ts';
import '../../../server/site-context.ts';

/** What the log-in page shows. */
export interface LoginPage extends SignInPage {
  /** The locked episode that the reader comes from; null where they come from elsewhere. */
  lockedEpisode: LockedEpisode | null;
  /** What went wrong on the way here, in the reader's language. */
  errorText: string | null;
  /** The sign-in method that failed. */
  errorMethod: string | null;
  /** The form for the password is open. */
  isLocalOpen: boolean;
  /** The code of an account that has moved here (D34); null when the address has none. */
  moved: string | null;
  /** The account that is logged in, when the reader wanted another one. */
  currentName: string | null;
}

/** `/user/login`. Redirects a reader who is already logged in. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<LoginPage> {
  const { searchParams } = new URL(request.url);
  const error = searchParams.get('error');
  if (isMember(site) && error !== 'DUPLICATE_LOGIN') throw redirect(callbackOf(request), 302);
  const [page, text, lockedEpisode] = await Promise.all([
    loadSignInPage(request, site, 'login.title'),
    serverText(site.locale),
    loadLockedEpisode(site, callbackOf(request)),
  ]);
  return {
    ...page,
    lockedEpisode,
    errorText: error === null ? null : errorText(error, searchParams, site, text),
    errorMethod: searchParams.get('type'),
    isLocalOpen: searchParams.get('method') === 'local',
    moved: searchParams.get('moved'),
    currentName: isMember(site) ? (site.user?.nickname ?? site.user?.name ?? site.user?.email ?? null) : null,
  };
}

function errorText(error: string, query: URLSearchParams, site: AppLoadContext, text: ServerText): string {
  if (error === 'EXPIRED_OTP') return text('login.movedOver');
  const code = refusalOf(error);
  // This text is shown at that sign-in method.
  if (code === 'ALREADY_USED_ANOTHER_PLATFORM' && query.has('type')) return text('login.joinedSo');
  const detail = query.get('until') ?? '';
  return withdrawalText(site, text, { code, detail }) ?? text(refusalMessageKeyIn('login', code));
}

/** The refusal code for an error of the sign-in library (section 8), which has its own names for some refusals. */
function refusalOf(error: string): RefusalCode {
  if (error === 'AccountNotLinkedError') return 'ALREADY_USED_ANOTHER_PLATFORM';
  if (error === 'SessionRequired') return 'NOT_LOGIN_USER';
  return isRefusalCode(error) ? error : 'UnknownError';
}

/** What is asked for depends on the platform: only some have phone numbers to log in with. */
function fieldsOf(required: 'field.emailRequired' | 'field.idRequired') {
  return v.object({
    id: textField(required),
    password: exactField('field.passwordRequired'),
    isKept: v.optional(v.string()),
  });
}

/** Logging in by a password. After a wrong one the form keeps what was entered. */
const spec: ActionSpec<ReturnType<typeof fieldsOf>> = {
  block: 'login',
  run: async ({ id, password, isKept }, { request, context: site }) => {
    const reply = await site.api.signInLocally({ id, password });
    // This page redirects a reader who is logged in, unless the address asks it to show whose account that is.
    if (!reply.ok && reply.code === 'DUPLICATE_LOGIN') return { kind: 'done', to: secondAccountPage(request) };
    if (!reply.ok) return { kind: 'refused', code: reply.code, detail: reply.detail };
    site.pageAccess.signIn(reply.data, { isKept: isKept !== undefined });
    return { kind: 'done', to: callbackOf(request) };
  },
  secrets: ['password'],
};
const byEmail = defineAction(fieldsOf('field.emailRequired'), spec);
const byEmailOrPhone = defineAction(fieldsOf('field.idRequired'), spec);

/** Logging in by the code of an account that has moved here: once, by a button, so that no link logs a reader in. */
const byTransfer = defineAction(v.object({ moved: v.string() }), {
  block: 'login',
  run: async ({ moved }, { request, context: site }) => {
    const reply = await site.api.signInByTransfer({ code: moved });
    if (!reply.ok && reply.code === 'DUPLICATE_LOGIN') return { kind: 'done', to: secondAccountPage(request) };
    if (!reply.ok) return { kind: 'done', to: '/user/login?error=EXPIRED_OTP' };
    site.pageAccess.signIn(reply.data);
    return { kind: 'done', to: callbackOf(request) };
  },
});

export function action(args: ActionFunctionArgs) {
  if (new URL(args.request.url).searchParams.has('moved')) return byTransfer(args);
  return signInMethodsOf(args.context.platform).local === 'emailOrPhone' ? byEmailOrPhone(args) : byEmail(args);
}

function secondAccountPage({ url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('error', 'DUPLICATE_LOGIN');
  return `${pathname}?${searchParams}`;
}

const COVER_RATIO = 3 / 4;

/** The locked episode that a reader wanted to open when they were asked to log in. */
export interface LockedEpisode {
  seriesAlias: string;
  seriesTitle: string;
  episode: EpisodeModel;
  /** Of the episode, or else the cover of its series. */
  picture: PictureSource | null;
  /** What a reader gets by logging in: only what is true for this episode. */
  promises: string[];
}

/** The locked episode of the page to return to; null when that page has none, or an open one. */
async function loadLockedEpisode(site: AppLoadContext, callback: string): Promise<LockedEpisode | null> {
  const [path = ''] = callback.split('?');
  if (matchRoute(path) !== 'viewer') return null;
  const [, , alias = '', episodeAlias = ''] = path.split('/').map(decodePart);
  try {
    const reply = await loadSeries(site, alias);
    if (!reply.ok) return null;
    const write = (timeMs: number) => formatDay(site.platform, site.locale, timeMs);
    const models = reply.data.episodes.map((episode) =>
      episodeModel(episode, { nowMs: site.catalogueNowMs, news: null, formatDay: write }),
    );
    const episode = models.find((model) => model.alias === episodeAlias);
    if (episode === undefined || (episode.access.kind !== 'login' && episode.access.kind !== 'priced')) return null;
    const cover = reply.data.thumbnails.find(({ type }) => type === 'VERTICAL' || type === 'VERTICAL_NON_ADULT');
    const coverModel = cover === undefined ? null : pictureModel(cover, COVER_WIDTHS_PX, COVER_RATIO);
    return {
      seriesAlias: reply.data.alias,
      seriesTitle: reply.data.title,
      episode,
      picture: episode.thumbnail ?? coverModel,
      promises: await promisesOf(site, models, episode),
    };
  } catch (error) {
    // The log-in works without it.
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no episode above the log-in');
    return null;
  }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function promisesOf(
  site: AppLoadContext,
  models: readonly EpisodeModel[],
  { access }: EpisodeModel,
): Promise<string[]> {
  const text = await serverText(site.locale);
  const isFree = (model: EpisodeModel | undefined, place: number) =>
    model?.access.kind === 'free' && model.number === String(place + 1);
  const locked = models.findIndex((model, place) => !isFree(model, place));
  const free = locked === -1 ? models.length : locked;
  return [
    ...(access.kind === 'login' ? [text('login.wallAccount')] : []),
    ...(free > 0 ? [text('login.wallFree', { count: free })] : []),
  ];
}
