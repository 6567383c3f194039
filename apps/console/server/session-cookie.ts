import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { ConsoleSession } from '../app/context.ts';

/** As long as the api lets a session be. */
const LONGEST_S = 7 * 86_400;
const CLAIM = 'session';

const SessionSchema = v.object({
  token: v.string(),
  step: v.picklist(['SECOND_FACTOR', 'OPEN']),
  methods: v.array(v.string()),
  passkey: v.unknown(),
});

interface CookieFacts {
  /** Whether the console is opened over https. */
  readonly isSecure: boolean;
  /** The first one seals; what former ones sealed is still read. */
  readonly secrets: readonly string[];
}

export interface SessionCookie {
  /** The session of a `Cookie` header; null: there is none, or it was changed. */
  read(header: string | undefined): Promise<ConsoleSession | null>;
  /** The text of `Set-Cookie`. Null ends the session in the browser. */
  write(session: ConsoleSession | null): Promise<string>;
}

/** The cookie that holds the api's token: encrypted, unreadable for scripts, and sent by no other site (record 0138). */
export function createSessionCookie({ isSecure, secrets }: CookieFacts): SessionCookie {
  const name = `${isSecure ? '__Host-' : ''}longstrip-console-session`;
  const keys = secrets.map((secret) => createHash('sha256').update(`console-session|${secret}`).digest());
  const [sealingKey] = keys;
  if (sealingKey === undefined) throw new Error('the console’s cookie needs a secret');
  const place = { name, path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    async read(header) {
      const sealed = parseCookie(header ?? '')[name];
      if (sealed === undefined) return null;
      for (const key of keys) {
        const opened = await jwtDecrypt(sealed, key).catch(() => null);
        const session = v.safeParse(SessionSchema, opened?.payload[CLAIM]);
        if (session.success) return session.output;
      }
      return null;
    },
    async write(session) {
      if (session === null) return stringifySetCookie({ ...place, value: '', maxAge: 0 });
      const value = await new EncryptJWT({ [CLAIM]: session })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${LONGEST_S}s`)
        .encrypt(sealingKey);
      return stringifySetCookie({ ...place, value, maxAge: LONGEST_S });
    },
  };
}
