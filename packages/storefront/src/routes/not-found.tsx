import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { notFound } from '../features/state/not-found.server.ts';
import { refusalMeta } from '../features/state/refusal-meta.ts';

/** `/404`: the page that other systems may send lost readers to. */
export async function loader({ context }: LoaderFunctionArgs) {
  throw await notFound(context);
}

export const meta = refusalMeta;

export default function NotFound() {
  return null;
}

export { ErrorScreen as ErrorBoundary };
