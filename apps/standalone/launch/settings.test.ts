import { describe, expect, it } from 'vitest';
import { parseVariables } from './settings.mjs';
import { describeVariables } from './start-output.mjs';
import { VARIABLES } from './variables.mjs';

const SECRET = 'aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA';

describe('the variables', () => {
  it('have working defaults: demo mode, embedded database, demo series', () => {
    expect(parseVariables({})).toMatchObject({
      ok: true,
      settings: {
        basePort: 3000,
        host: '127.0.0.1',
        mode: 'demo',
        logFormat: 'text',
        dataDirectory: '.data',
        databaseUrl: null,
        databaseDirectUrl: null,
        databaseReplicaUrl: null,
        valkeyUrl: null,
        seed: 'demo',
        trustedProxies: [],
      },
    });
  });

  it.each([
    [
      'SMTP_URL',
      'http://me:hunter2@mail',
      'SMTP_URL must be an address like smtps://user:password@mail.example.com:465.',
    ],
    ['MAIL_FROM', 'Shop', 'MAIL_FROM must be like Longstrip <no-reply@example.com>, not "Shop".'],
    [
      'TEXT_MESSAGES_URL',
      'ftp://x',
      'TEXT_MESSAGES_URL must be an address like https://api.twilio.com, not "ftp://x".',
    ],
    [
      'DATABASE_REPLICA_URL',
      'mysql://me:hunter2@db',
      'DATABASE_REPLICA_URL must be an address like postgres://user:password@host:5432/longstrip.',
    ],
    ['VALKEY_URL', 'http://me:hunter2@valkey', 'VALKEY_URL must be an address like valkey://user:password@host:6379.'],
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65431, not "abc".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65431, not "0".'],
    ['PORT', '65432', 'PORT must be a whole number from 1 to 65431, not "65432".'],
    ['HOST', 'my host', 'HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0, not "my host".'],
    ['LONGSTRIP_MODE', 'prod', 'LONGSTRIP_MODE must be one of demo, production, not "prod".'],
    ['EDGE_PAGE_SECONDS', '121', 'EDGE_PAGE_SECONDS must be a whole number from 0 to 120, not "121".'],
    [
      'EDGE_PICTURE_SECRET',
      'kJ3n8sQ0vB6yT2rW9xZ4cF7hL1pM5d"a;',
      'EDGE_PICTURE_SECRET must be at least 32 random letters and digits (openssl rand -base64 48 makes one).',
    ],
    ['SEED', 'yes', 'SEED must be one of demo, none, not "yes".'],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT must be one of text, json, not "xml".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, not "loud".'],
    ['HEAP_MB', '64', 'HEAP_MB must be a whole number from 128 to 65536, not "64".'],
    [
      'PUBLIC_ORIGINS',
      'bom-us=https://x.example/shop',
      'PUBLIC_ORIGINS must be like bom-us=https://us.example.com, with commas between, not "bom-us=https://x.example/shop".',
    ],
    [
      'PUBLIC_ORIGINS',
      'bom-us=http://a.example,bom-us=http://b.example',
      'PUBLIC_ORIGINS must name each platform once, not "bom-us=http://a.example,bom-us=http://b.example".',
    ],
    ...['proxy.example', 'abc', '10.0.0.0/33', '10.0.0.0/8/8'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      `TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, with commas between, not "${value}".`,
    ]),
    ...['0.0.0.0/0', '10.0.0.0/8, ::/0'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      `TRUSTED_PROXIES must not be every address: each client could then say it is any other, not "${value}".`,
    ]),
    [
      'VALKEY_URL',
      'valkey://v:6379 # rate limits',
      'VALKEY_URL has a comment in its value: put the comment on a line of its own.',
    ],
  ])('refuse %s=%s in a sentence that names it', (name, value, sentence) => {
    expect(parseVariables({ [name]: value })).toEqual({ ok: false, sentences: [sentence] });
  });

  it('name the services of mails and text messages', () => {
    const messagesOf = (environment: Record<string, string>) => {
      const parsed = parseVariables(environment);
      return parsed.ok ? parsed.settings.messages : parsed.sentences;
    };
    const mailFrom = 'Longstrip <no-reply@longstrip.example>';
    expect(messagesOf({})).toEqual({ smtpUrl: null, mailFrom, texts: null });
    expect(
      messagesOf({
        SMTP_URL: 'smtp://mail.example.com',
        MAIL_FROM: 'shop@example.com',
        TEXT_MESSAGES_URL: 'https://api.twilio.com',
        TEXT_MESSAGES_ACCOUNT: 'AC1',
        TEXT_MESSAGES_TOKEN: 'hush',
        TEXT_MESSAGES_FROM: '+15005550006',
      }),
    ).toEqual({
      smtpUrl: 'smtp://mail.example.com',
      mailFrom: 'shop@example.com',
      texts: { url: 'https://api.twilio.com', account: 'AC1', token: 'hush', from: '+15005550006' },
    });
  });

  it('name Korea’s identity check, where the store is registered', () => {
    const niceOf = (environment: Record<string, string>) => {
      const parsed = parseVariables(environment);
      return parsed.ok ? parsed.settings.nice : parsed.sentences;
    };
    const registration = { NICE_CLIENT_ID: 'id', NICE_CLIENT_SECRET: 'hush', NICE_PRODUCT_ID: '7' };
    for (const missing of Object.keys(registration)) expect(niceOf({ ...registration, [missing]: '' })).toBeNull();
    expect(niceOf(registration)).toEqual({
      tokenUrl: 'https://svc.niceapi.co.kr:22001/digital/niceid/oauth/oauth/token',
      cryptoTokenUrl: 'https://svc.niceapi.co.kr:22001/digital/niceid/api/v1.0/common/crypto/token',
      popupUrl: 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
      ...{ clientId: 'id', clientSecret: 'hush', productId: '7' },
    });
    const elsewhere = { NICE_API_URL: 'http://127.0.0.1:1/nice/', NICE_POPUP_URL: 'http://127.0.0.1:1/popup' };
    expect(niceOf({ ...registration, ...elsewhere })).toMatchObject({
      tokenUrl: 'http://127.0.0.1:1/nice/digital/niceid/oauth/oauth/token',
      popupUrl: 'http://127.0.0.1:1/popup',
    });
    expect(niceOf({ NICE_CLIENT_SECRET: 'hun ter2', NICE_API_URL: 'nice' })).toEqual([
      'NICE_CLIENT_SECRET must be without blanks.',
      'NICE_API_URL must be an address like https://example.com, not "nice".',
    ]);
  });

  it('name who takes payments, who gets reports of them and where offers are; half a contract is none', () => {
    const contractsOf = (environment: Record<string, string>) => {
      const parsed = parseVariables(environment);
      if (!parsed.ok) return parsed.sentences;
      const { payments, tapjoy } = parsed.settings;
      return { ...payments, tapjoy };
    };
    const none = { stripe: null, gmo: null, facebook: null, tapjoy: null };
    expect(contractsOf({})).toEqual(none);
    const halves = { STRIPE_SECRET_KEY: 'sk', GMO_SHOP_PASS: 'pass', FACEBOOK_PIXEL_ID: '7', TAPJOY_SECRET: 'hush' };
    expect(contractsOf(halves)).toEqual(none);
    const others = {
      ...{ STRIPE_WEBHOOK_SECRET: 'wh', GMO_SHOP_ID: 'shop', GMO_CONFIG_ID: 'shown' },
      ...{ FACEBOOK_ACCESS_TOKEN: 'to', TAPJOY_OFFERS_URL: 'https://o.example' },
    };
    expect(contractsOf(others)).toEqual(none);
    expect(contractsOf({ ...halves, ...others })).toEqual({
      stripe: { secretKey: 'sk', webhookSecret: 'wh', apiUrl: null },
      gmo: { shopId: 'shop', shopPass: 'pass', configId: 'shown', apiUrl: 'https://p01.mul-pay.jp' },
      facebook: { pixelId: '7', accessToken: 'to', apiUrl: 'https://graph.facebook.com/v23.0' },
      tapjoy: { url: 'https://o.example', secret: 'hush' },
    });
    expect(contractsOf({ STRIPE_SECRET_KEY: 'hun ter2' })).toEqual(['STRIPE_SECRET_KEY must be without blanks.']);
  });

  it('stop a production start that has half a contract, or a slip in a name', () => {
    const slips = { GOOGLE_CLIENT_ID: 'id', NICE_API_URL: 'https://nice.example', STRIPE_SECRET: 'sk' };
    expect(parseVariables({ ...slips, LONGSTRIP_MODE: 'production' })).toEqual({
      ok: false,
      sentences: [
        'GOOGLE_CLIENT_SECRET must be set, since GOOGLE_CLIENT_ID is.',
        'NICE_API_URL is set without NICE_CLIENT_ID, NICE_CLIENT_SECRET, NICE_PRODUCT_ID: set them too, or leave it out.',
        'STRIPE_SECRET is no variable of this program. Correct it, or leave it out.',
      ],
    });
    expect(parseVariables(slips)).toMatchObject({ ok: true });
    expect(parseVariables({ SMTP_URL: 'smtps://shop@mail.example.com' })).toEqual({
      ok: false,
      sentences: ['SMTP_URL must have a user and a password, or neither.'],
    });
  });

  it('name where the newest seals are sent', () => {
    const headsOf = (environment: Record<string, string>) => {
      const parsed = parseVariables(environment);
      return parsed.ok ? parsed.settings.sealHeads : parsed.sentences;
    };
    expect(headsOf({})).toEqual({ to: [], token: null });
    const whole = { SEAL_HEADS_TO: '/mnt/heads, https://witness.example/heads ,stdout', SEAL_HEADS_TOKEN: 'hush' };
    const to = ['/mnt/heads', 'https://witness.example/heads', 'stdout'];
    expect(headsOf(whole)).toEqual({ to, token: 'hush' });
    for (const wrong of ['heads.txt', 'http://witness.example', 'https://witness.example, ftp://x']) {
      expect(headsOf({ SEAL_HEADS_TO: wrong })).toEqual([
        'SEAL_HEADS_TO must be stdout, absolute paths or https addresses, with commas between.',
      ]);
    }
    expect(headsOf({ SEAL_HEADS_TOKEN: 'hush', LONGSTRIP_MODE: 'production' })).toEqual([
      'SEAL_HEADS_TOKEN is set without SEAL_HEADS_TO: set them too, or leave it out.',
    ]);
  });

  it('name the identity at push services, which is a key and whom to ask', () => {
    const pushOf = (environment: Record<string, string>) => {
      const parsed = parseVariables(environment);
      return parsed.ok ? parsed.settings.push : parsed.sentences;
    };
    const [privateKey, subject] = [Buffer.alloc(32, 7).toString('base64url'), 'mailto:push@example.com'];
    const whole = { PUSH_VAPID_PRIVATE_KEY: privateKey, PUSH_VAPID_SUBJECT: subject };
    expect(pushOf(whole)).toEqual({ privateKey, subject });
    expect([pushOf({}), pushOf({ PUSH_VAPID_PRIVATE_KEY: privateKey })]).toEqual([null, null]);
    expect(pushOf({ PUSH_VAPID_PRIVATE_KEY: privateKey, LONGSTRIP_MODE: 'production' })).toEqual([
      'PUSH_VAPID_SUBJECT must be set, since PUSH_VAPID_PRIVATE_KEY is.',
    ]);
    expect(pushOf({ PUSH_VAPID_PRIVATE_KEY: 'hush', PUSH_VAPID_SUBJECT: 'me' })).toEqual([
      'PUSH_VAPID_PRIVATE_KEY must be a private key of P-256 in base64url (npx web-push generate-vapid-keys makes one).',
      'PUSH_VAPID_SUBJECT must be like mailto:push@example.com, not "me".',
    ]);
  });

  it('do not repeat a refused secret or the password of a refused address', () => {
    const parsed = parseVariables({ TOKEN_SECRET: 'hunter2', DATABASE_URL: 'mysql://me:hunter2@host/db' });
    expect(parsed).toMatchObject({ ok: false });
    expect(JSON.stringify(parsed)).not.toContain('hunter2');
  });

  it('tell everything that is wrong at once', () => {
    const parsed = parseVariables({ PORT: 'x', SEED: 'x' });
    expect(parsed.ok ? [] : parsed.sentences).toHaveLength(2);
  });

  it('count an empty value as not set', () => {
    expect(parseVariables({ PORT: '', SEED: ' ' })).toMatchObject({ ok: true, settings: { basePort: 3000 } });
  });

  it('seed the demo in demo mode: on the embedded database by themselves, on a server where SEED asks for it', () => {
    const seedOf = (environment: Record<string, string>) => {
      const parsed = parseVariables(environment);
      return parsed.ok ? parsed.settings.seed : parsed.sentences[0];
    };
    expect(seedOf({})).toBe('demo');
    expect(seedOf({ SEED: 'none' })).toBe('none');
    expect(seedOf({ LONGSTRIP_MODE: 'production' })).toBe('none');
    expect(seedOf({ DATABASE_URL: 'postgres://u:p@localhost:5432/d' })).toBe('none');
    expect(seedOf({ SEED: 'demo', LONGSTRIP_MODE: 'production' })).toContain('does not go with');
    expect(seedOf({ SEED: 'demo', DATABASE_URL: 'postgres://u:p@localhost:5432/d' })).toBe('demo');
  });

  it('read lists', () => {
    const parsed = parseVariables({
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PUBLIC_ORIGINS: 'bom-us=https://us.example.com, beltoon-jp=http://jp.example:8080/',
    });
    expect(parsed).toMatchObject({ ok: true, settings: { trustedProxies: ['10.0.0.0/8', '::1'] } });
    expect(parsed.ok ? [...parsed.settings.publicOrigins] : []).toEqual([
      ['bom-us', 'https://us.example.com'],
      ['beltoon-jp', 'http://jp.example:8080'],
    ]);
  });

  it('take a secret that is long and varied, and no other', () => {
    expect(parseVariables({ TOKEN_SECRET: SECRET })).toMatchObject({ settings: { secrets: { token: SECRET } } });
    expect(parseVariables({ TOKEN_SECRETS_PREVIOUS: `${SECRET}, ${SECRET}1` })).toMatchObject({
      settings: { previousTokenSecrets: [SECRET, `${SECRET}1`] },
    });
    expect(parseVariables({ BOOKS_SECRETS: `${SECRET}, ${SECRET}1` })).toMatchObject({
      settings: { booksSecrets: [SECRET, `${SECRET}1`] },
    });
    expect(parseVariables({ COOKIE_SECRETS_PREVIOUS: `${SECRET},${SECRET}1` })).toMatchObject({
      settings: { previousCookieSecrets: [SECRET, `${SECRET}1`], previousTokenSecrets: [] },
    });
    expect(parseVariables({ COOKIE_SECRETS_PREVIOUS: 'weak' })).toEqual({
      ok: false,
      sentences: ['COOKIE_SECRETS_PREVIOUS must be secrets of at least 32 random characters, with commas between.'],
    });
    expect(parseVariables({ TOKEN_SECRETS_PREVIOUS: `${SECRET},weak` })).toEqual({
      ok: false,
      sentences: ['TOKEN_SECRETS_PREVIOUS must be secrets of at least 32 random characters, with commas between.'],
    });
    expect(parseVariables({ TOKEN_SECRET: 'a'.repeat(64) }).ok).toBe(false);
    expect(parseVariables({ TOKEN_SECRET: SECRET.slice(1) }).ok).toBe(false);
  });

  it('are all in the help', () => {
    const help = describeVariables();
    for (const { name, about } of VARIABLES) {
      expect(help).toContain(`  ${name}`);
      expect(help).toContain(about);
    }
  });

  it('name the stores of the apps; half of a contract is none, and production refuses it', () => {
    const half = { APP_STORE_BUNDLE_ID: 'com.example.reader', GOOGLE_PLAY_PACKAGE: 'com.example' };
    expect(parseVariables(half)).toMatchObject({ settings: { appStores: { apple: null, google: null } } });
    expect(parseVariables({ ...half, GOOGLE_PLAY_PACKAGE: '', LONGSTRIP_MODE: 'production' })).toEqual({
      ok: false,
      sentences: ['APP_STORE_APP_ID must be set, since APP_STORE_BUNDLE_ID is.'],
    });
    expect(parseVariables({ STRIPE_SECRET_KEY: 'sk_live', LONGSTRIP_MODE: 'production' })).toEqual({
      ok: false,
      sentences: ['STRIPE_WEBHOOK_SECRET must be set, since STRIPE_SECRET_KEY is.'],
    });
    expect(parseVariables({ GMO_SHOP_ID: 'shop', LONGSTRIP_MODE: 'production' })).toMatchObject({
      sentences: [
        'GMO_SHOP_PASS must be set, since GMO_SHOP_ID is.',
        'GMO_CONFIG_ID must be set, since GMO_SHOP_ID is.',
      ],
    });
    expect(parseVariables({ ...half, APP_STORE_APP_ID: '12' })).toMatchObject({
      settings: { appStores: { apple: { bundleId: 'com.example.reader', appId: 12, environment: 'Production' } } },
    });
  });

  it('refuse the single token of operators of earlier versions, and say what to do', () => {
    expect(parseVariables({ ADMIN_TOKEN: SECRET })).toEqual({
      ok: false,
      sentences: [expect.stringMatching(/^ADMIN_TOKEN is not used any more: leave it out\. .* as OPERATOR_TOKEN\.$/)],
    });
    expect(parseVariables({ OPERATOR_TOKEN: SECRET, CONSOLE_ORIGIN: 'https://console.test/' })).toEqual({
      ok: false,
      sentences: [
        'CONSOLE_ORIGIN must be an origin like https://console.example.com, not "https://console.test/".',
        'OPERATOR_TOKEN must be a token that operator token create printed.',
      ],
    });
  });
});
