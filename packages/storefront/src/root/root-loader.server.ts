import { visibleHomeTabs } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import '../server/site-context.ts';
import { platformSite } from './platform-site.ts';
import type { SiteData } from './site-data.ts';

/** The data that every page needs. It calls no api, so that error pages always have it. */
export function loader({ context }: LoaderFunctionArgs): SiteData {
  const { platform, locale, isSignedIn, seesAdult } = context;
  const tabs = visibleHomeTabs(platform.navigation.homeTabs, { isGuest: !isSignedIn, seesAdult });
  const { requestTimeoutMs, dataCacheMs, tokenRefreshThresholdMs, navigationCacheMs } = platform.constants;
  return {
    ...platformSite(platform, locale, tabs),
    theme: context.theme,
    themeCookie: context.themeCookie,
    viewerCookie: context.viewerCookie,
    seesBl: context.seesBl,
    seesAdult,
    origin: context.publicOrigin,
    blocksInspection: context.blocksInspection,
    hasSessionExpired: context.hasSessionExpired,
    sessionLimits: isSignedIn ? { requestTimeoutMs, dataCacheMs, tokenRefreshThresholdMs, navigationCacheMs } : null,
    sessionStatus: isSignedIn ? 'authenticated' : 'unauthenticated',
    hasReading: context.hasReading,
    messageChunks: context.messageChunks,
  };
}
