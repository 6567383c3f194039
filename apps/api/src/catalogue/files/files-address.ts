/** A bucket, or a part of one, on a server that speaks Amazon's S3 protocol. */
export interface S3Address {
  readonly bucket: string;
  /** Empty, or ending in `/`. */
  readonly prefix: string;
  readonly region: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  readonly isPathStyle: boolean;
  /** A profile of `~/.aws/credentials` with the keys. */
  readonly profile: string | null;
}

/** The variables that say where the files are (record 0121). Null keys: those that AWS tools would find. */
export interface FilesSettings {
  /** `s3://bucket/prefix?endpoint=…&region=…&style=…&profile=…` */
  readonly url: string;
  readonly accessKey: string | null;
  readonly secretKey: string | null;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARAMETERS = new Set(['endpoint', 'region', 'style', 'profile']);
const STYLES = new Set(['path', 'host']);

/** The parts of an address like `s3://bucket/prefix?endpoint=https://…&region=…`; null if it is no such address. */
export function parseS3Address(text: string): S3Address | null {
  const address = /^s3:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (address === null || !BUCKET.test(address.host) || address.username !== '' || address.hash !== '') return null;
  const query = address.searchParams;
  if ([...query.keys()].some((name) => !PARAMETERS.has(name))) return null;
  const endpoint = query.get('endpoint');
  if (endpoint !== null && !isWebOrigin(endpoint)) return null;
  const style = query.get('style') ?? (endpoint === null ? 'host' : 'path');
  if (!STYLES.has(style)) return null;
  const prefix = decodeURIComponent(address.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: address.host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: query.get('region') ?? 'us-east-1',
    endpoint,
    isPathStyle: style === 'path',
    profile: query.get('profile'),
  };
}

function isWebOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).username === '';
}
