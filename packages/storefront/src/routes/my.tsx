import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadAccountPage } from '../features/account/account-page.server.ts';
import { MyScreen } from '../features/my/my-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

/** `/my`: the reader's own page. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadAccountPage(context, 'nav.my');
}

export const meta = titleMeta;

export { ErrorScreen as ErrorBoundary, MyScreen as default };
