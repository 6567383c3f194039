import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { SettingScreen } from './setting-screen.tsx';
import { loadSettingPage } from './settings.server.ts';

export { action } from './settings.server.ts';
export { ErrorScreen as ErrorBoundary, SettingScreen as default };

/** `/setting`: what a reader may change, on the web. */
export function loader(args: LoaderFunctionArgs) {
  return loadSettingPage(args, 'setting');
}
export const meta = titleMeta;
