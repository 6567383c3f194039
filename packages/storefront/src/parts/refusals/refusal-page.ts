import type { PageBehaviour } from '@longstrip/api-contract';
import type { RefusalCode, RouteName, RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { useLocation } from '@remix-run/react';
import { useSite } from '../../root/site-data.ts';
import { withCallback } from '../navigation/page-addresses.ts';
import type { SeriesCardModel } from '../series/series-card-model.server.ts';

/**
 * A code of the error catalogue with its text and the behaviour of the page (section 8, D27), so that the browser needs no
 * catalogue.
 */
export interface PageRefusal {
  code: RefusalCode;
  /** The text of the code in the reader's language. */
  text: string;
  behaviour: PageBehaviour;
}

/** What a loader throws if it has no page to show: the data of the page that is shown instead. */
export interface RefusalPage {
  title: string;
  /** Series to read instead. */
  shelf: SeriesCardModel[];
  /** The api's refusal; null if the address is not a page. */
  refusal: PageRefusal | null;
  /** The series of the requested episode, if it exists. */
  seriesAlias: string | null;
}

/** The data of a route error, if one of our loaders threw it. */
export function readRefusalPage(data: unknown): RefusalPage | null {
  return isRefusalPage(data) ? data : null;
}

function isRefusalPage(data: unknown): data is RefusalPage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'title' in data &&
    typeof data.title === 'string' &&
    'shelf' in data &&
    Array.isArray(data.shelf) &&
    'refusal' in data
  );
}

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
 * The link that the error catalogue has for a refusal (section 8), if the site has that page; it leads back here afterwards.
 * A reader whose session has ended logs in again. Null if there is no such link.
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
