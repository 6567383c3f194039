import { parseClientDevice, REQUEST_HEADERS } from '@longstrip/api-contract';
import type { ClientChannel, ClientPlatform } from '@longstrip/core';
import { stringifySetCookie } from 'cookie';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { RequestParts } from '../site-request.ts';

/** The program in which a reader has opened the site (D29). */
export interface SiteClient {
  platform: ClientPlatform;
  channel: ClientChannel;
}

/** The parameter with which a native app opens the site in its web view, and its values. */
export const APP_PARAMETER = 'app';
const APPS = { ios: 'IOS_APP', android: 'AND_PLAY', 'android-plus': 'AND_PLUS' } as const;
/** The value of a native app that opens only the viewer. */
const VIEWER_PARAMETER = 'channel';
const VIEWER_CHANNEL = 'VIEWER_APP' satisfies ClientChannel;

export const WEB_CLIENT: SiteClient = { platform: 'WEB', channel: 'WEB' };

/** The cookie that stores the client until its web view is closed. */
interface ClientCookie {
  cookieName: string;
  isSecure: boolean;
}

export function clientCookieOf({
  platform,
  publicOrigin,
}: Pick<SiteServerOptions, 'platform' | 'publicOrigin'>): ClientCookie {
  const isSecure = publicOrigin.startsWith('https:');
  return { cookieName: siteCookieName(platform.id, 'client', isSecure), isSecure };
}

/**
 * Which client sends the request: by `?app=`, by the header `x-platform`, or by the cookie that was set for an earlier
 * request with `?app=`.
 * @returns also the text of `Set-Cookie` if the address has the parameter
 */
export function whichClient(
  { url, cookies, header }: RequestParts,
  { cookieName, isSecure }: ClientCookie,
): { client: SiteClient; setCookie: string | null } {
  const app = url.search === '' ? null : url.searchParams.get(APP_PARAMETER);
  const saved = cookies[cookieName] ?? '';
  if (app !== null && isApp(app)) {
    const name = url.searchParams.get(VIEWER_PARAMETER) === VIEWER_CHANNEL ? `${app}.viewer` : app;
    // A session cookie: it lasts as long as the web view.
    const cookie = {
      name: cookieName,
      value: name,
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: true,
    } as const;
    return { client: clientNamed(name), setCookie: name === saved ? null : stringifySetCookie(cookie) };
  }
  const { platform } = parseClientDevice(header(REQUEST_HEADERS.platform));
  if (platform !== 'WEB') return { client: { platform, channel: 'APP' }, setCookie: null };
  return { client: clientNamed(saved), setCookie: null };
}

function clientNamed(name: string): SiteClient {
  const [app = '', isViewer] = name.split('.');
  return isApp(app) ? { platform: APPS[app], channel: isViewer ? VIEWER_CHANNEL : 'APP' } : WEB_CLIENT;
}

function isApp(text: string): text is keyof typeof APPS {
  return Object.hasOwn(APPS, text);
}
