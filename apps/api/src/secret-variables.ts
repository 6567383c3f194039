import * as v from 'valibot';

const SECRET_MIN_CHARACTERS = 32;

export const commaList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

export const secret = v.pipe(
  v.string('must be set: an api that runs by itself makes no secrets (openssl rand -base64 48 makes one)'),
  v.check(
    (text) => isStrong(text),
    `must be at least ${SECRET_MIN_CHARACTERS} random characters (openssl rand -base64 48 makes one)`,
  ),
);

/** It is written into the configuration of the cache. */
export const edgeSecret = v.pipe(
  v.string(),
  v.check(
    (text) => isStrong(text) && /^[A-Za-z0-9+/=_-]+$/.test(text),
    `must be at least ${SECRET_MIN_CHARACTERS} random letters and digits (openssl rand -base64 48 makes one)`,
  ),
);

/** Long enough, and with many different characters. */
const isStrong = (text: string) => text.length >= SECRET_MIN_CHARACTERS && new Set(text).size >= 12;

export const secrets = v.pipe(
  commaList,
  v.check(
    (texts) => texts.every(isStrong),
    `must be secrets of at least ${SECRET_MIN_CHARACTERS} random characters, with commas between`,
  ),
);
