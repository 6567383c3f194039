import { libraryLoader } from '../features/library/library-loader.server.ts';
import { LibraryScreen } from '../features/library/library-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export const loader = libraryLoader('favorite');
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, LibraryScreen as default };
