import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import type { ViewerData } from '../viewer-model.ts';

/** So many pictures of the next episode are loaded, as many as its first screen shows. */
const FIRST_PICTURES = 2;

/** Loads the next episode's first pictures before the reader is at the end of this one: they are there when it opens. */
export function NextEpisodeAhead({ href, sizes }: { href: string; sizes: string }) {
  const { load, data } = useFetcher<ViewerData>();
  useEffect(() => load(href), [load, href]);
  useEffect(() => {
    if (data?.kind !== 'episode') return;
    const pictures = data.content.pages.flatMap((page) => (page.kind === 'picture' && page.src !== '' ? [page] : []));
    for (const { src, srcSet } of pictures.slice(0, FIRST_PICTURES)) {
      const image = new Image();
      Object.assign(image, { fetchPriority: 'low', sizes, srcset: srcSet, src });
    }
  }, [data, sizes]);
  return null;
}
