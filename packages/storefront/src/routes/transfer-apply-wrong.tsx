import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { TransferWrongScreen } from '../features/transfer/transfer-wrong-screen.tsx';

export { loader } from '../features/transfer/transfer-wrong-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferWrongScreen as default };
