import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { libraryLoader } from './library-loader.server.ts';
import { LibraryScreen } from './library-screen.tsx';

export const loader = libraryLoader('recent');
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, LibraryScreen as default };
