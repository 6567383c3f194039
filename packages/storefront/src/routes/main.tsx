import type { HomeData } from '../features/home/home-loader.server.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { metaTags } from '../features/seo/page-meta.ts';
import { ErrorScreen } from '../features/state/error-screen.tsx';

export { loader } from '../features/home/home-loader.server.ts';
export { ErrorScreen as ErrorBoundary, HomeScreen as default };

export function meta({ data }: { data: HomeData | undefined }) {
  return data === undefined ? [] : metaTags(data.meta);
}
