import { isAddressRange } from '@longstrip/api-contract/request';
import * as v from 'valibot';

// The kinds of values that variables have, with the end of the sentence about a wrong one.

/** Files of variables as Docker and systemd read them have comments on lines of their own alone. */
export const hasComment = (text: string): boolean => /\s#(?:\s|$)/.test(text);

/** The highest port of a part, above the base port. */
export const HIGHEST_OFFSET = 104;
/** An address, or a name with the address in angle brackets. */
export const MAIL_SENDER = /^(?:[^<>\s@]+@[^<>\s@]+|[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>)$/;
const SECRET_MIN_CHARACTERS = 32;

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`);

export const secret = v.pipe(
  v.string('must be set: an api that runs by itself makes no secrets (openssl rand -base64 48 makes one)'),
  v.check(
    (text) => isStrong(text),
    `must be at least ${SECRET_MIN_CHARACTERS} random characters (openssl rand -base64 48 makes one)`,
  ),
);

/** It is also written into the configuration of the cache in front of the sites. */
export const edgeSecret = v.pipe(
  v.string(),
  v.check(
    (text) => isStrong(text) && /^[A-Za-z0-9+/=_-]+$/.test(text),
    `must be at least ${SECRET_MIN_CHARACTERS} random letters and digits (openssl rand -base64 48 makes one)`,
  ),
);

/** Long enough, and with many different characters. */
const isStrong = (text: string) => text.length >= SECRET_MIN_CHARACTERS && new Set(text).size >= 12;

export const commaList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

export const addressRanges = v.pipe(
  commaList,
  v.check((ranges) => ranges.every(isAddressRange), 'must be addresses or ranges like 10.0.0.0/8'),
  v.check(
    (ranges) => !ranges.some((range) => /\/0+$/.test(range)),
    'must not be every address: each client could then say it is any other',
  ),
);

export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    'must be an origin like https://console.example.com',
  ),
);

export const secrets = v.pipe(
  commaList,
  v.check(
    (texts) => texts.every(isStrong),
    `must be secrets of at least ${SECRET_MIN_CHARACTERS} random characters, with commas between`,
  ),
);

export const origins = v.pipe(
  commaList,
  v.check(
    (parts) => parts.every((part) => /^[a-z][a-z-]*=https?:\/\/[^/\s]+\/?$/.test(part)),
    'must be like bom-us=https://us.example.com, with commas between',
  ),
  v.check(
    (parts) => new Set(parts.map((part) => part.split('=')[0])).size === parts.length,
    'must name each platform once',
  ),
  v.transform(
    (parts) =>
      new Map(
        parts.map((part) => {
          const [platformId = '', address = ''] = part.split('=');
          return [platformId, new URL(address).origin] as const;
        }),
      ),
  ),
);

export const serviceAddress = (protocols: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.test(new URL(text).protocol) && new URL(text).hostname !== '',
      `must be an address like ${example}`,
    ),
  );
