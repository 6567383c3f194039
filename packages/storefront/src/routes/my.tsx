import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { MyScreen } from '../features/my/my-screen.tsx';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { stateMeta } from '../features/state/state-meta.ts';
import { statePage } from '../features/state/state-page.server.ts';

/** `/my`: the reader's own page. */
export function loader({ context }: LoaderFunctionArgs) {
  return statePage(context, 'nav.my');
}

export const meta = stateMeta;

export { ErrorScreen as ErrorBoundary, MyScreen as default };
