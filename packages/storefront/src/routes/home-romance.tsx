import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { type GenrePage, loadGenre } from '../features/lists/genre-loader.server.ts';
import { GenreScreen } from '../features/lists/genre-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

/** `/home/romance` */
export function loader({ request, context }: LoaderFunctionArgs): Promise<GenrePage> {
  return loadGenre(context, request, { genre: 'ROMANCE', about: 'head.romance', path: '/home/romance' });
}

export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, GenreScreen as default };
