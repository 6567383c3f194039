import type { PageBehaviour } from '@longstrip/api-contract';
import type { RouteName, RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { useLocation } from '@remix-run/react';
import { type SiteData, useSite } from '../../root/site-data.ts';
import type { PageRefusal } from './refusal-page.ts';
import { withCallback } from './with-callback.ts';

/** A button that leads on from a refusal. */
export interface WayOn {
  href: string;
  labelKey: MessageKey;
}

/** The way on from a refusal on the page that is shown. */
export function useWayOn({ behaviour }: Pick<PageRefusal, 'behaviour'>): WayOn | null {
  const { routes, asksGuestsAge } = useSite();
  const { pathname } = useLocation();
  return wayOn(behaviour, { routes, asksGuestsAge, pathname });
}

/**
 * Where the error catalogue sends the reader (section 8), if the site has that page: it leads back here afterwards. Who
 * is logged out logs in again. Where guests are asked their age, they are asked in the section for adults. Null where
 * the reader stays.
 */
export function wayOn(
  behaviour: PageBehaviour,
  {
    routes,
    asksGuestsAge,
    pathname,
  }: Pick<SiteData, 'asksGuestsAge'> & { routes: readonly RouteName[]; pathname: string },
): WayOn | null {
  const address = addressOf(behaviour);
  if (address === null) return null;
  const route = ROUTE_OF[address];
  if (!routes.includes(route)) {
    if (route !== 'userAdult' || !asksGuestsAge) return null;
    return { href: withCallback('/home/mature', pathname), labelKey: 'common.confirm' };
  }
  return {
    href: withCallback(address, pathname),
    labelKey: route === 'userLogin' ? 'common.logIn' : 'common.confirm',
  };
}

const ROUTE_OF = {
  '/': 'main',
  '/shop': 'shop',
  '/user/login': 'userLogin',
  '/user/adult': 'userAdult',
} as const satisfies { readonly [Href in RoutePlace['href']]?: Extract<RoutePlace, { href: Href }>['route'] };

function addressOf(behaviour: PageBehaviour): keyof typeof ROUTE_OF | null {
  if (behaviour.kind === 'goTo') return behaviour.address;
  return behaviour.kind === 'logOut' ? '/user/login' : null;
}
