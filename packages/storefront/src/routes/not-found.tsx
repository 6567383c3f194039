import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { notFound } from '../features/refusal-pages/not-found.server.ts';
import { refusalMeta } from '../features/refusal-pages/refusal-meta.ts';

/** `/404`: the page to which other systems redirect. */
export async function loader({ context }: LoaderFunctionArgs) {
  throw await notFound(context);
}

export const meta = refusalMeta;

export default function NotFound() {
  return null;
}

export { ErrorScreen as ErrorBoundary };
