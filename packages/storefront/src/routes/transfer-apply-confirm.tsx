import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { TransferConfirmScreen } from '../features/transfer/transfer-confirm-screen.tsx';

export { action, loader } from '../features/transfer/transfer-confirm-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferConfirmScreen as default };
