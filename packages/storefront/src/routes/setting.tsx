import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { loadPageTitle } from '../features/seo/page-title.server.ts';
import { titleMeta } from '../features/seo/title-meta.ts';
import { SettingScreen } from '../features/setting/setting-screen.tsx';

/** `/setting`: theme, language and stored data. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadPageTitle(context, 'nav.setting');
}

export const meta = titleMeta;

export { ErrorScreen as ErrorBoundary, SettingScreen as default };
