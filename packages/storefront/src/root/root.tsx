import { BackStackProvider, LinkProvider, LookProvider, ModalHost, SidewaysPlaces, ToastProvider } from '@longstrip/ui';
import type { LinksFunction } from '@remix-run/node';
import {
  Links,
  type Location,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from '@remix-run/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { useText } from '../i18n/use-text.ts';
import { CoverTransition } from '../parts/navigation/cover-transition.ts';
import { DocumentHydration } from '../parts/navigation/document-hydration.tsx';
import { LoadingPage, PageProgress } from '../parts/navigation/loading-page.tsx';
import { NavigationFocus } from '../parts/navigation/navigation-focus.ts';
import { LinkWatcher, SiteLink } from '../parts/navigation/site-link.tsx';
import { ErrorScreen } from '../parts/refusals/error-screen.tsx';
import { WIDE_FRAME } from '../parts/series-lists/wide-frame.tsx';
import { SessionExpiredToast, SessionProvider } from '../parts/session/session-context.tsx';
import { ConnectionWatcher } from '../parts/shell/connection-watcher.tsx';
import { WideFrameContext } from '../parts/shell/frame-contexts.ts';
import { InspectionGuard } from '../parts/shell/inspection-guard.tsx';
import { LayoutWatcher, OUTER_WIDTH_SCRIPT } from '../parts/shell/layout-watcher.tsx';
import { PreviewBar } from '../parts/shell/preview-bar.tsx';
import { widePart } from '../parts/shell/wide-part.tsx';
import { PageScripts } from './page-scripts.tsx';
import { useNonce, useRequestId } from './request-contexts.ts';
import { useRememberSite, useSiteLook, useSiteOrNull } from './site-data.ts';
import { UnsupportedBrowser } from './unsupported-browser.tsx';
import '../styles/storefront.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/**
 * The data of the root is only loaded again after a reader's action (theme, age, language). A navigation does not load it
 * again: if its request fails, an error replaces only the page, not the whole site.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isStep = formMethod === undefined && currentUrl.href !== nextUrl.href;
  const isSameLanguage = currentUrl.searchParams.get(LOCALE_PARAMETER) === nextUrl.searchParams.get(LOCALE_PARAMETER);
  return isStep && isSameLanguage ? false : defaultShouldRevalidate;
}

/** Tells this document from those that were loaded before. */
const DOCUMENT = typeof document === 'undefined' ? '' : String(Math.random());

/**
 * Under which name the router stores how far a page was scrolled. The viewer goes to the reader's anchor itself (record 0110), so
 * nothing that an earlier document stored is found for it.
 */
function scrollKey({ pathname, key }: Location): string {
  return pathname.startsWith('/viewer/') ? `viewer ${DOCUMENT} ${key}` : key;
}

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteOrNull();
  const nonce = useNonce();
  const requestId = useRequestId();
  const theme = site?.theme ?? 'system';
  return (
    <html
      lang={site?.locale ?? 'en-US'}
      dir={site?.direction ?? 'ltr'}
      // Without the attribute (`system`) the style sheet follows the device, and no wrong theme flashes.
      data-theme={theme === 'system' ? undefined : theme}
      data-platform={site?.platformId}
      data-reader={site?.readerKey || undefined}
      data-request-id={requestId ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        {/* The browser's own bars get the page's background colour. */}
        {site?.pageColours.map(({ scheme, colour }) =>
          theme === 'system' ? (
            <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
          ) : theme === scheme ? (
            <meta key={scheme} name="theme-color" content={colour} />
          ) : null,
        )}
        <link rel="manifest" href={theme === 'dark' ? '/manifest.webmanifest?theme=dark' : '/manifest.webmanifest'} />
        {site !== null && site.app !== null && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: OUTER_WIDTH_SCRIPT }} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {site?.preview !== undefined && <PreviewBar texts={site.preview} />}
        <UnsupportedBrowser />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <PageScripts nonce={nonce} messages={site?.messageChunks ?? []} />
      </body>
    </html>
  );
}

/** Where a mouse can rest on a cover. */
const CoverPreview = widePart<object>(() =>
  import('../parts/series/cover-preview.tsx').then((module) => module.CoverPreview),
);

/** Only pages in the native app load it. */
const AppConnection = lazy(() =>
  import('../parts/app-bridge/app-connection.tsx').then((module) => ({ default: module.AppConnection })),
);

/** The site: the page, and the behaviour and overlays of all pages. */
export default function Root() {
  useRememberSite();
  const { key } = useLocation();
  const app = useSiteOrNull()?.app ?? null;
  return (
    <Providers>
      <LayoutWatcher />
      <InspectionGuard />
      <ConnectionWatcher />
      <SessionExpiredToast />
      {app !== null && (
        <Suspense fallback={null}>
          <AppConnection app={app} />
        </Suspense>
      )}
      <DocumentHydration>
        <LinkWatcher />
        <CoverTransition />
        <SidewaysPlaces visit={key}>
          <WideFrameContext.Provider value={WIDE_FRAME}>
            <Outlet />
          </WideFrameContext.Provider>
        </SidewaysPlaces>
      </DocumentHydration>
      <CoverPreview />
      <NavigationFocus />
      <LoadingPage />
      <PageProgress />
    </Providers>
  );
}

export function ErrorBoundary() {
  return (
    <Providers>
      <ErrorScreen />
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const text = useText();
  const look = useSiteLook();
  return (
    <LinkProvider component={SiteLink}>
      <LookProvider look={look}>
        <BackStackProvider>
          <ToastProvider label={text('shell.notifications')}>
            <SessionProvider>
              <ModalHost>{children}</ModalHost>
            </SessionProvider>
          </ToastProvider>
        </BackStackProvider>
      </LookProvider>
    </LinkProvider>
  );
}
