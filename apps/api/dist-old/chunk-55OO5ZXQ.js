import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  ACCOUNT_CHANGES,
  BEARER_REFUSALS,
  BEARER_REFUSAL_CODES,
  BEARER_REFUSAL_STATUS,
  DEMO_GIVINGS,
  DEMO_PACKS,
  EVERY_VERSION,
  MessageNotSentError,
  NO_INPUT,
  OPERATOR_CALLS,
  PROVIDER_TIMEOUT_MS,
  REFUSAL_STATUS,
  REQUEST_HEADERS,
  VERSION_PREFIXES,
  WIRE_COMPONENTS,
  acceptedLocale,
  accountEndpoints,
  accountErasers,
  addDemoReads,
  addTickets,
  alarmEndpoints,
  applyCoupon,
  applyEvent,
  applyGift,
  applyRoulette,
  bannerEndpoints,
  benefitEndpoints,
  bringSearchTextsUpToDate,
  catalogueEndpoints,
  changeAccount,
  chargeWallet,
  choiceOf,
  chooseEpisodeAlias,
  chooseSeriesAlias,
  commentEndpoints,
  couponEndpoints,
  createAccount,
  createAccountKeys,
  createAccountServices,
  createAdminRoute,
  createAppStorePayments,
  createAssetSource,
  createBlurredPages,
  createCatalogueFreshness,
  createClientAddressReader,
  createGmoClient,
  createGmoPayments,
  createGooglePlayClient,
  createGooglePlayPayments,
  createImageAddresses,
  createKoreanCheck,
  createLeaseKeys,
  createMemoryRateLimiter,
  createPictureAccess,
  createReaderKeys,
  createReaderOfRequest,
  createSandboxPayments,
  createSeriesFactsReader,
  createStripePayments,
  createViewRecorder,
  demoAccountParts,
  demoAccountsOf,
  describeSwitches,
  ensureDemoAccounts,
  eventEndpoints,
  findOffer,
  findRecipe,
  followEdition,
  formatReaderView,
  gatherStatistics,
  giftEndpoints,
  handleCatalogueJobs,
  handleCommunityJobs,
  handleDemoJobs,
  handleJob,
  handleMoneyJobs,
  handlePageJobs,
  handlePeopleJobs,
  identifyCaller,
  identityEndpoints,
  imageRoute,
  inBatches,
  insertAssets,
  isFromOwnSite,
  koreanCheckEndpoints,
  leaseEndpoints,
  libraryEndpoints,
  listEndpoints,
  lockDemo,
  markEndpoints,
  missingMessageService,
  mountOpenGraph,
  mountTicketPictures,
  nameForGift,
  normaliseAddress,
  noticeEndpoints,
  openImageOptimiser,
  openSharedPictures,
  openStore,
  parseBearer,
  parseClientDevice,
  parseReaderView,
  paymentEndpoints,
  paymentWebhooks,
  pointEndpoints,
  prepareComment,
  prepareDuePagesJob,
  prepareReply,
  purchaseEndpoints,
  purchaseEpisodes,
  pushEndpoints,
  pushSubscriptionEndpoints,
  ratingEndpoints,
  reactToComment,
  readIpCountries,
  readJsonBody,
  readingEndpoints,
  recommendationEndpoints,
  recordChange,
  recoveryEndpoints,
  removeDemoWithList,
  removeEntries,
  repeatsHost,
  rouletteEndpoints,
  scopeOf,
  sealBeforeClose,
  searchEndpoints,
  sessionEndpoints,
  showcaseEndpoints,
  siteTextEndpoints,
  socialEndpoints,
  statisticsJob,
  storePassword,
  subscriberNetwork,
  successEnvelopeOf,
  supportEndpoints,
  syncGenres,
  tapjoyWebhook,
  transferEndpoints,
  transferWallet,
  unsubscribeEndpoints,
  useHistoryEndpoints,
  userChangeEndpoints,
  viewCountEndpoints,
  walletEndpoints,
  webhookRoute,
  withdrawalEndpoints,
  writeComment,
  writeCreators,
  writeDays,
  writePictures,
  writeReply,
  writeSearchTexts,
  writeTags,
  writeTokenFile
} from "./chunk-XUVAAUYX.js";
import {
  isDemoWorkOf,
  platformTexts
} from "./chunk-REFXJ4NO.js";
import {
  PLATFORMS,
  ingestInChild,
  loadServerMessages,
  refusalMessageKey,
  refusalMessageKeyIn
} from "./chunk-XSLGQMHF.js";
import {
  decideInTransaction,
  isDatabaseLost
} from "./chunk-7IMC7HU5.js";
import {
  appUser,
  auditLog,
  banner,
  bannerText,
  coinProduct,
  coupon,
  episode,
  episodePlatform,
  event,
  eventSeries,
  faq,
  faqText,
  gift,
  grant,
  lotAmount,
  notice,
  noticeText,
  page,
  pick,
  pickItem,
  pickText,
  platformFeature,
  policy,
  roulette,
  series,
  seriesPlatform,
  seriesThumbnail,
  theme,
  themeItem,
  themeText
} from "./chunk-BFA6DVZH.js";
import {
  CLIENT_PLATFORMS,
  LOCALES
} from "./chunk-WYA6TN5W.js";

// src/server.ts
import { randomUUID as randomUUID2 } from "node:crypto";

// src/adapters/payment/create-payments.ts
var NO_PAYMENTS = {
  sandbox: null,
  stripe: null,
  gmo: null,
  apple: null,
  google: null,
  facebook: null
};
function createPayments(settings, originOf, nowMs) {
  const adapters = /* @__PURE__ */ new Map();
  if (settings.sandbox !== null) adapters.set("sandbox", createSandboxPayments(settings.sandbox));
  if (settings.stripe !== null) adapters.set("stripe", createStripePayments(settings.stripe));
  if (settings.gmo !== null) adapters.set("gmo", createGmoPayments(createGmoClient(settings.gmo), nowMs));
  if (settings.apple !== null) adapters.set("apple", createAppStorePayments(settings.apple));
  if (settings.google !== null) {
    adapters.set("google", createGooglePlayPayments(createGooglePlayClient(settings.google, { nowMs })));
  }
  return {
    originOf,
    byName: (name) => adapters.get(name) ?? null,
    forClient: (platform, client) => {
      const own = adapters.get(platform.payments[client]) ?? null;
      return own?.openCheckout === null ? own : adapters.get("sandbox") ?? own;
    }
  };
}

// src/adapters/web-push.ts
import { createECDH } from "node:crypto";
import { lookup } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import ipaddr from "ipaddr.js";
import webPush from "web-push";
var KEY_BYTES = 32;
function isPushPrivateKey(text) {
  try {
    return Buffer.from(text, "base64url").length === KEY_BYTES && publicPushKey(text) !== "";
  } catch {
    return false;
  }
}
function publicPushKey(privateKey) {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return curve.getPublicKey().toString("base64url");
}
var CHARACTERS_MOST = 1024;
var LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
var LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function isPushEndpoint(text, { allowsLoopback }) {
  if (text.length > CHARACTERS_MOST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  if (allowsLoopback && LOOPBACK.test(hostname)) return protocol === "http:" || protocol === "https:";
  return protocol === "https:" && port === "" && isPublicHost(hostname);
}
function isPublicHost(hostname) {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(address)) return isPublicAddress(address);
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !LOCAL_NAME.test(name);
}
function isPublicAddress(address) {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
var lookUpPublicly = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) return callback(error, "");
    if (first === void 0 || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error("The host is not a public one"), "");
    }
    if (options.all === true) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};
var LIMIT_MS = 1e4;
var TOPIC = "alarm";
var GONE = /* @__PURE__ */ new Set([404, 410]);
var TEMPORARY = /* @__PURE__ */ new Set([408, 429]);
function createWebPushSender({ privateKey, subject }, { allowsLoopback, limitMs = LIMIT_MS }) {
  const publicKey = publicPushKey(privateKey);
  const vapidDetails = { subject, publicKey, privateKey };
  const takesEndpoint = (endpoint) => isPushEndpoint(endpoint, { allowsLoopback });
  return {
    publicKey,
    takesEndpoint,
    async send(target, payload, { lifetimeSeconds }) {
      if (!takesEndpoint(target.endpoint)) throw refused("its address is not public");
      const options = { vapidDetails, TTL: lifetimeSeconds, topic: TOPIC, urgency: "normal" };
      const status = await post(encrypted(target, JSON.stringify(payload), options), limitMs);
      if (GONE.has(status)) return "gone";
      if (status >= 200 && status < 300) return "taken";
      const isFinal = status >= 400 && status < 500 && !TEMPORARY.has(status);
      throw new MessageNotSentError(`The push service did not take a message (${status})`, { isFinal });
    }
  };
}
function openPushSender({
  push = null,
  mode
}) {
  return push === null ? null : createWebPushSender(push, { allowsLoopback: mode === "demo" });
}
function encrypted({ endpoint, p256dh, auth }, text, options) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options);
  } catch {
    throw refused("it cannot be encrypted");
  }
}
function refused(reason) {
  return new MessageNotSentError(`A push message was not sent: ${reason}`, { isFinal: true });
}
function post({ endpoint, headers, body }, limitMs) {
  const address = new URL(endpoint);
  const isPlain = address.protocol === "http:";
  const send2 = isPlain ? requestPlainly : requestSecurely;
  return new Promise((resolve, reject) => {
    const sent = send2(
      address,
      // Only a service on this machine is called without encryption, if that is allowed.
      { method: "POST", headers, signal: AbortSignal.timeout(limitMs), ...isPlain ? {} : { lookup: lookUpPublicly } },
      (answer2) => {
        answer2.resume();
        resolve(answer2.statusCode ?? 0);
      }
    );
    sent.on(
      "error",
      (error) => reject(new MessageNotSentError(`The push service did not answer (${error.name})`, { isFinal: false }))
    );
    sent.end(body);
  });
}

// src/compose-app.ts
import { randomInt, randomUUID } from "node:crypto";

// src/app.ts
import { Hono as Hono2 } from "hono";
import { HTTPException } from "hono/http-exception";

// src/http/answer.ts
var ANSWER_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff"
};
function setAnswerHeaders() {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
function answerSuccess(c, data, status = 200) {
  const envelope = { result: "SUCCESS", data };
  forbidStoring(c);
  return c.json(envelope, status);
}
function successBytes(data) {
  const envelope = { result: "SUCCESS", data };
  return new TextEncoder().encode(JSON.stringify(envelope));
}
function answerBytes(c, bytes) {
  forbidStoring(c);
  return c.body(bytes, 200, { "Content-Type": JSON_TYPE });
}
var JSON_TYPE = "application/json";
var NOT_STORED = { "Cache-Control": "no-store" };
function forbidStoring(c) {
  for (const [name, value] of Object.entries(NOT_STORED)) c.header(name, value);
}
var BEARER_CODES = new Set(BEARER_REFUSAL_CODES);
function createRefusalAnswer(loadMessages) {
  const textOf = createRefusalText(loadMessages);
  return async (c, code, { detail = "", text, needsBearer = false, status: given } = {}) => {
    const status = given ?? (needsBearer && BEARER_CODES.has(code) ? BEARER_REFUSAL_STATUS : REFUSAL_STATUS[code]);
    const message = await textOf(text ?? refusalMessageKey(code), c.get("facts").locale);
    const envelope = { result: "ERROR", error: { code, message, detail } };
    c.get("logFacts").refusal = code;
    if (code === "REQUEST_TIMEOUT") c.header("Connection", "close");
    forbidStoring(c);
    return c.json(envelope, status);
  };
}
function createRefusalText(loadMessages) {
  const catalogues = /* @__PURE__ */ new Map();
  return async (key, locale) => {
    const catalogue = catalogues.get(locale) ?? loadMessages(locale);
    catalogues.set(locale, catalogue);
    return (await catalogue)[key] ?? key;
  };
}

// src/http/answer-shared.ts
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

// src/http/middleware.ts
import { cors } from "hono/cors";
var PREFLIGHT_SECONDS = 600;
var EXPOSED_HEADERS = ["retry-after", REQUEST_HEADERS.requestId];
var HEADERS_WITHOUT_ORIGIN = {
  "Access-Control-Allow-Credentials": "true",
  "Access-Control-Expose-Headers": EXPOSED_HEADERS.join(","),
  Vary: "Origin"
};
function allowSites(siteOrigins) {
  const allowed = new Set([...siteOrigins.values()].flat().map((origin) => origin.toLowerCase()));
  return cors({
    origin: (origin) => allowed.has(origin.toLowerCase()) ? origin : null,
    credentials: true,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowHeaders: [
      "accept-language",
      "authorization",
      "content-type",
      REQUEST_HEADERS.balconyId,
      REQUEST_HEADERS.platform,
      REQUEST_HEADERS.timeZone,
      REQUEST_HEADERS.referer,
      REQUEST_HEADERS.requestId
    ],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS
  });
}
var ADDRESS_MAX_LENGTH = 8192;
function refuseMalformed(answerRefusal) {
  return async (c, next) => {
    const detail = malformation(c.req.url, c.env?.incoming?.rawHeaders ?? []);
    return detail === null ? next() : answerRefusal(c, "MALFORMED_REQUEST", { detail });
  };
}
function malformation(address, rawHeaders) {
  if (repeatsHost(rawHeaders)) return "A request names its host once";
  if (address.length > ADDRESS_MAX_LENGTH) return `An address has at most ${ADDRESS_MAX_LENGTH} characters`;
  return isDecodable(new URL(address).pathname) ? null : "The path is not percent-encoded UTF-8";
}
function isDecodable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
function limitRate({ clock: clock2, services }, answerRefusal) {
  return async (c, next) => {
    const { clientAddress } = c.get("facts");
    if (clientAddress !== null) {
      const decision = await services.rateLimiter.take(subscriberNetwork(clientAddress), clock2.nowMs());
      if (!decision.ok) {
        c.header("Retry-After", String(decision.retryAfterSeconds));
        return answerRefusal(c, "TOO_MANY_REQUESTS");
      }
    }
    return next();
  };
}
function limitTime(requestLimitMs, answerRefusal) {
  return async (c, next) => {
    let timer;
    const over = new AbortController();
    c.set("until", over.signal);
    c.env?.outgoing?.once?.("close", () => over.abort());
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve("late"), requestLimitMs);
    });
    const outcome = await Promise.race([next(), late]).finally(() => clearTimeout(timer));
    if (outcome !== "late") return;
    over.abort();
    c.get("logger").error({ path: c.req.path.slice(0, 300), requestLimitMs }, "took too long");
    c.res = await answerRefusal(c, "UNKNOWN", { status: 503 });
  };
}

// src/http/request-log.ts
import { Hono } from "hono";

// src/http/describe-fault.ts
import { DrizzleQueryError } from "drizzle-orm";
var NAMES = ["code", "table", "constraint"];
var CAUSES_MOST = 4;
function describeFault(error, causesLeft = CAUSES_MOST) {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: [] };
  const isStatement = error instanceof DrizzleQueryError;
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const { cause } = error;
  return {
    type: isStatement ? "DrizzleQueryError" : error.name,
    message: isStatement ? `Failed query: ${error.query}` : error.message,
    stack: stack.map((line) => line.trim()),
    ...namesIn(error),
    ...cause === void 0 || causesLeft === 0 ? {} : { cause: describeFault(cause, causesLeft - 1) }
  };
}
function namesIn(error) {
  const facts = { ...error };
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = facts[name];
      return typeof value === "string" ? [[name, value]] : [];
    })
  );
}
var WITHOUT_VALUES = { serializers: { err: (error) => describeFault(error) } };

// src/http/request-log.ts
var REQUEST_ID_FORM = /^[A-Za-z0-9_.-]{1,64}$/;
function beginRequests({ clock: clock2, services }, readFacts) {
  return (c, next) => {
    const given = c.req.header(REQUEST_HEADERS.requestId) ?? "";
    const requestId = REQUEST_ID_FORM.test(given) ? given : services.newId();
    c.set("requestId", requestId);
    c.set("beganAtMs", clock2.nowMs());
    c.set("facts", readFacts(c));
    c.set("logFacts", {});
    return next();
  };
}
function logRequests({ clock: clock2, logger }) {
  return async (c, next) => {
    const requestId = c.get("requestId");
    const requestLogger = logger.child({ requestId }, WITHOUT_VALUES);
    c.set("logger", requestLogger);
    c.header(REQUEST_HEADERS.requestId, requestId);
    await next();
    if (!c.res.headers.has(REQUEST_HEADERS.requestId)) c.header(REQUEST_HEADERS.requestId, requestId);
    const { status } = c.res;
    const log = () => logAnswered(c, clock2, requestLogger, status);
    const ended = c.get("answerEnded");
    if (ended === void 0) log();
    else void ended.then(log, log);
  };
}
function logAnswered(c, clock2, logger, status, more = {}) {
  const { method, path } = c.req;
  const line = {
    method,
    path: path.slice(0, 300),
    status,
    durationMs: clock2.nowMs() - c.get("beganAtMs"),
    platform: c.get("facts").platform?.id,
    ...c.get("logFacts"),
    ...more
  };
  logger[levelOf(status)](line, "answered");
}
function levelOf(status) {
  if (status === 408 || status === 503) return "warn";
  return status >= 500 ? "error" : "info";
}
function noteRequests(note) {
  return new Hono().use((_c, next) => {
    note();
    return next();
  });
}

// src/http/answer-shared.ts
var SENT_HEADERS = Object.entries({
  "Content-Type": JSON_TYPE,
  ...NOT_STORED,
  ...ANSWER_HEADERS,
  ...HEADERS_WITHOUT_ORIGIN
});
function answerShared({
  clock: clock2,
  logger,
  services
}) {
  const { answers, rateLimiter } = services;
  return async (c, next) => {
    const facts = c.get("facts");
    if (answers === null || c.req.method !== "GET" || c.req.header("origin") !== void 0) return next();
    const key = sharedKey(c, facts);
    if (key === null || repeatsHost(c.env?.incoming?.rawHeaders ?? [])) return next();
    const nowMs = clock2.nowMs();
    const body = answers.known(key, nowMs);
    if (body === null) return next();
    if (facts.clientAddress !== null) {
      const decision = await rateLimiter.take(subscriberNetwork(facts.clientAddress), nowMs);
      if (!decision.ok) return next();
    }
    const answer2 = send(c, body);
    logAnswered(c, clock2, logger, 200, { requestId: c.get("requestId") });
    return answer2;
  };
}
function sharedKey(c, { platform, locale, device, timeZone, isFromSite }) {
  if (platform === null || parseBearer(c.req.header("authorization")) !== null) return null;
  const view = isFromSite ? parseReaderView(c.req.header(REQUEST_HEADERS.view)) : null;
  const { url } = c.req;
  const address = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const seen = view === null ? "" : formatReaderView(view);
  return [platform.id, locale, device.platform, device.isMobile, timeZone, seen, address].join("\n");
}
function send(c, body) {
  const requestId = c.get("requestId");
  const outgoing = c.env?.outgoing;
  if (outgoing === void 0 || !isServerResponse(outgoing)) {
    return new Response(body, { headers: [...SENT_HEADERS, [REQUEST_HEADERS.requestId, requestId]] });
  }
  outgoing.writeHead(200, [
    ...SENT_HEADERS.flat(),
    ...["content-length", String(body.byteLength), REQUEST_HEADERS.requestId, requestId]
  ]);
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}
function isServerResponse(outgoing) {
  return "writeHead" in outgoing;
}

// src/http/health.route.ts
var DATABASE_ANSWERS_WITHIN_MS = 2e3;
function mountHealth(app, options) {
  app.get("/_/health", async (c) => {
    c.header("Cache-Control", "no-store");
    if (options.drain.isDraining()) return c.json({ status: "draining" }, 503);
    if (!await answersInTime(options.db)) return c.json({ status: "unavailable" }, 503);
    return c.json({ status: "ok", version: options.version });
  });
}
async function answersInTime(db) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWERS_WITHIN_MS);
  });
  const answer2 = db.run("select 1 as one").then(
    () => true,
    () => false
  );
  return Promise.race([answer2, late]).finally(() => clearTimeout(timer));
}

// src/http/mount-endpoints.ts
function mountEndpoints(app, parts, {
  endpoints,
  ...serving
}) {
  for (const endpoint of endpoints) {
    const { method, path, versions = EVERY_VERSION } = endpoint.call;
    const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
    const paths = versions.flatMap((version) => VERSION_PREFIXES[version].map((prefix) => prefix + pattern));
    app.on(method, paths, (c) => answer(c, parts, endpoint, serving));
  }
}
async function answer(c, parts, endpoint, { identifyCaller: identifyCaller2, answerRefusal }) {
  const needsBearer = endpoint.call.access === "bearer";
  const { platform: asked, ...facts } = c.get("facts");
  if (asked === null) {
    return answerRefusal(c, "MALFORMED_REQUEST", { detail: "x-balcony-id must name a platform" });
  }
  if (endpoint.call.access === "site" && !facts.isFromSite) return answerRefusal(c, "FORBIDDEN");
  const nowMs = parts.clock.nowMs();
  const [platform, caller] = await Promise.all([
    parts.services.platforms.now(asked),
    identifyCaller2({
      bearer: parseBearer(c.req.header("authorization")),
      view: facts.isFromSite ? parseReaderView(c.req.header(REQUEST_HEADERS.view)) : null,
      platformId: asked.id,
      clientAddress: facts.clientAddress,
      nowMs
    })
  ]);
  if (needsBearer && caller.kind === "guest") {
    return answerRefusal(c, BEARER_REFUSALS[caller.bearer], { needsBearer });
  }
  addCallerToLog(c, caller);
  const input = await readInput(c, parts, endpoint);
  if (!input.ok) return answerRefusal(c, input.code, { detail: input.detail });
  const run = () => endpoint.run(input.value, {
    caller,
    platform,
    ...facts,
    nowMs,
    requestId: c.get("requestId"),
    logger: c.get("logger"),
    until: c.get("until")
  });
  const { answers } = parts.services;
  const key = answers !== null && isSharedCall(endpoint.call) ? sharedKey(c, c.get("facts")) : null;
  const outcome = answers === null || key === null ? await run() : await answers.share(key, { platform, nowMs }, () => bytesOf(run));
  if (outcome instanceof Uint8Array) return answerBytes(c, outcome);
  if (outcome.kind === "success") return answerSuccess(c, outcome.data, endpoint.call.successStatus ?? 200);
  if (outcome.kind === "malformed") return answerRefusal(c, "MALFORMED_REQUEST", { detail: outcome.detail });
  if (outcome.retryAfterSeconds !== void 0) c.header("Retry-After", String(outcome.retryAfterSeconds));
  const { block } = endpoint.call;
  const text = outcome.text ?? (block === void 0 ? void 0 : refusalMessageKeyIn(block, outcome.code));
  return answerRefusal(c, outcome.code, {
    ...text === void 0 ? {} : { text },
    needsBearer: needsBearer || outcome.needsBearer === true,
    ...outcome.detail === void 0 ? {} : { detail: outcome.detail }
  });
}
function isSharedCall({ method, isSameForView, isCachedByApiOnly, body, successStatus }) {
  const isSame = isSameForView === true || isCachedByApiOnly === true;
  return isSame && method === "GET" && body === void 0 && successStatus === void 0;
}
async function bytesOf(run) {
  const outcome = await run();
  return outcome.kind === "success" ? successBytes(outcome.data) : outcome;
}
function addCallerToLog(c, caller) {
  if (caller.kind === "user") c.get("logFacts").userId = caller.user.id;
}
var FORM_TYPE = /^multipart\/form-data\s*;/i;
async function readInput(c, { config }, endpoint) {
  const input = { params: c.req.param(), query: c.req.query(), body: {} };
  if (endpoint.body === null) return { ok: true, value: input };
  const isForm = FORM_TYPE.test(c.req.header("content-type") ?? "");
  const readBody = isForm && endpoint.readForm || readJsonBody;
  const body = await readBody(c.req.raw, { bytes: config.bodyLimitBytes, ms: config.bodyLimitMs });
  if (!body.ok && body.abortedByClient) c.get("logFacts").abortedByClient = true;
  return body.ok ? { ok: true, value: { ...input, body: body.value } } : body;
}

// src/http/openapi-document.ts
import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
var PLAIN_ROUTES = [
  { method: "GET", path: "/_/health", operationId: "health", summary: "200 when the server can serve, else 503" },
  { method: "GET", path: "/openapi.json", operationId: "openApi", summary: "This document" },
  { method: "GET", path: "/_/image", operationId: "image", summary: "A picture of the store in an allowed width" },
  {
    method: "GET",
    path: "/api/balcony-api/qna/image/{ticketId}/{orderNo}",
    operationId: "ticketImage",
    summary: "A picture of a support ticket, by the signed address that its reader got"
  },
  {
    method: "GET",
    path: "/opengraph",
    versions: EVERY_VERSION,
    operationId: "openGraph",
    summary: "The picture of the store for shared links, 1200 by 630"
  },
  {
    method: "GET",
    path: "/opengraph/{alias}",
    versions: EVERY_VERSION,
    operationId: "seriesOpenGraph",
    summary: "The picture of a series for shared links, 1200 by 630; that of the store for an adult series"
  },
  ...Object.entries(OPERATOR_CALLS).map(([operationId, call]) => ({
    ...call,
    operationId,
    isForOperators: true
  }))
];
var VERSION_NOTES = {
  v2: "Version 2",
  v1: 'Version 1 ("backend")',
  direct: "The API's own origin"
};
var EVERYWHERE = ["MALFORMED_REQUEST", "NO_SUCH_ROUTE", "TOO_MANY_REQUESTS", "UNKNOWN"];
var WITH_BODY = ["REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
var WITH_BEARER = [
  "NOT_LOGIN_USER",
  "NEED_TO_REFRESH",
  "MALFORMED_JWT",
  "NOT_FOUND_ACCESS_TOKEN"
];
var BEARER_STATUS = 401;
var conversion = {
  target: "draft-2020-12",
  errorMode: "ignore",
  definitions: WIRE_COMPONENTS,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`
};
function mountOpenApi(app, options) {
  let document = null;
  app.get("/openapi.json", (c) => {
    document ??= JSON.stringify(createOpenApiDocument(options));
    c.header("Cache-Control", "public, max-age=300");
    return c.body(document, 200, { "Content-Type": "application/json" });
  });
}
function createOpenApiDocument(options) {
  const paths = {};
  for (const endpoint of options.endpoints) {
    const { method, path, versions = EVERY_VERSION } = endpoint.call;
    const item = paths[path] ?? { servers: serversOf(versions) };
    paths[path] = { ...item, [method.toLowerCase()]: operationOf(endpoint) };
  }
  for (const route of PLAIN_ROUTES) {
    const servers = route.versions === void 0 ? [{ url: "/" }] : serversOf(route.versions);
    const item = paths[route.path] ?? { servers };
    paths[route.path] = { ...item, [route.method.toLowerCase()]: plainOperationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Longstrip API", version: options.version },
    servers: serversOf(["v2", "v1", "direct"]),
    paths,
    components: {
      schemas: withoutDialect(toJsonSchemaDefs(WIRE_COMPONENTS, { ...conversion, typeMode: "output" })),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        operator: { type: "http", scheme: "bearer" },
        service: { type: "apiKey", in: "header", name: REQUEST_HEADERS.serviceSecret }
      },
      parameters: HEADER_PARAMETERS
    }
  };
}
function plainOperationOf({ operationId, summary, isForOperators = false }) {
  return {
    operationId,
    summary,
    security: isForOperators ? [{ operator: [] }] : [],
    responses: { 200: { description: "OK" }, default: { description: "Refused or unavailable" } }
  };
}
function serversOf(versions) {
  return versions.flatMap(
    (version) => VERSION_PREFIXES[version].map((prefix) => ({
      url: prefix === "" ? "/" : prefix,
      description: VERSION_NOTES[version]
    }))
  );
}
var SECURITY = {
  bearer: [{ bearer: [] }],
  public: [{}, { bearer: [] }],
  site: [{ service: [] }]
};
function operationOf(endpoint) {
  const { body, readForm } = endpoint;
  const {
    operationId,
    summary,
    access,
    params = NO_INPUT,
    query = NO_INPUT,
    data,
    successStatus = 200
  } = endpoint.call;
  const bodyTypes = ["application/json", ...readForm === void 0 ? [] : ["multipart/form-data"]];
  return {
    operationId,
    summary,
    security: SECURITY[access],
    parameters: [
      ...parametersOf(params, "path"),
      ...parametersOf(query, "query"),
      ...Object.keys(HEADER_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` }))
    ],
    ...body === null ? {} : {
      requestBody: {
        content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: schemaOf(body, "input") }]))
      }
    },
    responses: {
      [successStatus]: {
        description: refusalsAt(endpoint, successStatus),
        content: {
          "application/json": {
            schema: {
              oneOf: [schemaOf(successEnvelopeOf(data), "output"), { $ref: "#/components/schemas/ErrorEnvelope" }]
            }
          }
        }
      },
      ...refusedResponses(endpoint)
    }
  };
}
function statusOf(endpoint, code) {
  return endpoint.call.access === "bearer" && WITH_BEARER.includes(code) ? BEARER_STATUS : REFUSAL_STATUS[code];
}
function codesOf(endpoint) {
  const bearer = endpoint.call.access === "bearer" ? WITH_BEARER : [];
  const body = endpoint.body === null ? [] : WITH_BODY;
  const site = endpoint.call.access === "site" ? ["FORBIDDEN"] : [];
  return [.../* @__PURE__ */ new Set([...endpoint.refusals, ...bearer, ...site, ...body, ...EVERYWHERE])];
}
function refusalsAt(endpoint, status) {
  const codes = codesOf(endpoint).filter((code) => statusOf(endpoint, code) === status);
  return codes.length === 0 ? "SUCCESS" : `SUCCESS, or a refusal: ${codes.join(", ")}`;
}
function refusedResponses(endpoint) {
  const codes = codesOf(endpoint);
  const statuses = new Set(codes.map((code) => statusOf(endpoint, code)));
  const responses = {};
  for (const status of statuses) {
    if (status === (endpoint.call.successStatus ?? 200)) continue;
    responses[status] = {
      description: codes.filter((code) => statusOf(endpoint, code) === status).join(", "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorEnvelope" } } }
    };
  }
  return responses;
}
function parametersOf(schema, place) {
  const { properties = {}, required = [] } = toJsonSchema(schema, { ...conversion, typeMode: "input" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property
  }));
}
function schemaOf(schema, typeMode) {
  return withoutDialect(toJsonSchema(schema, { ...conversion, typeMode }));
}
function withoutDialect(value) {
  if (Array.isArray(value)) return value.map(withoutDialect);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([key]) => key !== "$schema" && key !== "$defs");
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutDialect(inner)]));
}
var HEADER_PARAMETERS = {
  balconyId: {
    name: REQUEST_HEADERS.balconyId,
    in: "header",
    required: false,
    description: "Names the platform; implied on a site's own host",
    schema: { type: "string" }
  },
  platform: {
    name: REQUEST_HEADERS.platform,
    in: "header",
    required: false,
    description: "What the client is; WEB unless it says so",
    schema: { type: "string", enum: [...CLIENT_PLATFORMS, "MOBILE_AND", "MOBILE_IOS"] }
  },
  timeZone: {
    name: REQUEST_HEADERS.timeZone,
    in: "header",
    required: false,
    description: "IANA name of the reader's time zone; the platform's unless given",
    schema: { type: "string" }
  }
};

// src/http/request-facts.ts
import { IANAZone } from "luxon";
var ZONE_NAME_MAX_LENGTH = 64;
var PASSED_THROUGH = /^\/api\/balcony-api(-v2)?(\/|$)/;
function platformOfHeaders(platforms, headers) {
  return findPlatform(platforms, headers.get(REQUEST_HEADERS.balconyId) ?? void 0, headers.get("host") ?? void 0);
}
function findPlatform(platforms, balconyId, host) {
  if (balconyId !== void 0 && balconyId.trim() !== "") {
    const asked = balconyId.trim().toUpperCase();
    return platforms.find((platform) => platform.balconyId === asked) ?? null;
  }
  const name = (host ?? "").trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return platforms.find((platform) => platform.hosts.includes(name)) ?? null;
}
function readTimeZone(header, platform) {
  const zone = (header ?? "").trim();
  if (zone !== "" && zone === platform?.timeZone) return zone;
  if (zone !== "" && zone.length <= ZONE_NAME_MAX_LENGTH && IANAZone.isValidZone(zone)) return zone;
  return platform?.timeZone ?? "UTC";
}
function createRequestFactsReader(config) {
  const readClientAddress = createClientAddressReader(config.trustedProxies);
  return (c) => {
    const platform = findPlatform(config.platforms, c.req.header(REQUEST_HEADERS.balconyId), c.req.header("host"));
    const offered = platform?.locales ?? LOCALES;
    const hasSecret = isFromOwnSite(c.req.raw.headers, config.serviceSecret);
    return {
      platform,
      device: parseClientDevice(c.req.header(REQUEST_HEADERS.platform)),
      timeZone: readTimeZone(c.req.header(REQUEST_HEADERS.timeZone), platform),
      locale: acceptedLocale(c.req.header("accept-language"), offered) ?? offered[0],
      clientAddress: hasSecret ? normaliseAddress(c.req.header(REQUEST_HEADERS.clientAddress)) : readClientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header("x-forwarded-for")),
      isFromSite: hasSecret && !PASSED_THROUGH.test(c.req.path)
    };
  };
}

// src/reader-endpoints.ts
function readerEndpoints(parts) {
  return [
    ...noticeEndpoints(parts),
    ...siteTextEndpoints(parts),
    ...bannerEndpoints(parts),
    ...identityEndpoints(parts),
    ...sessionEndpoints(parts),
    ...accountEndpoints(parts),
    ...socialEndpoints(parts),
    ...recoveryEndpoints(parts),
    ...userChangeEndpoints(parts),
    ...koreanCheckEndpoints(parts),
    ...pushEndpoints(parts),
    ...unsubscribeEndpoints(parts),
    ...walletEndpoints(parts),
    ...libraryEndpoints(parts),
    ...leaseEndpoints(parts),
    ...markEndpoints(parts),
    ...ratingEndpoints(parts),
    ...useHistoryEndpoints(parts),
    ...paymentEndpoints(parts),
    ...benefitEndpoints(parts),
    ...commentEndpoints(parts),
    ...couponEndpoints(parts),
    ...giftEndpoints(parts),
    ...pointEndpoints(parts),
    ...rouletteEndpoints(parts),
    ...eventEndpoints(parts),
    ...supportEndpoints(parts),
    ...alarmEndpoints(parts),
    ...pushSubscriptionEndpoints(parts),
    ...withdrawalEndpoints(parts),
    ...transferEndpoints(parts),
    ...purchaseEndpoints(parts),
    ...listEndpoints(parts),
    ...recommendationEndpoints(parts),
    ...showcaseEndpoints(parts),
    ...viewCountEndpoints(parts),
    ...searchEndpoints(parts),
    ...readingEndpoints(parts),
    ...catalogueEndpoints(parts)
  ];
}

// src/app.ts
var DATABASE_RETRY_AFTER_SECONDS = "2";
var NEVER_DRAINING = { isDraining: () => false };
function createApp({ loadMessages, drain = NEVER_DRAINING, routes = [], ...parts }) {
  const { config } = parts;
  if (config.bodyLimitMs >= config.requestLimitMs) throw new Error("a body must be late before its request is");
  const answerRefusal = createRefusalAnswer(loadMessages);
  const endpoints = readerEndpoints(parts);
  const app = new Hono2({ strict: false });
  app.use(beginRequests(parts, createRequestFactsReader(config)));
  app.use(answerShared(parts));
  app.use(logRequests(parts));
  app.use(setAnswerHeaders());
  app.use(allowSites(config.siteOrigins));
  app.use(refuseMalformed(answerRefusal));
  mountHealth(app, { db: parts.db, drain, version: config.version });
  for (const route of routes) app.route("/", route);
  app.use(limitTime(config.requestLimitMs, answerRefusal));
  app.use(limitRate(parts, answerRefusal));
  mountOpenApi(app, { endpoints, version: config.version });
  mountTicketPictures(app, parts, answerRefusal);
  mountOpenGraph(app, parts, answerRefusal);
  mountEndpoints(app, parts, {
    endpoints,
    identifyCaller: (request) => identifyCaller(parts, request),
    answerRefusal
  });
  app.notFound((c) => answerRefusal(c, "NO_SUCH_ROUTE"));
  app.onError((error, c) => answerFault(c, error, answerRefusal));
  return app;
}
function answerFault(c, error, answerRefusal) {
  if (error instanceof HTTPException && error.status < 500) return answerRefusal(c, "MALFORMED_REQUEST");
  if (isDatabaseLost(error)) {
    c.header("Retry-After", DATABASE_RETRY_AFTER_SECONDS);
    return answerRefusal(c, "SERVICE_UNAVAILABLE");
  }
  c.get("logger").error({ path: c.req.path.slice(0, 300), err: error }, "fault");
  return answerRefusal(c, "UNKNOWN");
}

// src/http/keyed-queue.ts
function createKeyedQueue({ atOnce, waitingMost }) {
  const queues = /* @__PURE__ */ new Map();
  function leaveOnce(key, queue) {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const [next] = queue.waiting;
      if (next === void 0) queue.inside -= 1;
      else next(true);
      if (queue.inside === 0) queues.delete(key);
    };
  }
  function wait3(queue, until) {
    return new Promise((resolve) => {
      const end = (isIn) => {
        queue.waiting.delete(end);
        until?.removeEventListener("abort", giveUp);
        resolve(isIn);
      };
      const giveUp = () => end(false);
      until?.addEventListener("abort", giveUp, { once: true });
      queue.waiting.add(end);
    });
  }
  return {
    async enter(key, until) {
      const isOver = () => until?.aborted === true;
      if (isOver()) return null;
      const queue = queues.get(key) ?? { inside: 0, waiting: /* @__PURE__ */ new Set() };
      queues.set(key, queue);
      if (queue.inside < atOnce) {
        queue.inside += 1;
        return leaveOnce(key, queue);
      }
      if (queue.waiting.size >= waitingMost) return null;
      if (!await wait3(queue, until)) return null;
      const leave = leaveOnce(key, queue);
      if (!isOver()) return leave;
      leave();
      return null;
    },
    size: () => queues.size
  };
}
function createWalletQueue() {
  return createKeyedQueue({ atOnce: 1, waitingMost: 100 });
}

// src/http/shared-answers.ts
import { LRUCache } from "lru-cache";
var MOST_BYTES = 16e6;
var LONGEST_MS = 3e5;
function createSharedAnswers(freshness) {
  const stored = new LRUCache({ maxSize: MOST_BYTES });
  const pending = /* @__PURE__ */ new Map();
  function known(key, nowMs) {
    const answer2 = stored.get(key);
    if (answer2 === void 0 || nowMs >= answer2.untilMs || answer2.edition !== freshness.edition()) return null;
    return answer2.body;
  }
  async function makeAndStore(key, { platform, nowMs, edition }, make) {
    const [made, changeMs] = await Promise.all([make(), freshness.nextChangeMs(platform, nowMs).catch(() => null)]);
    if (made instanceof Uint8Array && changeMs !== null && freshness.edition() === edition) {
      const untilMs = Math.min(nowMs + LONGEST_MS, changeMs);
      stored.set(key, { body: made, edition, untilMs }, { size: key.length + made.byteLength });
    }
    return made;
  }
  return {
    known,
    share(key, of, make) {
      const body = known(key, of.nowMs);
      if (body !== null) return Promise.resolve(body);
      const edition = freshness.edition();
      const call = `${edition} ${key}`;
      const running = pending.get(call);
      if (running !== void 0) return running;
      const making = makeAndStore(key, { ...of, edition }, make).finally(() => pending.delete(call));
      pending.set(call, making);
      return making;
    }
  };
}

// src/start-options.ts
function tokenSecrets({ secrets, previousTokenSecrets = [] }) {
  return { secret: secrets.token, previousSecrets: previousTokenSecrets };
}
function originsOf({ publicOrigins, origin }) {
  return (platformId) => publicOrigins.get(platformId) ?? origin;
}

// package.json
var package_default = {
  name: "@longstrip/api",
  version: "0.1.0",
  private: true,
  type: "module",
  exports: {
    ".": "./src/index.ts",
    "./testing": "./src/testing/index.ts"
  },
  scripts: {
    build: "node build.mjs",
    "measure-panels": "tsx src/seed/print-panel-measures.ts",
    test: "vitest run"
  },
  dependencies: {
    "@apple/app-store-server-library": "catalog:",
    "@electric-sql/pglite": "catalog:",
    "@hono/node-server": "catalog:",
    "@longstrip/api-contract": "workspace:*",
    "@longstrip/core": "workspace:*",
    "@longstrip/database": "workspace:*",
    "@longstrip/demo-catalogue": "workspace:*",
    "@longstrip/ingest": "workspace:*",
    "@longstrip/messages": "workspace:*",
    "@longstrip/platform-config": "workspace:*",
    "@node-rs/argon2": "catalog:",
    "@valibot/to-json-schema": "catalog:",
    commander: "catalog:",
    "drizzle-orm": "catalog:",
    hono: "catalog:",
    "ipaddr.js": "catalog:",
    jose: "catalog:",
    "libphonenumber-js": "catalog:",
    "lru-cache": "catalog:",
    luxon: "catalog:",
    nodemailer: "catalog:",
    "p-queue": "catalog:",
    pg: "catalog:",
    "pg-boss": "catalog:",
    pino: "catalog:",
    piscina: "catalog:",
    "rate-limiter-flexible": "catalog:",
    "sanitize-html": "catalog:",
    sharp: "catalog:",
    stripe: "catalog:",
    valibot: "catalog:",
    "web-push": "catalog:",
    yauzl: "catalog:",
    yazl: "catalog:"
  },
  devDependencies: {
    "@longstrip/test-kit": "workspace:*",
    "@types/luxon": "catalog:",
    "@types/node": "catalog:",
    "@types/sanitize-html": "catalog:",
    "@types/web-push": "catalog:",
    "@types/yauzl": "catalog:",
    "@types/yazl": "catalog:",
    esbuild: "catalog:",
    tsx: "catalog:",
    typescript: "catalog:",
    vitest: "catalog:"
  }
};

// src/version.ts
var API_VERSION = package_default.version;

// src/compose-app.ts
var BODY_LIMIT_BYTES = 1024 * 1024;
var BODY_LIMIT_MS = 2e4;
var REQUEST_LIMIT_MS = 25e3;
var RATE_LIMIT_PER_MINUTE = 3e3;
function composeApp(options, parts) {
  const { database: db, jobs, clock: clock2, readers } = parts;
  const { secrets, publicOrigins, logger } = options;
  const config = {
    platforms: PLATFORMS,
    siteOrigins: new Map([...publicOrigins].map(([platformId, origin]) => [platformId, [origin]])),
    trustedProxies: options.trustedProxies,
    serviceSecret: secrets.service,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    bodyLimitMs: BODY_LIMIT_MS,
    requestLimitMs: REQUEST_LIMIT_MS,
    version: API_VERSION
  };
  const services = {
    ...createAccountServices(db, tokenSecrets(options)),
    ...ACCOUNT_CHANGES,
    images: createImageAddresses({ secret: secrets.image, originOf: originsOf(options) }),
    sharedPictures: parts.sharedPictures,
    seriesFacts: createSeriesFactsReader(db.orm),
    ipCountry: parts.ipCountry,
    koreanCheck: createKoreanCheck(options.nice, { originOf: originsOf(options), platforms: PLATFORMS, logger }),
    payments: parts.payments,
    tapjoy: options.tapjoy ?? null,
    push: parts.push,
    rateLimiter: createMemoryRateLimiter({ perMinute: options.rateLimitPerMinute ?? RATE_LIMIT_PER_MINUTE }),
    walletQueue: createWalletQueue(),
    readerKeys: createReaderKeys(secrets.token),
    leaseKeys: createLeaseKeys(secrets.token),
    views: parts.views,
    blurredPages: parts.blurredPages,
    platforms: parts.platforms,
    answers: options.cachesAnswers === false ? null : createSharedAnswers(parts.catalogue),
    newId: randomUUID,
    randomBelow: (limit) => randomInt(limit)
  };
  return createApp({
    db,
    jobs,
    clock: clock2,
    config,
    services,
    logger,
    loadMessages: loadServerMessages,
    drain: { isDraining: parts.isDraining },
    routes: [
      noteRequests(readers.noteRequest),
      imageRoute({
        ...{ optimiser: parts.optimiser, access: parts.pictureAccess },
        ...{ secret: secrets.image, nowMs: clock2.nowMs },
        readerOf: createReaderOfRequest(secrets.service),
        platformOf: ({ headers }) => platformOfHeaders(PLATFORMS, headers)?.id ?? null
      }),
      parts.adminRoute,
      webhookRoute({ database: db, logger, nowMs: clock2.nowMs }, parts.webhooks)
    ]
  });
}

// src/jobs/handle-store-jobs.ts
import { setTimeout as wait } from "node:timers/promises";

// src/adapters/payment/facebook.ts
import { createHash } from "node:crypto";
function createFacebookConversions({ pixelId, accessToken, apiUrl }, { fetch: send2 = fetch } = {}) {
  const url = new URL(`${apiUrl.replace(/\/$/, "")}/${encodeURIComponent(pixelId)}/events`);
  url.searchParams.set("access_token", accessToken);
  return async ({ eventId, paidAtMs, sourceUrl, currency, value, email, userId }) => {
    const event2 = {
      event_name: "Purchase",
      event_time: Math.floor(paidAtMs / 1e3),
      event_id: eventId,
      action_source: "website",
      event_source_url: sourceUrl,
      user_data: { external_id: [hashed(userId)], ...email === null ? {} : { em: [hashed(email)] } },
      custom_data: { currency, value }
    };
    const answer2 = await send2(url.href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data: [event2] }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
    });
    if (!answer2.ok) throw new Error(`Facebook answered ${answer2.status}`);
  };
}
function hashed(text) {
  return createHash("sha256").update(text.trim().toLowerCase()).digest("hex");
}

// src/jobs/handle-store-jobs.ts
var STARTING_MS = 6e4;
var NO_SEAL_HEADS = { to: [], token: null };
function handleStoreJobs({ options, platforms: switches, ...parts }) {
  const { database, nowMs } = parts;
  const { facebook } = options.payments ?? NO_PAYMENTS;
  const keys = createAccountKeys(tokenSecrets(options));
  const readerKeys = createReaderKeys(options.secrets.token);
  const messages = { keys, messages: options.messages, platforms: PLATFORMS, originOf: originsOf(options) };
  return [
    ...handleCatalogueJobs(parts),
    ...handlePageJobs({ ...parts, whenStarted: afterStart(STARTING_MS) }),
    ...handlePeopleJobs({
      ...{ ...parts, ...messages },
      ...{ moveWallet: transferWallet, erasers: accountErasers({ keys, readerKeys }) }
    }),
    ...handleMoneyJobs({
      ...parts,
      sealHeads: options.sealHeads ?? NO_SEAL_HEADS,
      tellConversion: facebook === null ? null : createFacebookConversions(facebook)
    }),
    ...handleCommunityJobs({ ...parts, ...messages, switches }),
    ...options.seed === "demo" ? handleDemoJobs(database, nowMs) : [],
    handleJob(statisticsJob, async () => {
      await gatherStatistics(database);
    })
  ];
}
function afterStart(ms) {
  const atMs = performance.now() + ms;
  return (signal) => wait(Math.max(0, atMs - performance.now()), void 0, { signal }).catch(() => void 0);
}

// src/seed/draw-ahead.ts
import { setTimeout as wait2 } from "node:timers/promises";
import { and, asc, desc, eq, inArray, like, lte, sql } from "drizzle-orm";
var FIRST_SCREEN_PAGES = 2;
var IDLE_AFTER_REQUEST_MS = 2e3;
function createReaderPriority(source, idleAfterMs = IDLE_AFTER_REQUEST_MS) {
  let waiting = 0;
  let requestedAtMs = Number.NEGATIVE_INFINITY;
  let resume = [];
  return {
    async source(assetId) {
      waiting += 1;
      try {
        return await source(assetId);
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          for (const go of resume) go();
          resume = [];
        }
      }
    },
    noteRequest() {
      requestedAtMs = performance.now();
    },
    async whenIdle(signal) {
      while (!signal.aborted) {
        const leftMs = requestedAtMs + idleAfterMs - performance.now();
        if (waiting > 0) await new Promise((go) => resume.push(go));
        else if (leftMs <= 0) return;
        else await wait2(leftMs, void 0, { signal }).catch(() => void 0);
      }
    }
  };
}
async function coverAssets({ orm }) {
  const covers = await orm.selectDistinct({ assetId: seriesThumbnail.assetId }).from(seriesThumbnail).innerJoin(series, eq(series.id, seriesThumbnail.seriesId)).where(and(eq(series.isDemo, true), eq(seriesThumbnail.type, "VERTICAL"), drawn(seriesThumbnail.assetId)));
  const bannerArt = await orm.selectDistinct({ assetId: seriesThumbnail.assetId }).from(seriesThumbnail).innerJoin(banner, eq(banner.seriesId, seriesThumbnail.seriesId)).where(
    and(
      inArray(seriesThumbnail.type, ["DETAIL", "HORIZONTAL_TYPE_A", "HORIZONTAL_TYPE_B"]),
      drawn(seriesThumbnail.assetId)
    )
  );
  return [...new Set([...covers, ...bannerArt].map(({ assetId }) => assetId))];
}
async function remainingAssets(database) {
  const rows = await database.orm.select({ assetId: seriesThumbnail.assetId, type: seriesThumbnail.type }).from(seriesThumbnail).innerJoin(series, eq(series.id, seriesThumbnail.seriesId)).where(and(eq(series.isDemo, true), drawn(seriesThumbnail.assetId))).orderBy(asc(sql`${seriesThumbnail.type} = 'COVER'`), desc(series.createdAtMs));
  const ofPages = rows.filter(({ type }) => type === "DETAIL").map(({ assetId }) => assetId);
  const pictures = rows.map(({ assetId }) => assetId);
  return [.../* @__PURE__ */ new Set([...ofPages, ...await firstPageAssets(database), ...pictures])];
}
async function firstPageAssets({ orm }) {
  const rows = await orm.select({ assetId: sql`${page.assetId}` }).from(page).innerJoin(episode, eq(episode.id, page.episodeId)).innerJoin(series, eq(series.id, episode.seriesId)).where(
    and(eq(series.isDemo, true), eq(episode.orderNo, 1), lte(page.orderNo, FIRST_SCREEN_PAGES), drawn(page.assetId))
  ).orderBy(asc(page.orderNo), desc(series.createdAtMs));
  return [...new Set(rows.map(({ assetId }) => assetId))];
}
var drawn = (assetId) => like(assetId, "drawn:%");
async function drawAhead(parts, assetIds, onProgress = () => void 0) {
  const missing = [];
  for (const assetId of assetIds) if (!await parts.files.has(assetId)) missing.push(assetId);
  const queue = missing.values();
  let done = 0;
  const drawQueue = async () => {
    for (const assetId of queue) {
      await parts.whenIdle?.(parts.signal);
      if (parts.signal.aborted) return;
      onProgress(done, missing.length);
      await parts.read(assetId);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: parts.atOnce }, drawQueue));
}

// src/seed/demo-threads.ts
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

// ../../packages/api-contract/src/process/shut-down-on-uncaught-error.ts
var END_LIMIT_MS = 1e4;
function shutDownOnUncaughtError({ log, stop, of = process }) {
  let isEnding = false;
  for (const output of [of.stdout, of.stderr]) output.on("error", () => void 0);
  of.on("uncaughtException", (error, origin) => {
    log(error, origin);
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => of.exit(1), END_LIMIT_MS).unref();
    stop();
  });
  return { hasFailed: () => isEnding };
}

// ../../packages/api-contract/src/process/survive-errors.ts
var REPORTED_EVERY_MS = 6e4;
function surviveErrors(emitter, tell, monotonicMs = () => performance.now()) {
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  emitter.on("error", (error) => {
    if (monotonicMs() - reportedAtMs < REPORTED_EVERY_MS) return;
    reportedAtMs = monotonicMs();
    tell(error);
  });
}

// src/seed/demo-threads.ts
import { Piscina } from "piscina";
var IDLE_MS = 2e4;
var HEAP_MIB = 256;
var NICENESS = 10;
function startDemoThreads(most, onError) {
  const extension = extname(import.meta.url);
  const pool = new Piscina({
    filename: fileURLToPath(new URL(`./demo-thread${extension}`, import.meta.url)),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    // TypeScript source needs a loader; a bundle does not.
    execArgv: extension === ".ts" ? ["--import", new URL("./typescript-in-threads.mjs", import.meta.url).href] : [],
    env: {}
  });
  surviveErrors(pool, onError);
  return {
    contents: {
      readOutline: () => pool.run(void 0, { name: "readOutline" }),
      planSeries: (wanted) => pool.run(wanted, { name: "planSeries" }),
      readSite: () => pool.run(void 0, { name: "readSite" })
    },
    draw: (recipe) => pool.run(recipe, { name: "drawStoredRecipe" }),
    blur: (recipe) => pool.run(recipe, { name: "blurStoredRecipe" }),
    examine: (request) => pool.run(request, { name: "examinePictures" }),
    setHeadlines: (requests) => pool.run(requests, { name: "setHeadlines" }),
    close: () => pool.destroy()
  };
}

// src/seed/prepare-demo-accounts.ts
import { and as and2, eq as eq2, isNull } from "drizzle-orm";
async function prepareDemoAccounts(parts) {
  const { platforms, dataDirectory, providerAccountId } = parts;
  const wanted = platforms.flatMap(demoAccountsOf).filter(({ provider }) => provider === "email" || providerAccountId !== null);
  const provided = await ensureDemoAccounts(dataDirectory, wanted);
  let made = 0;
  for (const one of provided) if (await bringAccount(parts, one)) made += 1;
  return made;
}
async function bringAccount(parts, { account, entry, isNew }) {
  const { database, services, nowMs } = parts;
  const platform = parts.platforms.find(({ id }) => id === account.platformId);
  if (platform === void 0) return false;
  const known = await findDemoAccount(database, account);
  if (known !== null && !isNew) return false;
  const { password } = entry;
  const passwordHash = password === null ? null : await services.passwords.hash(password);
  const brought = await decideInTransaction(database, async (transaction) => {
    if (known !== null) {
      if (passwordHash !== null) {
        await storePassword(transaction, scopeOf(known), { hash: passwordHash, nowMs: nowMs() });
      }
      return grant(false);
    }
    return grant(await makeAccount(transaction, parts, { platform, account, passwordHash }));
  });
  return brought.ok && brought.value;
}
async function findDemoAccount({ orm }, { platformId, nickname }) {
  const rows = await orm.select().from(appUser).where(
    and2(
      eq2(appUser.platformId, platformId),
      eq2(appUser.nickname, nickname),
      eq2(appUser.isDemo, true),
      isNull(appUser.withdrawnAtMs)
    )
  );
  return rows[0] ?? null;
}
async function makeAccount(transaction, { services, providerAccountId, nowMs }, of) {
  const { platform, account, passwordHash } = of;
  const { platformId, provider, email, name, nickname, role } = account;
  const snsId = provider === "email" ? email : providerAccountId?.(provider, { name, email }) ?? "";
  const created = await createAccount(
    transaction,
    services,
    {
      ...{ id: { platformId, provider, snsId }, email, phone: null, nickname, isAgreeMail: false, passwordHash },
      name: provider === "email" ? null : name,
      isDemo: true
    },
    { platform, locale: platform.locales[0], nowMs: nowMs() }
  );
  if (!created.ok || created.value.kind === "taken") return false;
  await changeAccount(transaction, scopeOf(created.value.user), ageOf(role, nowMs()));
  return true;
}
function ageOf(role, nowMs) {
  const year = new Date(nowMs).getUTCFullYear();
  const updatedAtMs = nowMs;
  if (role === "minor") return { updatedAtMs, birthedOn: `${year - 14}-04-01` };
  if (role !== "adult") return { updatedAtMs };
  return { updatedAtMs, birthedOn: `${year - 30}-04-01`, isAdult: true, adultVerifiedAtMs: nowMs, isAdultToggle: true };
}

// src/seed/prepare-demo-comments.ts
import { and as and3, asc as asc2, eq as eq3, inArray as inArray2, isNull as isNull2, lte as lte2, or, sql as sql2 } from "drizzle-orm";

// src/seed/demo-comment-texts.ts
var japanese = {
  people: ["よるねこ", "ミドリ", "あおい空", "週末読書", "まめだいふく"],
  works: [
    [
      [
        { by: 0, text: "1話から引き込まれました。絵の空気感がすごい…！", likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: "毎週これを楽しみに生きてる",
          emoticonId: "CHEER",
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: "わかります、更新日の朝がいちばん元気です。", likes: [1] },
            { by: 4, text: "", emoticonId: "LAUGH" }
          ]
        },
        { by: 3, text: "最後のコマの表情、きっと次につながるやつですよね。", isSpoiler: true, likes: [0] },
        { by: 4, text: "一気読みしました。寝不足です。", emoticonId: "SLEEPY", likes: [0, 1] }
      ],
      [
        { by: 2, text: "背景の描きこみだけで何回も見返せる。", likes: [0, 1, 3] },
        { by: 0, text: "続きが気になって待てません！", emoticonId: "WOW" }
      ]
    ],
    [
      [
        { by: 3, text: "タイトルで敬遠していた自分に教えたい。おもしろいよ。", likes: [1, 2, 4] },
        { by: 1, text: "泣いた", emoticonId: "TEARS", replies: [{ by: 0, text: "同じところで泣きました。" }] }
      ]
    ],
    [[{ by: 4, text: "推しが決まりました。", emoticonId: "LOVE", likes: [0] }]]
  ]
};
var thai = {
  people: ["แมวดึก", "ใบเตย", "ฟ้าหลังฝน", "อ่านวันหยุด", "ขนมตาล"],
  works: [
    [
      [
        { by: 0, text: "ตอนแรกก็ติดแล้ว ลายเส้นมีบรรยากาศมาก", likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: "รอเรื่องนี้ทุกสัปดาห์เลย",
          emoticonId: "CHEER",
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: "เหมือนกันเลย เช้าวันลงตอนใหม่คือตื่นเองโดยไม่ต้องปลุก", likes: [1] },
            { by: 4, text: "", emoticonId: "LAUGH" }
          ]
        },
        { by: 3, text: "สีหน้าในช่องสุดท้ายต้องมีผลกับตอนหน้าแน่ ๆ", isSpoiler: true, likes: [0] },
        { by: 4, text: "อ่านรวดเดียวจบ คืนนี้ไม่ได้นอน", emoticonId: "SLEEPY", likes: [0, 1] }
      ],
      [
        { by: 2, text: "แค่ฉากหลังก็ดูซ้ำได้หลายรอบ", likes: [0, 1, 3] },
        { by: 0, text: "อยากอ่านต่อเดี๋ยวนี้เลย!", emoticonId: "WOW" }
      ]
    ],
    [
      [
        { by: 3, text: "ใครลังเลอยู่ ลองเปิดตอนแรกดูก่อน รับรองวางไม่ลง", likes: [1, 2, 4] },
        { by: 1, text: "น้ำตาไหล", emoticonId: "TEARS", replies: [{ by: 0, text: "ร้องไห้ฉากเดียวกันเลย" }] }
      ]
    ],
    [[{ by: 4, text: "เจอตัวละครในดวงใจแล้ว", emoticonId: "LOVE", likes: [0] }]]
  ]
};
var chinese = {
  people: ["夜貓子", "小綠", "雨後的天空", "週末看漫畫", "紅豆糕"],
  works: [
    [
      [
        { by: 0, text: "第一話就被吸進去了，畫面的氛圍太厲害了！", likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: "每週就靠這部撐下去",
          emoticonId: "CHEER",
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: "我也是，更新那天早上特別有精神。", likes: [1] },
            { by: 4, text: "", emoticonId: "LAUGH" }
          ]
        },
        { by: 3, text: "最後一格的表情，下一話一定會用到吧。", isSpoiler: true, likes: [0] },
        { by: 4, text: "一口氣看完，今天又熬夜了。", emoticonId: "SLEEPY", likes: [0, 1] }
      ],
      [
        { by: 2, text: "光是背景就值得看好幾遍。", likes: [0, 1, 3] },
        { by: 0, text: "好想馬上看到下一話！", emoticonId: "WOW" }
      ]
    ],
    [
      [
        { by: 3, text: "還在猶豫的人先看第一話，看完就停不下來了。", likes: [1, 2, 4] },
        { by: 1, text: "看哭了", emoticonId: "TEARS", replies: [{ by: 0, text: "我也是在同一個地方哭的。" }] }
      ]
    ],
    [[{ by: 4, text: "找到本命角色了。", emoticonId: "LOVE", likes: [0] }]]
  ]
};
var arabic = {
  people: ["قطة الليل", "زمرد", "سماء زرقاء", "قارئ العطلة", "لوزة"],
  works: [
    [
      [
        { by: 0, text: "شدّتني من الحلقة الأولى، أجواء الرسم رائعة!", likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: "أنتظرها كل أسبوع",
          emoticonId: "CHEER",
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: "وأنا أيضًا، صباح يوم التحديث هو أجمل صباح.", likes: [1] },
            { by: 4, text: "", emoticonId: "LAUGH" }
          ]
        },
        { by: 3, text: "النظرة في آخر مشهد ستقودنا حتمًا إلى شيء في الحلقة القادمة.", isSpoiler: true, likes: [0] },
        { by: 4, text: "قرأتها دفعة واحدة ولم أنم.", emoticonId: "SLEEPY", likes: [0, 1] }
      ],
      [
        { by: 2, text: "الخلفيات وحدها تستحق المشاهدة أكثر من مرة.", likes: [0, 1, 3] },
        { by: 0, text: "لا أستطيع انتظار التتمة!", emoticonId: "WOW" }
      ]
    ],
    [
      [
        { by: 3, text: "لمن يتردد: اقرأ الحلقة الأولى وستكمل وحدك.", likes: [1, 2, 4] },
        { by: 1, text: "أبكتني", emoticonId: "TEARS", replies: [{ by: 0, text: "بكيت عند المشهد نفسه." }] }
      ]
    ],
    [[{ by: 4, text: "وجدت شخصيتي المفضلة.", emoticonId: "LOVE", likes: [0] }]]
  ]
};
var DEMO_TALKS = /* @__PURE__ */ new Map([
  ["ja-JP", japanese],
  ["th-TH", thai],
  ["zh-TW", chinese],
  ["ar", arabic]
]);

// src/seed/prepare-demo-comments.ts
var BETWEEN_MS = 47 * 6e4;
var NO_LIMITS = { take: async () => ({ ok: true }), forget: async () => void 0 };
async function prepareDemoComments(parts) {
  for (const platform of parts.platforms) {
    const talk = platform.features.comments ? DEMO_TALKS.get(platform.locales[0]) : void 0;
    if (talk === void 0) continue;
    const people = await bringPeople(parts, platform, talk);
    if (people !== null) await letTalk(parts, platform, talk, people);
  }
}
async function bringPeople({ database, services, nowMs }, platform, { people }) {
  const idOf = (index) => `demo-commenter-${index + 1}`;
  const [known] = await database.orm.select({ id: appUser.id }).from(appUser).where(
    and3(
      eq3(appUser.platformId, platform.id),
      isNull2(appUser.withdrawnAtMs),
      or(
        eq3(appUser.snsId, idOf(0)),
        inArray2(
          sql2`lower(${appUser.nickname})`,
          people.map((name) => name.toLowerCase())
        )
      )
    )
  ).limit(1);
  if (known !== void 0) return null;
  const brought = await decideInTransaction(database, async (transaction) => {
    const users = [];
    for (const [index, nickname] of people.entries()) {
      const id = { platformId: platform.id, provider: "google", snsId: idOf(index) };
      const created = await createAccount(
        transaction,
        services,
        {
          ...{ id, email: null, phone: null, nickname, name: null },
          ...{ isAgreeMail: false, passwordHash: null, isDemo: true }
        },
        { platform, locale: platform.locales[0], nowMs: nowMs() }
      );
      if (!created.ok) return created;
      if (created.value.kind !== "taken") users.push(created.value.user);
    }
    return grant(users);
  });
  return brought.ok && brought.value.length === people.length ? brought.value : null;
}
async function letTalk({ database, logger, nowMs }, platform, { works }, people) {
  const parts = { db: database, services: { limits: NO_LIMITS } };
  const endMs = nowMs();
  let said = 0;
  const callOf2 = (by) => {
    const user = people[by];
    if (user === void 0) return null;
    said += 1;
    const caller = { kind: "user", scope: scopeOf(user), user, sessionId: "demo", isKoreanAddress: false };
    return {
      ...{ caller, platform, device: { platform: "WEB", isMobile: false }, timeZone: platform.timeZone },
      ...{ locale: platform.locales[0], clientAddress: null, isFromSite: false, requestId: "demo" },
      // The last comment is a moment old, the first some days.
      ...{ nowMs: endMs - (100 - said) * BETWEEN_MS, logger, until: new AbortController().signal }
    };
  };
  const say = async ({ replies = [], likes = [], ...content }, at) => {
    const call = callOf2(content.by);
    if (call === null) return;
    const commentId = await write(parts, at, content, call);
    if (commentId === null) return;
    for (const by of likes) {
      const liking = callOf2(by);
      if (liking !== null) await reactToComment(parts, { commentId, isLike: true }, liking);
    }
    for (const reply of replies) await say(reply, { replyTo: commentId });
  };
  for (const [index, alias] of (await aliasesOf(database, platform, works.length)).entries()) {
    for (const [number, comments] of (works[index] ?? []).entries()) {
      const episodeAlias = alias.episodes[number];
      if (episodeAlias === void 0) continue;
      for (const each of comments.toReversed()) await say(each, { contentsAlias: alias.series, episodeAlias });
    }
  }
}
async function write(parts, at, content, call) {
  const { text: comment, emoticonId = null } = content;
  const written = { comment, emoticonId, isSpoiler: content.isSpoiler === true, requestId: "demo-comment" };
  const prepared = "replyTo" in at ? await prepareReply(parts, { commentId: at.replyTo, ...written }, call) : await prepareComment(parts, { ...at, ...written }, call);
  if (!prepared.ok) return null;
  const ready = { ...call, prepared: prepared.value };
  const made = await decideInTransaction(
    parts.db,
    (transaction) => "replyTo" in at ? writeReply(transaction, at.replyTo, ready) : writeComment(transaction, ready)
  );
  return made.ok ? made.value.commentId : null;
}
async function aliasesOf(database, { id: platformId }, count) {
  const works = await database.orm.select({ id: series.id, alias: series.alias, freeCount: seriesPlatform.freeEpisodeCount }).from(series).innerJoin(seriesPlatform, eq3(seriesPlatform.seriesId, series.id)).where(and3(isDemoWorkOf(platformId), eq3(series.type, "COMIC"))).orderBy(asc2(series.id)).limit(count);
  return Promise.all(
    works.map(async ({ id, alias, freeCount }) => {
      const episodes = await database.orm.select({ alias: episode.alias }).from(episode).where(and3(eq3(episode.seriesId, id), lte2(episode.orderNo, freeCount), isNull2(episode.removedAtMs))).orderBy(asc2(episode.orderNo));
      return { series: alias, episodes: episodes.map((each) => each.alias) };
    })
  );
}

// src/seed/prepare-demo-goods.ts
import { and as and6, asc as asc5, eq as eq6, inArray as inArray3, isNotNull as isNotNull2 } from "drizzle-orm";
import { DateTime as DateTime2 } from "luxon";

// src/seed/buy-demo-episodes.ts
import { and as and4, asc as asc3, eq as eq4, gt, isNotNull, isNull as isNull3 } from "drizzle-orm";
var OWNED = { type: "POSSESSION", count: 5, ofOneSeries: 3 };
var RENTED = { type: "RENT", count: 3, ofOneSeries: 2 };
var SERIES_LOOKED_AT = 12;
var callOf = ({ platform, user, nowMs }) => {
  const caller = {
    ...{ kind: "user", scope: scopeOf(user), user, sessionId: "demo" },
    isKoreanAddress: false
  };
  return { caller, platform, device: { platform: "WEB", isMobile: false }, nowMs, remembered: null };
};
async function findDemoOffers(database, buying) {
  const rows = await database.orm.select({ id: series.id, freeCount: seriesPlatform.freeEpisodeCount }).from(series).innerJoin(seriesPlatform, eq4(seriesPlatform.seriesId, series.id)).where(
    and4(
      isDemoWorkOf(buying.platform.id),
      isNotNull(seriesPlatform.rentCoin),
      isNotNull(seriesPlatform.possessionCoin)
    )
  ).orderBy(asc3(series.id)).limit(SERIES_LOOKED_AT);
  return Promise.all(rows.map((row) => offersOf(database, row, buying)));
}
async function offersOf(database, { id, freeCount }, buying) {
  const rows = await database.orm.select({ id: episode.id }).from(episode).where(and4(eq4(episode.seriesId, id), gt(episode.orderNo, freeCount), isNull3(episode.removedAtMs))).orderBy(asc3(episode.orderNo)).limit(OWNED.ofOneSeries);
  const offers = [];
  for (const { id: episodeId } of rows) {
    const found = await findOffer({ db: database }, episodeId, buying);
    if (found.ok) offers.push({ episodeId, offer: found.value });
  }
  return offers;
}
async function buyDemoEpisodes(transaction, works, buying) {
  const left = [...works];
  const owned = await buySome(transaction, left, OWNED, buying);
  return owned + await buySome(transaction, left, RENTED, buying);
}
async function buySome(transaction, works, { type, count, ofOneSeries }, buying) {
  let bought = 0;
  let cost = 0;
  for (let work = works.shift(); work !== void 0; work = bought < count ? works.shift() : void 0) {
    for (const { episodeId, offer } of work.slice(0, Math.min(ofOneSeries, count - bought))) {
      const choice = choiceOf({ id: episodeId, purchaseType: type, expectedCoin: null, giftId: null });
      const purchased = await purchaseEpisodes(transaction, choice, {
        ...callOf(buying),
        ...{ prepared: offer, clock: { nowMs: () => buying.nowMs } }
      });
      if (!purchased.ok) continue;
      bought += 1;
      cost += purchased.value.useCoin;
    }
  }
  return cost;
}

// src/seed/prepare-demo-events.ts
import { and as and5, asc as asc4, eq as eq5 } from "drizzle-orm";
import { DateTime } from "luxon";
var SEEDER = { name: "seed", role: "owner", requestId: null };
var CODE_COUPON_KEY = "demo-event-code";
var CODE = "STAMPS100";
var STAMPS = "demo-stamps";
var BANNER_POSITION = 90;
var RUNNING = { from: { days: 0 }, until: { years: 1 } };
var ENDED = { from: { days: -30 }, until: { days: -2 } };
var SOON = { from: { months: 1 }, until: { months: 2 } };
async function prepareDemoEvents(tx, platform, nowMs) {
  const platformId = platform.id;
  const context = { tx, operator: SEEDER, nowMs };
  const isKnown = and5(eq5(event.platformId, platformId), eq5(event.isDemo, true));
  if (await tx.$count(event, isKnown) > 0) return;
  await applyCoupon(context, couponOf(platform, nowMs), { isDemo: true });
  for (const entry of eventsOf(platform, await readDemoSeries(tx, platformId), nowMs)) {
    await applyEvent(context, entry, { isDemo: true });
  }
  await putBanner(tx, platform, nowMs);
}
async function putBanner(tx, { id: platformId, locales }, nowMs) {
  const [stamps] = await tx.select({ seriesId: eventSeries.seriesId }).from(eventSeries).where(and5(eq5(eventSeries.platformId, platformId), eq5(eventSeries.eventId, STAMPS))).limit(1);
  if (stamps === void 0) return;
  const times2 = { openedAtMs: nowMs, createdAtMs: nowMs, updatedAtMs: nowMs };
  const place = { path: `/event/${STAMPS}`, seriesId: stamps.seriesId, position: BANNER_POSITION };
  const [created] = await tx.insert(banner).values({ platformId, key: "demo-event", kind: "TEXT_ICON", ...place, isDemo: true, ...times2 }).onConflictDoNothing().returning({ id: banner.id });
  if (created === void 0) return;
  const { title, line } = textsOf("stamps");
  await tx.insert(bannerText).values(locales.map((locale) => ({ bannerId: created.id, locale, title, line })));
}
async function readDemoSeries(tx, platformId) {
  const rows = await tx.select({ id: series.id, isAdult: series.isAdult }).from(series).innerJoin(seriesPlatform, eq5(seriesPlatform.seriesId, series.id)).where(
    and5(
      ...[eq5(series.isDemo, true), eq5(series.type, "COMIC")],
      ...[eq5(seriesPlatform.platformId, platformId), eq5(seriesPlatform.isVisible, true)]
    )
  ).orderBy(asc4(series.id));
  const idsOf = (isAdult) => rows.filter((row) => row.isAdult === isAdult).map(({ id }) => id);
  return { forAll: idsOf(false), forAdults: idsOf(true) };
}
function dayOf({ timeZone }, nowMs, away) {
  const day = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf("day").plus(away);
  return day.toISO({ includeOffset: true }) ?? "";
}
function couponOf(platform, nowMs) {
  return {
    ...{ platform: platform.id, key: CODE_COUPON_KEY, title: "t:demo.eventCoupon", type: "FREE_MILEAGE", code: CODE },
    ...{ percent: null, amount: null, minimumAmount: 0, value: 100, totalLimit: null, perUserLimit: 1, isEvent: false },
    clients: ["WEB", "AND_PLAY", "AND_PLUS", "IOS_APP"],
    ...{ startAt: dayOf(platform, nowMs, RUNNING.from), endAt: dayOf(platform, nowMs, RUNNING.until) }
  };
}
var STAMP_REWARDS = [
  { at: 1, kind: "MILEAGE", amount: 50 },
  { at: 3, kind: "ROULETTE_TICKET", amount: 1 },
  { at: 5, kind: "MILEAGE", amount: 200 },
  { at: 7, kind: "FREE_COIN", amount: 5 }
];
function eventsOf(platform, { forAll, forAdults }, nowMs) {
  const at = (place, count = 1) => forAll.slice(place, place + count);
  const make = (name, { from, until }, own) => ({
    ...{ platform: platform.id, key: `demo-${name}`, audience: "ALL", position: 0, isVisible: true, picture: null },
    ...{ startAt: dayOf(platform, nowMs, from), endAt: dayOf(platform, nowMs, until) },
    ...{ series: [], coupon: null, tickets: null, rewards: [] },
    texts: Object.fromEntries(platform.locales.map((locale) => [locale, textsOf(name)])),
    ...own
  });
  const first = { mode: "FIRST_COME", winners: null, needsAddress: false };
  const events = [
    make("stamps", RUNNING, { kind: "ATTENDANCE", series: at(0), rewards: STAMP_REWARDS }),
    make("print", RUNNING, {
      ...{ kind: "TICKET", position: 1, series: at(1) },
      tickets: { mode: "DRAW", total: 300, winners: 10, needsAddress: true }
    }),
    make("code", RUNNING, { kind: "COUPON", position: 2, series: at(2), coupon: CODE_COUPON_KEY }),
    make("first", RUNNING, {
      ...{ kind: "TICKET", position: 3, series: at(3), tickets: { ...first, total: 100 } },
      rewards: [{ at: 1, kind: "FREE_COIN", amount: 3 }]
    }),
    make("weekend", RUNNING, { kind: "BANNER", position: 4, series: at(4, 6) }),
    make("young", RUNNING, {
      ...{ kind: "TICKET", audience: "MINORS", position: 5, series: at(5), tickets: { ...first, total: 500 } },
      rewards: [{ at: 1, kind: "ROULETTE_TICKET", amount: 1 }]
    }),
    make("night", RUNNING, { kind: "BANNER", audience: "ADULTS", position: 6, series: forAdults.slice(0, 6) }),
    make("spring", SOON, { kind: "ATTENDANCE", series: at(6), rewards: STAMP_REWARDS }),
    make("summer", ENDED, { kind: "BANNER", series: at(7, 4) })
  ];
  return events.filter(({ audience }) => audience !== "ADULTS" || forAdults.length > 0);
}
var TEXTS = {
  stamps: { title: "t:demo.eventStampsTitle", line: "t:demo.eventStampsLine", body: "" },
  print: { title: "t:demo.eventPrintTitle", line: "t:demo.eventPrintLine", body: "t:demo.eventPrintBody" },
  code: { title: "t:demo.eventCodeTitle", line: "t:demo.eventCodeLine", body: "" },
  first: { title: "t:demo.eventFirstTitle", line: "t:demo.eventFirstLine", body: "" },
  weekend: { title: "t:demo.eventWeekendTitle", line: "t:demo.eventWeekendLine", body: "t:demo.eventWeekendBody" },
  young: { title: "t:demo.eventYoungTitle", line: "t:demo.eventYoungLine", body: "" },
  night: { title: "t:demo.eventNightTitle", line: "t:demo.eventNightLine", body: "" },
  spring: { title: "t:demo.eventSpringTitle", line: "t:demo.eventSpringLine", body: "" },
  summer: { title: "t:demo.eventSummerTitle", line: "t:demo.eventSummerLine", body: "" }
};
function textsOf(name) {
  const texts = TEXTS[name];
  if (texts === void 0) throw new Error(`the demo's event ${name} has no texts`);
  return texts;
}

// src/seed/prepare-demo-goods.ts
var DAY_MS = 864e5;
var SEEDER2 = { name: "seed", role: "owner", requestId: null };
var GIFT_KEY = "demo-ticket";
var WHEEL_KEY = "demo-wheel";
var TEN_OFF_FROM = { USD: 5, EUR: 5, JPY: 500, THB: 150, TWD: 150 };
async function prepareDemoGoods(database, platforms, nowMs) {
  for (const platform of platforms.filter(({ routes }) => routes.includes("shop"))) {
    await decideInTransaction(database, async (tx) => {
      await lockDemo(tx);
      await bringOffers(tx, platform, nowMs);
      await prepareDemoEvents(tx, platform, nowMs);
      return grant(null);
    });
    await bringReadersGoods(database, platform, nowMs);
  }
}
async function bringOffers(tx, platform, nowMs) {
  const context = { tx, operator: SEEDER2, nowMs };
  const platformId = platform.id;
  for (const entry of couponsOf(platform, nowMs)) {
    const [taken] = await tx.select({ id: coupon.id }).from(coupon).where(and6(eq6(coupon.platformId, platformId), inArray3(coupon.code, entry.code === null ? [] : [entry.code])));
    if (taken === void 0) await applyCoupon(context, entry, { isDemo: true });
  }
  const isKnownGift = and6(eq6(gift.platformId, platformId), eq6(gift.id, GIFT_KEY));
  if (await tx.$count(gift, isKnownGift) === 0) {
    await applyGift(context, giftOf(platform, await seriesToGiveAway(tx, platformId), nowMs), { isDemo: true });
  }
  const isKnownWheel = and6(eq6(roulette.platformId, platformId), eq6(roulette.id, WHEEL_KEY));
  if (await tx.$count(roulette, isKnownWheel) === 0) {
    await applyRoulette(context, wheelOf(platform, nowMs), { isDemo: true });
  }
}
async function seriesToGiveAway(tx, platformId) {
  const [row] = await tx.select({ id: series.id }).from(series).innerJoin(seriesPlatform, eq6(seriesPlatform.seriesId, series.id)).where(and6(isDemoWorkOf(platformId), eq6(series.type, "COMIC"), isNotNull2(seriesPlatform.possessionCoin))).orderBy(asc5(series.id)).limit(1);
  return row?.id ?? null;
}
function dayOf2({ timeZone }, nowMs, years) {
  const day = DateTime2.fromMillis(nowMs, { zone: timeZone }).startOf("day").plus({ years });
  return day.toISO({ includeOffset: true }) ?? "";
}
function couponsOf(platform, nowMs) {
  const { currency } = platform;
  const [today, inAYear] = [dayOf2(platform, nowMs, 0), dayOf2(platform, nowMs, 1)];
  const common = {
    platform: platform.id,
    ...{
      percent: null,
      amount: null,
      minimumAmount: 0,
      value: null,
      totalLimit: null,
      perUserLimit: 1,
      isEvent: false
    },
    clients: ["WEB", "AND_PLAY", "AND_PLUS", "IOS_APP"],
    ...{ startAt: today, endAt: inAYear }
  };
  const minimumAmount = (TEN_OFF_FROM[currency.code] ?? 5) * 10 ** currency.minorDigits;
  return [
    { ...common, key: "demo-welcome5", code: "WELCOME5", title: "t:demo.welcomeCoupon", type: "FREE_COIN", value: 5 },
    {
      ...common,
      ...{ key: "demo-lastyear", code: "LASTYEAR", title: "t:demo.lastYearCoupon", type: "DISCOUNT", percent: 20 },
      ...{ startAt: dayOf2(platform, nowMs, -2), endAt: dayOf2(platform, nowMs, -1) }
    },
    {
      ...common,
      ...{ key: "demo-tenoff", code: "TENOFF", title: "t:demo.tenOffCoupon", type: "DISCOUNT", percent: 10 },
      minimumAmount
    }
  ];
}
function giftOf(platform, seriesId, nowMs) {
  const until = dayOf2(platform, nowMs, 1);
  return {
    ...{ platform: platform.id, key: GIFT_KEY, title: "t:demo.gift", type: "FREE_TICKET", target: "NAMED" },
    ...{ series: seriesId, episodes: 1, startAt: dayOf2(platform, nowMs, 0), receiveUntil: until, useUntil: until }
  };
}
function wheelOf(platform, nowMs) {
  const prize = { stock: null };
  return {
    ...{ platform: platform.id, key: WHEEL_KEY, title: "t:demo.wheel", audience: "ALL" },
    ...{ startAt: dayOf2(platform, nowMs, 0), endAt: dayOf2(platform, nowMs, 1) },
    prizes: [
      { ...prize, kind: "FREE_COIN", amount: 1, weight: 30 },
      { ...prize, kind: "MILEAGE", amount: 100, weight: 25 },
      { ...prize, kind: "BONUS", amount: 2, weight: 15 },
      { ...prize, kind: "NOTHING", amount: 0, weight: 20 },
      { ...prize, kind: "FREE_COIN", amount: 5, weight: 8 },
      { ...prize, kind: "FREE_COIN", amount: 30, weight: 2 }
    ]
  };
}
function lotOf(kind, amount, { days = null, nowMs }) {
  return {
    ...{ kind, source: "EVENT", amount: lotAmount(kind, amount), acquiredAtMs: nowMs },
    expiresAtMs: days === null ? null : nowMs + days * DAY_MS
  };
}
async function bringReadersGoods(database, platform, nowMs) {
  for (const account of demoAccountsOf(platform).filter(({ role }) => role === "reader")) {
    const user = await findDemoAccount(database, account);
    if (user === null) continue;
    const scope = scopeOf(user);
    const works = await findDemoOffers(database, { platform, user, nowMs });
    await decideInTransaction(database, async (tx) => {
      const facts = (part) => ({ cause: "demo", key: `demo/${part}`, nowMs });
      const toBuyWith = await chargeWallet(
        tx,
        scope,
        [lotOf("COIN", DEMO_GIVINGS.coinsToBuyWith, { nowMs })],
        facts("episodes")
      );
      if (toBuyWith.isRepeated) return grant(null);
      const cost = await buyDemoEpisodes(tx, works, { platform, user, nowMs });
      const lots = [
        // The rest of the coins to buy with.
        lotOf("COIN", DEMO_GIVINGS.coins - (DEMO_GIVINGS.coinsToBuyWith - cost), { nowMs }),
        ...[2, 30].map((days, place) => lotOf("BONUS", DEMO_GIVINGS.bonus[place] ?? 0, { days, nowMs })),
        lotOf("MILEAGE", DEMO_GIVINGS.points, { nowMs })
      ];
      await chargeWallet(tx, scope, lots, facts("goods"));
      await nameForGift(tx, scope, GIFT_KEY);
      await addTickets(tx, scope, { source: "EVENT", count: 1, expiresAtMs: null, nowMs });
      return grant(null);
    });
  }
}

// src/seed/seed-demo.ts
import { createHash as createHash2 } from "node:crypto";
import { and as and8, desc as desc2, eq as eq8, inArray as inArray5 } from "drizzle-orm";

// src/seed/seed-features.ts
async function seedFeatures(tx, { features }, operator, nowMs) {
  for (const { platformId, feature } of features) {
    const before = await describeSwitches(tx, platformId);
    await tx.insert(platformFeature).values({ platformId, feature, isOn: true, isDemo: true, updatedAtMs: nowMs }).onConflictDoNothing();
    const after = await describeSwitches(tx, platformId);
    const change = { action: "demo.seed", subjectType: "platform", subjectId: platformId };
    await recordChange(tx, operator, { ...change, before, after }, nowMs);
  }
}
async function seedCoinPacks(tx, nowMs) {
  const rows = DEMO_PACKS.map((pack) => ({ ...pack, isDemo: true, createdAtMs: nowMs, updatedAtMs: nowMs }));
  await tx.insert(coinProduct).values(rows).onConflictDoNothing();
}

// src/seed/seed-showcase.ts
import { and as and7, eq as eq7, inArray as inArray4 } from "drizzle-orm";
var SHORTEST_LIST = 3;
async function seedShowcase(tx, { site, ...outline }, nowMs, platforms = PLATFORMS) {
  for (const { id: platformId, locales } of platforms) {
    const shelf = await readShelf(tx, wantedOn(outline, platformId));
    if (shelf.size === 0) continue;
    const place = { tx, platformId, locales, shelf, nowMs };
    await putBanners(place, site);
    await putPicks(place, site);
    await putThemes(place, site);
  }
}
function wantedOn({ series: all, shelves }, platformId) {
  return (shelves[platformId] ?? []).flatMap((key) => all.find((each) => each.key === key) ?? []);
}
async function readShelf(tx, wanted) {
  const keys = wanted.map(({ seriesKey }) => seriesKey);
  const rows = await tx.select({ id: series.id, key: series.seriesKey, language: series.language, title: series.title }).from(series).where(and7(eq7(series.isDemo, true), inArray4(series.seriesKey, keys)));
  const shelf = /* @__PURE__ */ new Map();
  for (const { workKey, seriesKey, language } of wanted) {
    const row = rows.find((each) => each.key === seriesKey && each.language === language);
    if (row !== void 0 && !shelf.has(workKey)) shelf.set(workKey, { seriesId: row.id, title: row.title });
  }
  return shelf;
}
var times = ({ nowMs }) => ({ createdAtMs: nowMs, updatedAtMs: nowMs });
function itemsOf({ shelf }, works) {
  return works.flatMap((work) => shelf.get(work)?.seriesId ?? []).map((seriesId, position) => ({ seriesId, position }));
}
async function putBanners(place, { banners }) {
  const { tx, platformId, shelf, nowMs } = place;
  for (const [position, { work, texts }] of banners.entries()) {
    const entry = shelf.get(work);
    const localised = platformTexts(place.locales, texts);
    if (entry === void 0 || localised.length === 0) continue;
    const row = { platformId, key: `demo-${work}`, kind: "TEXT_ICON", seriesId: entry.seriesId, position };
    const [created] = await tx.insert(banner).values({ ...row, openedAtMs: nowMs, isDemo: true, ...times(place) }).onConflictDoNothing().returning({ id: banner.id });
    if (created === void 0) continue;
    const { title } = entry;
    await tx.insert(bannerText).values(localised.map((text) => ({ bannerId: created.id, title, ...text })));
  }
}
async function putPicks(place, { picks }) {
  const { tx, platformId } = place;
  for (const [position, { key, texts, works }] of picks.entries()) {
    const items = itemsOf(place, works);
    const localised = platformTexts(place.locales, texts);
    if (items.length < SHORTEST_LIST || localised.length === 0) continue;
    const [created] = await tx.insert(pick).values({ platformId, key: `demo-${key}`, position, isDemo: true, ...times(place) }).onConflictDoNothing().returning({ id: pick.id });
    if (created === void 0) continue;
    await tx.insert(pickText).values(localised.map((text) => ({ pickId: created.id, ...text })));
    await tx.insert(pickItem).values(items.map((item) => ({ pickId: created.id, ...item })));
  }
}
async function putThemes(place, { themes }) {
  const { tx, platformId } = place;
  for (const [position, { key, position: displayPosition, texts, works }] of themes.entries()) {
    const items = itemsOf(place, works);
    const localised = platformTexts(place.locales, texts);
    if (items.length < SHORTEST_LIST || localised.length === 0) continue;
    const [created] = await tx.insert(theme).values({ platformId, key: `demo-${key}`, displayPosition, position, isDemo: true, ...times(place) }).onConflictDoNothing().returning({ id: theme.id });
    if (created === void 0) continue;
    await tx.insert(themeText).values(localised.map((text) => ({ themeId: created.id, ...text })));
    await tx.insert(themeItem).values(items.map((item) => ({ themeId: created.id, ...item })));
  }
}

// src/seed/seed-site-texts.ts
import { DateTime as DateTime3 } from "luxon";
var DAY_MS2 = 864e5;
async function seedSiteTexts(tx, site, nowMs, platforms = PLATFORMS) {
  for (const { id: platformId, locales, timeZone } of platforms) {
    const place = { tx, platformId, locales, timeZone, nowMs };
    await putNotices(place, site);
    await putQuestions(place, site);
    await putPolicies(place, site);
  }
}
async function putNotices({ tx, platformId, locales, nowMs }, { notices }) {
  for (const { key, isPinned, publishedDaysAgo, texts } of notices) {
    const localised = platformTexts(locales, texts);
    if (localised.length === 0) continue;
    const publishedAtMs = nowMs - publishedDaysAgo * DAY_MS2;
    const [created] = await tx.insert(notice).values({
      ...{ platformId, key: `demo-${key}`, isPinned, publishedAtMs, isDemo: true },
      createdAtMs: nowMs,
      updatedAtMs: nowMs
    }).onConflictDoNothing().returning({ id: notice.id });
    if (created === void 0) continue;
    await tx.insert(noticeText).values(localised.map((text) => ({ noticeId: created.id, ...text })));
  }
}
async function putQuestions({ tx, platformId, locales, nowMs }, { questions }) {
  for (const [position, { key, category, texts }] of questions.entries()) {
    const localised = platformTexts(locales, texts);
    if (localised.length === 0) continue;
    const [created] = await tx.insert(faq).values({
      ...{ platformId, key: `demo-${key}`, category, position, isDemo: true },
      createdAtMs: nowMs,
      updatedAtMs: nowMs
    }).onConflictDoNothing().returning({ id: faq.id });
    if (created === void 0) continue;
    await tx.insert(faqText).values(localised.map((text) => ({ faqId: created.id, ...text })));
  }
}
async function putPolicies({ tx, platformId, locales, timeZone, nowMs }, { policies }) {
  const effectiveOn = DateTime3.fromMillis(nowMs, { zone: timeZone }).minus({ days: 30 }).toISODate() ?? "";
  for (const { kind, texts } of policies)
    for (const text of platformTexts(locales, texts))
      await tx.insert(policy).values({ platformId, kind, version: 1, effectiveOn, isDemo: true, createdAtMs: nowMs, ...text }).onConflictDoNothing();
}

// src/seed/seed-demo.ts
var SUBJECT = { subjectType: "demo", subjectId: "demo" };
var SEEDER3 = { name: "seed", role: "owner", requestId: null };
async function seedDemo(database, contents, nowMs, onWork = () => void 0) {
  const [{ series: wanted, shelves }, site] = await Promise.all([contents.readOutline(), contents.readSite()]);
  return database.orm.transaction(async (tx) => {
    await lockDemo(tx);
    if (await wasRemoved(tx)) return { kind: "removed" };
    const counts = { added: 0, redrawn: 0 };
    for (const outline of wanted) {
      const stored = await findStored(tx, outline);
      if (stored.isCurrent) continue;
      if (counts.added + counts.redrawn === 0) onWork();
      await bringSeries(tx, await contents.planSeries({ key: outline.key, nowMs }), stored.id, nowMs);
      counts[stored.id === null ? "added" : "redrawn"] += 1;
    }
    await seedShowcase(tx, { site, series: wanted, shelves }, nowMs);
    await seedSiteTexts(tx, site, nowMs);
    await seedFeatures(tx, site, SEEDER3, nowMs);
    await seedCoinPacks(tx, nowMs);
    if (counts.added > 0) {
      const after = { series: wanted.map(({ alias }) => alias).toSorted() };
      await recordChange(tx, SEEDER3, { action: "demo.seed", ...SUBJECT, before: null, after }, nowMs);
    }
    return { kind: "seeded", ...counts };
  });
}
async function wasRemoved(tx) {
  const [last] = await tx.select({ action: auditLog.action }).from(auditLog).where(and8(eq8(auditLog.subjectType, "demo"), eq8(auditLog.subjectId, "demo"))).orderBy(desc2(auditLog.id)).limit(1);
  return last?.action === "demo.remove";
}
async function findStored(tx, wanted) {
  const [stored] = await tx.select({ id: series.id, isDemo: series.isDemo }).from(series).where(and8(eq8(series.seriesKey, wanted.seriesKey), eq8(series.language, wanted.language)));
  if (stored === void 0) return { id: null, isCurrent: false };
  const [shown] = await tx.select({ assetId: seriesThumbnail.assetId }).from(seriesThumbnail).where(and8(eq8(seriesThumbnail.seriesId, stored.id), eq8(seriesThumbnail.type, "VERTICAL")));
  return { id: stored.id, isCurrent: !stored.isDemo || shown?.assetId === wanted.coverAssetId };
}
async function bringSeries(tx, planned, storedId, nowMs) {
  await insertAssets(
    tx,
    planned.assets.map((asset) => ({
      ...asset,
      mediaType: "image/webp",
      recipe: { ...asset.recipe },
      createdAtMs: nowMs
    }))
  );
  const seriesId = storedId ?? await addSeries(tx, planned, nowMs);
  await writePictures(tx, seriesId, planned.pictures);
  await seedEpisodes(tx, seriesId, planned, nowMs);
}
async function addSeries(tx, { outline, facts, openings }, nowMs) {
  const openedAtMs = (platformId) => openings[platformId]?.[0] ?? nowMs;
  const isTaken = async (alias) => (await tx.select({ id: series.id }).from(series).where(eq8(series.alias, alias))).length > 0;
  const [created] = await tx.insert(series).values({
    // Replaced at once if an imported series already has the demo's alias.
    alias: await isTaken(facts.alias) ? `new-${facts.key}` : facts.alias,
    seriesKey: outline.seriesKey,
    workKey: outline.seriesKey,
    language: facts.language,
    type: facts.type,
    status: facts.status,
    title: facts.title,
    synopsis: facts.synopsis,
    isAdult: facts.isAdult,
    isOriginal: true,
    readingDirection: facts.readingDirection,
    writingMode: facts.writingMode,
    viewerMode: facts.viewerMode,
    freetimeEnabled: facts.freetimeEnabled,
    viewCount: earlierViews(facts.key),
    isDemo: true,
    createdAtMs: Math.min(...facts.platformIds.map(openedAtMs)),
    updatedAtMs: nowMs
  }).returning({ id: series.id, alias: series.alias });
  if (created === void 0) throw new Error("a demo series was not created");
  const { id } = created;
  if (created.alias !== facts.alias) {
    const { title, type, language } = facts;
    const alias = await chooseSeriesAlias({ id, title, type, language }, isTaken);
    await tx.update(series).set({ alias }).where(eq8(series.id, id));
  }
  await writeTags(tx, id, [...facts.genres, ...facts.tags]);
  await writeCreators(tx, id, facts.creators);
  await writeDays(tx, id, facts.scheduleDays);
  const { rentCoin, possessionCoin, freeEpisodeCount } = facts;
  await tx.insert(seriesPlatform).values(
    facts.platformIds.map((platformId) => ({
      ...{ platformId, seriesId: id, rentCoin, possessionCoin, freeEpisodeCount },
      openedAtMs: openedAtMs(platformId),
      updatedAtMs: nowMs
    }))
  );
  await writeSearchTexts(tx, [id]);
  return id;
}
function earlierViews(key) {
  const share = createHash2("sha256").update(key).digest().readUInt16BE(0) / 65535;
  return Math.round(4e3 * 125 ** share);
}
async function seedEpisodes(tx, seriesId, planned, nowMs) {
  const { facts, episodes } = planned;
  const stored = await tx.select({ id: episode.id, number: episode.number, alias: episode.alias, orderNo: episode.orderNo }).from(episode).where(eq8(episode.seriesId, seriesId));
  const storedIds = new Map(stored.map(({ number, id }) => [number, id]));
  const taken = new Set(stored.map(({ alias }) => alias));
  let lastOrderNo = Math.max(0, ...stored.map(({ orderNo }) => orderNo));
  const added = episodes.filter(({ number }) => !storedIds.has(number));
  const rows = added.map((source) => {
    const alias = chooseEpisodeAlias(source.number, (candidate) => taken.has(candidate));
    taken.add(alias);
    lastOrderNo += 1;
    return {
      ...{ seriesId, alias, number: source.number, orderNo: lastOrderNo, title: source.title },
      thumbnailAssetId: source.thumbnailAssetId,
      contentType: source.html === null ? "IMAGE" : "TEXT",
      viewerMode: facts.viewerMode,
      readingDirection: facts.readingDirection,
      writingMode: facts.writingMode,
      createdAtMs: nowMs,
      updatedAtMs: nowMs
    };
  });
  const created = rows.length === 0 ? [] : await tx.insert(episode).values(rows).returning({ id: episode.id, number: episode.number });
  const idOf = new Map([...storedIds, ...created.map(({ number, id }) => [number, id])]);
  for (const { number, thumbnailAssetId } of episodes) {
    const id = storedIds.get(number);
    if (id === void 0) continue;
    await tx.update(episode).set({ thumbnailAssetId, updatedAtMs: nowMs }).where(eq8(episode.id, id));
  }
  await writePages(tx, episodes, idOf);
  await openEpisodes(tx, planned, new Set(added.map(({ number }) => number)), idOf);
}
async function openEpisodes(tx, { facts, episodes, openings }, added, idOf) {
  const rows = facts.platformIds.flatMap(
    (platformId) => episodes.flatMap(({ number }, index) => {
      const episodeId = idOf.get(number);
      const openedAtMs = openings[platformId]?.[index];
      return added.has(number) && episodeId !== void 0 && openedAtMs !== void 0 ? [{ platformId, episodeId, openedAtMs }] : [];
    })
  );
  for (const batch of inBatches(rows)) await tx.insert(episodePlatform).values(batch);
}
async function writePages(tx, episodes, idOf) {
  await tx.delete(page).where(inArray5(page.episodeId, [...idOf.values()]));
  const rows = episodes.flatMap(({ number, html, pages }) => {
    const episodeId = idOf.get(number);
    if (episodeId === void 0) return [];
    if (html !== null) return [{ episodeId, orderNo: 1, kind: "text", html }];
    return pages.map((each, index) => ({ ...each, episodeId, orderNo: index + 1, kind: "image" }));
  });
  for (const batch of inBatches(rows)) await tx.insert(page).values(batch);
}

// src/seed/prepare-demo.ts
var THREADS_BEFORE_SERVING = 2;
var THREADS_WHILE_SERVING = 1;
var PROGRESS_EVERY = 20;
async function prepareDemo(parts) {
  const { nowMs, logger, onProgress, accounts } = parts;
  const { database } = parts.store;
  const threads = startDemoThreads(THREADS_BEFORE_SERVING, tellThreadError(logger));
  try {
    const result = await seedDemo(
      database,
      threads.contents,
      nowMs(),
      () => onProgress("Bringing the demo catalogue in …")
    );
    if (result.kind === "seeded") {
      await addDemoReads(database, nowMs());
      await drawCovers(parts, threads);
    }
    if (accounts !== null && result.kind === "seeded") {
      await prepareDemoAccounts({ ...accounts, database, nowMs });
      await prepareDemoGoods(database, accounts.platforms, nowMs());
      await prepareDemoComments({ ...accounts, database, nowMs, logger });
    }
    if (accounts !== null && result.kind === "removed") await removeEntries(accounts.dataDirectory);
    logger.info({ event: "demo", ...result }, result.kind === "removed" ? "demo stays removed" : "demo ready");
  } finally {
    await threads.close();
  }
}
async function drawCovers({ store, signal, onProgress }, { draw }) {
  const { database, files } = store;
  const read = createAssetSource({ files, recipeOf: (assetId) => findRecipe(database, assetId), draw });
  const covers = await coverAssets(database);
  await drawAhead({ files, read, signal, atOnce: THREADS_BEFORE_SERVING }, covers, (done, of) => {
    if (done % PROGRESS_EVERY === 0) onProgress(`Drawing covers … ${done} of ${of}`);
  });
}
function tellThreadError(logger) {
  return (error) => logger.error({ event: "thread-ended", err: error }, "a thread that draws has ended");
}
function startServingThreads(logger) {
  return startDemoThreads(THREADS_WHILE_SERVING, tellThreadError(logger));
}
async function drawRemaining(database, parts, logger) {
  try {
    await drawAhead({ ...parts, atOnce: THREADS_WHILE_SERVING }, await remainingAssets(database));
  } catch (error) {
    logger.warn({ event: "demo", err: error }, "a picture of the demo could not be drawn ahead");
  }
}

// src/shared/switched-platforms.ts
function createSwitchedPlatforms({ orm }, edition) {
  let known = null;
  function knownNow(readEdition) {
    const current = readEdition();
    if (known?.edition === current) return known;
    const read = { edition: current, switches: readSwitches(orm), platforms: /* @__PURE__ */ new Map() };
    known = read;
    read.switches.catch(() => {
      if (known === read) known = null;
    });
    return read;
  }
  return {
    async now(platform) {
      if (edition === null) return withSwitches(platform, (await readSwitches(orm)).get(platform.id));
      const { switches, platforms } = knownNow(edition);
      const switched = platforms.get(platform.id) ?? withSwitches(platform, (await switches).get(platform.id));
      platforms.set(platform.id, switched);
      return switched;
    }
  };
}
function withSwitches(platform, switches) {
  return switches === void 0 ? platform : { ...platform, features: { ...platform.features, ...switches } };
}
async function readSwitches(executor) {
  const rows = await executor.select({ platformId: platformFeature.platformId, feature: platformFeature.feature, isOn: platformFeature.isOn }).from(platformFeature);
  const byPlatform = /* @__PURE__ */ new Map();
  for (const { platformId, feature, isOn } of rows) {
    byPlatform.set(platformId, { ...byPlatform.get(platformId), [feature]: isOn });
  }
  return byPlatform;
}

// src/server.ts
var IMPORT_DRAIN_MS = 2e3;
var clock = { nowMs: () => Date.now() };
async function startApi(given) {
  const logger = given.logger.child({}, WITHOUT_VALUES);
  const options = { ...given, logger };
  const { dataDirectory } = options;
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  const missing = missingMessageService(options.mode, options.messages, PLATFORMS);
  if (missing !== null) return { ok: false, sentence: missing };
  const countries = await readIpCountries(options.ipCountryTable ?? null);
  if (!countries.ok) return countries;
  const opened = await openStoreFor(options, drain);
  if (!opened.ok) return { ok: false, sentence: opened.sentence };
  const { store } = opened;
  const edition = await followEdition(store, logger);
  const demo = startServingThreads(logger);
  try {
    if (options.signal.aborted) {
      await edition.close();
      await store.close();
      return { ok: false, sentence: "Stopped before the api was ready." };
    }
    await syncGenres(store.database);
    const pictures = createAssetSource({
      files: store.files,
      recipeOf: (assetId) => findRecipe(store.database, assetId),
      draw: demo.draw
    });
    const drawing = new AbortController();
    const accounts = demoAccountParts(options, store.database, tokenSecrets(options));
    if (options.seed === "demo") await prepareDemo({ ...options, store, nowMs: clock.nowMs, accounts });
    await bringSearchTextsUpToDate(store.database);
    await gatherStatistics(store.database);
    const readers = createReaderPriority(pictures);
    const ahead = { files: store.files, read: pictures, signal: drawing.signal, whenIdle: readers.whenIdle };
    const drawn2 = options.seed === "none" ? null : drawRemaining(store.database, ahead, logger);
    const admin = createAdminRoute({
      ...store,
      token: options.adminToken,
      ingest: ingestInChild,
      removeDemo: (operator, nowMs) => removeDemoWithList({ ...store, dataDirectory }, operator, nowMs),
      nowMs: clock.nowMs,
      newId: randomUUID2,
      onFault: (error, requestId) => logger.error({ event: "import-fault", requestId, err: error }),
      onAborted: (requestId) => logger.info({ event: "import-aborted", requestId }, "aborted by the client")
    });
    const views = createViewRecorder({ database: store.database, logger });
    const catalogue = createCatalogueFreshness(store.database, () => edition.current());
    const blurredPages = createBlurredPages({
      ...{ database: store.database, files: store.files, blur: demo.blur },
      ...{ logger, stopping: drawing.signal }
    });
    const platforms = createSwitchedPlatforms(store.database, catalogue.edition);
    const pictureAccess = createPictureAccess({ database: store.database, edition: catalogue.edition });
    await pictureAccess.current();
    const pictureParts = { dataDirectory, source: readers.source, nowMs: clock.nowMs };
    const optimiser = await openImageOptimiser({ ...pictureParts, sourceAhead: pictures });
    const sharedPictures = await openSharedPictures({ ...pictureParts, setHeadlines: demo.setHeadlines });
    const contracts = options.payments ?? NO_PAYMENTS;
    const payments = createPayments(contracts, originsOf(options), clock.nowMs);
    const tapjoy = options.tapjoy ?? null;
    const webhooks = [
      ...paymentWebhooks(contracts, { jobs: store.jobs, nowMs: clock.nowMs }),
      ...tapjoy === null ? [] : [tapjoyWebhook(tapjoy, { database: store.database, nowMs: clock.nowMs })]
    ];
    const push = openPushSender(options);
    const app = composeApp(options, {
      ...store,
      ...{ clock, readers, views, blurredPages, platforms, payments, webhooks, push },
      ...{ optimiser, sharedPictures, pictureAccess, catalogue },
      adminRoute: admin.route,
      ipCountry: countries.ipCountry,
      isDraining: () => isDraining
    });
    await store.jobs.work(
      handleStoreJobs({
        ...store,
        ...{ options, payments, webhooks, push, platforms, logger, nowMs: clock.nowMs },
        ...{
          draw: demo.draw,
          examine: demo.examine,
          ahead: optimiser.ahead,
          whenIdle: readers.whenIdle,
          stopping: drawing.signal
        }
      })
    );
    await store.jobs.enqueue(null, prepareDuePagesJob, {}, { singletonKey: "start" });
    await writeTokenFile(dataDirectory, options.adminToken);
    logger.info({ engine: store.database.engine }, "api ready");
    const close = async () => {
      drawing.abort();
      await admin.drain(IMPORT_DRAIN_MS);
      await drawn2;
      await demo.close();
      await views.flush();
      await edition.close();
      await store.close();
    };
    return { ok: true, api: { app, catalogue, drain, close } };
  } catch (error) {
    await demo.close();
    await edition.close();
    await store.close();
    throw error;
  }
}
function openStoreFor(options, drain) {
  const { dataDirectory, databaseUrl, origin, onProgress, logger } = options;
  return openStore({
    ...{ dataDirectory, databaseUrl, onProgress },
    purpose: "the running store",
    // The operators' commands find the api by this.
    details: { api: { origin } },
    nowMs: clock.nowMs,
    // A lost database is reported once, not by each job every second.
    onJobProblem: ({ error, ...problem }) => {
      if (!isDatabaseLost(error)) logger.error({ event: "job-problem", ...problem, err: error });
    },
    databaseEvents: {
      onLost: (error) => logger.error({ event: "database-lost", err: error }, "requests fail until it answers"),
      onBack: (lostForMs) => logger.info({ event: "database-back", lostForMs }, "the database answers again")
    },
    onLost: (sentence) => {
      drain();
      logger.fatal({ dataDirectory }, sentence);
    },
    beforeClose: (database) => sealBeforeClose(database, clock.nowMs(), (error) => logger.error({ event: "seal-at-stop", err: error }))
  });
}

export {
  shutDownOnUncaughtError,
  surviveErrors,
  isPushPrivateKey,
  WITHOUT_VALUES,
  startApi
};
//# sourceMappingURL=chunk-55OO5ZXQ.js.map
