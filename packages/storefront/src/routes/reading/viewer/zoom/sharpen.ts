import type { FreshPages } from '../page/fresh-addresses.ts';

/** Asks for pictures as large as they are shown. The smaller ones stay until those have come. */
export function sharpen(art: HTMLElement, scale: number, detailsOf: FreshPages['detailsOf']): void {
  const sizes = `${Math.ceil(art.offsetWidth * Math.ceil(scale))}px`;
  for (const image of art.querySelectorAll('img')) {
    if (image.srcset !== '' && Number.parseFloat(sizes) > (Number.parseFloat(image.dataset.sharp ?? '') || 0)) {
      image.dataset.sharp = sizes;
      image.sizes = sizes;
      // Its first addresses may have expired: a refused picture would leave a gap.
      const fresh = detailsOf(Number(image.closest<HTMLElement>('[data-page]')?.dataset.page));
      if (fresh !== null) image.srcset = fresh.srcSet;
    }
  }
}
