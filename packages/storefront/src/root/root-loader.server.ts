import { visibleHomeTabs } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadPageTexts } from '../i18n/server-text.server.ts';
import { loadFooterCompany } from '../parts/shell/company.server.ts';
import { previewBarTexts } from '../parts/shell/preview-bar.server.ts';
import { loadBalance } from '../parts/wallet/wallet.server.ts';
import { sentPlatformSite } from './platform-site.ts';
import type { SentSite } from './site-data.ts';
import '../server/site-context.ts';

/**
 * The data that every page needs. The api is only asked for the balance, which may stay unknown: error pages always have the
 * rest.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<SentSite> {
  const { platform, locale, isSignedIn, seesAdult, client, preview } = context;
  const isApp = client.channel !== 'WEB';
  const [texts, company, walletCoins, previewTexts] = await Promise.all([
    isApp ? loadPageTexts(locale, ['app']) : null,
    isApp ? null : loadFooterCompany(platform, locale),
    loadBalance(context),
    preview === null ? null : previewBarTexts(platform, locale, preview),
  ]);
  const tabs = visibleHomeTabs(platform.navigation.homeTabs, { isGuest: !isSignedIn, seesAdult });
  const { requestTimeoutMs, dataCacheMs, tokenRefreshThresholdMs, navigationCacheMs } = platform.constants;
  return {
    platformSite: sentPlatformSite(platform, locale, tabs, client.channel, company),
    theme: context.theme,
    themeCookie: context.themeCookie,
    viewerCookie: context.viewerCookie,
    placeCookie: context.placeCookie,
    seriesViewerCookie: context.seriesViewerCookie,
    seesBl: context.seesBl,
    seesAdult,
    origin: context.publicOrigin,
    blocksInspection: context.blocksInspection,
    hasSessionExpired: context.hasSessionExpired,
    // A preview has no tokens that could be renewed.
    sessionLimits:
      isSignedIn && preview === null
        ? { requestTimeoutMs, dataCacheMs, tokenRefreshThresholdMs, navigationCacheMs }
        : null,
    readerKey: context.readerKey,
    sessionStatus: isSignedIn ? 'authenticated' : 'unauthenticated',
    walletCoins,
    hasReading: context.hasReading,
    app: texts === null ? null : { isSimulated: context.hasAppSimulator, texts },
    messageChunks: context.messageChunks,
    ...(previewTexts === null ? {} : { preview: previewTexts }),
  };
}
