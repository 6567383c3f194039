import { sharedPicturePath } from '@longstrip/core';
import { Hono } from 'hono';
import { SPLASH_PATH } from '../entry/served-addresses.ts';
import { describeError } from './answer-log.ts';
import { APP_ICONS, createAppIcons, createSplashPictures, readSplashName, webManifest } from './app-icons.ts';
import { compressPage } from './compress-page.ts';
import { drawFavicon } from './favicon.ts';
import { drawScenes } from './illustrations/scene-files.ts';
import { drawIllustration } from './illustrations/scenes.ts';
import { createOfflinePage, OFFLINE_PAGE_PATH, OFFLINE_PAGE_POLICY, SERVICE_WORKER } from './offline-page.ts';
import type { SiteServerOptions } from './site-options.ts';
import { createSitemap, hasSitemap } from './sitemap.ts';

type SiteFilesEnv = { Variables: { requestId: string } };

const ONE_HOUR_S = 3_600;
const CACHED = { 'Cache-Control': `public, max-age=${ONE_HOUR_S}` };

/** Paths that search engines should not crawl: technical ones, and those of a single reader. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/_/addresses/',
  '/_/transcript/',
  '/_/search',
  '/_/suggest',
  '/_/library/',
  '/_/history/',
  '/_/favorite',
  '/_/position',
  '/_/settings',
  '/_/marks',
  '/_/rating',
  '/_/device/',
  '/_/offline',
  '/callback/',
  '/user/',
  '/library/',
  '/history/',
  '/setting',
  '/mail/',
];

/**
 * The small files that browsers and robots request from every site, made from the platform's data. A file with the same name
 * in an app's `public/` is served instead. They are never a page, even on platforms that redirect unlisted pages (D35).
 */
export function siteFiles(options: SiteServerOptions): Hono<SiteFilesEnv> {
  const { platform, publicOrigin } = options;
  const favicon = drawFavicon(platform);
  const illustration = drawIllustration(platform);
  const scenes = drawScenes(platform);
  const svg = { ...CACHED, 'Content-Type': 'image/svg+xml' };
  const robots = [
    'User-agent: *',
    // Programs that preview a shared link load its picture, and obey this file.
    `Allow: ${sharedPicturePath(null)}`,
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
  ];
  if (hasSitemap(platform)) robots.push('', `Sitemap: ${publicOrigin}/sitemap.xml`);
  const iconOf = createAppIcons(platform);
  const splashOf = createSplashPictures(platform);
  const offlinePage = createOfflinePage(platform, publicOrigin);
  const files = new Hono<SiteFilesEnv>();
  for (const { path, sizePx } of APP_ICONS) {
    files.get(path, async (c) => c.body(await iconOf(sizePx), 200, { ...CACHED, 'Content-Type': 'image/png' }));
  }
  files
    .get(`${SPLASH_PATH}:name{.+\\.png}`, async (c) => {
      const size = readSplashName(c.req.param('name'));
      if (size === null) return c.text('There is no such picture.\n', 404);
      const picture = await splashOf(size, schemeOf(c.req.query('theme')));
      return c.body(picture, 200, { ...CACHED, 'Content-Type': 'image/png' });
    })
    .get('/manifest.webmanifest', async (c) =>
      c.body(JSON.stringify(await webManifest(platform, schemeOf(c.req.query('theme')))), 200, {
        ...CACHED,
        'Content-Type': 'application/manifest+json',
      }),
    )
    .get('/service-worker.js', (c) =>
      c.body(SERVICE_WORKER, 200, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=UTF-8' }),
    )
    .get(OFFLINE_PAGE_PATH, async (c) => {
      c.header('Content-Security-Policy', OFFLINE_PAGE_POLICY);
      c.header('Cache-Control', 'no-store');
      return c.html(await offlinePage(c.req.raw));
    })
    .get('/favicon.svg', (c) => c.body(favicon, 200, svg))
    .get('/illustration.svg', (c) => c.body(illustration, 200, svg))
    .get('/illustration/:name{.+\\.svg}', async (c, next) => {
      const scene = scenes.get(c.req.param('name').slice(0, -'.svg'.length));
      return scene === undefined ? next() : c.body(scene, 200, svg);
    })
    .get('/favicon.ico', (c) => {
      c.header('Cache-Control', CACHED['Cache-Control']);
      return c.redirect('/favicon.svg', 301);
    })
    .get('/robots.txt', (c) => c.text(`${robots.join('\n')}\n`, 200, CACHED));
  return hasSitemap(platform) ? files.route('/', sitemapFile(options)) : files;
}

function schemeOf(theme: string | undefined): 'light' | 'dark' {
  return theme === 'dark' ? 'dark' : 'light';
}

/** `/sitemap.xml`. While the api cannot be reached, search engines are told to come back later. */
function sitemapFile(options: SiteServerOptions): Hono<SiteFilesEnv> {
  const sitemap = createSitemap(options);
  return new Hono<SiteFilesEnv>().get('/sitemap.xml', compressPage(), async (c) => {
    const requestId = c.get('requestId');
    try {
      const xml = await sitemap(requestId);
      return c.body(xml, 200, { ...CACHED, 'Content-Type': 'application/xml; charset=UTF-8' });
    } catch (error) {
      options.logger.error({ requestId, error: describeError(error) }, 'the sitemap could not be made');
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(ONE_HOUR_S) };
      return c.text('The sitemap cannot be made just now.\n', 503, headers);
    }
  });
}
