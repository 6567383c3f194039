import { hasTag } from '@longstrip/api-contract/request';
import type { CatalogueFreshness } from '../answer-cache.ts';
import type { PageAnswer } from '../page-cache/index.ts';
import { type CachedPicture, LARGEST_PICTURE_BYTES, type PictureStore } from './picture-store.ts';

export interface PictureCacheOptions {
  /** A prefix of the keys, in a store that several sites share. */
  platformId: string;
  store: PictureStore;
  freshness: Pick<CatalogueFreshness, 'edition'>;
  nowMs: () => number;
}

/**
 * Pictures that the api has sent for all readers of a site, as a cache in front of the site stores them (RFC 9111), and no longer
 * than the catalogue stays as it is: a picture that is taken down, or free no more, raises the edition.
 */
export interface PictureCache {
  /** The picture, if it is cached and may be sent. */
  known(key: string): CachedPicture | null;
  /** The moment of a request to the api, whose answer `learn` may store. */
  begin(): { readonly edition: number; readonly beganMs: number };
  /** Stores the api's answer if it is a whole picture for all. @returns the answer with a body that can still be read */
  learn(key: string, moment: ReturnType<PictureCache['begin']>, answer: Response): Promise<Response>;
}

/** Headers of one answer alone. */
const OF_ONE_ANSWER: ReadonlySet<string> = new Set(['age', 'content-length', 'date', 'x-request-id']);
/** Headers about the body, which an answer without one does not have. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-security-policy']);

export function createPictureCache({ platformId, store, freshness, nowMs }: PictureCacheOptions): PictureCache {
  const keyOf = (key: string) => `${platformId}\n${key}`;
  return {
    known(key) {
      const picture = store.get(keyOf(key));
      return picture !== undefined && picture.edition === freshness.edition() && nowMs() < picture.untilMs
        ? picture
        : null;
    },
    begin: () => ({ edition: freshness.edition(), beganMs: nowMs() }),
    async learn(key, { edition, beganMs }, answer) {
      const storedMs = storedForMs(answer.headers);
      const tag = answer.headers.get('etag');
      const size = Number(answer.headers.get('content-length') ?? Number.NaN);
      const isWhole = answer.status === 200 && size <= LARGEST_PICTURE_BYTES && !answer.headers.has('set-cookie');
      if (!isWhole || storedMs <= 0 || tag === null) return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.byteLength === size && freshness.edition() === edition) {
        const heads = headsOf(answer.headers, size);
        store.set(keyOf(key), { bytes, heads, tag, edition, fromMs: beganMs, untilMs: beganMs + storedMs });
      }
      return new Response(bytes, { status: 200, headers: answer.headers });
    },
  };
}

/**
 * For how long a cache may store the answer. A cache behind this one may not look at `Age`: also what it stores last ends in time.
 * 0: it is not for all.
 */
function storedForMs(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  if (!/^public(?:,|$)/.test(control)) return 0;
  const shared = seconds('s-maxage');
  return 1_000 * Math.min(shared, seconds('max-age') - shared);
}

function headsOf(headers: Headers, size: number): CachedPicture['heads'] {
  const pairs = [...headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
  return {
    whole: [...pairs.flat(), 'content-length', String(size)],
    unchanged: pairs.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
  };
}

/** The answer with a cached picture. It has no body if the client already has it or asks only for the headers. */
export function pictureAnswer(
  { bytes, heads, tag, fromMs }: CachedPicture,
  asked: { readonly method: string; readonly ifNoneMatch: string | undefined; readonly nowMs: number },
): PageAnswer {
  const age = ['age', String(Math.max(0, Math.floor((asked.nowMs - fromMs) / 1_000)))];
  if (hasTag(asked.ifNoneMatch, tag)) return { status: 304, headers: [...heads.unchanged, ...age], body: null };
  return { status: 200, headers: [...heads.whole, ...age], body: asked.method === 'HEAD' ? null : bytes };
}
