import { metaTags } from '../features/seo/page-meta.ts';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { refusalMeta } from '../features/state/refusal-meta.ts';
import type { TransferNoteData } from '../features/transfer/transfer-note-loader.server.ts';
import { TransferNoteScreen } from '../features/transfer/transfer-note-screen.tsx';

export { loader } from '../features/transfer/transfer-note-loader.server.ts';
export { ErrorScreen as ErrorBoundary, TransferNoteScreen as default };

export function meta({ data, error }: { data: TransferNoteData | undefined; error?: unknown }) {
  return data === undefined ? refusalMeta({ error }) : metaTags(data.meta);
}
