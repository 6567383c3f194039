import type { ApiClient } from '@longstrip/api-contract';
import type { PlatformId } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { seriesCardModel } from '../../../parts/series/series-card-model.server.ts';
import { fakeSeries, listItem } from '../../../testing/fake-api.ts';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';
import { cutText, withFirstLines } from './home-sections.server.ts';

test.each([
  ['short texts stay', 'A crown of salt.', 'A crown of salt.'],
  ['paragraphs become one', 'One.\n\n  Two.', 'One. Two.'],
  ['words stay whole', `${'word '.repeat(60)}`, `${'word '.repeat(48).trim()}…`],
  ['a script without spaces is cut at the last letter that fits', '字'.repeat(300), `${'字'.repeat(240)}…`],
])('%s', (_, text, expected) => {
  expect(cutText(text)).toBe(expected);
});

const app = await compileApp();

/** The first section of a site's home page, as markup. */
async function firstSection(id: PlatformId): Promise<string> {
  const { html } = await readPage(createTestSite(app.build, { platform: platformNamed(id) }), '/');
  const main = html.slice(html.indexOf('<main'));
  const start = main.indexOf('<section class="', main.indexOf('section-title') - 900);
  return main.slice(start, main.indexOf('</section>', start));
}

describe('the first section of home', () => {
  test('is a numbered chart in Japan', async () => {
    expect(await firstSection('beltoon-jp')).toMatch(/<ol[^>]+class="chart/);
  });

  test('is in Taiwan a list of novels with the first lines of their descriptions', async () => {
    const html = await firstSection('bom-tw');
    expect(html).toContain('href="/detail/moon-library"');
    expect(html).toContain('Nine winters after the sea swallowed the capital');
  });

  test('has no first lines where covers are in rows', async () => {
    const { html } = await readPage(createTestSite(app.build, { platform: platformNamed('bom-th') }), '/');
    expect(html).not.toContain('Nine winters after');
  });
});

describe('first lines', () => {
  const known = seriesCardModel('en-US');
  const cards = ['a', 'b', 'c'].map((alias) => known(listItem(fakeSeries({ alias }))));
  const asked: string[] = [];
  const site = {
    requestId: 'one',
    logger: { warn: () => undefined },
    api: {
      series: async ({ alias }: { alias: string }) => {
        asked.push(alias);
        if (alias === 'b') throw new Error('no api');
        return { ok: true, status: 200, data: fakeSeries({ alias, synopsis: `About ${alias}.` }) };
      },
    } as Partial<ApiClient> as ApiClient,
  };
  const textsOf = async (form: 'shelf' | 'posters' | 'lines' | 'editorial') => {
    asked.length = 0;
    const [section] = await withFirstLines(site, [{ kind: 'novels', form, series: cards }]);
    return section?.series.map((series) => ('text' in series ? series.text : ''));
  };

  test('come for each series of a list of lines, and a page works without one', async () => {
    expect(await textsOf('lines')).toEqual(['About a.', '', 'About c.']);
  });

  test('come for the large card of an editor’s choice alone', async () => {
    expect(await textsOf('editorial')).toEqual(['About a.', '', '']);
    expect(asked).toEqual(['a']);
  });

  test('are not asked for where no block shows them', async () => {
    expect(await textsOf('shelf')).toEqual(['', '', '']);
    expect(await textsOf('posters')).toEqual(['', '', '']);
    expect(asked).toEqual([]);
  });
});
