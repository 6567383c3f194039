import type { Platform } from '@longstrip/core';
import { Hono } from 'hono';
import { drawFavicon } from './favicon.ts';

const ONE_HOUR_S = 3_600;
const CACHED = { 'Cache-Control': `public, max-age=${ONE_HOUR_S}` };

/** What a search engine finds nothing behind: the machinery, and what is one reader's own. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/_/addresses/',
  '/_/search',
  '/callback/',
  '/user/',
  '/library/',
  '/history/',
  '/setting',
  '/mail/',
];

/**
 * The small files that browsers and robots ask every site for, made from what the platform is; an app that has its own
 * in `public/` is asked first. They are short answers, never a page, also where unlisted pages lead elsewhere (D35).
 */
export function siteFiles(platform: Pick<Platform, 'theme'>): Hono {
  const drawing = drawFavicon(platform);
  const robots = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), ''].join('\n');
  return new Hono()
    .get('/favicon.svg', (c) => c.body(drawing, 200, { ...CACHED, 'Content-Type': 'image/svg+xml' }))
    .get('/favicon.ico', (c) => {
      c.header('Cache-Control', CACHED['Cache-Control']);
      return c.redirect('/favicon.svg', 301);
    })
    .get('/robots.txt', (c) => c.text(robots, 200, CACHED));
}
