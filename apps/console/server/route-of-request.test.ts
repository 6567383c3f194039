import { expect, test } from 'vitest';
import { routeOfRequest } from './route-of-request.ts';

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/readers', '/readers'],
  ['/readers/bom-us/42', '/readers/:platform/:reader'],
  ['/readers/bom-us/42.data', '/readers/:platform/:reader'],
  ['/readers/bom-us/42/access', '/readers/:platform/:reader/access'],
  ['/tickets/bom-us/7', '/tickets/:platform/:ticket'],
  ['/series/a%20b/episodes/1', '/series/:series/episodes/:number'],
  // A pattern with fewer blanks before one with more.
  ['/window/banners', '/window/banners'],
  ['/window/banners/bom-us', '/window/banners/:platform/:key?'],
  ['/window/banners/bom-us/summer', '/window/banners/:platform/:key?'],
  ['/window/picks/bom-us/summer', '/window/:shelf/:platform/:key?'],
  ['/offers/coupons.csv', '/offers/coupons.csv'],
  ['/assets/root-1.js', 'asset'],
  ['/_/image', 'image'],
  ['/_/health', 'internal'],
  ['/upload-files/9/1', 'upload'],
  ['/nothing', null],
  ['/series/a/b/c/d', null],
])('a request for %s is one of %s', (path, route) => {
  expect(routeOfRequest(path)).toBe(route);
});
