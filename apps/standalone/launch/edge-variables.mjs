/** Longer, the addresses of pictures in a stored page could end before a reader comes to them. */
const MOST_SECONDS = 120;

/** It is written into the configuration of the cache. @type {(text: string) => string | null} */
const edgeSecret = (text) =>
  text.length >= 32 && new Set(text).size >= 12 && /^[A-Za-z0-9+/=_-]+$/.test(text)
    ? null
    : 'must be at least 32 random letters and digits (openssl rand -base64 48 makes one)';

/**
 * What a cache in front of the sites may store, or check by itself.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const EDGE_VARIABLES = [
  {
    name: 'EDGE_PAGE_SECONDS',
    group: 'start',
    fallback: '0',
    about:
      'How long a cache in front of the sites may store pages for guests without cookies, in seconds; at most 120.',
    complaint: (text) =>
      /^\d{1,3}$/.test(text) && Number(text) <= MOST_SECONDS
        ? null
        : `must be a whole number from 0 to ${MOST_SECONDS}`,
  },
  {
    name: 'EDGE_PICTURE_SECRET',
    group: 'secrets',
    fallback: null,
    about:
      'Shared with a cache in front of the sites that checks the addresses of paid pages itself (deploy/nginx). Not set: none does.',
    complaint: edgeSecret,
  },
];
