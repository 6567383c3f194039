import { BackStackProvider, LinkProvider, ModalHost, SidewaysPlaces, ToastProvider } from '@longstrip/ui';
import type { LinksFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { ArrivalWatcher } from '../features/shell/arrival-watcher.ts';
import { ConnectionWatcher } from '../features/shell/connection-watcher.tsx';
import { DepartureWatcher } from '../features/shell/departure.ts';
import { InspectionGuard } from '../features/shell/inspection-guard.tsx';
import { LayoutWatcher } from '../features/shell/layout-watcher.tsx';
import { LinkWatcher } from '../features/shell/link-watcher.tsx';
import { PageProgress } from '../features/shell/page-progress.tsx';
import { SiteLink } from '../features/shell/site-link.tsx';
import { SlowPage } from '../features/shell/slow-page.tsx';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import '../styles/storefront.css';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { useText } from '../i18n/use-text.ts';
import { useNonce } from './nonce-context.ts';
import { useSiteMemory, useSiteOrNull } from './site-data.ts';
import { UnsupportedBrowser } from './unsupported-browser.tsx';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/**
 * What all pages know about the site changes by what a reader does to it (a theme, an age, a language), which asks for it
 * anew. A step from page to page does not: the request of a page that fails then takes that page away, and not the whole.
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

/** The document around every page, error pages among them. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteOrNull();
  const nonce = useNonce();
  const theme = site?.theme ?? 'system';
  return (
    <html
      lang={site?.locale ?? 'en-US'}
      dir={site?.direction ?? 'ltr'}
      // `system` leaves the attribute out: the style sheet then follows the device, so that nothing flashes.
      data-theme={theme === 'system' ? undefined : theme}
      data-platform={site?.platformId}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        {/* What the browser draws around the page has the page's ground. */}
        {site?.pageColours.map(({ scheme, colour }) =>
          theme === 'system' ? (
            <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
          ) : theme === scheme ? (
            <meta key={scheme} name="theme-color" content={colour} />
          ) : null,
        )}
        <Meta />
        <Links />
        {site?.messageChunks.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
      </head>
      <body>
        {children}
        <UnsupportedBrowser />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The site itself: what watches over all pages, what lies over them, and the page. */
export default function Root() {
  useSiteMemory();
  const { key } = useLocation();
  return (
    <Providers>
      <LayoutWatcher />
      <InspectionGuard />
      <ConnectionWatcher />
      <LinkWatcher />
      <DepartureWatcher />
      <SidewaysPlaces visit={key}>
        <Outlet />
      </SidewaysPlaces>
      <ArrivalWatcher />
      <SlowPage />
      <PageProgress />
    </Providers>
  );
}

/** What is left when a page could not be made at all. */
export function ErrorBoundary() {
  return (
    <Providers>
      <ErrorScreen />
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <LinkProvider component={SiteLink}>
      <BackStackProvider>
        <ToastProvider label={text('shell.notifications')}>
          <ModalHost>{children}</ModalHost>
        </ToastProvider>
      </BackStackProvider>
    </LinkProvider>
  );
}
