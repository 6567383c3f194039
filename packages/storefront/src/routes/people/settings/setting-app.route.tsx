import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { SettingScreen } from './setting-screen.tsx';
import { loadSettingPage } from './settings.server.ts';

export { action } from './settings.server.ts';
export { ErrorScreen as ErrorBoundary, SettingScreen as default };

/** `/setting/app`: the same in the native app, with what only that has. */
export function loader(args: LoaderFunctionArgs) {
  return loadSettingPage(args, 'settingApp');
}
export const meta = titleMeta;
