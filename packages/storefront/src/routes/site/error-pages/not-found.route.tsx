import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { notFound, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { refusalMeta } from '../../../parts/seo/page-meta.ts';
import { needsLogin } from '../../../server/page-guards.ts';

export { ErrorScreen as ErrorBoundary };

/** `/404`, the page to which other systems redirect, and every address that is not a page of this platform. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (needsLogin(context.platform, new URL(request.url).pathname)) await refuseExpiredSession(context);
  throw await notFound(context);
}

export const meta = refusalMeta;

export default function NotFound() {
  return null;
}
