import { expect, test } from 'vitest';
import { readApiSettings } from './env.ts';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';
const PUSH_KEY = Buffer.alloc(32, 7).toString('base64url');
const enough = { TOKEN_SECRET: SECRET, IMAGE_SECRET: SECRET, SERVICE_SECRET: SECRET };

test('the secrets are enough; everything else has a value', () => {
  const read = readApiSettings(enough);
  expect(read).toMatchObject({
    ok: true,
    settings: {
      host: '127.0.0.1',
      basePort: 3000,
      workers: 0,
      drainDelayMs: 0,
      mode: 'demo',
      logFormat: 'text',
      databaseUrl: null,
      filesAt: null,
      edgePictureSecret: null,
      trustedProxies: [],
      ipCountryTable: null,
      rateLimitPerMinute: null,
      nice: null,
      payments: { sandbox: null, stripe: null, gmo: null, apple: null, google: null, facebook: null },
      tapjoy: null,
      push: null,
      messages: { smtpUrl: null, mailFrom: 'Longstrip <no-reply@longstrip.example>', texts: null },
    },
  });
});

test('what is set is read', () => {
  const read = readApiSettings({
    ...enough,
    PORT: '4000',
    WORKERS: '3',
    DRAIN_DELAY_SECONDS: '5',
    LONGSTRIP_MODE: 'production',
    DATABASE_URL: 'postgres://u:p@pooler:6432/longstrip',
    DATABASE_DIRECT_URL: 'postgres://u:p@db:5432/longstrip',
    DATABASE_REPLICA_URL: 'postgres://u:p@replica:5432/longstrip',
    VALKEY_URL: 'valkeys://u:p@valkey:6379',
    FILES_URL: 's3://pictures/store?region=eu-west-1',
    FILES_ACCESS_KEY: 'key',
    FILES_SECRET_KEY: 'hush',
    EDGE_PICTURE_SECRET: `${SECRET}3`,
    TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1',
    PUBLIC_ORIGINS: 'bom-us=https://us.example.com/,beltoon-jp=http://localhost:3001',
    RATE_LIMIT_PER_MINUTE: '0',
    SMTP_URL: 'smtps://user:hush@mail.example.com:465',
    MAIL_FROM: 'shop@example.com',
    TEXT_MESSAGES_URL: 'https://api.twilio.com',
    TEXT_MESSAGES_ACCOUNT: 'AC1',
    TEXT_MESSAGES_TOKEN: 'hush',
    TEXT_MESSAGES_FROM: '+15005550006',
    NICE_CLIENT_ID: 'id',
    NICE_CLIENT_SECRET: 'hush',
    NICE_PRODUCT_ID: '7',
    NICE_API_URL: 'http://127.0.0.1:1/nice/',
    TAPJOY_SECRET: 'hush',
    TAPJOY_OFFERS_URL: 'https://offers.example/wall',
    PUSH_VAPID_PRIVATE_KEY: PUSH_KEY,
    PUSH_VAPID_SUBJECT: 'mailto:push@example.com',
    SEAL_HEADS_TO: 'stdout, /mnt/heads,https://witness.example/heads',
    SEAL_HEADS_TOKEN: 'hush',
    TOKEN_SECRETS_PREVIOUS: `${SECRET}1, ${SECRET}2`,
    BOOKS_SECRETS: `${SECRET}4`,
    LOG_FORMAT: ' json ',
    HOST: '',
  });
  expect(read).toMatchObject({
    settings: {
      host: '127.0.0.1',
      basePort: 4000,
      workers: 3,
      drainDelayMs: 5_000,
      mode: 'production',
      logFormat: 'json',
      databaseUrl: 'postgres://u:p@pooler:6432/longstrip',
      databaseDirectUrl: 'postgres://u:p@db:5432/longstrip',
      databaseReplicaUrl: 'postgres://u:p@replica:5432/longstrip',
      valkeyUrl: 'valkeys://u:p@valkey:6379',
      filesAt: { url: 's3://pictures/store?region=eu-west-1', accessKey: 'key', secretKey: 'hush' },
      edgePictureSecret: `${SECRET}3`,
      trustedProxies: ['10.0.0.0/8', '192.168.1.1'],
      sealHeads: { to: ['stdout', '/mnt/heads', 'https://witness.example/heads'], token: 'hush' },
      publicOrigins: new Map([
        ['bom-us', 'https://us.example.com'],
        ['beltoon-jp', 'http://localhost:3001'],
      ]),
      rateLimitPerMinute: 0,
      nice: {
        tokenUrl: 'http://127.0.0.1:1/nice/digital/niceid/oauth/oauth/token',
        cryptoTokenUrl: 'http://127.0.0.1:1/nice/digital/niceid/api/v1.0/common/crypto/token',
        popupUrl: 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
        ...{ clientId: 'id', clientSecret: 'hush', productId: '7' },
      },
      messages: {
        smtpUrl: 'smtps://user:hush@mail.example.com:465',
        mailFrom: 'shop@example.com',
        texts: { url: 'https://api.twilio.com', account: 'AC1', token: 'hush', from: '+15005550006' },
      },
      tapjoy: { url: 'https://offers.example/wall', secret: 'hush' },
      push: { privateKey: PUSH_KEY, subject: 'mailto:push@example.com' },
      previousTokenSecrets: [`${SECRET}1`, `${SECRET}2`],
      booksSecrets: [`${SECRET}4`],
    },
  });
});

test.each([
  [
    'TOKEN_SECRETS_PREVIOUS',
    `${SECRET},hush`,
    'TOKEN_SECRETS_PREVIOUS must be secrets of at least 32 random characters, with commas between.',
  ],
  ['PORT', '0', 'PORT must be a whole number from 1 to 65431, not "0".'],
  ['PORT', '3e3', 'PORT must be a whole number from 1 to 65431, not "3e3".'],
  ['HOST', 'a b', 'HOST must be an address of this machine, not "a b".'],
  ['LONGSTRIP_MODE', 'test', 'LONGSTRIP_MODE must be one of demo, production, not "test".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, not "loud".'],
  [
    'PUBLIC_ORIGINS',
    'bom-us=http://a.example,bom-us=http://b.example',
    'PUBLIC_ORIGINS must name each platform once, not "bom-us=http://a.example,bom-us=http://b.example".',
  ],
  ['RATE_LIMIT_PER_MINUTE', '-1', 'RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 10000000, not "-1".'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, not "10.0.0.0/99".'],
  [
    'DATABASE_URL',
    'mysql://u:hush@db/x',
    'DATABASE_URL must be an address like postgres://user:password@host:5432/longstrip.',
  ],
  ['FILES_URL', 's3://key:hush@pictures', 'FILES_URL must be an address like s3://bucket/prefix?region=eu-west-1.'],
  ['SMTP_URL', 'http://u:hush@mail', 'SMTP_URL must be an address like smtps://user:password@mail.example.com:465.'],
  ['MAIL_FROM', 'Shop', 'MAIL_FROM must be like Longstrip <no-reply@example.com>, not "Shop".'],
  ['TEXT_MESSAGES_URL', 'ftp://x', 'TEXT_MESSAGES_URL must be an address like https://api.twilio.com, not "ftp://x".'],
  [
    'PUSH_VAPID_PRIVATE_KEY',
    'hush',
    'PUSH_VAPID_PRIVATE_KEY must be a private key of P-256 in base64url (npx web-push generate-vapid-keys makes one).',
  ],
  ['PUSH_VAPID_SUBJECT', 'me', 'PUSH_VAPID_SUBJECT must be like mailto:push@example.com, not "me".'],
  [
    'SEAL_HEADS_TO',
    'https://u:hush@witness.example,heads.txt',
    'SEAL_HEADS_TO must be stdout, absolute paths or https addresses, with commas between.',
  ],
  ['TOKEN_SECRET', 'hush', 'TOKEN_SECRET must be at least 32 random characters (openssl rand -base64 48 makes one).'],
  [
    'TOKEN_SECRET',
    'a'.repeat(40),
    'TOKEN_SECRET must be at least 32 random characters (openssl rand -base64 48 makes one).',
  ],
  [
    'SERVICE_SECRET',
    '',
    'SERVICE_SECRET must be set: an api that runs by itself makes no secrets (openssl rand -base64 48 makes one).',
  ],
  [
    'CONSOLE_ORIGIN',
    'console.test/',
    'CONSOLE_ORIGIN must be an origin like https://console.example.com, not "console.test/".',
  ],
  [
    'ADMIN_TOKEN',
    SECRET,
    'ADMIN_TOKEN is not used any more: leave it out. Commands on this machine need none; for others make a token (npm run operator -- token create) and set it there as OPERATOR_TOKEN.',
  ],
])('%s=%s is one sentence', (name, text, sentence) => {
  expect(readApiSettings({ ...enough, [name]: text })).toEqual({ ok: false, sentences: [sentence] });
});

test('each wrong variable has its sentence, and no secret is repeated', () => {
  const read = readApiSettings({ PORT: 'x', TOKEN_SECRET: 'hush' });
  const text = JSON.stringify(read);
  expect(text).toContain('PORT');
  expect(text).toContain('IMAGE_SECRET must be set');
  expect(text).not.toContain('hush');
});

test('production refuses half a contract with a payment provider; elsewhere it is none', () => {
  const halves = { ...enough, STRIPE_SECRET_KEY: 'sk_live', APP_STORE_APP_ID: '123', PUSH_VAPID_PRIVATE_KEY: PUSH_KEY };
  expect(readApiSettings({ ...halves, LONGSTRIP_MODE: 'production' })).toEqual({
    ok: false,
    sentences: [
      'PUSH_VAPID_SUBJECT must be set, since PUSH_VAPID_PRIVATE_KEY is.',
      'STRIPE_WEBHOOK_SECRET must be set, since STRIPE_SECRET_KEY is.',
      'APP_STORE_BUNDLE_ID must be set, since APP_STORE_APP_ID is.',
    ],
  });
  expect(readApiSettings(halves)).toMatchObject({ settings: { payments: { stripe: null, apple: null } } });
  const gmo = { ...enough, GMO_SHOP_ID: 'shop', GMO_SHOP_PASS: 'pass', LONGSTRIP_MODE: 'production' };
  expect(readApiSettings(gmo)).toEqual({
    ok: false,
    sentences: ['GMO_CONFIG_ID must be set, since GMO_SHOP_ID and GMO_SHOP_PASS are.'],
  });
  expect(readApiSettings({ ...gmo, GMO_CONFIG_ID: 'shown' })).toMatchObject({
    settings: { payments: { gmo: { shopId: 'shop', configId: 'shown', apiUrl: 'https://p01.mul-pay.jp' } } },
  });
  const whole = {
    ...halves,
    LONGSTRIP_MODE: 'production',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    APP_STORE_BUNDLE_ID: 'app',
    PUSH_VAPID_SUBJECT: 'mailto:push@example.com',
  };
  expect(readApiSettings(whole)).toMatchObject({
    settings: {
      payments: {
        stripe: { webhookSecret: 'whsec' },
        apple: { bundleId: 'app', appId: 123, environment: 'Production' },
      },
    },
  });
});

test('production refuses what belongs to a contract that is not there, and a slip in a name', () => {
  const slips = { TEXT_MESSAGES_URL: 'https://api.twilio.com', GMO_API_URL: 'https://gmo.example', STRIPE_KEY: 'sk' };
  const sites = { COOKIE_SECRET: SECRET, FACEBOOK_CLIENT_ID: 'id' };
  expect(readApiSettings({ ...enough, ...slips, ...sites, LONGSTRIP_MODE: 'production' })).toEqual({
    ok: false,
    sentences: [
      'TEXT_MESSAGES_ACCOUNT must be set, since TEXT_MESSAGES_URL is.',
      'TEXT_MESSAGES_TOKEN must be set, since TEXT_MESSAGES_URL is.',
      'TEXT_MESSAGES_FROM must be set, since TEXT_MESSAGES_URL is.',
      'GMO_API_URL is set without GMO_SHOP_ID, GMO_SHOP_PASS, GMO_CONFIG_ID: set them too, or leave it out.',
      'STRIPE_KEY is no variable of this program. Correct it, or leave it out.',
    ],
  });
});

test.each([
  [
    { TRUSTED_PROXIES: '::/0' },
    'TRUSTED_PROXIES must not be every address: each client could then say it is any other, not "::/0".',
  ],
  [{ LOG_FORMAT: 'json # for Loki' }, 'LOG_FORMAT has a comment in its value: put the comment on a line of its own.'],
  [
    { LONGSTRIP_MODE: 'production', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    'OTEL_TRACES_SAMPLER_ARG is set without OTEL_EXPORTER_OTLP_ENDPOINT: set them too, or leave it out.',
  ],
  [
    { LONGSTRIP_MODE: 'production', FILES_ACCESS_KEY: 'key', FILES_SECRET_KEY: 'hush' },
    'FILES_URL must be set, since FILES_ACCESS_KEY and FILES_SECRET_KEY are.',
  ],
])('what starts and does not what it says is refused: %j', (wrong, sentence) => {
  expect(readApiSettings({ ...enough, ...wrong })).toEqual({ ok: false, sentences: [sentence] });
});
