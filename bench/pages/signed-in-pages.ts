import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFSETS } from '../../e2e/product/product-process.ts';
import { freeEpisode, type MeasuredProduct, newestSeries } from '../measured-product.ts';
import type { Measure } from '../report.ts';
import { comparePage } from './compare-pages.ts';

/** A site on which readers log in with a password. */
const SITE = 'beltoon-jp';
const READ_SERIES = 3;

/**
 * Pages of a demo reader who has begun three series, at 16 connections, each beside a bare Remix app that renders the same markup.
 */
export async function measureSignedInPages(product: MeasuredProduct, peerPort: number): Promise<Measure[]> {
  const offset = OFFSETS.get(SITE) ?? 0;
  const aliases = await newestSeries(product, offset);
  const cookie = await signIn(product, offset);
  for (const alias of aliases.slice(0, READ_SERIES)) await read(product, { offset, alias, cookie });
  const pages = { home: '/', series: `/detail/${aliases[0]}`, my: '/my', shop: '/shop' };
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const page = { name: `signed-in ${name}`, url: product.url(offset, path), cacheState: 'one reader', cookie };
    measures.push(...(await comparePage(page, product.pid, peerPort)));
  }
  return measures;
}

/** Signs the demo's reader in. @returns the header `Cookie` */
async function signIn(product: MeasuredProduct, offset: number): Promise<string> {
  const accounts: { platform: string; role: string; email: string; password: string }[] = JSON.parse(
    readFileSync(join(product.dataDirectory, 'demo-accounts.json'), 'utf8'),
  );
  const account = accounts.find(({ platform, role }) => platform === SITE && role === 'reader');
  if (account === undefined) throw new Error(`The demo has no reader on ${SITE}`);
  const asked = await fetch(product.url(offset, '/api/auth/csrf'));
  const { csrfToken }: { csrfToken: string } = await asked.json();
  const origin = product.url(offset, '');
  const { email, password } = account;
  const answer = await fetch(product.url(offset, '/api/auth/callback/EmailLogin'), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(asked), origin },
    body: new URLSearchParams({ email, password, csrfToken, json: 'true', callbackUrl: origin }),
  });
  if (!answer.ok) throw new Error(`The reader cannot sign in: ${answer.status} ${await answer.text()}`);
  return cookiesOf(answer);
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Tells the api that the reader has begun a series, with the token in the session's cookie. */
async function read(
  product: MeasuredProduct,
  { offset, alias, cookie }: { offset: number; alias: string; cookie: string },
): Promise<void> {
  const [, sealed = ''] = /-session=([^;]+)/.exec(cookie) ?? [];
  const session: { accessToken: { token: string } } = JSON.parse(
    Buffer.from(decodeURIComponent(sealed).split('.')[0] ?? '', 'base64').toString('utf8'),
  );
  const episodeAlias = await freeEpisode(product, offset, alias);
  const place = { pageOrderNo: 2, offsetPermille: 0, sharePermille: 100, finished: false };
  const answer = await fetch(product.url(offset, '/api/balcony-api-v2/library/position'), {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.accessToken.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ contentsAlias: alias, episodeAlias, ...place }),
  });
  if (!answer.ok) throw new Error(`The place was not taken: ${answer.status} ${await answer.text()}`);
}
