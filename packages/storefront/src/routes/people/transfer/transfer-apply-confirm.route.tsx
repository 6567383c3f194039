import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { TransferConfirmScreen } from './transfer-confirm-screen.tsx';

export { action, loader } from './transfer-confirm-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferConfirmScreen as default };
