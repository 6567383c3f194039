import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { type GenrePage, loadGenre } from '../features/lists/genre-loader.server.ts';
import { GenreScreen } from '../features/lists/genre-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

/** `/home/bl`, where BL is shown; elsewhere it redirects to the weekly list (D36). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<GenrePage> {
  if (!context.seesBl) throw redirect('/home/weekly', 302);
  return loadGenre(context, request, { genre: 'BL', about: 'head.bl', path: '/home/bl' });
}

export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, GenreScreen as default };
