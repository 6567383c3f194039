import { useEffect } from 'react';
import { fetchFreshAddresses } from '../page/fresh-addresses.ts';

/** So many pictures of the next episode are loaded, as many as its first screen shows. */
const FIRST_PICTURES = 2;

/**
 * Loads the next episode's first pictures before the reader is at the end of this one: they are there when it opens. Without a
 * connection nothing is loaded.
 * @param path of the episode's addresses (`freshAddressesPath`)
 */
export function NextEpisodeAhead({ path, sizes }: { path: string; sizes: string }) {
  useEffect(() => {
    void loadFirstPictures(path, sizes);
  }, [path, sizes]);
  return null;
}

async function loadFirstPictures(path: string, sizes: string): Promise<void> {
  const renewal = await fetchFreshAddresses(path, window.fetch.bind(window));
  if (renewal.kind !== 'renewed') return;
  for (const { src, srcSet } of renewal.addresses.pages.slice(0, FIRST_PICTURES)) {
    const image = new Image();
    Object.assign(image, { fetchPriority: 'low', sizes, srcset: srcSet, src });
  }
}
