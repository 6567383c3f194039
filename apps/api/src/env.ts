import { resolve } from 'node:path';
import type { TelemetrySettings } from '@longstrip/telemetry';
import * as v from 'valibot';
import type { MessageSettings } from './adapters/message-senders.ts';
import type { NiceSettings } from './adapters/nice.ts';
import type { PaymentSettings } from './adapters/payment/create-payments.ts';
import { PAYMENT_ENTRIES, PAYMENT_SECRETS, paymentsOf } from './adapters/payment/payment-variables.ts';
import type { TapjoySettings } from './adapters/tapjoy.ts';
import { isPushPrivateKey, type PushSettings } from './adapters/web-push.ts';
import { FILES_ENTRIES, type FilesSettings, filesOf } from './catalogue/index.ts';
import {
  addressRanges,
  commaList,
  edgeSecret,
  HIGHEST_OFFSET,
  hasComment,
  MAIL_SENDER,
  oneOf,
  origin,
  origins,
  secret,
  secrets,
  serviceAddress,
  wholeNumber,
} from './env-values.ts';
import { isHeadDestination, type SealHeadSettings } from './money/index.ts';
import { incompleteGroups, unknownVariables, VARIABLE_GROUPS } from './partner-variables.ts';
import { SHARED_SERVER_ENTRIES, SHARED_SERVER_SECRETS } from './shared-server-variables.ts';

/** The validated environment of an api that runs without the sites. */
export interface ApiSettings {
  host: string;
  basePort: number;
  mode: 'demo' | 'production';
  /** How many processes answer requests; 0: no others. */
  workers: number;
  /** How long a stopping process still answers after it has said that it is not ready, in milliseconds. */
  drainDelayMs: number;
  logFormat: 'text' | 'json';
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  dataDirectory: string;
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  databaseReplicaUrl: string | null;
  valkeyUrl: string | null;
  filesAt: FilesSettings | null;
  trustedProxies: string[];
  publicOrigins: Map<string, string>;
  ipCountryTable: string | null;
  rateLimitPerMinute: number | null;
  messages: MessageSettings;
  nice: NiceSettings | null;
  payments: PaymentSettings;
  tapjoy: TapjoySettings | null;
  push: PushSettings | null;
  sealHeads: SealHeadSettings;
  telemetry: TelemetrySettings;
  /** The cookie secret is the sites'; null: it is not compared with theirs. */
  secrets: { token: string; image: string; service: string; cookie: string | null };
  edgePictureSecret: string | null;
  previousTokenSecrets: string[];
  previousCookieSecrets: string[];
  /** Where operators open the console. */
  consoleOrigin: string;
  booksSecrets: string[];
}

const EnvironmentSchema = v.object({
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be an address of this machine')), '127.0.0.1'),
  PORT: v.optional(wholeNumber(1, 65_535 - HIGHEST_OFFSET), '3000'),
  WORKERS: v.optional(wholeNumber(0, 256), '0'),
  DRAIN_DELAY_SECONDS: v.optional(wholeNumber(0, 300), '0'),
  LONGSTRIP_MODE: v.optional(oneOf(['demo', 'production']), 'demo'),
  LOG_FORMAT: v.optional(oneOf(['text', 'json']), 'text'),
  LOG_LEVEL: v.optional(oneOf(['debug', 'info', 'warn', 'error']), 'info'),
  DATA_DIR: v.optional(v.string(), '.data'),
  ...SHARED_SERVER_ENTRIES,
  ...FILES_ENTRIES,
  TRUSTED_PROXIES: v.optional(addressRanges, ''),
  PUBLIC_ORIGINS: v.optional(origins, ''),
  IP_COUNTRY_TABLE: v.optional(v.nullable(v.string()), null),
  RATE_LIMIT_PER_MINUTE: v.optional(v.nullable(wholeNumber(0, 10_000_000)), null),
  SMTP_URL: v.optional(v.nullable(serviceAddress(/^smtps?:$/, 'smtps://user:password@mail.example.com:465')), null),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(MAIL_SENDER, 'must be like Longstrip <no-reply@example.com>')),
    'Longstrip <no-reply@longstrip.example>',
  ),
  TEXT_MESSAGES_URL: v.optional(v.nullable(serviceAddress(/^https?:$/, 'https://api.twilio.com')), null),
  TEXT_MESSAGES_ACCOUNT: v.optional(v.string(), ''),
  TEXT_MESSAGES_TOKEN: v.optional(v.string(), ''),
  TEXT_MESSAGES_FROM: v.optional(v.string(), ''),
  NICE_CLIENT_ID: v.optional(v.string(), ''),
  NICE_CLIENT_SECRET: v.optional(v.string(), ''),
  NICE_PRODUCT_ID: v.optional(v.string(), ''),
  NICE_API_URL: v.optional(serviceAddress(/^https?:$/, 'https://example.com'), 'https://svc.niceapi.co.kr:22001'),
  NICE_POPUP_URL: v.optional(
    serviceAddress(/^https?:$/, 'https://example.com'),
    'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
  ),
  ...PAYMENT_ENTRIES,
  TAPJOY_SECRET: v.optional(v.string(), ''),
  TAPJOY_OFFERS_URL: v.optional(v.nullable(serviceAddress(/^https?:$/, 'https://rewards.example.com')), null),
  PUSH_VAPID_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isPushPrivateKey(text),
        'must be a private key of P-256 in base64url (npx web-push generate-vapid-keys makes one)',
      ),
    ),
    '',
  ),
  PUSH_VAPID_SUBJECT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || (URL.canParse(text) && /^(?:mailto|https):$/.test(new URL(text).protocol)),
        'must be like mailto:push@example.com',
      ),
    ),
    '',
  ),
  SEAL_HEADS_TO: v.optional(
    v.pipe(
      commaList,
      v.check(
        (destinations) => destinations.every(isHeadDestination),
        'must be stdout, absolute paths or https addresses, with commas between',
      ),
    ),
    '',
  ),
  SEAL_HEADS_TOKEN: v.optional(v.nullable(v.string()), null),
  METRICS_PORT: v.optional(v.nullable(wholeNumber(1, 65_535)), null),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be an address of this machine')),
    '127.0.0.1',
  ),
  // The SDK reads the other variables of OpenTelemetry itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.nullable(serviceAddress(/^https?:$/, 'http://127.0.0.1:4318')), null),
  TOKEN_SECRET: secret,
  TOKEN_SECRETS_PREVIOUS: v.optional(secrets, ''),
  BOOKS_SECRETS: v.optional(secrets, ''),
  IMAGE_SECRET: secret,
  EDGE_PICTURE_SECRET: v.optional(v.nullable(edgeSecret), null),
  SERVICE_SECRET: secret,
  COOKIE_SECRET: v.optional(v.nullable(secret), null),
  COOKIE_SECRETS_PREVIOUS: v.optional(secrets, ''),
  CONSOLE_ORIGIN: v.optional(v.nullable(origin), null),
});

/** As in the launcher's `ports.mjs`. */
const CONSOLE_OFFSET = 101;

/** Values that must not be repeated in a message. */
const CONFIDENTIAL: ReadonlySet<string> = new Set([
  ...SHARED_SERVER_SECRETS,
  'FILES_URL',
  'FILES_SECRET_KEY',
  'SMTP_URL',
  'TEXT_MESSAGES_TOKEN',
  'NICE_CLIENT_SECRET',
  ...PAYMENT_SECRETS,
  'TAPJOY_SECRET',
  'PUSH_VAPID_PRIVATE_KEY',
  'SEAL_HEADS_TO',
  'SEAL_HEADS_TOKEN',
  'TOKEN_SECRET',
  'TOKEN_SECRETS_PREVIOUS',
  'BOOKS_SECRETS',
  'IMAGE_SECRET',
  'EDGE_PICTURE_SECRET',
  'SERVICE_SECRET',
  'COOKIE_SECRET',
  'COOKIE_SECRETS_PREVIOUS',
]);

/** The single token of earlier versions. */
const FORMER_TOKEN =
  'ADMIN_TOKEN is not used any more: leave it out. Commands on this machine need none; for others make a token (npm run operator -- token create) and set it there as OPERATOR_TOKEN.';

/** Some are read by a library alone. */
const GROUPED = VARIABLE_GROUPS.flatMap(({ names, details = [] }) => [...names, ...details]);

/** Checks the environment of this process; each wrong variable gives one sentence. An empty value counts as not set. */
export function readApiSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): { ok: true; settings: ApiSettings } | { ok: false; sentences: string[] } {
  const names = Object.keys(EnvironmentSchema.entries);
  const given = Object.fromEntries(
    [...names, ...GROUPED].map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const commented = names.filter((name) => hasComment(given[name] ?? ''));
  if (commented.length > 0) {
    return {
      ok: false,
      sentences: commented.map((name) => `${name} has a comment in its value: put the comment on a line of its own.`),
    };
  }
  if (environment.ADMIN_TOKEN?.trim()) return { ok: false, sentences: [FORMER_TOKEN] };
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) return { ok: false, sentences: parsed.issues.map(sentenceOf) };
  const { output } = parsed;
  const halves =
    output.LONGSTRIP_MODE === 'production' ? [...incompleteGroups(given), ...unknownVariables(environment, names)] : [];
  if (halves.length > 0) return { ok: false, sentences: halves };
  return {
    ok: true,
    settings: {
      host: output.HOST,
      basePort: output.PORT,
      workers: output.WORKERS,
      drainDelayMs: output.DRAIN_DELAY_SECONDS * 1000,
      mode: output.LONGSTRIP_MODE,
      logFormat: output.LOG_FORMAT,
      logLevel: output.LOG_LEVEL,
      dataDirectory: resolve(output.DATA_DIR),
      databaseUrl: output.DATABASE_URL,
      databaseDirectUrl: output.DATABASE_DIRECT_URL,
      databaseReplicaUrl: output.DATABASE_REPLICA_URL,
      valkeyUrl: output.VALKEY_URL,
      filesAt: filesOf(output),
      trustedProxies: output.TRUSTED_PROXIES,
      publicOrigins: output.PUBLIC_ORIGINS,
      ipCountryTable: output.IP_COUNTRY_TABLE,
      rateLimitPerMinute: output.RATE_LIMIT_PER_MINUTE,
      messages: messagesOf(output),
      nice: niceOf(output),
      payments: paymentsOf(output),
      tapjoy: tapjoyOf(output),
      push: pushOf(output),
      sealHeads: { to: output.SEAL_HEADS_TO, token: output.SEAL_HEADS_TOKEN },
      telemetry: telemetryOf(output),
      secrets: {
        ...{ token: output.TOKEN_SECRET, image: output.IMAGE_SECRET, service: output.SERVICE_SECRET },
        cookie: output.COOKIE_SECRET,
      },
      edgePictureSecret: output.EDGE_PICTURE_SECRET,
      previousTokenSecrets: output.TOKEN_SECRETS_PREVIOUS,
      previousCookieSecrets: output.COOKIE_SECRETS_PREVIOUS,
      consoleOrigin: output.CONSOLE_ORIGIN ?? `http://localhost:${output.PORT + CONSOLE_OFFSET}`,
      booksSecrets: output.BOOKS_SECRETS,
    },
  };
}

function messagesOf(output: v.InferOutput<typeof EnvironmentSchema>): MessageSettings {
  const { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, TEXT_MESSAGES_URL: url } = output;
  const { TEXT_MESSAGES_ACCOUNT: account, TEXT_MESSAGES_TOKEN: token, TEXT_MESSAGES_FROM: from } = output;
  return { smtpUrl, mailFrom, texts: url === null ? null : { url, account, token, from } };
}

/** NICE's own addresses below its origin; null if the store is not registered there. */
function niceOf(output: v.InferOutput<typeof EnvironmentSchema>): NiceSettings | null {
  const { NICE_CLIENT_ID: clientId, NICE_CLIENT_SECRET: clientSecret, NICE_PRODUCT_ID: productId } = output;
  if (clientId === '' || clientSecret === '' || productId === '') return null;
  const base = output.NICE_API_URL.replace(/\/$/, '');
  return {
    tokenUrl: `${base}/digital/niceid/oauth/oauth/token`,
    cryptoTokenUrl: `${base}/digital/niceid/api/v1.0/common/crypto/token`,
    popupUrl: output.NICE_POPUP_URL,
    ...{ clientId, clientSecret, productId },
  };
}

/** Null unless both are set. */
function tapjoyOf(output: v.InferOutput<typeof EnvironmentSchema>): TapjoySettings | null {
  const { TAPJOY_SECRET: secretOfTapjoy, TAPJOY_OFFERS_URL: url } = output;
  return secretOfTapjoy === '' || url === null ? null : { url, secret: secretOfTapjoy };
}

/** A key needs a subject: push services require a contact. */
function pushOf(output: v.InferOutput<typeof EnvironmentSchema>): PushSettings | null {
  const { PUSH_VAPID_PRIVATE_KEY: privateKey, PUSH_VAPID_SUBJECT: subject } = output;
  return privateKey === '' || subject === '' ? null : { privateKey, subject };
}

function telemetryOf({ METRICS_PORT: port, ...output }: v.InferOutput<typeof EnvironmentSchema>): TelemetrySettings {
  const metrics = port === null ? null : { host: output.METRICS_HOST, port };
  return { metrics, traces: output.OTEL_EXPORTER_OTLP_ENDPOINT !== null };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'The environment';
  const isShown = issue.input !== undefined && !CONFIDENTIAL.has(name);
  return isShown ? `${name} ${issue.message}, not "${String(issue.input)}".` : `${name} ${issue.message}.`;
}
