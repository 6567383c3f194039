import type { Banner } from '@longstrip/api-contract';
import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { stringifySetCookie } from 'cookie';
import { siteCookieName } from '../../../cookies/site-cookies.ts';
import { COLUMN_WIDTHS_PX, pictureModel } from '../../../parts/picture/picture-model.ts';
import { hasPage, pictureForPhone } from './home-banners.server.ts';
import '../../../server/site-context.ts';

const POPUP_RATIO = 16 / 9;

/** An announcement over the home page. */
export interface MainPopupModel {
  href: string;
  kicker: string;
  title: string;
  line: string;
  picture: PictureSource | null;
  /** Remembers "not today"; another announcement is shown all the same. */
  hiding: { name: string; value: string; cookie: string };
}

/**
 * The first popup that leads to a page of this site. Guests' pages are kept whole, so the page has it in any case, and its
 * script looks at the cookie.
 */
export function mainPopup(
  site: AppLoadContext,
  popups: readonly Banner[],
  read: (text: string) => string,
): MainPopupModel | null {
  const popup = popups.find(({ path }) => hasPage(site, path));
  if (popup === undefined) return null;
  const { platform, publicOrigin } = site;
  const art = popup.kind === 'ONLY_TEXT' ? null : pictureForPhone(popup);
  const isSecure = publicOrigin.startsWith('https:');
  const [name, value] = [siteCookieName(platform.id, 'main-popup', isSecure), String(popup.id)];
  const maxAge = platform.constants.mainPopupCookieSeconds;
  return {
    href: popup.path,
    kicker: read(popup.kicker),
    title: read(popup.title),
    line: read(popup.line),
    picture: art === null ? null : pictureModel(art, COLUMN_WIDTHS_PX, POPUP_RATIO),
    hiding: {
      ...{ name, value },
      cookie: stringifySetCookie({ name, value, path: '/', maxAge, sameSite: 'lax', secure: isSecure }),
    },
  };
}
