import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { notFound } from '../../../parts/refusals/refused-page.server.ts';
import { refusalMeta } from '../../../parts/seo/page-meta.ts';

export { ErrorScreen as ErrorBoundary };

/** `/404`: the page to which other systems redirect. */
export async function loader({ context }: LoaderFunctionArgs) {
  throw await notFound(context);
}

export const meta = refusalMeta;

export default function NotFound() {
  return null;
}
