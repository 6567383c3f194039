import { type LinkProps, LinkProvider, ToastProvider } from '@longstrip/ui';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from '@remix-run/react';
import { forwardRef, type ReactNode, useContext } from 'react';
import { consoleOf } from './context.ts';
import { NonceContext, useRootData } from './i18n/format.tsx';
import { useText } from './i18n/use-text.ts';
import { ErrorPage } from './parts/error-page.tsx';
import { PageProgress } from './parts/page-progress.tsx';
import { ZoneWatcher } from './parts/zone-watcher.tsx';
import './theme.css';

export interface RootData {
  readonly locale: string;
  readonly theme: 'light' | 'dark' | 'system';
  readonly zone: string;
}

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { locale, theme, zone } = consoleOf(context);
  return { locale, theme, zone };
}

/** The document around every page, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const text = useText();
  const nonce = useContext(NonceContext);
  const theme = data?.theme ?? 'system';
  return (
    <html
      lang={data?.locale ?? 'en-US'}
      // Without the attribute the style sheet follows the device.
      data-theme={theme === 'system' ? undefined : theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* A page names itself as soon as its scripts run. */}
        <title>{text('shell.product')}</title>
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <link rel="icon" href={ICON} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2f4bc4"/><path d="M10 8v16h12" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

export default function Root() {
  return (
    <Providers>
      <PageProgress isBusy={useNavigation().state !== 'idle'} />
      <ZoneWatcher />
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  return (
    <Providers>
      <ErrorPage />
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider label={text('shell.notifications')}>{children}</ToastProvider>
    </LinkProvider>
  );
}

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink({ href, ...rest }, ref) {
  // A file is for the browser, not for the router.
  return <Link {...rest} ref={ref} to={href} reloadDocument={rest.download !== undefined} />;
});
