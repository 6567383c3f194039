import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp('de-fr-transfer');
const site = createTestSite(app.build, { platform: platformNamed('delitoon-de') });
const texts: Readonly<Record<string, string | undefined>> = {
  ...(await loadMessages('de-DE')),
  ...(await loadServerMessages('de-DE')),
};

test.each([
  ['otherWay', 'transferApply.wrongOtherWay', '/transfer/apply/login'],
  ['deleted', 'transferApply.wrongDeleted', '/transfer/apply/login'],
  ['unknown', 'transferApply.wrongUnknown', '/transfer/apply/login'],
  ['over', 'transferApply.wrongOver', '/transfer/note'],
  ['<script>', 'transferApply.wrongUnknown', '/transfer/apply/login'],
])('of the reason %s says %s, and leads to %s', async (reason, key, href) => {
  const { status, html } = await readPage(site, `/transfer/apply/wrong?reason=${encodeURIComponent(reason)}`);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(status).toBe(200);
  expect(main).toContain(texts['transferApply.wrongTitle']);
  expect(main).toContain(texts[key]?.replaceAll('{{to}}', 'Bom').replaceAll('{{from}}', 'Delitoon'));
  expect(main).toContain(`href="${href}"`);
});
