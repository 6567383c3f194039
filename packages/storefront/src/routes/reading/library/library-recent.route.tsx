import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { libraryLoader } from './library.server.ts';
import { LibraryScreen } from './library-screen.tsx';

export { ErrorScreen as ErrorBoundary, LibraryScreen as default };

export const loader = libraryLoader('recent');
export const meta = titleMeta;
