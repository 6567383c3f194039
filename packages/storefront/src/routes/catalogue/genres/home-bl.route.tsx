import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { type GenrePage, loadGenre } from './genre.server.ts';
import { GenreScreen } from './genre-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, GenreScreen as default };

/** `/home/bl`, where BL is shown; elsewhere it redirects to the weekly list (D36). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<GenrePage> {
  if (!context.seesBl) throw redirect('/home/weekly', 302);
  return loadGenre(context, request, { genre: 'BL', about: 'head.bl', path: '/home/bl' });
}
