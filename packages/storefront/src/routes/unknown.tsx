import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { notFound } from '../features/refusal-pages/not-found.server.ts';
import { refusalMeta } from '../features/refusal-pages/refusal-meta.ts';
import { refuseExpiredSession } from '../features/session/refuse-expired-session.server.ts';
import { needsLogin } from '../server/auth/login-guard.ts';

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
