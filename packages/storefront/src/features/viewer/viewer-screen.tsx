import { useLoaderData } from '@remix-run/react';
import { EpisodeViewer } from './episode-viewer.tsx';
import { LazyRefusedEpisode } from './lazy-parts.tsx';
import type { ViewerData } from './viewer-model.ts';

/** An episode to read, or what would open it. Another episode is another viewer: nothing of the last one stays. */
export function ViewerScreen() {
  const data = useLoaderData<ViewerData>();
  if (data.kind === 'refused') return <LazyRefusedEpisode {...data} />;
  return <EpisodeViewer key={`${data.series.alias}/${data.episode.alias}`} data={data} />;
}
