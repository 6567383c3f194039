import { lastSecretSentTo, TEST_PASSWORD } from '@longstrip/api/testing';
import { type AccountWorld, type PlatformId, type SiteVisitor, visit } from './account-world.ts';

/** A visitor of a site, with functions that prepare accounts, codes and links for it. */
export interface Scene extends SiteVisitor {
  world: AccountWorld;
  platformId: PlatformId;
  /** An account by e-mail; it is not signed in. */
  account(): Promise<{ email: string; password: string; userId: string }>;
  /** The same, signed in in this browser. */
  signIn(): Promise<{ email: string; userId: string; access: string; refresh: string }>;
  /** An account whose owner has just asked for its deletion. */
  leaver(): Promise<{ email: string; password: string }>;
  newEmail(): string;
  newPhone(): string;
  /** A code that was sent to sign up by e-mail. */
  mailCode(email: string): Promise<string>;
  /** A code that was sent to a number. */
  phoneCode(phone: string, purpose: 'SIGN_UP' | 'FIND_PASSWORD'): Promise<string>;
  /** The contents of the link for a new password. */
  link(email: string, userId: string): Promise<{ userId: string; uuid: string }>;
  /** Moves the fake clock of the api and the sites forward. */
  wait(ms: number): void;
  sql(text: string, values?: readonly unknown[]): Promise<unknown>;
}

let last = 0;
const next = (): number => {
  last += 1;
  return last;
};

export function openScene(world: AccountWorld, platformId: PlatformId): Scene {
  const { api } = world;
  const visitor = visit(world, platformId);
  const sql = (text: string, values: readonly unknown[] = []) => api.db.run(text, [...values]);
  const newEmail = () => `reader-${next()}@readers.test`;

  async function account() {
    const email = newEmail();
    const verified = await visitor.call('/auth/verify/otp', { email, otp: await mailCode(email) });
    const { verifyToken } = (await verified.json()).data;
    const body = { verifyToken, password: TEST_PASSWORD, requestId: `account-${next()}` };
    const { data } = await (await visitor.call('/auth/local/sign-up', body)).json();
    return { email, password: TEST_PASSWORD, userId: String(data.userId) };
  }
  async function sent(path: string, body: object, to: string): Promise<string> {
    await visitor.call(path, body);
    return lastSecretSentTo(api, to);
  }

  const mailCode = (email: string) => sent('/mail/signup', { email }, email);

  return {
    ...visitor,
    world,
    platformId,
    account,
    async signIn() {
      const { email, password, userId } = await account();
      await visitor.jar.post(visitor.site, '/api/auth/callback/EmailLogin', { email, password });
      const { user } = await (await visitor.ask('/api/auth/session')).json();
      return { email, userId, access: user.accessToken.token, refresh: user.refreshToken.token };
    },
    async leaver() {
      const { email, password, userId } = await account();
      await sql('update app_user set withdrawn_at_ms = $1 where id = $2', [api.clock.nowMs(), userId]);
      return { email, password };
    },
    newEmail,
    newPhone: () => `+6681${String(next()).padStart(7, '0')}`,
    mailCode,
    phoneCode: (phone, purpose) => sent('/auth/phone/code', { phone, purpose }, phone),
    async link(email, userId) {
      return { userId, uuid: await sent('/mail/reset/password', { email }, email) };
    },
    wait: (ms) => api.clock.advance(ms),
    sql,
  };
}
