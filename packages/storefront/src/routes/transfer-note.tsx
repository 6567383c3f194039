import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { TransferNoteScreen } from '../features/transfer/transfer-note-screen.tsx';

export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { loader } from '../features/transfer/transfer-note-loader.server.ts';
export { ErrorScreen as ErrorBoundary, TransferNoteScreen as default };
