import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { loadSettingPage } from '../features/setting/setting-loader.server.ts';
import { SettingScreen } from '../features/setting/setting-screen.tsx';

/** `/setting/app`: the same in the native app, with what only that has. */
export function loader(args: LoaderFunctionArgs) {
  return loadSettingPage(args, 'settingApp');
}

export { action } from '../features/setting/setting-action.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, SettingScreen as default };
