const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARAMETERS = ['endpoint', 'region', 'style', 'profile'];

/** @type {(text: string) => boolean} */
const isWebOrigin = (text) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).username === '';

/** The same check as the api's `parseS3Address`; a test compares them. @type {(text: string) => boolean} */
const isS3Address = (text) => {
  const address = /^s3:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (address === null || !BUCKET.test(address.host) || address.username !== '' || address.hash !== '') return false;
  const query = address.searchParams;
  const endpoint = query.get('endpoint');
  return (
    [...query.keys()].every((name) => PARAMETERS.includes(name)) &&
    (endpoint === null || isWebOrigin(endpoint)) &&
    ['path', 'host', null].includes(query.get('style'))
  );
};

const group = /** @type {const} */ ('data');

/**
 * Where the files of pictures are, if several machines share them.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const FILES_VARIABLES = [
  {
    name: 'FILES_URL',
    group,
    fallback: null,
    about:
      'An S3 bucket for the files, in place of DATA_DIR/files: s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-west-1.',
    complaint: (text) => (isS3Address(text) ? null : 'must be an address like s3://bucket/prefix?region=eu-west-1'),
  },
  {
    name: 'FILES_ACCESS_KEY',
    group,
    fallback: null,
    about:
      'The access key of that bucket. Not set: the keys that AWS tools find (AWS_ACCESS_KEY_ID, a profile, the machine’s role).',
    complaint: () => null,
  },
  {
    name: 'FILES_SECRET_KEY',
    group,
    fallback: null,
    about: 'The secret key that goes with it.',
    complaint: () => null,
  },
];

/**
 * @typedef {object} FilesAt
 * @property {string} url
 * @property {string | null} accessKey
 * @property {string | null} secretKey
 */

/**
 * The bucket of the files; null: they are in the data directory.
 * @param {(name: string) => string | null} given
 * @returns {FilesAt | null}
 */
export function filesAt(given) {
  const url = given('FILES_URL');
  return url === null ? null : { url, accessKey: given('FILES_ACCESS_KEY'), secretKey: given('FILES_SECRET_KEY') };
}
