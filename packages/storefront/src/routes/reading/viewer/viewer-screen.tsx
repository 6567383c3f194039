import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { EpisodeViewer } from './episode-viewer.tsx';
import { LazyRefusedEpisode } from './lazy-parts.tsx';
import type { ViewerData } from './viewer-model.ts';
import { endBinge } from './viewer-store.ts';

/** An episode, or what would open it. Each episode is a new component: no state of the last one is kept. */
export function ViewerScreen() {
  const data = useLoaderData<ViewerData>();
  // It stays while one episode follows another.
  useEffect(() => endBinge, []);
  if (data.kind === 'refused') return <LazyRefusedEpisode {...data} />;
  return <EpisodeViewer key={`${data.series.alias}/${data.episode.alias}`} data={data} />;
}
