import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { TransferStatusScreen } from './transfer-status-screen.tsx';

export { action, loader } from './transfer-status-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferStatusScreen as default };
