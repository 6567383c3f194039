import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { loadSettingPage } from './setting-loader.server.ts';
import { SettingScreen } from './setting-screen.tsx';

/** `/setting`: what a reader may change, on the web. */
export function loader(args: LoaderFunctionArgs) {
  return loadSettingPage(args, 'setting');
}

export { action } from './setting-action.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, SettingScreen as default };
