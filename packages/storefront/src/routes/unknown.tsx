import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { notFound } from '../features/state/not-found.server.ts';
import { refusalMeta } from '../features/state/refusal-meta.ts';

/** Every address that is no page of this platform. */
export async function loader({ context }: LoaderFunctionArgs) {
  throw await notFound(context);
}

export const meta = refusalMeta;

export default function Unknown() {
  return null;
}

export { ErrorScreen as ErrorBoundary };
