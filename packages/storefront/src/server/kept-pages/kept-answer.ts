import Negotiator from 'negotiator';
import { byHeaderText } from '../locale-detection.ts';
import type { RequestParts } from '../site-request.ts';
import type { ContentCoding, KeptPage } from './page-store.ts';

/** An answer with a kept page, ready to be written. */
export interface KeptAnswer {
  readonly status: 200 | 304;
  /** Names and values in turn, as node writes them. */
  readonly headers: readonly string[];
  /** Null: without a body. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Headers of the body, which an answer without one does not have. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-security-policy']);

/** The headers of a page's answers: in each encoding, and where the client has the page already. */
export function keptHeads(headers: Headers, bodies: KeptPage['bodies']): KeptPage['heads'] {
  const pairs = [...headers];
  const common = pairs.flat();
  const withBody = (coding: ContentCoding) => [
    ...common,
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ...['content-length', String(bodies[coding].byteLength)],
  ];
  return {
    identity: withBody('identity'),
    gzip: withBody('gzip'),
    br: withBody('br'),
    unchanged: pairs.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
  };
}

/**
 * The answer with a kept page: in an encoding that the client takes, without its body where the client has it already or
 * asks for headers only.
 */
export function keptAnswer({ bodies, heads, tag }: KeptPage, method: string, { header }: RequestParts): KeptAnswer {
  if (hasTag(header('if-none-match'), tag)) return { status: 304, headers: heads.unchanged, body: null };
  const coding = codingFor(header('accept-encoding') ?? '');
  return { status: 200, headers: heads[coding], body: method === 'HEAD' ? null : bodies[coding] };
}

function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}

const codingFor = byHeaderText((acceptEncoding: string): ContentCoding => {
  const taken = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
});
