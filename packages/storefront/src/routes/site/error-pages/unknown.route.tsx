import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { notFound } from '../../../parts/refusals/not-found.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refuse-expired-session.server.ts';
import { refusalMeta } from '../../../parts/seo/refusal-meta.ts';
import { needsLogin } from '../../../server/auth/login-guard.ts';

/** Every address that is not a page of this platform. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (needsLogin(context.platform, new URL(request.url).pathname)) await refuseExpiredSession(context);
  throw await notFound(context);
}

export const meta = refusalMeta;

export default function Unknown() {
  return null;
}

export { ErrorScreen as ErrorBoundary };
