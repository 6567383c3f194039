import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { TransferNoteScreen } from './transfer-note-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './transfer-note-loader.server.ts';
export { ErrorScreen as ErrorBoundary, TransferNoteScreen as default };
