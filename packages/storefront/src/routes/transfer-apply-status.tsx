import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { TransferStatusScreen } from '../features/transfer/transfer-status-screen.tsx';

export { action, loader } from '../features/transfer/transfer-status-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferStatusScreen as default };
