import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { type GenrePage, loadGenre } from './genre.server.ts';
import { GenreScreen } from './genre-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, GenreScreen as default };

/** `/home/action`, for readers who do not see adult works; others have the adult tab instead (D8). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<GenrePage> {
  if (context.seesAdult) throw redirect('/home/weekly', 302);
  return loadGenre(context, request, { genre: 'ACTION', about: 'head.action', path: '/home/action' });
}
