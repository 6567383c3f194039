import type { PageBehaviour } from '@longstrip/api-contract';
import type { RouteName, RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { useLocation } from '@remix-run/react';
import { useSite } from '../../root/site-data.ts';
import { withCallback } from '../navigation/with-callback.ts';
import type { PageRefusal } from './refusal-page.ts';

/** A link that resolves a refusal. */
export interface RefusalAction {
  href: string;
  labelKey: MessageKey;
}

/** The link that resolves a refusal on the current page. */
export function useRefusalAction({ behaviour }: Pick<PageRefusal, 'behaviour'>): RefusalAction | null {
  const { routes } = useSite();
  const { pathname } = useLocation();
  return findRefusalAction(behaviour, { routes, pathname });
}

/**
 * The link that the error catalogue has for a refusal (section 8), if the site has that page; it leads back here
 * afterwards. A reader whose session has ended logs in again. Null when there is no such link.
 */
export function findRefusalAction(
  behaviour: PageBehaviour,
  { routes, pathname }: { routes: readonly RouteName[]; pathname: string },
): RefusalAction | null {
  const address = addressOf(behaviour);
  if (address === null) return null;
  const route = ROUTE_OF[address];
  if (!routes.includes(route)) return null;
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
