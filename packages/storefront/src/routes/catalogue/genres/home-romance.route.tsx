import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { type GenrePage, loadGenre } from './genre.server.ts';
import { GenreScreen } from './genre-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, GenreScreen as default };

/** `/home/romance` */
export function loader({ request, context }: LoaderFunctionArgs): Promise<GenrePage> {
  return loadGenre(context, request, { genre: 'ROMANCE', about: 'head.romance', path: '/home/romance' });
}
