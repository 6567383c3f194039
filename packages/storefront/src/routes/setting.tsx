import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadAccountPage } from '../features/account/account-page.server.ts';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { SettingScreen } from '../features/setting/setting-screen.tsx';

/** `/setting`: account, theme, language and stored data. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadAccountPage(context, 'nav.setting');
}

export const meta = titleMeta;

export { ErrorScreen as ErrorBoundary, SettingScreen as default };
