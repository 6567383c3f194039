import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  WITHOUT_VALUES,
  isPushPrivateKey,
  shutDownOnUncaughtError,
  startApi,
  surviveErrors
} from "./chunk-55OO5ZXQ.js";
import {
  APPLE_ROOT_SHA256,
  isAddressRange,
  isHeadDestination
} from "./chunk-XUVAAUYX.js";
import "./chunk-REFXJ4NO.js";
import {
  PLATFORMS
} from "./chunk-XSLGQMHF.js";
import "./chunk-ORQQVEUQ.js";
import "./chunk-YZKYM6NF.js";
import "./chunk-GQ27O67H.js";
import "./chunk-7IMC7HU5.js";
import "./chunk-BFA6DVZH.js";
import "./chunk-WYA6TN5W.js";
import "./chunk-27FSKSTI.js";

// src/main.ts
import { once } from "node:events";
import { serve } from "@hono/node-server";

// src/env.ts
import { resolve } from "node:path";
import * as v2 from "valibot";

// src/adapters/payment/payment-variables.ts
import { createPrivateKey } from "node:crypto";
import * as v from "valibot";
var webAddress = (example) => v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    `must be an address like ${example}`
  )
);
var privateKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\\n", "\n")),
  v.check((text) => text === "" || isPrivateKey(text), "must be the private key of the service account, in PEM")
);
function isPrivateKey(text) {
  try {
    return createPrivateKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
var PAYMENT_ENTRIES = {
  STRIPE_SECRET_KEY: v.optional(v.string(), ""),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), ""),
  STRIPE_API_URL: v.optional(v.nullable(webAddress("https://api.stripe.com")), null),
  GMO_SHOP_ID: v.optional(v.string(), ""),
  GMO_SHOP_PASS: v.optional(v.string(), ""),
  GMO_CONFIG_ID: v.optional(v.string(), ""),
  GMO_API_URL: v.optional(webAddress("https://p01.mul-pay.jp"), "https://p01.mul-pay.jp"),
  APP_STORE_BUNDLE_ID: v.optional(v.string(), ""),
  APP_STORE_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{0,15}$/, "must be the app’s number")), ""),
  APP_STORE_ENVIRONMENT: v.optional(
    v.picklist(["Production", "Sandbox"], "must be one of Production, Sandbox"),
    "Production"
  ),
  APP_STORE_ROOT_SHA256: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/, "must be 64 hexadecimal digits")),
    APPLE_ROOT_SHA256
  ),
  GOOGLE_PLAY_PACKAGE: v.optional(v.string(), ""),
  GOOGLE_PLAY_ACCOUNT: v.optional(v.string(), ""),
  GOOGLE_PLAY_KEY: v.optional(privateKey, ""),
  GOOGLE_PLAY_PUSH_AUDIENCE: v.optional(v.string(), ""),
  GOOGLE_PLAY_PUSH_ACCOUNT: v.optional(v.string(), ""),
  GOOGLE_PLAY_API_URL: v.optional(
    webAddress("https://androidpublisher.googleapis.com"),
    "https://androidpublisher.googleapis.com"
  ),
  GOOGLE_PLAY_TOKEN_URL: v.optional(
    webAddress("https://oauth2.googleapis.com/token"),
    "https://oauth2.googleapis.com/token"
  ),
  GOOGLE_PLAY_KEYS_URL: v.optional(
    webAddress("https://www.googleapis.com/oauth2/v3/certs"),
    "https://www.googleapis.com/oauth2/v3/certs"
  ),
  FACEBOOK_PIXEL_ID: v.optional(v.string(), ""),
  FACEBOOK_ACCESS_TOKEN: v.optional(v.string(), ""),
  FACEBOOK_API_URL: v.optional(webAddress("https://graph.facebook.com/v23.0"), "https://graph.facebook.com/v23.0")
};
var PAYMENT_SECRETS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "GMO_SHOP_PASS",
  "GOOGLE_PLAY_KEY",
  "FACEBOOK_ACCESS_TOKEN"
];
var PaymentVariablesSchema = v.object(PAYMENT_ENTRIES);
function paymentsOf(variables) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = variables;
  const { FACEBOOK_PIXEL_ID: pixelId, FACEBOOK_ACCESS_TOKEN: accessToken, FACEBOOK_API_URL: facebookUrl } = variables;
  const { APP_STORE_BUNDLE_ID: bundleId, APP_STORE_APP_ID: appId } = variables;
  const { APP_STORE_ENVIRONMENT: environment, APP_STORE_ROOT_SHA256: rootSha256 } = variables;
  return {
    sandbox: null,
    stripe: secretKey === "" || webhookSecret === "" ? null : { secretKey, webhookSecret, apiUrl },
    gmo: gmoOf(variables),
    apple: bundleId === "" || appId === "" ? null : { bundleId, appId: Number(appId), environment, rootSha256 },
    google: googleOf(variables),
    facebook: pixelId === "" || accessToken === "" ? null : { pixelId, accessToken, apiUrl: facebookUrl }
  };
}
function gmoOf(variables) {
  const { GMO_SHOP_ID: shopId, GMO_SHOP_PASS: shopPass, GMO_CONFIG_ID: configId, GMO_API_URL: apiUrl } = variables;
  return [shopId, shopPass, configId].includes("") ? null : { shopId, shopPass, configId, apiUrl };
}
function googleOf(variables) {
  const { GOOGLE_PLAY_PACKAGE: packageName, GOOGLE_PLAY_ACCOUNT: clientEmail, GOOGLE_PLAY_KEY: key } = variables;
  const { GOOGLE_PLAY_PUSH_AUDIENCE: pushAudience, GOOGLE_PLAY_PUSH_ACCOUNT: pushAccount } = variables;
  if ([packageName, clientEmail, key, pushAudience, pushAccount].includes("")) return null;
  const { GOOGLE_PLAY_API_URL: apiUrl, GOOGLE_PLAY_TOKEN_URL: tokenUrl, GOOGLE_PLAY_KEYS_URL: keysUrl } = variables;
  return { packageName, clientEmail, privateKey: key, pushAudience, pushAccount, apiUrl, tokenUrl, keysUrl };
}

// src/partner-variables.ts
var VARIABLE_GROUPS = [
  { names: ["SMTP_URL"], details: ["MAIL_FROM"] },
  { names: ["TEXT_MESSAGES_URL", "TEXT_MESSAGES_ACCOUNT", "TEXT_MESSAGES_TOKEN", "TEXT_MESSAGES_FROM"] },
  { names: ["PUSH_VAPID_PRIVATE_KEY", "PUSH_VAPID_SUBJECT"] },
  { names: ["NICE_CLIENT_ID", "NICE_CLIENT_SECRET", "NICE_PRODUCT_ID"], details: ["NICE_API_URL", "NICE_POPUP_URL"] },
  { names: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], details: ["STRIPE_API_URL"] },
  { names: ["GMO_SHOP_ID", "GMO_SHOP_PASS", "GMO_CONFIG_ID"], details: ["GMO_API_URL"] },
  { names: ["FACEBOOK_PIXEL_ID", "FACEBOOK_ACCESS_TOKEN"], details: ["FACEBOOK_API_URL"] },
  { names: ["TAPJOY_OFFERS_URL", "TAPJOY_SECRET"] },
  { names: ["SEAL_HEADS_TO"], details: ["SEAL_HEADS_TOKEN"] },
  {
    names: ["APP_STORE_BUNDLE_ID", "APP_STORE_APP_ID"],
    details: ["APP_STORE_ENVIRONMENT", "APP_STORE_ROOT_SHA256"]
  },
  {
    names: [
      ...["GOOGLE_PLAY_PACKAGE", "GOOGLE_PLAY_ACCOUNT", "GOOGLE_PLAY_KEY"],
      ...["GOOGLE_PLAY_PUSH_AUDIENCE", "GOOGLE_PLAY_PUSH_ACCOUNT"]
    ],
    details: ["GOOGLE_PLAY_API_URL", "GOOGLE_PLAY_TOKEN_URL", "GOOGLE_PLAY_KEYS_URL"]
  }
];
function incompleteGroups(given) {
  return VARIABLE_GROUPS.flatMap(({ names, details = [] }) => {
    const set = names.filter((name) => given[name] !== void 0);
    if (set.length > 0) {
      return names.filter((name) => given[name] === void 0).map((name) => `${name} must be set, since ${set.join(" and ")} ${set.length === 1 ? "is" : "are"}.`);
    }
    return details.filter((name) => given[name] !== void 0).map((name) => `${name} is set without ${names.join(", ")}: set them too, or leave it out.`);
  });
}
var BEGINNINGS = /^(?:TEXT_MESSAGES|PUSH_VAPID|SEAL_HEADS|STRIPE|GMO|NICE|TAPJOY|APP_STORE|GOOGLE_PLAY|FACEBOOK|SMTP|LONGSTRIP)_/;
var OF_THE_SITES = /^FACEBOOK_CLIENT_(?:ID|SECRET)$/;
function unknownVariables(environment, known) {
  return Object.entries(environment).flatMap(
    ([name, value]) => !value?.trim() || known.includes(name) || OF_THE_SITES.test(name) || !BEGINNINGS.test(name) ? [] : [`${name} is no variable of this program. Correct it, or leave it out.`]
  );
}

// src/env.ts
var API_PORT_OFFSET = 100;
var MAIL_SENDER = /^(?:[^<>\s@]+@[^<>\s@]+|[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>)$/;
var SECRET_MIN_CHARACTERS = 32;
var wholeNumber = (least, most) => v2.pipe(
  v2.string(),
  v2.check(
    (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
    `must be a whole number from ${least} to ${most}`
  ),
  v2.transform(Number)
);
var oneOf = (values) => v2.picklist(values, `must be one of ${values.join(", ")}`);
var secret = v2.pipe(
  v2.string("must be set: an api that runs by itself makes no secrets (openssl rand -base64 48 makes one)"),
  v2.check(
    (text) => isStrong(text),
    `must be at least ${SECRET_MIN_CHARACTERS} random characters (openssl rand -base64 48 makes one)`
  )
);
var isStrong = (text) => text.length >= SECRET_MIN_CHARACTERS && new Set(text).size >= 12;
var commaList = v2.pipe(
  v2.string(),
  v2.transform(
    (text) => text.split(",").map((item) => item.trim()).filter((item) => item !== "")
  )
);
var addressRanges = v2.pipe(
  commaList,
  v2.check((ranges) => ranges.every(isAddressRange), "must be addresses or ranges like 10.0.0.0/8")
);
var secrets = v2.pipe(
  commaList,
  v2.check(
    (texts) => texts.every(isStrong),
    `must be secrets of at least ${SECRET_MIN_CHARACTERS} random characters, with commas between`
  )
);
var origins = v2.pipe(
  commaList,
  v2.check(
    (parts) => parts.every((part) => /^[a-z][a-z-]*=https?:\/\/[^/\s]+\/?$/.test(part)),
    "must be like bom-us=https://us.example.com, with commas between"
  ),
  v2.check(
    (parts) => new Set(parts.map((part) => part.split("=")[0])).size === parts.length,
    "must name each platform once"
  ),
  v2.transform(
    (parts) => new Map(
      parts.map((part) => {
        const [platformId = "", address = ""] = part.split("=");
        return [platformId, new URL(address).origin];
      })
    )
  )
);
var serviceAddress = (protocols, example) => v2.pipe(
  v2.string(),
  v2.check(
    (text) => URL.canParse(text) && protocols.test(new URL(text).protocol) && new URL(text).hostname !== "",
    `must be an address like ${example}`
  )
);
var EnvironmentSchema = v2.object({
  HOST: v2.optional(v2.pipe(v2.string(), v2.regex(/^[\w.:%-]+$/, "must be an address of this machine")), "127.0.0.1"),
  PORT: v2.optional(wholeNumber(1, 65535 - API_PORT_OFFSET), "3000"),
  LONGSTRIP_MODE: v2.optional(oneOf(["demo", "production"]), "demo"),
  LOG_FORMAT: v2.optional(oneOf(["text", "json"]), "text"),
  LOG_LEVEL: v2.optional(oneOf(["debug", "info", "warn", "error"]), "info"),
  DATA_DIR: v2.optional(v2.string(), ".data"),
  DATABASE_URL: v2.optional(
    v2.nullable(
      v2.pipe(
        v2.string(),
        v2.check(
          (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
          "must be an address like postgres://user:password@host:5432/longstrip"
        )
      )
    ),
    null
  ),
  TRUSTED_PROXIES: v2.optional(addressRanges, ""),
  PUBLIC_ORIGINS: v2.optional(origins, ""),
  IP_COUNTRY_TABLE: v2.optional(v2.nullable(v2.string()), null),
  RATE_LIMIT_PER_MINUTE: v2.optional(v2.nullable(wholeNumber(0, 1e7)), null),
  SMTP_URL: v2.optional(v2.nullable(serviceAddress(/^smtps?:$/, "smtps://user:password@mail.example.com:465")), null),
  MAIL_FROM: v2.optional(
    v2.pipe(v2.string(), v2.regex(MAIL_SENDER, "must be like Longstrip <no-reply@example.com>")),
    "Longstrip <no-reply@longstrip.example>"
  ),
  TEXT_MESSAGES_URL: v2.optional(v2.nullable(serviceAddress(/^https?:$/, "https://api.twilio.com")), null),
  TEXT_MESSAGES_ACCOUNT: v2.optional(v2.string(), ""),
  TEXT_MESSAGES_TOKEN: v2.optional(v2.string(), ""),
  TEXT_MESSAGES_FROM: v2.optional(v2.string(), ""),
  NICE_CLIENT_ID: v2.optional(v2.string(), ""),
  NICE_CLIENT_SECRET: v2.optional(v2.string(), ""),
  NICE_PRODUCT_ID: v2.optional(v2.string(), ""),
  NICE_API_URL: v2.optional(serviceAddress(/^https?:$/, "https://example.com"), "https://svc.niceapi.co.kr:22001"),
  NICE_POPUP_URL: v2.optional(
    serviceAddress(/^https?:$/, "https://example.com"),
    "https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb"
  ),
  ...PAYMENT_ENTRIES,
  TAPJOY_SECRET: v2.optional(v2.string(), ""),
  TAPJOY_OFFERS_URL: v2.optional(v2.nullable(serviceAddress(/^https?:$/, "https://rewards.example.com")), null),
  PUSH_VAPID_PRIVATE_KEY: v2.optional(
    v2.pipe(
      v2.string(),
      v2.check(
        (text) => text === "" || isPushPrivateKey(text),
        "must be a private key of P-256 in base64url (npx web-push generate-vapid-keys makes one)"
      )
    ),
    ""
  ),
  PUSH_VAPID_SUBJECT: v2.optional(
    v2.pipe(
      v2.string(),
      v2.check(
        (text) => text === "" || URL.canParse(text) && /^(?:mailto|https):$/.test(new URL(text).protocol),
        "must be like mailto:push@example.com"
      )
    ),
    ""
  ),
  SEAL_HEADS_TO: v2.optional(
    v2.pipe(
      commaList,
      v2.check(
        (destinations) => destinations.every(isHeadDestination),
        "must be stdout, absolute paths or https addresses, with commas between"
      )
    ),
    ""
  ),
  SEAL_HEADS_TOKEN: v2.optional(v2.nullable(v2.string()), null),
  TOKEN_SECRET: secret,
  TOKEN_SECRETS_PREVIOUS: v2.optional(secrets, ""),
  IMAGE_SECRET: secret,
  SERVICE_SECRET: secret,
  ADMIN_TOKEN: secret
});
var CONFIDENTIAL = /* @__PURE__ */ new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "TEXT_MESSAGES_TOKEN",
  "NICE_CLIENT_SECRET",
  ...PAYMENT_SECRETS,
  "TAPJOY_SECRET",
  "PUSH_VAPID_PRIVATE_KEY",
  "SEAL_HEADS_TO",
  "SEAL_HEADS_TOKEN",
  "TOKEN_SECRET",
  "TOKEN_SECRETS_PREVIOUS",
  "IMAGE_SECRET",
  "SERVICE_SECRET",
  "ADMIN_TOKEN"
]);
function readApiSettings(environment = process.env) {
  const names = Object.keys(EnvironmentSchema.entries);
  const given = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || void 0]));
  const parsed = v2.safeParse(EnvironmentSchema, given);
  if (!parsed.success) return { ok: false, sentences: parsed.issues.map(sentenceOf) };
  const { output } = parsed;
  const halves = output.LONGSTRIP_MODE === "production" ? [...incompleteGroups(given), ...unknownVariables(environment, names)] : [];
  if (halves.length > 0) return { ok: false, sentences: halves };
  return {
    ok: true,
    settings: {
      host: output.HOST,
      port: output.PORT + API_PORT_OFFSET,
      mode: output.LONGSTRIP_MODE,
      logFormat: output.LOG_FORMAT,
      logLevel: output.LOG_LEVEL,
      dataDirectory: resolve(output.DATA_DIR),
      databaseUrl: output.DATABASE_URL,
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
      secrets: { token: output.TOKEN_SECRET, image: output.IMAGE_SECRET, service: output.SERVICE_SECRET },
      previousTokenSecrets: output.TOKEN_SECRETS_PREVIOUS,
      adminToken: output.ADMIN_TOKEN
    }
  };
}
function messagesOf(output) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, TEXT_MESSAGES_URL: url } = output;
  const { TEXT_MESSAGES_ACCOUNT: account, TEXT_MESSAGES_TOKEN: token, TEXT_MESSAGES_FROM: from } = output;
  return { smtpUrl, mailFrom, texts: url === null ? null : { url, account, token, from } };
}
function niceOf(output) {
  const { NICE_CLIENT_ID: clientId, NICE_CLIENT_SECRET: clientSecret, NICE_PRODUCT_ID: productId } = output;
  if (clientId === "" || clientSecret === "" || productId === "") return null;
  const base = output.NICE_API_URL.replace(/\/$/, "");
  return {
    tokenUrl: `${base}/digital/niceid/oauth/oauth/token`,
    cryptoTokenUrl: `${base}/digital/niceid/api/v1.0/common/crypto/token`,
    popupUrl: output.NICE_POPUP_URL,
    ...{ clientId, clientSecret, productId }
  };
}
function tapjoyOf(output) {
  const { TAPJOY_SECRET: secretOfTapjoy, TAPJOY_OFFERS_URL: url } = output;
  return secretOfTapjoy === "" || url === null ? null : { url, secret: secretOfTapjoy };
}
function pushOf(output) {
  const { PUSH_VAPID_PRIVATE_KEY: privateKey2, PUSH_VAPID_SUBJECT: subject } = output;
  return privateKey2 === "" || subject === "" ? null : { privateKey: privateKey2, subject };
}
function sentenceOf(issue) {
  const name = v2.getDotPath(issue) ?? "The environment";
  const isShown = issue.input !== void 0 && !CONFIDENTIAL.has(name);
  return isShown ? `${name} ${issue.message}, not "${String(issue.input)}".` : `${name} ${issue.message}.`;
}

// src/log.ts
import { pino } from "pino";
function createLog({ format, level, write }) {
  const destination = { write: format === "json" ? write : (line) => write(`${textLine(line)}
`) };
  return pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } }, destination);
}
function textLine(json) {
  const { time, level, msg, ...facts } = JSON.parse(json);
  const named = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [new Date(Number(time)).toISOString(), String(level), String(msg ?? ""), ...named].join(" ");
}

// src/main.ts
var DRAIN_MS = 7e3;
async function main() {
  const read = readApiSettings();
  if (!read.ok) {
    for (const sentence of read.sentences) process.stderr.write(`${sentence}
`);
    return 2;
  }
  const { settings } = read;
  const log = createLog({
    format: settings.logFormat,
    level: settings.logLevel,
    write: (line) => process.stdout.write(line)
  });
  const logger = log.child({}, WITHOUT_VALUES);
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stop.abort());
  const fault = shutDownOnUncaughtError({
    log: (error, origin) => logger.fatal({ event: "fault", origin, err: error }, "the process ends, and wants to be started anew"),
    stop: () => stop.abort()
  });
  const { host, port } = settings;
  const started = await startApi({
    ...settings,
    seed: "none",
    publicOrigins: publicOriginsOf(settings),
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    rateLimitPerMinute: settings.rateLimitPerMinute ?? void 0,
    logger,
    signal: stop.signal,
    onProgress: (sentence) => logger.info(sentence)
  });
  if (!started.ok) {
    process.stderr.write(`${started.sentence}
`);
    return 1;
  }
  const code = await listenUntilStopped(started.api, settings, stop.signal, logger);
  return fault.hasFailed() ? 1 : code;
}
async function listenUntilStopped(api, { host, port }, stopped, logger) {
  const server = serve({ fetch: api.app.fetch, hostname: host, port, overrideGlobalObjects: false });
  surviveErrors(
    server,
    (error) => logger.error({ event: "listener-error", err: error }, "a connection was not accepted")
  );
  const failed = once(server, "error").then(([error]) => error);
  const outcome = await Promise.race([once(server, "listening"), failed]);
  if (outcome instanceof Error) {
    process.stderr.write(`The api cannot listen at ${host}:${port}: ${outcome.message}
`);
    await api.close();
    return 1;
  }
  logger.info(`The api listens at http://${host}:${port}`);
  if (!stopped.aborted) await once(stopped, "abort");
  api.drain();
  await new Promise((resolve2) => {
    const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve2();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
  await api.close();
  logger.info("stopped");
  return 0;
}
function publicOriginsOf({ publicOrigins }) {
  return new Map(PLATFORMS.map(({ id, hosts }) => [id, publicOrigins.get(id) ?? `https://${hosts[0] ?? "localhost"}`]));
}
process.exitCode = await main();
//# sourceMappingURL=main.js.map
