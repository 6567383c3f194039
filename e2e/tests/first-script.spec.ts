import { PLATFORMS } from '@longstrip/platform-config';
import { FIRST_SCRIPT_MOST_KB, readFirstScript } from '@longstrip/test-kit';
import { expect, test } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';
import { ANY_WIDTH } from '../reading/any-width.ts';
import { samplePath } from './sample-path.ts';

for (const { id, locales, routes } of PLATFORMS) {
  test(`a first visit of ${id} loads little script, in each of its languages`, ANY_WIDTH, async () => {
    const paths = ['/'];
    if (routes.includes('viewer')) {
      const detail = await samplePath(id, 'detail');
      paths.push(detail, `${detail.replace('/detail/', '/viewer/')}/ep-1`);
    }
    const sizes: Record<string, number> = {};
    for (const locale of locales) {
      for (const path of paths) {
        const { gzippedKb } = await readFirstScript(addressOf(id, path), { 'accept-language': locale });
        sizes[`${locale} ${path}`] = gzippedKb;
      }
    }
    // Less than a framework would be a page that was not understood.
    expect(Object.entries(sizes).filter(([, kb]) => kb < 100 || kb > FIRST_SCRIPT_MOST_KB)).toEqual([]);
  });
}
