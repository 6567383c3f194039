import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { EpisodeViewer } from './episode-viewer.tsx';
import { LazyRefusedEpisode } from './lazy-parts.tsx';
import type { ViewerData } from './viewer-model.ts';
import { endBinge } from './viewer-store.ts';

export { action } from '../../../parts/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './viewer.server.ts';
export { ErrorScreen as ErrorBoundary };

/** An episode, or what would open it. Each episode is a new component: no state of the last one is kept. */
export default function ViewerScreen() {
  const data = useLoaderData<ViewerData>();
  // The permission to rent without asking lasts while one episode follows another.
  useEffect(() => () => endBinge(), []);
  if (data.kind === 'refused') return <LazyRefusedEpisode {...data} />;
  return <EpisodeViewer key={`${data.series.alias}/${data.episode.alias}`} sent={data} />;
}
