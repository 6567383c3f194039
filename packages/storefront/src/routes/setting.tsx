import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { SettingScreen } from '../features/setting/setting-screen.tsx';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { stateMeta } from '../features/state/state-meta.ts';
import { statePage } from '../features/state/state-page.server.ts';

/** `/setting`: how the site looks and speaks. */
export function loader({ context }: LoaderFunctionArgs) {
  return statePage(context, 'nav.setting');
}

export const meta = stateMeta;

export { ErrorScreen as ErrorBoundary, SettingScreen as default };
