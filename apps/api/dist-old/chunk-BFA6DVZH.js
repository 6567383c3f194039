import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  BANNER_KINDS,
  BANNER_PLACES,
  CLIENT_PLATFORMS,
  COIN_KINDS,
  COIN_SOURCES,
  COUPON_TYPES,
  CREATOR_ROLES,
  EPISODE_CONTENT_TYPES,
  EPISODE_TYPES,
  EVENT_AUDIENCES,
  EVENT_KINDS,
  EVENT_REWARD_KINDS,
  EVENT_TICKET_MODES,
  FAQ_CATEGORIES,
  GENRES,
  GIFT_TARGETS,
  GIFT_TYPES,
  LOCALES,
  OPERATOR_ROLES,
  ORDER_PROVIDERS,
  ORDER_STATES,
  PAGE_SPREADS,
  POLICY_KINDS,
  PURCHASE_TYPES,
  RANKING_TYPES,
  READING_DIRECTIONS,
  ROULETTE_AUDIENCES,
  ROULETTE_PRIZE_KINDS,
  ROULETTE_TICKET_SOURCES,
  SALE_TYPES,
  SCHEDULE_DAYS,
  SERIES_STATUSES,
  SERIES_THUMBNAIL_TYPES,
  SERIES_TYPES,
  SIGN_IN_METHODS,
  THEME_POSITIONS,
  TICKET_STATUSES,
  TRANSFER_STATES,
  VIEWER_MODES,
  WEBHOOK_SOURCES,
  WRITING_MODES
} from "./chunk-WYA6TN5W.js";
import {
  __export
} from "./chunk-27FSKSTI.js";

// ../../packages/database/src/schema/index.ts
var schema_exports = {};
__export(schema_exports, {
  CODE_PURPOSES: () => CODE_PURPOSES,
  ENTITLEMENT_SCOPES: () => ENTITLEMENT_SCOPES,
  ENTITLEMENT_SOURCES: () => ENTITLEMENT_SOURCES,
  accountTransfer: () => accountTransfer,
  alarm: () => alarm,
  appUser: () => appUser,
  asset: () => asset,
  auditLog: () => auditLog,
  auditSeal: () => auditSeal,
  banner: () => banner,
  bannerText: () => bannerText,
  blockedReader: () => blockedReader,
  bulkDiscount: () => bulkDiscount,
  catalogueChange: () => catalogueChange,
  catalogueEdition: () => catalogueEdition,
  coRead: () => coRead,
  coinOrder: () => coinOrder,
  coinProduct: () => coinProduct,
  comment: () => comment,
  commentLike: () => commentLike,
  commentReport: () => commentReport,
  coupon: () => coupon,
  creator: () => creator,
  entitlement: () => entitlement,
  episode: () => episode,
  episodePlatform: () => episodePlatform,
  event: () => event,
  eventAddress: () => eventAddress,
  eventEntry: () => eventEntry,
  eventGiven: () => eventGiven,
  eventReward: () => eventReward,
  eventSeries: () => eventSeries,
  eventStamp: () => eventStamp,
  eventText: () => eventText,
  faq: () => faq,
  faqText: () => faqText,
  favorite: () => favorite,
  freetimeTicket: () => freetimeTicket,
  gift: () => gift,
  giftTarget: () => giftTarget,
  jobProgress: () => jobProgress,
  lot: () => lot,
  mailDigest: () => mailDigest,
  movement: () => movement,
  movementSeal: () => movementSeal,
  notice: () => notice,
  noticeText: () => noticeText,
  oneTimeCode: () => oneTimeCode,
  page: () => page,
  pick: () => pick,
  pickItem: () => pickItem,
  pickText: () => pickText,
  platformFeature: () => platformFeature,
  policy: () => policy,
  posting: () => posting,
  prohibitedWordList: () => prohibitedWordList,
  purchase: () => purchase,
  pushMessage: () => pushMessage,
  pushSubscription: () => pushSubscription,
  rankingEntry: () => rankingEntry,
  rateLimit: () => rateLimit,
  ratingAverage: () => ratingAverage,
  readEvent: () => readEvent,
  readTotal: () => readTotal,
  readingLease: () => readingLease,
  readingMark: () => readingMark,
  readingPosition: () => readingPosition,
  recentView: () => recentView,
  refreshToken: () => refreshToken,
  requestReply: () => requestReply,
  roulette: () => roulette,
  roulettePrize: () => roulettePrize,
  rouletteTicket: () => rouletteTicket,
  sealDelivery: () => sealDelivery,
  sealHead: () => sealHead,
  sealRun: () => sealRun,
  series: () => series,
  seriesCreator: () => seriesCreator,
  seriesGenre: () => seriesGenre,
  seriesPlatform: () => seriesPlatform,
  seriesRating: () => seriesRating,
  seriesScheduleDay: () => seriesScheduleDay,
  seriesSearch: () => seriesSearch,
  seriesTag: () => seriesTag,
  seriesThumbnail: () => seriesThumbnail,
  seriesViewerSettings: () => seriesViewerSettings,
  signUpBlock: () => signUpBlock,
  supportPicture: () => supportPicture,
  supportTicket: () => supportTicket,
  textAsset: () => textAsset,
  theme: () => theme,
  themeItem: () => themeItem,
  themeText: () => themeText,
  toldEpisode: () => toldEpisode,
  userAgreement: () => userAgreement,
  userCoupon: () => userCoupon,
  userGift: () => userGift,
  userPassword: () => userPassword,
  userSession: () => userSession,
  viewerSettings: () => viewerSettings,
  wallet: () => wallet,
  webhookEvent: () => webhookEvent,
  withdrawal: () => withdrawal
});

// ../../packages/database/src/schema/catalogue/asset.ts
import { sql as sql2 } from "drizzle-orm";
import { bigint as bigint2, check, index, integer, jsonb, pgTable, text as text2 } from "drizzle-orm/pg-core";

// ../../packages/database/src/schema/columns.ts
import { sql } from "drizzle-orm";
import { bigint, customType, text } from "drizzle-orm/pg-core";
function epochMs(name) {
  return bigint(name, { mode: "number" });
}
var transactionId = customType({ dataType: () => "xid8" });
var bytes = customType({
  dataType: () => "bytea"
});
function platformIdColumn() {
  return text("platform_id").notNull();
}
function oneOf(column, values) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "))})`;
}
function matches(column, pattern) {
  return sql`${column} ~ ${sql.raw(`'${pattern}'`)}`;
}

// ../../packages/database/src/schema/catalogue/asset.ts
var ASSET_MEDIA_TYPES = ["image/jpeg", "image/png", "image/webp"];
var asset = pgTable(
  "asset",
  {
    id: text2("id").primaryKey(),
    mediaType: text2("media_type", { enum: ASSET_MEDIA_TYPES }).notNull(),
    sizeBytes: bigint2("size_bytes", { mode: "number" }),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    /** Average colour, `#rrggbb`, shown until the image is loaded. */
    placeholder: text2("placeholder").notNull(),
    /**
     * A picture of a few pixels as a data URL of at most 300 characters, shown blurred until the image of a page is loaded.
     * Null until it is made, and for images that are not pages.
     */
    blurred: text2("blurred"),
    /**
     * Where a slice of a strip may be cut into screens, in pixels: pairs of the end of the part above and the beginning of
     * the part below. Null until they are found, and for images that are not slices.
     */
    gutters: jsonb("gutters").$type(),
    /**
     * The panels that were found in the image, not in reading order (record 0111). Null until it was examined, and for
     * images that are not pages.
     */
    panels: jsonb("panels").$type(),
    /** Plain borders at the left, top, right and bottom, in pixels. Null until they are found, and if there are none. */
    trim: jsonb("trim").$type(),
    recipe: jsonb("recipe").$type(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** Since when nothing uses it. It is retained for a while, because readers may still have its address. */
    unusedSinceMs: epochMs("unused_since_ms")
  },
  (table) => [
    index("asset_unused_index").on(table.unusedSinceMs).where(sql2`${table.unusedSinceMs} is not null`),
    check("asset_id_form", sql2`${matches(table.id, "^([0-9a-f]{64}|drawn:[A-Za-z0-9:/._-]{1,200})$")}`),
    check("asset_drawn_has_recipe", sql2`(${table.id} like 'drawn:%') = (${table.recipe} is not null)`),
    check("asset_media_type", oneOf(table.mediaType, ASSET_MEDIA_TYPES)),
    check(
      "asset_size",
      sql2`${table.sizeBytes} > 0 and (${table.sizeBytes} is not null or ${table.recipe} is not null)`
    ),
    check("asset_pixels", sql2`${table.widthPx} > 0 and ${table.heightPx} > 0`),
    check("asset_placeholder", matches(table.placeholder, "^#[0-9a-f]{6}$")),
    check(
      "asset_blurred",
      sql2`length(${table.blurred}) <= 300 and ${matches(table.blurred, "^data:image/webp.base64,[A-Za-z0-9+/]+=*$")}`
    )
  ]
);

// ../../packages/database/src/schema/catalogue/catalogue-edition.ts
import { sql as sql3 } from "drizzle-orm";
import { bigint as bigint3, boolean, check as check2, index as index2, integer as integer2, pgTable as pgTable2 } from "drizzle-orm/pg-core";
var catalogueEdition = pgTable2(
  "catalogue_edition",
  {
    /** Always true: there is one row. */
    isOnly: boolean("is_only").primaryKey().default(true),
    edition: bigint3("edition", { mode: "number" }).notNull()
  },
  (table) => [check2("catalogue_edition_is_only", sql3`${table.isOnly}`)]
);
var catalogueChange = pgTable2(
  "catalogue_change",
  {
    /** No foreign key: the deletion of a series is a change too. */
    seriesId: integer2("series_id").primaryKey(),
    changedIn: transactionId("changed_in").notNull()
  },
  (table) => [index2("catalogue_change_index").on(table.changedIn)]
);

// ../../packages/core/src/shared/refusal.ts
function refuse(code) {
  return { ok: false, code };
}
function grant(value) {
  return { ok: true, value };
}

// ../../packages/core/src/shared/look-alikes.ts
var BESIDE_LATIN = [
  ...["Han Hiragana Katakana", "Han Bopomofo", "Han Hangul"],
  ...["Arabic", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer"],
  ...["Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan"]
];
var ALONE = ["Armenian", "Cyrillic", "Greek"];
var SCRIPTS_TOGETHER = [...BESIDE_LATIN.map((scripts) => `Latin ${scripts}`), ...ALONE].map((scripts) => {
  const classes = ["Common", "Inherited", ...scripts.split(" ")].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join("")}]*$`, "u");
});
function isOneWriting(text25) {
  return SCRIPTS_TOGETHER.some((scripts) => scripts.test(text25));
}
var LOOK_ALIKES = {
  ...{ a: "аα", b: "вьβ", c: "сς", d: "ԁ", e: "еεҽ", g: "ց", h: "һнհ", i: "іι", j: "јϳ", k: "кκ", l: "ӏ", m: "мμ" },
  ...{ n: "пոη", o: "оοօσ", p: "рρ", q: "ԛզ", r: "г", s: "ѕ", t: "тτ", u: "υս", v: "ѵν", w: "ԝѡω", x: "хχ", y: "уүγ" },
  z: "ζ"
};
var CAPITALS = { Η: "h", Ν: "n", Υ: "y" };
var LETTER_OF = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
  ...Object.entries(CAPITALS)
]);
function asLatin(character) {
  const small = character.toLowerCase();
  return LETTER_OF.get(character) ?? LETTER_OF.get(small) ?? small;
}

// ../../packages/core/src/community/prohibited-words.ts
var IGNORED_MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
var LETTER = /[\p{L}\p{M}\p{Nd}]/u;
var UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u;
var KATAKANA = /[\u30a1-\u30f6]/g;
var KATAKANA_TO_HIRAGANA = 96;
function folded(text25) {
  return text25.normalize("NFKD").replaceAll(IGNORED_MARKS, "").normalize("NFKC").replaceAll(KATAKANA, (letter) => String.fromCodePoint(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}
function normaliseProhibitedWord(word) {
  return lettersOf(word).letters;
}
function lettersOf(text25) {
  const begins = /* @__PURE__ */ new Set();
  const ends = /* @__PURE__ */ new Set();
  let letters = "";
  let latin = "";
  let isInWord = false;
  for (const character of folded(text25)) {
    const isLetter = LETTER.test(character);
    if (isLetter && !isInWord) begins.add(letters.length);
    if (!isLetter && isInWord) ends.add(letters.length);
    if (isLetter) {
      letters += character.toLowerCase();
      latin += asLatin(character);
    }
    isInWord = isLetter;
  }
  ends.add(letters.length);
  return { letters, latin, begins, ends };
}
function findProhibitedWord(text25, words) {
  const { letters, latin, begins, ends } = lettersOf(text25);
  return words.find((word) => word !== "" && occurs(word)) ?? null;
  function occurs(word) {
    const looks = [...word].map(asLatin).join("");
    for (let at = latin.indexOf(looks); at !== -1; at = latin.indexOf(looks, at + 1)) {
      const end = at + looks.length;
      const isWhole = UNSPACED.test(word) || begins.has(at) && ends.has(end);
      const written = letters.slice(at, end);
      if (isWhole && (written === word || !isOneWriting(written))) return true;
    }
    return false;
  }
}

// ../../packages/core/src/community/comment.ts
var BLOCKED_READERS_MOST = 500;
function commentStatusFor(comment2, reader) {
  if (comment2.isDeleted) return "DELETED";
  if (comment2.isBlinded) return "BLIND";
  if (reader.hasBlockedAuthor) return "BLOCK";
  return reader.hasReported ? "REPORT" : null;
}
function areWordsShown(comment2, reader) {
  const status = commentStatusFor(comment2, reader);
  return status === null || status === "BLIND" && reader.isAuthor;
}
function decideComment(writer, written, policy2) {
  if (!writer.access.ok) return writer.access;
  if (!writer.hasNickname) return refuse("NICKNAME_REQUIRED");
  const { hasEmoticon } = written;
  const read = readComment(written.text, { hasEmoticon, mostCharacters: policy2.mostCharacters });
  if (!read.ok) return read;
  return findProhibitedWord(read.value, policy2.prohibitedWords) === null ? read : refuse("PROHIBITED_WORD");
}
function decideCommentView(access) {
  if (access.ok) return grant({ canWrite: true });
  return access.code === "UNAUTHORIZED_CONTENTS" ? grant({ canWrite: false }) : refuse(access.code);
}
function decideCommentAct(act, comment2, reader) {
  if (comment2 === null || comment2.isDeleted) return refuse("NOT_FOUND_COMMENT");
  if (act === "delete") return reader.isAuthor ? grant(null) : refuse("NOT_FOUND_COMMENT");
  if (comment2.isBlinded) return refuse("NOT_FOUND_COMMENT");
  if ((act === "report" || act === "block") && reader.isAuthor) return refuse("OWN_COMMENT");
  const isHidden = commentStatusFor(comment2, reader) !== null;
  return isHidden && (act === "like" || act === "reply") ? refuse("NOT_FOUND_COMMENT") : grant(null);
}
function isBlindedByReports(openReports, { commentReportsToBlind }) {
  return openReports >= commentReportsToBlind;
}
var MOST_BREAKS = 2;
var UNWANTED = /[\u202a-\u202e\u2066-\u2069]|(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
var PILED_MARKS = new RegExp("(\\p{M}{4})\\p{M}+", "gu");
var VISIBLE = /[^\s\p{Cf}\p{M}]/u;
function cleanComment(text25) {
  const clean = text25.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll("	", " ").replaceAll(UNWANTED, "").replaceAll(PILED_MARKS, "$1").replaceAll(/[^\S\n]+\n/g, "\n").replaceAll(new RegExp(`\\n{${MOST_BREAKS + 1},}`, "g"), "\n".repeat(MOST_BREAKS)).trim();
  return VISIBLE.test(clean) ? clean.normalize("NFC") : "";
}
function readComment(text25, { hasEmoticon, mostCharacters }) {
  const clean = cleanComment(text25);
  if (clean === "" && !hasEmoticon) return refuse("EMPTY_COMMENT");
  return [...clean].length > mostCharacters ? refuse("COMMENT_TOO_LONG") : grant(clean);
}
var EMOTICON_IDS = ["SMILE", "LAUGH", "LOVE", "CHEER", "WOW", "TEARS", "ANGRY", "SLEEPY"];
var REPORT_REASONS = ["ABUSE", "SPOILER", "SPAM", "SEXUAL", "OTHER"];

// ../../packages/core/src/community/support-ticket.ts
var SUPPORT_LIMITS = { titleCharacters: 80, textCharacters: 1500, answerCharacters: 4e3 };
var TICKET_PLACE = /^([A-Za-z0-9_-]{1,96})\/([A-Za-z0-9_-]{1,128})(?:#([1-9]\d{0,5}))?$/;
function decideSupportTicket({ sentToday }, { ticketsPerDay }) {
  return sentToday < ticketsPerDay ? grant({ dayOrder: sentToday + 1 }) : refuse("LIMIT_QNA_COUNT");
}
function ticketsLeft(sentToday, { ticketsPerDay }) {
  return Math.max(0, ticketsPerDay - sentToday);
}
function refusePictures(sizesBytes, { ticketImageBytes, ticketImageCount }) {
  if (sizesBytes.some((bytes2) => bytes2 > ticketImageBytes)) return refuse("FILE_SIZE");
  return sizesBytes.length > ticketImageCount ? refuse("MALFORMED_REQUEST") : null;
}

// ../../packages/core/src/money/amounts.ts
function isAmount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function isCoins(value) {
  return isAmount(value);
}
function isMileage(value) {
  return isAmount(value);
}
function isMinorUnits(value) {
  return isAmount(value);
}
function coins(value) {
  if (!isCoins(value)) throw new RangeError(`${value} is no amount of coins`);
  return value;
}
function mileage(value) {
  if (!isMileage(value)) throw new RangeError(`${value} is no amount of points`);
  return value;
}
function minorUnits(value) {
  if (!isMinorUnits(value)) throw new RangeError(`${value} is no amount in minor units`);
  return value;
}
function sumCoins(amounts) {
  return coins(amounts.reduce((sum, amount) => sum + amount, 0));
}

// ../../packages/core/src/money/ledger/lot.ts
function unitOf(kind) {
  return kind === "MILEAGE" ? "points" : "coins";
}
function lotAmount(kind, value) {
  return kind === "MILEAGE" ? mileage(value) : coins(value);
}
function isAlive({ expiresAtMs }, nowMs) {
  return expiresAtMs === null || nowMs < expiresAtMs;
}
function balanceByKind(lots, nowMs) {
  const sumOf = (kind) => lots.filter((lot2) => lot2.kind === kind && isAlive(lot2, nowMs)).reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    COIN: coins(sumOf("COIN")),
    FREE_COIN: coins(sumOf("FREE_COIN")),
    BONUS: coins(sumOf("BONUS")),
    MILEAGE: mileage(sumOf("MILEAGE"))
  };
}

// ../../packages/core/src/money/ledger/movement.ts
var MOVEMENT_TYPES = [
  "CHARGE",
  "USE",
  "EXPIRE",
  "CANCEL",
  "REFUND_PURCHASE",
  "EXCHANGE",
  "MERGE",
  "TRANSFER",
  "FORFEIT"
];
var POINT_HISTORY_TYPES = [
  "CHARGE",
  "EXCHANGE",
  "EXPIRE",
  "CANCEL",
  "MERGE"
];
var LEDGER_ACCOUNTS = [
  "WALLET",
  "DEBT",
  "ISSUED",
  "USED",
  "EXPIRED",
  "CANCELLED",
  "EXCHANGED",
  "CLEARING"
];
function movementOf(type, postings, newLots = []) {
  if (postings.length === 0) throw new RangeError(`a movement ${type} without postings`);
  for (const { amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} is no amount of a posting`);
  }
  for (const unit of ["coins", "points"]) {
    const sum = sumOfUnit(postings, unit);
    if (sum !== 0) throw new RangeError(`a movement ${type} whose ${unit} add up to ${sum}`);
  }
  return { type, newLots, postings };
}
function sumOfUnit(postings, unit) {
  return postings.filter(({ kind }) => unitOf(kind) === unit).reduce((sum, { amount }) => sum + amount, 0);
}
function postToLot(userId, lot2, kind, amount) {
  return { account: "WALLET", userId, lot: lot2, kind, amount };
}
function postToStore(account, kind, amount) {
  return { account, userId: null, lot: null, kind, amount };
}
function postToDebt(userId, unit, amount) {
  return { account: "DEBT", userId, lot: null, kind: unit === "points" ? "MILEAGE" : "COIN", amount };
}
function debitLotsInto(account, userId, debits) {
  return debits.flatMap(({ lot: lot2, amount }) => [
    postToLot(userId, { lotId: lot2.id }, lot2.kind, -amount),
    postToStore(account, lot2.kind, amount)
  ]);
}
function lotsAfter(lots, { postings }) {
  return lots.map((lot2) => {
    const changes = postings.filter((each) => each.lot !== null && "lotId" in each.lot && each.lot.lotId === lot2.id);
    const remaining = lot2.remaining + changes.reduce((sum, { amount }) => sum + amount, 0);
    return { ...lot2, remaining: lotAmount(lot2.kind, remaining) };
  });
}
function spentCoins({ lines }) {
  const spentOf = (kinds) => coins(lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum - amount, 0));
  return {
    useCoin: spentOf(["COIN", "BONUS", "FREE_COIN"]),
    useGoldCoin: spentOf(["COIN"]),
    useBonusCoin: spentOf(["BONUS"]),
    useFreeCoin: spentOf(["FREE_COIN"])
  };
}
function receiptLines({ postings }) {
  return postings.flatMap(
    ({ lot: lot2, kind, amount }) => lot2 !== null && "lotId" in lot2 ? [{ lotId: lot2.lotId, kind, amount }] : []
  );
}

// ../../packages/core/src/reading/anchor.ts
var ANCHOR_TEXT_MOST = 200;
function formatAnchor(anchor) {
  switch (anchor.kind) {
    case "end":
      return "end";
    case "picture": {
      const id = anchor.pageId === null ? "" : `.${anchor.pageId}`;
      return `p${anchor.page}${id}@${Number(anchor.offset.toFixed(4))}`;
    }
    case "text":
      return `t${[anchor.page, ...anchor.path].join(".")}:${anchor.character}`;
  }
}
var PICTURE = /^p([1-9]\d{0,5})(?:\.([0-9a-z]{1,64}))?@([01](?:\.\d{1,6})?)$/;
var TEXT = /^t([1-9]\d{0,5})((?:\.\d{1,6}){0,24}):(\d{1,9})$/;
function parseAnchor(text25) {
  if (text25.length > ANCHOR_TEXT_MOST) return null;
  if (text25 === "end") return { kind: "end" };
  const [, page2, pageId, offset] = PICTURE.exec(text25) ?? [];
  if (page2 !== void 0) {
    return { kind: "picture", page: Number(page2), pageId: pageId ?? null, offset: Math.min(1, Number(offset)) };
  }
  const [, textPage, path = "", character] = TEXT.exec(text25) ?? [];
  if (textPage === void 0) return null;
  return {
    kind: "text",
    page: Number(textPage),
    path: path.split(".").slice(1).map(Number),
    character: Number(character)
  };
}

// ../../packages/core/src/reading/mark.ts
var MARK_KINDS = ["BOOKMARK", "HIGHLIGHT"];
var MARK_COLOURS = ["YELLOW", "GREEN", "BLUE", "PINK"];
var MARK_LIMITS = {
  perSeries: 500,
  perReader: 2e4,
  perBrowser: 500,
  quoteCharacters: 500,
  noteCharacters: 1e3
};
function mayAddMark({ inSeries, inAll }) {
  return inSeries < MARK_LIMITS.perSeries && inAll < MARK_LIMITS.perReader;
}
function placeInEdition({ kind, start, startAnchor, endAnchor }, isSameEpisode) {
  if (isSameEpisode) return { startAnchor, endAnchor };
  if (kind !== "BOOKMARK" || start === null || start.kind === "text") return null;
  return { startAnchor: formatAnchor(start.kind === "end" ? start : { ...start, pageId: null }), endAnchor: null };
}

// ../../packages/core/src/reading/rating.ts
var RATING_STARS = [1, 2, 3, 4, 5];
var RATINGS_SHOWN_FROM = 5;

// ../../packages/core/src/shared/platform.ts
var SWITCHABLE_FEATURES = ["freetime"];
var HOME_SHELVES = ["today", "top", "newest", "themes", "free", "novels", "picks"];

// ../../packages/database/src/schema/catalogue/episode.ts
import { sql as sql5 } from "drizzle-orm";
import { boolean as boolean3, check as check4, date, index as index4, integer as integer4, jsonb as jsonb2, pgTable as pgTable4, primaryKey as primaryKey2, text as text4, unique as unique2 } from "drizzle-orm/pg-core";

// ../../packages/database/src/schema/catalogue/series.ts
import { sql as sql4 } from "drizzle-orm";
import { bigint as bigint4, boolean as boolean2, check as check3, index as index3, integer as integer3, pgTable as pgTable3, primaryKey, text as text3, unique } from "drizzle-orm/pg-core";
var COVER_KINDS = ["SERIES", "BOOK", "PAGE"];
var series = pgTable3(
  "series",
  {
    id: integer3("id").primaryKey().generatedAlwaysAsIdentity(),
    alias: text3("alias").notNull().unique("series_alias_unique"),
    seriesKey: text3("series_key").notNull(),
    language: text3("language").notNull(),
    workKey: text3("work_key").notNull(),
    type: text3("type", { enum: SERIES_TYPES }).notNull(),
    status: text3("status", { enum: SERIES_STATUSES }).notNull(),
    title: text3("title").notNull(),
    synopsis: text3("synopsis").notNull().default(""),
    publisher: text3("publisher"),
    isAdult: boolean2("is_adult").notNull().default(false),
    /** Wire contract: the series has both adult and other episodes. */
    isMixed: boolean2("is_mixed").notNull().default(false),
    isOriginal: boolean2("is_original").notNull().default(false),
    readingDirection: text3("reading_direction", { enum: READING_DIRECTIONS }).notNull(),
    writingMode: text3("writing_mode", { enum: WRITING_MODES }).notNull(),
    viewerMode: text3("viewer_mode", { enum: VIEWER_MODES }).notNull(),
    /** How long a rental lasts (D9). */
    rentalHours: integer3("rental_hours").notNull().default(72),
    freetimeEnabled: boolean2("freetime_enabled").notNull().default(false),
    /** Hours until a used wait-until-free ticket is refilled, 12 to 168 (D10). */
    freetimeRefillHours: integer3("freetime_refill_hours").notNull().default(24),
    /** How many of the newest episodes a wait-until-free ticket does not open (D10). */
    freetimeExcludedNewest: integer3("freetime_excluded_newest").notNull().default(0),
    viewCount: bigint4("view_count", { mode: "number" }).notNull().default(0),
    /** The picture that the series' thumbnails are made from (D39). Null if there is none, or if they are drawn. */
    coverSourceId: text3("cover_source_id").references(() => asset.id),
    coverKind: text3("cover_kind", { enum: COVER_KINDS }),
    isDemo: boolean2("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull(),
    /** When it was removed from the catalogue. Its rows stay, because readers may own episodes of it. */
    removedAtMs: epochMs("removed_at_ms")
  },
  (table) => [
    unique("series_key_language_unique").on(table.seriesKey, table.language),
    index3("series_work_key_index").on(table.workKey),
    index3("series_cover_source_index").on(table.coverSourceId),
    check3(
      "series_alias_form",
      sql4`${matches(table.alias, "^[A-Za-z0-9_-]{1,96}$")} and ${matches(table.alias, "[A-Za-z]")}`
    ),
    check3("series_language_form", matches(table.language, "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")),
    check3("series_texts", sql4`${table.seriesKey} <> '' and ${table.title} <> '' and ${table.workKey} <> ''`),
    check3("series_type", oneOf(table.type, SERIES_TYPES)),
    check3("series_status", oneOf(table.status, SERIES_STATUSES)),
    check3("series_reading_direction", oneOf(table.readingDirection, READING_DIRECTIONS)),
    check3("series_writing_mode", oneOf(table.writingMode, WRITING_MODES)),
    check3("series_viewer_mode", oneOf(table.viewerMode, VIEWER_MODES)),
    check3("series_rental_hours", sql4`${table.rentalHours} > 0`),
    check3("series_freetime_refill_hours", sql4`${table.freetimeRefillHours} between 12 and 168`),
    check3("series_freetime_excluded_newest", sql4`${table.freetimeExcludedNewest} >= 0`),
    check3("series_view_count", sql4`${table.viewCount} >= 0`),
    check3("series_cover_kind", oneOf(table.coverKind, COVER_KINDS)),
    check3("series_cover", sql4`(${table.coverSourceId} is null) = (${table.coverKind} is null)`)
  ]
);
var seriesPlatform = pgTable3(
  "series_platform",
  {
    platformId: platformIdColumn(),
    seriesId: integer3("series_id").notNull().references(() => series.id),
    isVisible: boolean2("is_visible").notNull().default(true),
    /** Imported as a draft: hidden until it is published (record 0099). */
    isDraft: boolean2("is_draft").notNull().default(false),
    /** Replaces the series' own title on this platform. */
    title: text3("title"),
    /** Price of renting one episode; null: episodes are not rented. */
    rentCoin: integer3("rent_coin"),
    /** Price of owning one episode; null: episodes are not sold. */
    possessionCoin: integer3("possession_coin"),
    /** The first N episodes are free. */
    freeEpisodeCount: integer3("free_episode_count").notNull().default(0),
    openedAtMs: epochMs("opened_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.seriesId] }),
    index3("series_platform_series_index").on(table.seriesId),
    index3("series_platform_opened_index").on(table.platformId, table.openedAtMs),
    check3("series_platform_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check3("series_platform_draft", sql4`not (${table.isDraft} and ${table.isVisible})`),
    check3("series_platform_prices", sql4`${table.rentCoin} > 0 and ${table.possessionCoin} > 0`),
    check3("series_platform_free_episodes", sql4`${table.freeEpisodeCount} >= 0`),
    check3("series_platform_title", sql4`${table.title} <> ''`)
  ]
);
var seriesScheduleDay = pgTable3(
  "series_schedule_day",
  {
    seriesId: integer3("series_id").notNull().references(() => series.id),
    day: text3("day", { enum: SCHEDULE_DAYS }).notNull()
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.day] }),
    index3("series_schedule_day_day_index").on(table.day),
    check3("series_schedule_day_day", oneOf(table.day, SCHEDULE_DAYS))
  ]
);
var creator = pgTable3(
  "creator",
  {
    id: integer3("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text3("name").notNull().unique("creator_name_unique")
  },
  (table) => [check3("creator_name", sql4`${table.name} <> ''`)]
);
var seriesCreator = pgTable3(
  "series_creator",
  {
    seriesId: integer3("series_id").notNull().references(() => series.id),
    creatorId: integer3("creator_id").notNull().references(() => creator.id),
    role: text3("role", { enum: CREATOR_ROLES }).notNull(),
    position: integer3("position").notNull()
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.creatorId, table.role] }),
    index3("series_creator_creator_index").on(table.creatorId),
    check3("series_creator_role", oneOf(table.role, CREATOR_ROLES)),
    check3("series_creator_position", sql4`${table.position} >= 0`)
  ]
);
var seriesTag = pgTable3(
  "series_tag",
  {
    seriesId: integer3("series_id").notNull().references(() => series.id),
    tag: text3("tag").notNull(),
    position: integer3("position").notNull(),
    isExtra: boolean2("is_extra").notNull().default(false)
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.tag] }),
    unique("series_tag_position_unique").on(table.seriesId, table.position),
    index3("series_tag_tag_index").on(table.tag),
    check3("series_tag_tag", sql4`${table.tag} <> '' and ${table.position} >= 0`)
  ]
);
var seriesGenre = pgTable3(
  "series_genre",
  {
    seriesId: integer3("series_id").notNull().references(() => series.id),
    genre: text3("genre", { enum: GENRES }).notNull()
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.genre] }),
    index3("series_genre_genre_index").on(table.genre),
    check3("series_genre_genre", oneOf(table.genre, GENRES))
  ]
);
var seriesThumbnail = pgTable3(
  "series_thumbnail",
  {
    seriesId: integer3("series_id").notNull().references(() => series.id),
    type: text3("type", { enum: SERIES_THUMBNAIL_TYPES }).notNull(),
    assetId: text3("asset_id").notNull().references(() => asset.id)
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.type] }),
    index3("series_thumbnail_asset_index").on(table.assetId),
    check3("series_thumbnail_type", oneOf(table.type, SERIES_THUMBNAIL_TYPES))
  ]
);

// ../../packages/database/src/schema/catalogue/episode.ts
var PAGE_KINDS = ["image", "text"];
var episode = pgTable4(
  "episode",
  {
    id: integer4("id").primaryKey().generatedAlwaysAsIdentity(),
    seriesId: integer4("series_id").notNull().references(() => series.id),
    number: text4("number").notNull(),
    alias: text4("alias").notNull(),
    orderNo: integer4("order_no").notNull(),
    title: text4("title").notNull(),
    subTitle: text4("sub_title"),
    type: text4("type", { enum: EPISODE_TYPES }).notNull().default("GENERAL"),
    contentType: text4("content_type", { enum: EPISODE_CONTENT_TYPES }).notNull(),
    viewerMode: text4("viewer_mode", { enum: VIEWER_MODES }).notNull(),
    readingDirection: text4("reading_direction", { enum: READING_DIRECTIONS }).notNull(),
    writingMode: text4("writing_mode", { enum: WRITING_MODES }).notNull(),
    isSample: boolean3("is_sample").notNull().default(false),
    /** The small picture in lists: made for this purpose, never a page (D39). Null until it is made. */
    thumbnailAssetId: text4("thumbnail_asset_id").references(() => asset.id),
    /** The page or picture that the thumbnail is cut from; null if there is none, or if the thumbnail is drawn. */
    thumbnailSourceId: text4("thumbnail_source_id").references(() => asset.id),
    /** The day printed in the book, if any. Readers may open the episode from `episodePlatform.openedAtMs` on. */
    publishedOn: date("published_on", { mode: "string" }),
    /** The book it came from and its place there, to find it again if the book gives no number. Null: not known. */
    sourceIdentifier: text4("source_identifier"),
    sourceTitle: text4("source_title"),
    sourcePart: integer4("source_part"),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull(),
    removedAtMs: epochMs("removed_at_ms")
  },
  (table) => [
    unique2("episode_number_unique").on(table.seriesId, table.number),
    unique2("episode_alias_unique").on(table.seriesId, table.alias),
    index4("episode_thumbnail_index").on(table.thumbnailAssetId),
    index4("episode_thumbnail_source_index").on(table.thumbnailSourceId),
    // Episodes whose thumbnail has yet to be made.
    index4("episode_thumbnail_due_index").on(table.seriesId).where(sql5`${table.thumbnailSourceId} is not null and ${table.thumbnailAssetId} is null`),
    // The few episodes that everyone may read for free, whatever the price of their series.
    index4("episode_sample_index").on(table.seriesId).where(sql5`${table.isSample} or ${table.type} = 'PREVIEW'`),
    index4("episode_source_index").on(table.sourceIdentifier).where(sql5`${table.sourceIdentifier} is not null`),
    check4("episode_alias_form", matches(table.alias, "^[A-Za-z0-9_-]{1,128}$")),
    check4("episode_texts", sql5`${table.number} <> '' and ${table.title} <> ''`),
    check4("episode_order_no", sql5`${table.orderNo} >= 1`),
    check4("episode_type", oneOf(table.type, EPISODE_TYPES)),
    check4("episode_content_type", oneOf(table.contentType, EPISODE_CONTENT_TYPES)),
    check4("episode_viewer_mode", oneOf(table.viewerMode, VIEWER_MODES)),
    check4("episode_reading_direction", oneOf(table.readingDirection, READING_DIRECTIONS)),
    check4("episode_writing_mode", oneOf(table.writingMode, WRITING_MODES))
  ]
);
var episodePlatform = pgTable4(
  "episode_platform",
  {
    platformId: platformIdColumn(),
    episodeId: integer4("episode_id").notNull().references(() => episode.id),
    isVisible: boolean3("is_visible").notNull().default(true),
    /** Imported as a draft: hidden until it is published (record 0099). */
    isDraft: boolean3("is_draft").notNull().default(false),
    openedAtMs: epochMs("opened_at_ms").notNull(),
    hasOwnPrices: boolean3("has_own_prices").notNull().default(false),
    rentCoin: integer4("rent_coin"),
    possessionCoin: integer4("possession_coin"),
    /** Requires sign-in even when free. */
    isLoginRequired: boolean3("is_login_required").notNull().default(false),
    freeFromMs: epochMs("free_from_ms"),
    freeUntilMs: epochMs("free_until_ms")
  },
  (table) => [
    primaryKey2({ columns: [table.platformId, table.episodeId] }),
    index4("episode_platform_episode_index").on(table.episodeId),
    index4("episode_platform_opened_index").on(table.platformId, table.openedAtMs),
    // To find the few free windows that are open now, and the time when the next one opens or ends.
    index4("episode_platform_free_from_index").on(table.platformId, table.freeFromMs).where(sql5`${table.freeFromMs} is not null`),
    index4("episode_platform_free_until_index").on(table.platformId, table.freeUntilMs).where(sql5`${table.freeUntilMs} is not null`),
    check4("episode_platform_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check4("episode_platform_draft", sql5`not (${table.isDraft} and ${table.isVisible})`),
    check4("episode_platform_prices", sql5`${table.rentCoin} > 0 and ${table.possessionCoin} > 0`),
    check4(
      "episode_platform_own_prices",
      sql5`${table.hasOwnPrices} or (${table.rentCoin} is null and ${table.possessionCoin} is null)`
    ),
    check4(
      "episode_platform_free_window",
      sql5`(${table.freeFromMs} is null) = (${table.freeUntilMs} is null) and ${table.freeFromMs} < ${table.freeUntilMs}`
    )
  ]
);
var page = pgTable4(
  "page",
  {
    episodeId: integer4("episode_id").notNull().references(() => episode.id),
    orderNo: integer4("order_no").notNull(),
    kind: text4("kind", { enum: PAGE_KINDS }).notNull(),
    assetId: text4("asset_id").references(() => asset.id),
    html: text4("html"),
    spread: text4("spread", { enum: PAGE_SPREADS }).notNull().default("none"),
    /** 0-based position of this slice in the strip that it was cut from; null: the page was not cut. */
    stripIndex: integer4("strip_index"),
    /** Its regions as the book states them, in reading order; null: those that were found in its image count. */
    regions: jsonb2("regions").$type(),
    /** Its regions as an operator corrected them, in reading order; they count before all others. */
    correctedRegions: jsonb2("corrected_regions").$type()
  },
  (table) => [
    primaryKey2({ columns: [table.episodeId, table.orderNo] }),
    index4("page_asset_index").on(table.assetId),
    check4("page_order_no", sql5`${table.orderNo} >= 1`),
    check4("page_kind", oneOf(table.kind, PAGE_KINDS)),
    check4(
      "page_content",
      sql5`(${table.kind} = 'image') = (${table.assetId} is not null) and (${table.kind} = 'text') = (${table.html} is not null)`
    ),
    check4("page_spread", oneOf(table.spread, PAGE_SPREADS)),
    check4("page_strip_index", sql5`${table.stripIndex} >= 0`)
  ]
);
var textAsset = pgTable4(
  "text_asset",
  {
    episodeId: integer4("episode_id").notNull().references(() => episode.id),
    assetId: text4("asset_id").notNull().references(() => asset.id)
  },
  (table) => [
    primaryKey2({ columns: [table.episodeId, table.assetId] }),
    index4("text_asset_asset_index").on(table.assetId)
  ]
);

// ../../packages/database/src/schema/catalogue/series-lists.ts
import { sql as sql6 } from "drizzle-orm";
import { bigint as bigint5, check as check5, doublePrecision, index as index5, integer as integer5, pgTable as pgTable5, primaryKey as primaryKey3, text as text5 } from "drizzle-orm/pg-core";
var rankingEntry = pgTable5(
  "ranking_entry",
  {
    platformId: platformIdColumn(),
    rankingType: text5("ranking_type", { enum: RANKING_TYPES }).notNull(),
    seriesId: integer5("series_id").notNull().references(() => series.id),
    /** From 1; null: it has left the ranking and is stored only for the previous places of others. */
    place: integer5("place"),
    /** Its place a day earlier; null: it was not in the ranking. */
    previousPlace: integer5("previous_place"),
    score: bigint5("score", { mode: "number" }).notNull(),
    computedAtMs: epochMs("computed_at_ms").notNull()
  },
  (table) => [
    primaryKey3({ columns: [table.platformId, table.rankingType, table.seriesId] }),
    index5("ranking_entry_place_index").on(table.platformId, table.rankingType, table.place),
    index5("ranking_entry_series_index").on(table.seriesId),
    check5("ranking_entry_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check5("ranking_entry_ranking_type", oneOf(table.rankingType, RANKING_TYPES)),
    check5("ranking_entry_place", sql6`${table.place} >= 1 and ${table.previousPlace} >= 1`),
    check5("ranking_entry_placed", sql6`${table.place} is not null or ${table.previousPlace} is not null`),
    check5("ranking_entry_score", sql6`${table.score} >= 0`)
  ]
);
var coRead = pgTable5(
  "co_read",
  {
    platformId: platformIdColumn(),
    seriesId: integer5("series_id").notNull().references(() => series.id),
    otherId: integer5("other_id").notNull().references(() => series.id),
    /** Readers of both. */
    readerCount: integer5("reader_count").notNull(),
    /** 0 to 1. */
    score: doublePrecision("score").notNull()
  },
  (table) => [
    primaryKey3({ columns: [table.platformId, table.seriesId, table.otherId] }),
    index5("co_read_series_index").on(table.seriesId),
    index5("co_read_other_index").on(table.otherId),
    check5("co_read_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check5("co_read_others", sql6`${table.seriesId} <> ${table.otherId}`),
    check5("co_read_counts", sql6`${table.readerCount} > 0 and ${table.score} > 0`)
  ]
);
var ratingAverage = pgTable5(
  "rating_average",
  {
    platformId: platformIdColumn(),
    seriesId: integer5("series_id").notNull().references(() => series.id),
    /** The average in tenths of a star, 10 to 50. */
    averageTenths: integer5("average_tenths").notNull(),
    ratingCount: integer5("rating_count").notNull()
  },
  (table) => [
    primaryKey3({ columns: [table.platformId, table.seriesId] }),
    index5("rating_average_series_index").on(table.seriesId),
    check5("rating_average_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check5("rating_average_average", sql6`${table.averageTenths} between 10 and 50`),
    check5("rating_average_count", sql6`${table.ratingCount} >= ${sql6.raw(String(RATINGS_SHOWN_FROM))}`)
  ]
);
var seriesSearch = pgTable5(
  "series_search",
  {
    platformId: platformIdColumn(),
    seriesId: integer5("series_id").notNull().references(() => series.id),
    title: text5("title").notNull(),
    /** One line per tag, between line breaks: `\nromance\nschool life\n`; empty without tags. */
    tags: text5("tags").notNull(),
    /** Title, creators and tags, in the same form. */
    words: text5("words").notNull(),
    /**
     * The letters of title, creators and tags: one line each, with a space at both ends, and an empty line before the
     * first tag.
     */
    wordLetters: text5("word_letters").notNull(),
    /** The `SEARCH_TEXT_FORM` of core that made the row; rows of another form are made again at the next start. */
    form: integer5("form").notNull()
  },
  (table) => [
    primaryKey3({ columns: [table.platformId, table.seriesId] }),
    index5("series_search_series_index").on(table.seriesId),
    // Writes go into the index at once: on the embedded engine nothing would merge the list of pending entries.
    index5("series_search_words_index").using("gin", table.wordLetters.op("gin_trgm_ops")).with({ fastupdate: false }),
    check5(
      "series_search_lines",
      sql6`${table.words} like E'\\n%\\n' and (${table.tags} = '' or ${table.tags} like E'\\n%\\n')`
    )
  ]
);

// ../../packages/database/src/schema/catalogue/showcase.ts
import { sql as sql7 } from "drizzle-orm";
import { boolean as boolean4, check as check6, index as index6, integer as integer6, pgTable as pgTable6, primaryKey as primaryKey4, text as text6, unique as unique3 } from "drizzle-orm/pg-core";
var pick = pgTable6(
  "pick",
  {
    id: integer6("id").primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text6("key").notNull(),
    /** Place among the others; lower comes first. */
    position: integer6("position").notNull(),
    isVisible: boolean4("is_visible").notNull().default(true),
    isDemo: boolean4("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    unique3("pick_key_unique").on(table.platformId, table.key),
    check6("pick_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check6("pick_key", sql7`${table.key} <> ''`)
  ]
);
var pickText = pgTable6(
  "pick_text",
  {
    pickId: integer6("pick_id").notNull().references(() => pick.id),
    locale: text6("locale", { enum: LOCALES }).notNull(),
    title: text6("title").notNull(),
    description: text6("description").notNull().default("")
  },
  (table) => [
    primaryKey4({ columns: [table.pickId, table.locale] }),
    check6("pick_text_locale", oneOf(table.locale, LOCALES)),
    check6("pick_text_title", sql7`${table.title} <> ''`)
  ]
);
var pickItem = pgTable6(
  "pick_item",
  {
    pickId: integer6("pick_id").notNull().references(() => pick.id),
    seriesId: integer6("series_id").notNull().references(() => series.id),
    position: integer6("position").notNull()
  },
  (table) => [
    primaryKey4({ columns: [table.pickId, table.seriesId] }),
    unique3("pick_item_position_unique").on(table.pickId, table.position),
    index6("pick_item_series_index").on(table.seriesId),
    check6("pick_item_position", sql7`${table.position} >= 0`)
  ]
);
var theme = pgTable6(
  "theme",
  {
    id: integer6("id").primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text6("key").notNull(),
    displayPosition: text6("display_position", { enum: THEME_POSITIONS }).notNull(),
    /** Place among the others; lower comes first. */
    position: integer6("position").notNull(),
    isVisible: boolean4("is_visible").notNull().default(true),
    isDemo: boolean4("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    unique3("theme_key_unique").on(table.platformId, table.key),
    check6("theme_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check6("theme_key", sql7`${table.key} <> ''`),
    check6("theme_display_position", oneOf(table.displayPosition, THEME_POSITIONS))
  ]
);
var themeText = pgTable6(
  "theme_text",
  {
    themeId: integer6("theme_id").notNull().references(() => theme.id),
    locale: text6("locale", { enum: LOCALES }).notNull(),
    title: text6("title").notNull()
  },
  (table) => [
    primaryKey4({ columns: [table.themeId, table.locale] }),
    check6("theme_text_locale", oneOf(table.locale, LOCALES)),
    check6("theme_text_title", sql7`${table.title} <> ''`)
  ]
);
var themeItem = pgTable6(
  "theme_item",
  {
    themeId: integer6("theme_id").notNull().references(() => theme.id),
    seriesId: integer6("series_id").notNull().references(() => series.id),
    position: integer6("position").notNull()
  },
  (table) => [
    primaryKey4({ columns: [table.themeId, table.seriesId] }),
    unique3("theme_item_position_unique").on(table.themeId, table.position),
    index6("theme_item_series_index").on(table.seriesId),
    check6("theme_item_position", sql7`${table.position} >= 0`)
  ]
);
var banner = pgTable6(
  "banner",
  {
    id: integer6("id").primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text6("key").notNull(),
    kind: text6("kind", { enum: BANNER_KINDS }).notNull(),
    /** `POPUP`: over the home page, not among its banners (record 0088). */
    place: text6("place", { enum: BANNER_PLACES }).notNull().default("MAIN"),
    /** The address on the site that it links to; null: the page of the series. */
    path: text6("path"),
    /** The series it is about. The series' pictures are used for pictures that the banner lacks. */
    seriesId: integer6("series_id").references(() => series.id),
    phoneAssetId: text6("phone_asset_id").references(() => asset.id),
    desktopAssetId: text6("desktop_asset_id").references(() => asset.id),
    isAdult: boolean4("is_adult").notNull().default(false),
    openedAtMs: epochMs("opened_at_ms").notNull(),
    closedAtMs: epochMs("closed_at_ms"),
    /** Place among the others; lower comes first. */
    position: integer6("position").notNull(),
    isVisible: boolean4("is_visible").notNull().default(true),
    isDemo: boolean4("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    unique3("banner_key_unique").on(table.platformId, table.key),
    check6("banner_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check6("banner_key", sql7`${table.key} <> ''`),
    index6("banner_series_index").on(table.seriesId),
    index6("banner_phone_asset_index").on(table.phoneAssetId),
    index6("banner_desktop_asset_index").on(table.desktopAssetId),
    check6("banner_kind", oneOf(table.kind, BANNER_KINDS)),
    check6("banner_place", oneOf(table.place, BANNER_PLACES)),
    check6("banner_leads_somewhere", sql7`${table.path} is not null or ${table.seriesId} is not null`),
    check6("banner_path", matches(table.path, "^/([^/]|$)")),
    check6("banner_times", sql7`${table.openedAtMs} < ${table.closedAtMs}`)
  ]
);
var bannerText = pgTable6(
  "banner_text",
  {
    bannerId: integer6("banner_id").notNull().references(() => banner.id),
    locale: text6("locale", { enum: LOCALES }).notNull(),
    kicker: text6("kicker").notNull().default(""),
    title: text6("title").notNull(),
    line: text6("line").notNull().default("")
  },
  (table) => [
    primaryKey4({ columns: [table.bannerId, table.locale] }),
    check6("banner_text_locale", oneOf(table.locale, LOCALES)),
    check6("banner_text_title", sql7`${table.title} <> ''`)
  ]
);

// ../../packages/database/src/schema/catalogue/site-text.ts
import { sql as sql8 } from "drizzle-orm";
import { boolean as boolean5, check as check7, date as date2, index as index7, integer as integer7, pgTable as pgTable7, primaryKey as primaryKey5, text as text7, unique as unique4 } from "drizzle-orm/pg-core";
var notice = pgTable7(
  "notice",
  {
    id: integer7("id").primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text7("key").notNull(),
    isPinned: boolean5("is_pinned").notNull().default(false),
    isVisible: boolean5("is_visible").notNull().default(true),
    isDemo: boolean5("is_demo").notNull().default(false),
    publishedAtMs: epochMs("published_at_ms").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    unique4("notice_key_unique").on(table.platformId, table.key),
    index7("notice_published_index").on(table.platformId, table.publishedAtMs),
    check7("notice_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check7("notice_key", sql8`${table.key} <> ''`)
  ]
);
var noticeText = pgTable7(
  "notice_text",
  {
    noticeId: integer7("notice_id").notNull().references(() => notice.id),
    locale: text7("locale", { enum: LOCALES }).notNull(),
    title: text7("title").notNull(),
    body: text7("body").notNull()
  },
  (table) => [
    primaryKey5({ columns: [table.noticeId, table.locale] }),
    check7("notice_text_locale", oneOf(table.locale, LOCALES)),
    check7("notice_text_title", sql8`${table.title} <> ''`)
  ]
);
var policy = pgTable7(
  "policy",
  {
    id: integer7("id").primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    kind: text7("kind", { enum: POLICY_KINDS }).notNull(),
    locale: text7("locale", { enum: LOCALES }).notNull(),
    version: integer7("version").notNull(),
    title: text7("title").notNull(),
    body: text7("body").notNull(),
    effectiveOn: date2("effective_on", { mode: "string" }).notNull(),
    isDemo: boolean5("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull()
  },
  (table) => [
    unique4("policy_version_unique").on(table.platformId, table.kind, table.locale, table.version),
    check7("policy_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check7("policy_kind", oneOf(table.kind, POLICY_KINDS)),
    check7("policy_locale", oneOf(table.locale, LOCALES)),
    check7("policy_version", sql8`${table.version} >= 1`),
    check7("policy_title", sql8`${table.title} <> ''`)
  ]
);
var faq = pgTable7(
  "faq",
  {
    id: integer7("id").primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    key: text7("key").notNull(),
    category: text7("category").notNull(),
    /** Place among the others; lower comes first. */
    position: integer7("position").notNull(),
    isVisible: boolean5("is_visible").notNull().default(true),
    isDemo: boolean5("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    unique4("faq_key_unique").on(table.platformId, table.key),
    check7("faq_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check7("faq_texts", sql8`${table.key} <> '' and ${table.category} <> ''`)
  ]
);
var faqText = pgTable7(
  "faq_text",
  {
    faqId: integer7("faq_id").notNull().references(() => faq.id),
    locale: text7("locale", { enum: LOCALES }).notNull(),
    question: text7("question").notNull(),
    answer: text7("answer").notNull()
  },
  (table) => [
    primaryKey5({ columns: [table.faqId, table.locale] }),
    check7("faq_text_locale", oneOf(table.locale, LOCALES)),
    check7("faq_text_question", sql8`${table.question} <> ''`)
  ]
);

// ../../packages/database/src/schema/community/alarm.ts
import { sql as sql10 } from "drizzle-orm";
import { check as check9, date as date4, foreignKey as foreignKey2, index as index9, integer as integer9, jsonb as jsonb4, pgTable as pgTable9, primaryKey as primaryKey7, text as text9, unique as unique5 } from "drizzle-orm/pg-core";

// ../../packages/database/src/schema/people/user.ts
import { sql as sql9 } from "drizzle-orm";
import {
  bigint as bigint6,
  boolean as boolean6,
  check as check8,
  date as date3,
  foreignKey,
  index as index8,
  integer as integer8,
  jsonb as jsonb3,
  pgTable as pgTable8,
  primaryKey as primaryKey6,
  text as text8,
  uniqueIndex
} from "drizzle-orm/pg-core";
var appUser = pgTable8(
  "app_user",
  {
    platformId: platformIdColumn(),
    id: text8("id").notNull(),
    snsProvider: text8("sns_provider", { enum: SIGN_IN_METHODS }).notNull(),
    snsId: text8("sns_id").notNull(),
    email: text8("email"),
    /** When the address was last confirmed by a code that was sent to it. */
    emailConfirmedAtMs: epochMs("email_confirmed_at_ms"),
    /** E.164, confirmed by a code: the id of a phone account (D22). */
    phone: text8("phone"),
    name: text8("name"),
    nickname: text8("nickname"),
    birthedOn: date3("birthed_on", { mode: "string" }),
    /** Birth year and month, as 2001-05, given before the first payment if the region's rules require it (D43). */
    paymentBirthMonth: text8("payment_birth_month"),
    isAdult: boolean6("is_adult").notNull().default(false),
    /** When the reader was last verified as an adult; valid for one year (section 9 of the specification). */
    adultVerifiedAtMs: epochMs("adult_verified_at_ms"),
    isAdultKr: boolean6("is_adult_kr").notNull().default(false),
    adultKrVerifiedAtMs: epochMs("adult_kr_verified_at_ms"),
    /** When they agreed to the use of their data from the Korean check (section 5). */
    adultKrAgreedAtMs: epochMs("adult_kr_agreed_at_ms"),
    /** Keyed hash of the person's DI, so that one person can verify only one account on a platform. */
    adultKrPersonHash: text8("adult_kr_person_hash"),
    /** `showAdult` of the specification. */
    isAdultToggle: boolean6("is_adult_toggle").notNull().default(false),
    isBlToggle: boolean6("is_bl_toggle").notNull().default(false),
    isAgreeMail: boolean6("is_agree_mail").notNull().default(false),
    isAgreePush: boolean6("is_agree_push").notNull().default(false),
    isAgreePushContents: boolean6("is_agree_push_contents").notNull().default(false),
    isAgreePushFreetime: boolean6("is_agree_push_freetime").notNull().default(false),
    isAgreePushNight: boolean6("is_agree_push_night").notNull().default(false),
    /** When the reader last allowed messages at night, which is a separate consent. */
    agreedPushNightAtMs: epochMs("agreed_push_night_at_ms"),
    /** The language in which they last read the site, for messages; null: not known. */
    locale: text8("locale", { enum: LOCALES }),
    /** Whether their last request came from a Korean address; it decides their quiet hours. */
    isKoreanAddress: boolean6("is_korean_address").notNull().default(false),
    coinPurchaseCount: integer8("coin_purchase_count").notNull().default(0),
    /** Made at the first start of the demo (D44). */
    isDemo: boolean6("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull(),
    /** When the reader asked for withdrawal (D23). */
    withdrawnAtMs: epochMs("withdrawn_at_ms"),
    /** The account into which this one (a guest of the iPhone app) was merged. */
    mergedIntoId: text8("merged_into_id"),
    /** When their personal data was erased; the row stays for the ledger. */
    erasedAtMs: epochMs("erased_at_ms")
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.id] }),
    uniqueIndex("app_user_sns_unique").on(table.platformId, table.snsProvider, table.snsId).where(sql9`${table.withdrawnAtMs} is null`),
    uniqueIndex("app_user_email_unique").on(table.platformId, sql9`lower(${table.email})`).where(sql9`${table.withdrawnAtMs} is null`),
    uniqueIndex("app_user_nickname_unique").on(table.platformId, sql9`lower(${table.nickname})`).where(sql9`${table.withdrawnAtMs} is null`),
    uniqueIndex("app_user_kr_person_unique").on(table.platformId, table.adultKrPersonHash).where(sql9`${table.withdrawnAtMs} is null`),
    index8("app_user_phone_index").on(table.platformId, table.phone),
    check8("app_user_payment_birth_month", matches(table.paymentBirthMonth, "^[0-9]{4}-(0[1-9]|1[0-2])$")),
    check8("app_user_phone_form", matches(table.phone, "^[+][1-9][0-9]{6,14}$")),
    check8("app_user_erased", sql9`${table.erasedAtMs} is null or ${table.withdrawnAtMs} is not null`),
    check8("app_user_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check8("app_user_id_form", matches(table.id, "^[A-Za-z0-9_-]{1,64}$")),
    check8("app_user_locale", oneOf(table.locale, LOCALES)),
    check8("app_user_sns_provider", oneOf(table.snsProvider, SIGN_IN_METHODS)),
    check8("app_user_adult", sql9`not ${table.isAdult} or ${table.adultVerifiedAtMs} is not null`),
    check8("app_user_adult_kr", sql9`not ${table.isAdultKr} or ${table.adultKrVerifiedAtMs} is not null`),
    check8("app_user_purchase_count", sql9`${table.coinPurchaseCount} >= 0`),
    check8("app_user_guest_has_no_email", sql9`${table.snsProvider} <> 'apple_guest' or ${table.email} is null`)
  ]
);
var userSession = pgTable8(
  "user_session",
  {
    platformId: platformIdColumn(),
    userId: text8("user_id").notNull(),
    id: text8("id").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** The end of the newest refresh token; it changes with each renewal. */
    expiresAtMs: epochMs("expires_at_ms").notNull(),
    revokedAtMs: epochMs("revoked_at_ms")
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index8("user_session_expiry_index").on(table.expiresAtMs),
    check8("user_session_times", sql9`${table.createdAtMs} < ${table.expiresAtMs}`)
  ]
);
var refreshToken = pgTable8(
  "refresh_token",
  {
    platformId: platformIdColumn(),
    tokenHash: text8("token_hash").notNull(),
    userId: text8("user_id").notNull(),
    sessionId: text8("session_id").notNull(),
    /** Number in the session, from 0; using this token gives the next one. */
    generation: integer8("generation").notNull(),
    keyId: text8("key_id").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    expiresAtMs: epochMs("expires_at_ms").notNull(),
    usedAtMs: epochMs("used_at_ms")
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.tokenHash] }),
    foreignKey({
      columns: [table.platformId, table.userId, table.sessionId],
      foreignColumns: [userSession.platformId, userSession.userId, userSession.id]
    }),
    uniqueIndex("refresh_token_generation_unique").on(
      table.platformId,
      table.userId,
      table.sessionId,
      table.generation
    ),
    index8("refresh_token_expiry_index").on(table.expiresAtMs),
    check8("refresh_token_generation", sql9`${table.generation} >= 0`)
  ]
);
var userPassword = pgTable8(
  "user_password",
  {
    platformId: platformIdColumn(),
    userId: text8("user_id").notNull(),
    /** argon2id, in the PHC form. */
    hash: text8("hash").notNull(),
    changedAtMs: epochMs("changed_at_ms").notNull()
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check8("user_password_hash", sql9`${table.hash} like '$argon2id$%'`)
  ]
);
var userAgreement = pgTable8(
  "user_agreement",
  {
    platformId: platformIdColumn(),
    userId: text8("user_id").notNull(),
    kind: text8("kind", { enum: POLICY_KINDS }).notNull(),
    /** Version and language of the text that was in force; both null if the platform had none. */
    policyVersion: integer8("policy_version"),
    policyLocale: text8("policy_locale", { enum: LOCALES }),
    agreedAtMs: epochMs("agreed_at_ms").notNull()
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.userId, table.kind] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check8("user_agreement_kind", oneOf(table.kind, POLICY_KINDS)),
    check8("user_agreement_policy_locale", oneOf(table.policyLocale, LOCALES)),
    check8(
      "user_agreement_policy_version",
      sql9`${table.policyVersion} >= 1 and (${table.policyVersion} is null) = (${table.policyLocale} is null)`
    )
  ]
);
var withdrawal = pgTable8(
  "withdrawal",
  {
    platformId: platformIdColumn(),
    userId: text8("user_id").notNull(),
    reasonId: text8("reason_id").notNull(),
    detail: text8("detail"),
    requestedAtMs: epochMs("requested_at_ms").notNull(),
    /** One calendar month after the request, in the platform's zone. */
    eraseAtMs: epochMs("erase_at_ms").notNull()
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.userId] }),
    foreignKey({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index8("withdrawal_erase_index").on(table.eraseAtMs)
  ]
);
var signUpBlock = pgTable8(
  "sign_up_block",
  {
    platformId: platformIdColumn(),
    idHash: text8("id_hash").notNull(),
    untilMs: epochMs("until_ms").notNull()
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.idHash] }),
    index8("sign_up_block_until_index").on(table.untilMs)
  ]
);
var requestReply = pgTable8(
  "request_reply",
  {
    platformId: platformIdColumn(),
    /** The reader, or a keyed hash of what a guest proved. */
    subject: text8("subject").notNull(),
    requestId: text8("request_id").notNull(),
    /** Hash of the operation and its body; the same id with another body is refused. */
    bodyHash: text8("body_hash").notNull(),
    reply: jsonb3("reply").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull()
  },
  (table) => [
    primaryKey6({ columns: [table.platformId, table.subject, table.requestId] }),
    index8("request_reply_time_index").on(table.createdAtMs)
  ]
);
var rateLimit = pgTable8("rate_limit", {
  key: text8("key").primaryKey(),
  points: integer8("points").notNull().default(0),
  expire: bigint6("expire", { mode: "number" })
});

// ../../packages/database/src/schema/community/alarm.ts
var alarm = pgTable9(
  "alarm",
  {
    platformId: platformIdColumn(),
    userId: text9("user_id").notNull(),
    id: text9("id").notNull(),
    kind: text9("kind").notNull(),
    /** What it is about; one alarm per subject. */
    subjectId: text9("subject_id").notNull(),
    parameters: jsonb4("parameters").$type().notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    readAtMs: epochMs("read_at_ms")
  },
  (table) => [
    primaryKey7({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey2({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    unique5("alarm_subject_unique").on(table.platformId, table.userId, table.kind, table.subjectId),
    index9("alarm_reader_index").on(table.platformId, table.userId, table.createdAtMs),
    index9("alarm_age_index").on(table.createdAtMs),
    // The alarms for digests.
    index9("alarm_unread_index").on(table.platformId, table.userId, table.createdAtMs).where(sql10`${table.readAtMs} is null`),
    check9("alarm_id", matches(table.id, "^[A-Za-z0-9-]{1,64}$")),
    check9("alarm_kind", matches(table.kind, "^[A-Z][A-Z_]{0,39}$")),
    check9("alarm_subject", sql10`char_length(${table.subjectId}) between 1 and 200`),
    check9(
      "alarm_parameters",
      sql10`jsonb_typeof(${table.parameters}) = 'object' and octet_length(${table.parameters}::text) <= 4000`
    ),
    check9("alarm_times", sql10`${table.createdAtMs} <= ${table.readAtMs}`)
  ]
);
var toldEpisode = pgTable9(
  "told_episode",
  {
    platformId: platformIdColumn(),
    episodeId: integer9("episode_id").notNull().references(() => episode.id, { onDelete: "cascade" }),
    toldAtMs: epochMs("told_at_ms").notNull()
  },
  (table) => [
    primaryKey7({ columns: [table.platformId, table.episodeId] }),
    index9("told_episode_episode_index").on(table.episodeId),
    index9("told_episode_age_index").on(table.toldAtMs)
  ]
);
var mailDigest = pgTable9(
  "mail_digest",
  {
    platformId: platformIdColumn(),
    userId: text9("user_id").notNull(),
    /** The reader's calendar day. */
    day: date4("day", { mode: "string" }).notNull(),
    /** It tells the alarms that came after this moment, */
    afterMs: epochMs("after_ms").notNull(),
    /** until this one. */
    untilMs: epochMs("until_ms").notNull(),
    decidedAtMs: epochMs("decided_at_ms").notNull(),
    /** Set before it is passed to the mail server, and cleared if the server refuses it, so that nothing is sent twice. */
    takenAtMs: epochMs("taken_at_ms")
  },
  (table) => [
    primaryKey7({ columns: [table.platformId, table.userId] }),
    foreignKey2({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check9("mail_digest_times", sql10`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`)
  ]
);
var pushSubscription = pgTable9(
  "push_subscription",
  {
    platformId: platformIdColumn(),
    userId: text9("user_id").notNull(),
    /** SHA-256 of the endpoint, in base64url. */
    id: text9("id").notNull(),
    sessionId: text9("session_id").notNull(),
    /** The address at the browser's push service. Every sender who knows it can send messages to the browser. */
    endpoint: text9("endpoint").notNull(),
    /** The browser's public key, and the secret of the subscription, in base64url (RFC 8291). */
    p256dh: text9("p256dh").notNull(),
    auth: text9("auth").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** `decidedAtMs` of the newest message that was passed to the push service, so that nothing is sent twice. */
    takenPushAtMs: epochMs("taken_push_at_ms"),
    /** Refusals in a row. */
    refusalCount: integer9("refusal_count").notNull().default(0)
  },
  (table) => [
    primaryKey7({ columns: [table.platformId, table.userId, table.id] }),
    // A browser belongs to one reader at a time.
    unique5("push_subscription_id_unique").on(table.platformId, table.id),
    foreignKey2({
      columns: [table.platformId, table.userId, table.sessionId],
      foreignColumns: [userSession.platformId, userSession.userId, userSession.id]
    }).onDelete("cascade"),
    check9("push_subscription_id", matches(table.id, "^[A-Za-z0-9_-]{43}$")),
    check9("push_subscription_endpoint", sql10`char_length(${table.endpoint}) between 1 and 1024`),
    check9("push_subscription_p256dh", matches(table.p256dh, "^[A-Za-z0-9_-]{87}$")),
    check9("push_subscription_auth", matches(table.auth, "^[A-Za-z0-9_-]{22}$")),
    check9("push_subscription_refusals", sql10`${table.refusalCount} >= 0`)
  ]
);
var pushMessage = pgTable9(
  "push_message",
  {
    platformId: platformIdColumn(),
    userId: text9("user_id").notNull(),
    /** It tells the alarms that came after this moment, */
    afterMs: epochMs("after_ms").notNull(),
    /** until this one. */
    untilMs: epochMs("until_ms").notNull(),
    decidedAtMs: epochMs("decided_at_ms").notNull(),
    /** When it was first passed to a push service; null: not yet. */
    takenAtMs: epochMs("taken_at_ms")
  },
  (table) => [
    primaryKey7({ columns: [table.platformId, table.userId] }),
    foreignKey2({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check9("push_message_times", sql10`${table.afterMs} <= ${table.untilMs} and ${table.untilMs} <= ${table.decidedAtMs}`)
  ]
);

// ../../packages/database/src/schema/community/comment.ts
import { sql as sql11 } from "drizzle-orm";
import {
  bigint as bigint7,
  boolean as boolean7,
  check as check10,
  foreignKey as foreignKey3,
  index as index10,
  integer as integer10,
  jsonb as jsonb5,
  pgTable as pgTable10,
  primaryKey as primaryKey8,
  text as text10,
  unique as unique6,
  uniqueIndex as uniqueIndex2
} from "drizzle-orm/pg-core";
var comment = pgTable10(
  "comment",
  {
    platformId: platformIdColumn(),
    userId: text10("user_id").notNull(),
    id: bigint7("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    seriesId: integer10("series_id").notNull().references(() => series.id),
    episodeId: integer10("episode_id").notNull().references(() => episode.id),
    /** The comment that it replies to; null: none. */
    parentId: bigint7("parent_id", { mode: "number" }),
    text: text10("text").notNull(),
    emoticonId: text10("emoticon_id", { enum: EMOTICON_IDS }),
    /** Its author marked it as a spoiler. */
    isSpoiler: boolean7("is_spoiler").notNull().default(false),
    likeCount: integer10("like_count").notNull().default(0),
    /** Replies that are neither deleted nor hidden. */
    replyCount: integer10("reply_count").notNull().default(0),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** Hidden by reports or by support, until support restores it. */
    blindedAtMs: epochMs("blinded_at_ms"),
    deletedAtMs: epochMs("deleted_at_ms")
  },
  (table) => [
    primaryKey8({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey3({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    unique6("comment_id_unique").on(table.platformId, table.id),
    foreignKey3({
      name: "comment_parent_fk",
      columns: [table.platformId, table.parentId],
      foreignColumns: [table.platformId, table.id]
    }),
    index10("comment_newest_index").on(table.platformId, table.episodeId, table.id.desc()).where(sql11`${table.parentId} is null`),
    index10("comment_best_index").on(table.platformId, table.episodeId, table.likeCount.desc(), table.id.desc()).where(sql11`${table.parentId} is null`),
    index10("comment_reply_index").on(table.platformId, table.parentId, table.id),
    index10("comment_episode_index").on(table.episodeId),
    index10("comment_series_index").on(table.seriesId),
    check10("comment_emoticon_id", oneOf(table.emoticonId, EMOTICON_IDS)),
    check10(
      "comment_words",
      sql11`case when ${table.deletedAtMs} is null then ${table.text} <> '' or ${table.emoticonId} is not null
        else ${table.text} = '' and ${table.emoticonId} is null end`
    ),
    // Only an upper limit: a platform's own limit may be lower.
    check10("comment_length", sql11`char_length(${table.text}) <= 2000`),
    check10("comment_counts", sql11`${table.likeCount} >= 0 and ${table.replyCount} >= 0`),
    check10("comment_reply_of_other", sql11`${table.parentId} <> ${table.id}`)
  ]
);
var commentLike = pgTable10(
  "comment_like",
  {
    platformId: platformIdColumn(),
    userId: text10("user_id").notNull(),
    commentId: bigint7("comment_id", { mode: "number" }).notNull(),
    createdAtMs: epochMs("created_at_ms").notNull()
  },
  (table) => [
    primaryKey8({ columns: [table.platformId, table.userId, table.commentId] }),
    foreignKey3({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey3({
      name: "comment_like_comment_fk",
      columns: [table.platformId, table.commentId],
      foreignColumns: [comment.platformId, comment.id]
    }),
    index10("comment_like_comment_index").on(table.platformId, table.commentId)
  ]
);
var commentReport = pgTable10(
  "comment_report",
  {
    platformId: platformIdColumn(),
    userId: text10("user_id").notNull(),
    commentId: bigint7("comment_id", { mode: "number" }).notNull(),
    reason: text10("reason", { enum: REPORT_REASONS }).notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** When support settled it; null: it is open. */
    settledAtMs: epochMs("settled_at_ms")
  },
  (table) => [
    primaryKey8({ columns: [table.platformId, table.userId, table.commentId] }),
    foreignKey3({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey3({
      name: "comment_report_comment_fk",
      columns: [table.platformId, table.commentId],
      foreignColumns: [comment.platformId, comment.id]
    }),
    index10("comment_report_comment_index").on(table.platformId, table.commentId),
    index10("comment_report_open_index").on(table.platformId, table.createdAtMs).where(sql11`${table.settledAtMs} is null`),
    check10("comment_report_reason", oneOf(table.reason, REPORT_REASONS))
  ]
);
var blockedReader = pgTable10(
  "blocked_reader",
  {
    platformId: platformIdColumn(),
    userId: text10("user_id").notNull(),
    blockedUserId: text10("blocked_user_id").notNull(),
    /** The id of the entry for the reader, so that no reader learns the id of another account. */
    id: bigint7("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    createdAtMs: epochMs("created_at_ms").notNull()
  },
  (table) => [
    primaryKey8({ columns: [table.platformId, table.userId, table.blockedUserId] }),
    foreignKey3({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey3({
      name: "blocked_reader_blocked_fk",
      columns: [table.platformId, table.blockedUserId],
      foreignColumns: [appUser.platformId, appUser.id]
    }),
    index10("blocked_reader_blocked_index").on(table.platformId, table.blockedUserId),
    uniqueIndex2("blocked_reader_id_unique").on(table.platformId, table.userId, table.id),
    check10("blocked_reader_other", sql11`${table.userId} <> ${table.blockedUserId}`)
  ]
);
var prohibitedWordList = pgTable10(
  "prohibited_word_list",
  {
    platformId: platformIdColumn(),
    locale: text10("locale", { enum: LOCALES }).notNull(),
    /** As an operator wrote them, in their order. */
    words: jsonb5("words").$type().notNull(),
    isDemo: boolean7("is_demo").notNull().default(false),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey8({ columns: [table.platformId, table.locale] }),
    check10("prohibited_word_list_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check10("prohibited_word_list_locale", oneOf(table.locale, LOCALES))
  ]
);

// ../../packages/database/src/schema/community/support.ts
import { sql as sql12 } from "drizzle-orm";
import { check as check11, foreignKey as foreignKey4, index as index11, integer as integer11, pgTable as pgTable11, primaryKey as primaryKey9, text as text11, unique as unique7, uniqueIndex as uniqueIndex3 } from "drizzle-orm/pg-core";
var supportTicket = pgTable11(
  "support_ticket",
  {
    platformId: platformIdColumn(),
    userId: text11("user_id").notNull(),
    id: text11("id").notNull(),
    category: text11("category", { enum: FAQ_CATEGORIES }).notNull(),
    title: text11("title").notNull(),
    text: text11("text").notNull(),
    /** The episode and page that it is about, as core's `formatTicketPlace` writes them. */
    place: text11("place"),
    /** The locale of the page on which it was written; the mail about the answer uses it. */
    locale: text11("locale", { enum: LOCALES }).notNull(),
    status: text11("status", { enum: TICKET_STATUSES }).notNull().default("WAIT"),
    /** The platform's calendar day, as 2027-06-30, and the ticket's number on that day, for the daily limit. */
    sentOn: text11("sent_on").notNull(),
    dayOrder: integer11("day_order").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    answer: text11("answer"),
    answeredAtMs: epochMs("answered_at_ms"),
    deletedAtMs: epochMs("deleted_at_ms")
  },
  (table) => [
    primaryKey9({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey4({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    uniqueIndex3("support_ticket_id_unique").on(table.platformId, table.id),
    unique7("support_ticket_day_unique").on(table.platformId, table.userId, table.sentOn, table.dayOrder),
    index11("support_ticket_reader_index").on(table.platformId, table.userId, table.createdAtMs),
    index11("support_ticket_queue_index").on(table.platformId, table.status, table.createdAtMs),
    index11("support_ticket_deleted_index").on(table.deletedAtMs).where(sql12`${table.deletedAtMs} is not null`),
    check11("support_ticket_id", matches(table.id, "^[A-Za-z0-9-]{1,64}$")),
    check11("support_ticket_category", oneOf(table.category, FAQ_CATEGORIES)),
    check11(
      "support_ticket_place",
      sql12`${matches(table.place, "^[A-Za-z0-9_-]{1,96}/[A-Za-z0-9_-]{1,128}(#[1-9][0-9]{0,5})?$")}
        and (${table.place} is null or ${table.deletedAtMs} is null)`
    ),
    check11("support_ticket_locale", oneOf(table.locale, LOCALES)),
    check11("support_ticket_status", oneOf(table.status, TICKET_STATUSES)),
    check11(
      "support_ticket_texts",
      sql12`case when ${table.deletedAtMs} is null
        then char_length(${table.title}) between 1 and ${sql12.raw(String(SUPPORT_LIMITS.titleCharacters))}
          and char_length(${table.text}) between 1 and ${sql12.raw(String(SUPPORT_LIMITS.textCharacters))}
        else ${table.title} = '' and ${table.text} = '' and ${table.status} = 'WAIT' end`
    ),
    check11("support_ticket_day", sql12`${table.sentOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and ${table.dayOrder} >= 1`),
    check11(
      "support_ticket_answer",
      sql12`case when ${table.status} = 'COMPLETED' then num_nonnulls(${table.answer}, ${table.answeredAtMs}) = 2
        and char_length(${table.answer}) between 1 and ${sql12.raw(String(SUPPORT_LIMITS.answerCharacters))}
        else num_nonnulls(${table.answer}, ${table.answeredAtMs}) = 0 end`
    )
  ]
);
var supportPicture = pgTable11(
  "support_picture",
  {
    platformId: platformIdColumn(),
    userId: text11("user_id").notNull(),
    ticketId: text11("ticket_id").notNull(),
    /** From 1. */
    orderNo: integer11("order_no").notNull(),
    widthPx: integer11("width_px").notNull(),
    heightPx: integer11("height_px").notNull(),
    /** WebP. */
    bytes: bytes("bytes").notNull()
  },
  (table) => [
    primaryKey9({ columns: [table.platformId, table.userId, table.ticketId, table.orderNo] }),
    foreignKey4({
      name: "support_picture_ticket_fk",
      columns: [table.platformId, table.userId, table.ticketId],
      foreignColumns: [supportTicket.platformId, supportTicket.userId, supportTicket.id]
    }).onUpdate("cascade"),
    index11("support_picture_ticket_index").on(table.platformId, table.ticketId),
    check11("support_picture_order", sql12`${table.orderNo} between 1 and 10`),
    check11("support_picture_size", sql12`${table.widthPx} >= 1 and ${table.heightPx} >= 1`),
    check11("support_picture_bytes", sql12`octet_length(${table.bytes}) between 1 and 4194304`)
  ]
);

// ../../packages/database/src/schema/money/coupon.ts
import { sql as sql13 } from "drizzle-orm";
import {
  bigint as bigint8,
  boolean as boolean8,
  check as check12,
  foreignKey as foreignKey5,
  index as index12,
  integer as integer12,
  jsonb as jsonb6,
  pgTable as pgTable12,
  primaryKey as primaryKey10,
  text as text12,
  uniqueIndex as uniqueIndex4
} from "drizzle-orm/pg-core";
var coupon = pgTable12(
  "coupon",
  {
    platformId: platformIdColumn(),
    id: text12("id").notNull(),
    type: text12("type", { enum: COUPON_TYPES }).notNull(),
    title: text12("title").notNull(),
    /** Only capital letters and digits; null: it cannot be redeemed with a code. */
    code: text12("code"),
    /** A DISCOUNT has one of the two. */
    percent: integer12("percent"),
    amountMinorUnits: integer12("amount_minor_units"),
    /** For DISCOUNT and EXTRA_POINT: the minimum price of a product, in minor units. */
    minimumMinorUnits: integer12("minimum_minor_units").notNull().default(0),
    /** Points, coins or roulette tickets; null for DISCOUNT. */
    value: integer12("value"),
    /** The clients that it is for (`ClientPlatform`s). */
    clients: jsonb6("clients").$type().notNull(),
    startsAtMs: epochMs("starts_at_ms").notNull(),
    endsAtMs: epochMs("ends_at_ms").notNull(),
    /** How many may be given out; null: no limit. */
    totalLimit: integer12("total_limit"),
    perUserLimit: integer12("per_user_limit").notNull().default(1),
    issuedCount: integer12("issued_count").notNull().default(0),
    /** How many of those given out are gone because their readers were erased. */
    erasedCount: integer12("erased_count").notNull().default(0),
    /** Claimed on an event's page (`coupon/event/jp`). */
    isEvent: boolean8("is_event").notNull().default(false),
    isDemo: boolean8("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey10({ columns: [table.platformId, table.id] }),
    uniqueIndex4("coupon_code_unique").on(table.platformId, table.code).where(sql13`${table.code} is not null`),
    check12("coupon_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check12("coupon_id", matches(table.id, "^[A-Za-z0-9_-]{1,40}$")),
    check12("coupon_type", oneOf(table.type, COUPON_TYPES)),
    check12("coupon_title", sql13`${table.title} <> ''`),
    check12("coupon_code", matches(table.code, "^[A-Z0-9]{3,40}$")),
    check12(
      "coupon_value",
      sql13`case when ${table.type} = 'DISCOUNT' then num_nonnulls(${table.percent}, ${table.amountMinorUnits}) = 1 and ${table.value} is null
        else num_nonnulls(${table.percent}, ${table.amountMinorUnits}) = 0 and ${table.value} > 0 end`
    ),
    check12("coupon_percent", sql13`${table.percent} between 1 and 100 and ${table.minimumMinorUnits} >= 0`),
    check12("coupon_amount", sql13`${table.amountMinorUnits} > 0`),
    check12("coupon_times", sql13`${table.startsAtMs} < ${table.endsAtMs}`),
    check12(
      "coupon_limits",
      sql13`${table.perUserLimit} >= 1 and ${table.issuedCount} >= 0 and ${table.issuedCount} <= ${table.totalLimit}`
    )
  ]
);
var userCoupon = pgTable12(
  "user_coupon",
  {
    platformId: platformIdColumn(),
    userId: text12("user_id").notNull(),
    id: bigint8("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    couponId: text12("coupon_id").notNull(),
    receivedAtMs: epochMs("received_at_ms").notNull(),
    expiresAtMs: epochMs("expires_at_ms").notNull(),
    /** The order that it is reserved for: while that order may be paid, no other one can use it. */
    orderId: text12("order_id"),
    usedAtMs: epochMs("used_at_ms"),
    seenAtMs: epochMs("seen_at_ms")
  },
  (table) => [
    primaryKey10({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey5({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey5({ columns: [table.platformId, table.couponId], foreignColumns: [coupon.platformId, coupon.id] }),
    index12("user_coupon_coupon_index").on(table.platformId, table.couponId, table.userId),
    index12("user_coupon_expiry_index").on(table.expiresAtMs).where(sql13`${table.usedAtMs} is null`),
    check12("user_coupon_times", sql13`${table.receivedAtMs} <= ${table.expiresAtMs}`)
  ]
);

// ../../packages/database/src/schema/money/event.ts
import { sql as sql15 } from "drizzle-orm";
import {
  bigint as bigint10,
  boolean as boolean9,
  check as check14,
  foreignKey as foreignKey7,
  index as index14,
  integer as integer14,
  pgTable as pgTable14,
  primaryKey as primaryKey12,
  text as text14,
  uniqueIndex as uniqueIndex6
} from "drizzle-orm/pg-core";

// ../../packages/database/src/schema/money/ledger.ts
import { sql as sql14 } from "drizzle-orm";
import {
  bigint as bigint9,
  check as check13,
  foreignKey as foreignKey6,
  index as index13,
  integer as integer13,
  jsonb as jsonb7,
  pgTable as pgTable13,
  primaryKey as primaryKey11,
  text as text13,
  uniqueIndex as uniqueIndex5
} from "drizzle-orm/pg-core";
var wallet = pgTable13(
  "wallet",
  {
    platformId: platformIdColumn(),
    userId: text13("user_id").notNull(),
    debtCoins: bigint9("debt_coins", { mode: "number" }).notNull().default(0),
    debtPoints: bigint9("debt_points", { mode: "number" }).notNull().default(0)
  },
  (table) => [
    primaryKey11({ columns: [table.platformId, table.userId] }),
    foreignKey6({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check13("wallet_debt", sql14`${table.debtCoins} >= 0 and ${table.debtPoints} >= 0`)
  ]
);
var movement = pgTable13(
  "movement",
  {
    platformId: platformIdColumn(),
    id: bigint9("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The reader in whose history it appears. */
    userId: text13("user_id").notNull(),
    type: text13("type", { enum: MOVEMENT_TYPES }).notNull(),
    /** What it was made for, such as `order/12` or `episode/7`. */
    cause: text13("cause").notNull(),
    /** The same key for the same reader means the same movement. */
    idempotencyKey: text13("idempotency_key").notNull(),
    /** The payment provider's event that caused it, as `stripe/evt_1`; it has only one effect on a platform. */
    eventId: text13("event_id"),
    /** The movement that it undoes. A movement can be undone only once. */
    reversesId: bigint9("reverses_id", { mode: "number" }),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** Its transaction. Sealing uses it, because a transaction may commit after one that began later. */
    madeIn: transactionId("made_in").notNull().default(sql14`pg_current_xact_id()`),
    /** What was agreed: an order's price, or a purchase's episodes and their end. The copy in that row must be the same. */
    agreed: jsonb7("agreed")
  },
  (table) => [
    primaryKey11({ columns: [table.platformId, table.id] }),
    foreignKey6({ columns: [table.platformId, table.userId], foreignColumns: [wallet.platformId, wallet.userId] }),
    uniqueIndex5("movement_key_unique").on(table.platformId, table.userId, table.idempotencyKey),
    uniqueIndex5("movement_event_unique").on(table.platformId, table.eventId).where(sql14`${table.eventId} is not null`),
    uniqueIndex5("movement_reverses_unique").on(table.platformId, table.reversesId).where(sql14`${table.reversesId} is not null`),
    index13("movement_made_in_index").on(table.platformId, table.madeIn),
    check13("movement_type", oneOf(table.type, MOVEMENT_TYPES)),
    check13("movement_cause", matches(table.cause, "^[^[:cntrl:]]{1,200}$")),
    check13("movement_key", matches(table.idempotencyKey, "^[^[:cntrl:]]{1,200}$")),
    check13("movement_event", matches(table.eventId, "^[^[:cntrl:]]{1,200}$")),
    check13("movement_created_at", sql14`${table.createdAtMs} > 0`)
  ]
);
var lot = pgTable13(
  "lot",
  {
    platformId: platformIdColumn(),
    userId: text13("user_id").notNull(),
    id: bigint9("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    kind: text13("kind", { enum: COIN_KINDS }).notNull(),
    source: text13("source", { enum: COIN_SOURCES }).notNull(),
    amount: bigint9("amount", { mode: "number" }).notNull(),
    remaining: bigint9("remaining", { mode: "number" }).notNull().default(0),
    acquiredAtMs: epochMs("acquired_at_ms").notNull(),
    expiresAtMs: epochMs("expires_at_ms"),
    /** The movement that made it, and its index among the lots of that movement. */
    movementId: bigint9("movement_id", { mode: "number" }).notNull(),
    lotNo: integer13("lot_no").notNull(),
    /** The lot that it continues, if it was moved from another account. */
    originLotId: bigint9("origin_lot_id", { mode: "number" })
  },
  (table) => [
    primaryKey11({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey6({ columns: [table.platformId, table.userId], foreignColumns: [wallet.platformId, wallet.userId] }),
    foreignKey6({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    uniqueIndex5("lot_movement_unique").on(table.platformId, table.movementId, table.lotNo),
    // `remaining` is in no index, so that spending does not have to update any.
    index13("lot_expiry_index").on(table.expiresAtMs).where(sql14`${table.expiresAtMs} is not null`),
    index13("lot_origin_index").on(table.platformId, table.originLotId).where(sql14`${table.originLotId} is not null`),
    check13("lot_kind", oneOf(table.kind, COIN_KINDS)),
    check13("lot_source", oneOf(table.source, COIN_SOURCES)),
    check13("lot_remaining", sql14`${table.remaining} between 0 and ${table.amount}`),
    check13("lot_amount", sql14`${table.amount} > 0 and ${table.amount} <= 9007199254740991`),
    check13("lot_times", sql14`${table.acquiredAtMs} > 0 and ${table.acquiredAtMs} < ${table.expiresAtMs}`),
    check13("lot_bonus_ends", sql14`${table.kind} <> 'BONUS' or ${table.expiresAtMs} is not null`)
  ]
);
var posting = pgTable13(
  "posting",
  {
    platformId: platformIdColumn(),
    movementId: bigint9("movement_id", { mode: "number" }).notNull(),
    lineNo: integer13("line_no").notNull(),
    account: text13("account", { enum: LEDGER_ACCOUNTS }).notNull(),
    /** The owner of the WALLET or DEBT; null for the store's accounts. */
    userId: text13("user_id"),
    lotId: bigint9("lot_id", { mode: "number" }),
    kind: text13("kind", { enum: COIN_KINDS }).notNull(),
    amount: bigint9("amount", { mode: "number" }).notNull()
  },
  (table) => [
    primaryKey11({ columns: [table.platformId, table.movementId, table.lineNo] }),
    foreignKey6({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    foreignKey6({
      name: "posting_lot_fk",
      columns: [table.platformId, table.userId, table.lotId],
      foreignColumns: [lot.platformId, lot.userId, lot.id]
    }),
    index13("posting_lot_index").on(table.platformId, table.userId, table.lotId).where(sql14`${table.userId} is not null`),
    check13("posting_account", oneOf(table.account, LEDGER_ACCOUNTS)),
    check13("posting_kind", oneOf(table.kind, COIN_KINDS)),
    check13("posting_amount", sql14`${table.amount} <> 0 and abs(${table.amount}) <= 9007199254740991`),
    check13(
      "posting_owner",
      sql14`(${table.account} in ('WALLET', 'DEBT')) = (${table.userId} is not null) and (${table.account} = 'WALLET') = (${table.lotId} is not null)`
    )
  ]
);
var movementSeal = pgTable13(
  "movement_seal",
  {
    platformId: platformIdColumn(),
    /** From 1, without gaps. */
    position: bigint9("position", { mode: "number" }).notNull(),
    movementId: bigint9("movement_id", { mode: "number" }).notNull(),
    /** SHA-256, in hex. */
    hash: text13("hash").notNull(),
    sealedAtMs: epochMs("sealed_at_ms").notNull(),
    /** All transactions below this one had ended when it was sealed; the next sealing continues from here. */
    sealedBefore: transactionId("sealed_before").notNull()
  },
  (table) => [
    primaryKey11({ columns: [table.platformId, table.position] }),
    uniqueIndex5("movement_seal_movement_unique").on(table.platformId, table.movementId),
    check13("movement_seal_position", sql14`${table.position} >= 1`),
    check13("movement_seal_hash", matches(table.hash, "^[0-9a-f]{64}$"))
  ]
);

// ../../packages/database/src/schema/money/event.ts
var event = pgTable14(
  "event",
  {
    platformId: platformIdColumn(),
    id: text14("id").notNull(),
    kind: text14("kind", { enum: EVENT_KINDS }).notNull(),
    audience: text14("audience", { enum: EVENT_AUDIENCES }).notNull().default("ALL"),
    startsAtMs: epochMs("starts_at_ms").notNull(),
    /** Exclusive. */
    endsAtMs: epochMs("ends_at_ms").notNull(),
    /** Place among the events of the same state; lower comes first. */
    position: integer14("position").notNull().default(0),
    isVisible: boolean9("is_visible").notNull().default(true),
    /** Its picture; null: the picture of the first of its series is used. */
    assetId: text14("asset_id").references(() => asset.id),
    /** Only for COUPON. */
    couponId: text14("coupon_id"),
    /** For TICKET: how tickets win, and how many there are. */
    ticketMode: text14("ticket_mode", { enum: EVENT_TICKET_MODES }),
    ticketTotal: integer14("ticket_total"),
    takenCount: integer14("taken_count").notNull().default(0),
    /** How many of those taken are gone because their readers were erased. */
    erasedCount: integer14("erased_count").notNull().default(0),
    /** For a draw: how many win, and when the winners were drawn. */
    winnerCount: integer14("winner_count"),
    drawnAtMs: epochMs("drawn_at_ms"),
    /** For TICKET: the prize is sent by post. */
    needsAddress: boolean9("needs_address").notNull().default(false),
    isDemo: boolean9("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.id] }),
    foreignKey7({ columns: [table.platformId, table.couponId], foreignColumns: [coupon.platformId, coupon.id] }),
    index14("event_asset_index").on(table.assetId),
    index14("event_end_index").on(table.platformId, table.endsAtMs),
    check14("event_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check14("event_id", sql15`${matches(table.id, "^[A-Za-z0-9_-]{1,40}$")} and lower(${table.id}) <> 'roulette'`),
    check14("event_kind", oneOf(table.kind, EVENT_KINDS)),
    check14("event_audience", oneOf(table.audience, EVENT_AUDIENCES)),
    check14("event_times", sql15`${table.startsAtMs} < ${table.endsAtMs}`),
    check14("event_coupon", sql15`(${table.kind} = 'COUPON') = (${table.couponId} is not null)`),
    check14("event_ticket_mode", oneOf(table.ticketMode, EVENT_TICKET_MODES)),
    check14(
      "event_ticket",
      sql15`(${table.kind} = 'TICKET') = (${table.ticketMode} is not null) and (${table.ticketMode} is null) = (${table.ticketTotal} is null)
        and (${table.kind} = 'TICKET' or not ${table.needsAddress})`
    ),
    check14(
      "event_taken",
      sql15`${table.takenCount} between 0 and coalesce(${table.ticketTotal}, 0) and (${table.ticketTotal} is null or ${table.ticketTotal} >= 1)`
    ),
    check14(
      "event_draw",
      sql15`(${table.winnerCount} is not null) = (${table.ticketMode} is not distinct from 'DRAW') and ${table.winnerCount} between 1 and ${table.ticketTotal}`
    ),
    check14(
      "event_drawn",
      sql15`${table.drawnAtMs} is null or (${table.winnerCount} is not null and ${table.drawnAtMs} >= ${table.endsAtMs})`
    )
  ]
);
var eventText = pgTable14(
  "event_text",
  {
    platformId: platformIdColumn(),
    eventId: text14("event_id").notNull(),
    locale: text14("locale", { enum: LOCALES }).notNull(),
    title: text14("title").notNull(),
    line: text14("line").notNull().default(""),
    /** Rich text. */
    body: text14("body").notNull().default("")
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.eventId, table.locale] }),
    foreignKey7({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    check14("event_text_locale", oneOf(table.locale, LOCALES)),
    check14("event_text_title", sql15`${table.title} <> ''`)
  ]
);
var eventSeries = pgTable14(
  "event_series",
  {
    platformId: platformIdColumn(),
    eventId: text14("event_id").notNull(),
    seriesId: integer14("series_id").notNull().references(() => series.id),
    position: integer14("position").notNull()
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.eventId, table.seriesId] }),
    foreignKey7({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    index14("event_series_series_index").on(table.seriesId),
    check14("event_series_position", sql15`${table.position} >= 0`)
  ]
);
var eventReward = pgTable14(
  "event_reward",
  {
    platformId: platformIdColumn(),
    eventId: text14("event_id").notNull(),
    atCount: integer14("at_count").notNull(),
    kind: text14("kind", { enum: EVENT_REWARD_KINDS }).notNull(),
    amount: integer14("amount").notNull()
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.eventId, table.atCount] }),
    foreignKey7({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    check14("event_reward_kind", oneOf(table.kind, EVENT_REWARD_KINDS)),
    check14("event_reward_counts", sql15`${table.atCount} >= 1 and ${table.amount} >= 1`)
  ]
);
var eventEntry = pgTable14(
  "event_entry",
  {
    platformId: platformIdColumn(),
    userId: text14("user_id").notNull(),
    eventId: text14("event_id").notNull(),
    ticketNo: integer14("ticket_no").notNull(),
    joinedAtMs: epochMs("joined_at_ms").notNull(),
    /** Null until the draw. */
    isWinner: boolean9("is_winner")
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.userId, table.eventId] }),
    foreignKey7({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey7({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    uniqueIndex6("event_entry_ticket_unique").on(table.platformId, table.eventId, table.ticketNo),
    check14("event_entry_ticket_no", sql15`${table.ticketNo} >= 1`)
  ]
);
var eventStamp = pgTable14(
  "event_stamp",
  {
    platformId: platformIdColumn(),
    userId: text14("user_id").notNull(),
    eventId: text14("event_id").notNull(),
    /** As 2027-06-30. */
    day: text14("day").notNull(),
    stampedAtMs: epochMs("stamped_at_ms").notNull()
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.userId, table.eventId, table.day] }),
    foreignKey7({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey7({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    index14("event_stamp_event_index").on(table.platformId, table.eventId),
    check14("event_stamp_day", matches(table.day, "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))
  ]
);
var eventGiven = pgTable14(
  "event_given",
  {
    platformId: platformIdColumn(),
    userId: text14("user_id").notNull(),
    eventId: text14("event_id").notNull(),
    atCount: integer14("at_count").notNull(),
    kind: text14("kind", { enum: EVENT_REWARD_KINDS }).notNull(),
    amount: integer14("amount").notNull(),
    givenAtMs: epochMs("given_at_ms").notNull(),
    /** Null for spins, which are tickets. */
    movementId: bigint10("movement_id", { mode: "number" })
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.userId, table.eventId, table.atCount] }),
    foreignKey7({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey7({ columns: [table.platformId, table.eventId], foreignColumns: [event.platformId, event.id] }),
    foreignKey7({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    index14("event_given_event_index").on(table.platformId, table.eventId),
    check14("event_given_kind", oneOf(table.kind, EVENT_REWARD_KINDS)),
    check14("event_given_counts", sql15`${table.atCount} >= 1 and ${table.amount} >= 1`),
    check14("event_given_movement", sql15`(${table.movementId} is null) = (${table.kind} = 'ROULETTE_TICKET')`)
  ]
);
var eventAddress = pgTable14(
  "event_address",
  {
    platformId: platformIdColumn(),
    userId: text14("user_id").notNull(),
    eventId: text14("event_id").notNull(),
    name: text14("name").notNull(),
    zipCode: text14("zip_code").notNull(),
    city: text14("city").notNull(),
    address1: text14("address1").notNull(),
    address2: text14("address2").notNull().default(""),
    phone: text14("phone").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey12({ columns: [table.platformId, table.userId, table.eventId] }),
    foreignKey7({
      name: "event_address_entry_fk",
      columns: [table.platformId, table.userId, table.eventId],
      foreignColumns: [eventEntry.platformId, eventEntry.userId, eventEntry.eventId]
    }),
    check14(
      "event_address_filled",
      sql15`${table.name} <> '' and ${table.zipCode} <> '' and ${table.city} <> '' and ${table.address1} <> '' and ${table.phone} <> ''`
    ),
    check14(
      "event_address_lengths",
      sql15`length(${table.name}) <= 80 and length(${table.zipCode}) <= 16 and length(${table.city}) <= 80
        and length(${table.address1}) <= 120 and length(${table.address2}) <= 120 and length(${table.phone}) <= 30`
    )
  ]
);

// ../../packages/database/src/schema/money/gift.ts
import { sql as sql16 } from "drizzle-orm";
import { boolean as boolean10, check as check15, foreignKey as foreignKey8, index as index15, integer as integer15, pgTable as pgTable15, primaryKey as primaryKey13, text as text15 } from "drizzle-orm/pg-core";
var gift = pgTable15(
  "gift",
  {
    platformId: platformIdColumn(),
    id: text15("id").notNull(),
    type: text15("type", { enum: GIFT_TYPES }).notNull(),
    title: text15("title").notNull(),
    /** Null: for any series. */
    seriesId: integer15("series_id").references(() => series.id),
    /** Episodes that one gift opens. */
    episodeCount: integer15("episode_count").notNull().default(1),
    /** How many readers have it. */
    takenCount: integer15("taken_count").notNull().default(0),
    target: text15("target", { enum: GIFT_TARGETS }).notNull(),
    startsAtMs: epochMs("starts_at_ms").notNull(),
    receiveUntilMs: epochMs("receive_until_ms").notNull(),
    useUntilMs: epochMs("use_until_ms").notNull(),
    isDemo: boolean10("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey13({ columns: [table.platformId, table.id] }),
    index15("gift_series_index").on(table.seriesId),
    check15("gift_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check15("gift_id", matches(table.id, "^[A-Za-z0-9_-]{1,40}$")),
    check15("gift_type", oneOf(table.type, GIFT_TYPES)),
    check15("gift_title", sql16`${table.title} <> ''`),
    check15("gift_target", oneOf(table.target, GIFT_TARGETS)),
    check15("gift_episode_count", sql16`${table.episodeCount} >= 1`),
    check15(
      "gift_times",
      sql16`${table.startsAtMs} < ${table.receiveUntilMs} and ${table.receiveUntilMs} <= ${table.useUntilMs}`
    )
  ]
);
var giftTarget = pgTable15(
  "gift_target",
  {
    platformId: platformIdColumn(),
    userId: text15("user_id").notNull(),
    giftId: text15("gift_id").notNull()
  },
  (table) => [
    primaryKey13({ columns: [table.platformId, table.userId, table.giftId] }),
    foreignKey8({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey8({ columns: [table.platformId, table.giftId], foreignColumns: [gift.platformId, gift.id] }),
    index15("gift_target_gift_index").on(table.platformId, table.giftId)
  ]
);
var userGift = pgTable15(
  "user_gift",
  {
    platformId: platformIdColumn(),
    userId: text15("user_id").notNull(),
    giftId: text15("gift_id").notNull(),
    receivedAtMs: epochMs("received_at_ms").notNull(),
    issuedCount: integer15("issued_count").notNull(),
    usedCount: integer15("used_count").notNull().default(0),
    useUntilMs: epochMs("use_until_ms").notNull(),
    seenAtMs: epochMs("seen_at_ms")
  },
  (table) => [
    primaryKey13({ columns: [table.platformId, table.userId, table.giftId] }),
    foreignKey8({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey8({ columns: [table.platformId, table.giftId], foreignColumns: [gift.platformId, gift.id] }),
    index15("user_gift_gift_index").on(table.platformId, table.giftId),
    index15("user_gift_use_index").on(table.useUntilMs).where(sql16`${table.usedCount} < ${table.issuedCount}`),
    check15("user_gift_counts", sql16`${table.usedCount} between 0 and ${table.issuedCount} and ${table.issuedCount} >= 1`)
  ]
);

// ../../packages/database/src/schema/money/purchase.ts
import { sql as sql17 } from "drizzle-orm";
import { bigint as bigint11, check as check16, foreignKey as foreignKey9, index as index16, integer as integer16, pgTable as pgTable16, primaryKey as primaryKey14, text as text16, uniqueIndex as uniqueIndex7 } from "drizzle-orm/pg-core";
var purchase = pgTable16(
  "purchase",
  {
    platformId: platformIdColumn(),
    userId: text16("user_id").notNull(),
    id: bigint11("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    type: text16("type", { enum: PURCHASE_TYPES }).notNull(),
    seriesId: integer16("series_id").notNull().references(() => series.id),
    /** How many episodes it opened; the entitlements with its id say which. */
    episodeCount: integer16("episode_count").notNull(),
    /** The episodes that it opened, until when (null: forever), and when the ticket that it used is refilled. */
    episodeIds: integer16("episode_ids").array(),
    rightsEndAtMs: epochMs("rights_end_at_ms"),
    ticketReadyAtMs: epochMs("ticket_ready_at_ms"),
    /** What it cost; 0 for a gift, a ticket or a grant. */
    coins: integer16("coins").notNull(),
    /** The movement that paid for it; null if it cost nothing. */
    movementId: bigint11("movement_id", { mode: "number" }),
    /** The gift that was used (D19). */
    giftId: text16("gift_id"),
    createdAtMs: epochMs("created_at_ms").notNull(),
    /** When an operator undid it (D15). */
    undoneAtMs: epochMs("undone_at_ms")
  },
  (table) => [
    primaryKey14({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey9({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey9({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    uniqueIndex7("purchase_movement_unique").on(table.platformId, table.movementId).where(sql17`${table.movementId} is not null`),
    index16("purchase_time_index").on(table.platformId, table.userId, table.createdAtMs),
    index16("purchase_series_index").on(table.seriesId),
    check16("purchase_type", oneOf(table.type, PURCHASE_TYPES)),
    check16("purchase_episode_count", sql17`${table.episodeCount} >= 1`),
    check16("purchase_coins", sql17`${table.coins} >= 0 and (${table.coins} > 0) = (${table.movementId} is not null)`),
    check16(
      "purchase_gift",
      sql17`(${table.type} in ('RENT_GIFT', 'POSSESSION_GIFT')) = (${table.giftId} is not null) and (${table.giftId} is null or ${table.coins} = 0)`
    )
  ]
);
var freetimeTicket = pgTable16(
  "freetime_ticket",
  {
    platformId: platformIdColumn(),
    userId: text16("user_id").notNull(),
    seriesId: integer16("series_id").notNull().references(() => series.id),
    usedAtMs: epochMs("used_at_ms").notNull(),
    readyAtMs: epochMs("ready_at_ms").notNull()
  },
  (table) => [
    primaryKey14({ columns: [table.platformId, table.userId, table.seriesId] }),
    foreignKey9({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index16("freetime_ticket_series_index").on(table.seriesId),
    index16("freetime_ticket_ready_index").on(table.readyAtMs),
    check16("freetime_ticket_times", sql17`${table.usedAtMs} < ${table.readyAtMs}`)
  ]
);
var bulkDiscount = pgTable16(
  "bulk_discount",
  {
    platformId: platformIdColumn(),
    seriesId: integer16("series_id").notNull().references(() => series.id),
    saleType: text16("sale_type", { enum: SALE_TYPES }).notNull(),
    minimumEpisodes: integer16("minimum_episodes").notNull(),
    percent: integer16("percent").notNull()
  },
  (table) => [
    primaryKey14({ columns: [table.platformId, table.seriesId, table.saleType, table.minimumEpisodes] }),
    index16("bulk_discount_series_index").on(table.seriesId),
    check16("bulk_discount_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check16("bulk_discount_sale_type", oneOf(table.saleType, SALE_TYPES)),
    check16("bulk_discount_minimum_episodes", sql17`${table.minimumEpisodes} >= 2`),
    check16("bulk_discount_percent", sql17`${table.percent} between 1 and 90`)
  ]
);

// ../../packages/database/src/schema/money/roulette.ts
import { sql as sql18 } from "drizzle-orm";
import { bigint as bigint12, boolean as boolean11, check as check17, foreignKey as foreignKey10, index as index17, integer as integer17, pgTable as pgTable17, primaryKey as primaryKey15, text as text17 } from "drizzle-orm/pg-core";
var roulette = pgTable17(
  "roulette",
  {
    platformId: platformIdColumn(),
    id: text17("id").notNull(),
    title: text17("title").notNull(),
    audience: text17("audience", { enum: ROULETTE_AUDIENCES }).notNull().default("ALL"),
    startsAtMs: epochMs("starts_at_ms").notNull(),
    endsAtMs: epochMs("ends_at_ms").notNull(),
    isDemo: boolean11("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey15({ columns: [table.platformId, table.id] }),
    check17("roulette_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check17("roulette_id", matches(table.id, "^[A-Za-z0-9_-]{1,40}$")),
    check17("roulette_title", sql18`${table.title} <> ''`),
    check17("roulette_audience", oneOf(table.audience, ROULETTE_AUDIENCES)),
    check17("roulette_times", sql18`${table.startsAtMs} < ${table.endsAtMs}`)
  ]
);
var roulettePrize = pgTable17(
  "roulette_prize",
  {
    platformId: platformIdColumn(),
    rouletteId: text17("roulette_id").notNull(),
    prizeNo: integer17("prize_no").notNull(),
    kind: text17("kind", { enum: ROULETTE_PRIZE_KINDS }).notNull(),
    amount: integer17("amount").notNull(),
    weight: integer17("weight").notNull(),
    /** How many there are; null: no limit. A prize that has run out leaves the wheel. */
    stock: integer17("stock"),
    givenCount: integer17("given_count").notNull().default(0),
    /** How many of those given went to readers who were erased. */
    erasedCount: integer17("erased_count").notNull().default(0)
  },
  (table) => [
    primaryKey15({ columns: [table.platformId, table.rouletteId, table.prizeNo] }),
    foreignKey10({ columns: [table.platformId, table.rouletteId], foreignColumns: [roulette.platformId, roulette.id] }),
    check17("roulette_prize_kind", oneOf(table.kind, ROULETTE_PRIZE_KINDS)),
    check17("roulette_prize_amount", sql18`${table.amount} >= 0 and (${table.kind} = 'NOTHING') = (${table.amount} = 0)`),
    check17("roulette_prize_weight", sql18`${table.weight} >= 1`),
    check17("roulette_prize_stock", sql18`${table.givenCount} >= 0 and ${table.givenCount} <= ${table.stock}`)
  ]
);
var rouletteTicket = pgTable17(
  "roulette_ticket",
  {
    platformId: platformIdColumn(),
    userId: text17("user_id").notNull(),
    id: bigint12("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    source: text17("source", { enum: ROULETTE_TICKET_SOURCES }).notNull(),
    receivedAtMs: epochMs("received_at_ms").notNull(),
    expiresAtMs: epochMs("expires_at_ms"),
    usedAtMs: epochMs("used_at_ms"),
    rouletteId: text17("roulette_id"),
    prizeNo: integer17("prize_no"),
    /** The movement that gave the prize; null if nothing was won. */
    movementId: bigint12("movement_id", { mode: "number" })
  },
  (table) => [
    primaryKey15({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey10({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey10({
      name: "roulette_ticket_prize_fk",
      columns: [table.platformId, table.rouletteId, table.prizeNo],
      foreignColumns: [roulettePrize.platformId, roulettePrize.rouletteId, roulettePrize.prizeNo]
    }),
    foreignKey10({ columns: [table.platformId, table.movementId], foreignColumns: [movement.platformId, movement.id] }),
    check17("roulette_ticket_source", oneOf(table.source, ROULETTE_TICKET_SOURCES)),
    check17(
      "roulette_ticket_used",
      sql18`(${table.usedAtMs} is null) = (${table.prizeNo} is null) and (${table.prizeNo} is null) = (${table.rouletteId} is null)`
    ),
    index17("roulette_ticket_open_index").on(table.platformId, table.userId).where(sql18`${table.usedAtMs} is null`)
  ]
);

// ../../packages/database/src/schema/money/shop.ts
import { sql as sql19 } from "drizzle-orm";
import {
  bigint as bigint13,
  boolean as boolean12,
  check as check18,
  foreignKey as foreignKey11,
  index as index18,
  integer as integer18,
  jsonb as jsonb8,
  pgTable as pgTable18,
  primaryKey as primaryKey16,
  text as text18,
  uniqueIndex as uniqueIndex8
} from "drizzle-orm/pg-core";
var coinProduct = pgTable18(
  "coin_product",
  {
    platformId: platformIdColumn(),
    id: text18("id").notNull(),
    title: text18("title").notNull(),
    /** In the minor unit of the currency. */
    priceMinorUnits: integer18("price_minor_units").notNull(),
    currency: text18("currency").notNull(),
    coins: integer18("coins").notNull(),
    bonusCoins: integer18("bonus_coins").notNull().default(0),
    mileage: integer18("mileage").notNull().default(0),
    isFirstPurchaseOnly: boolean12("is_first_purchase_only").notNull().default(false),
    /** How many may be sold in all; null: no limit. */
    stock: integer18("stock"),
    /** Sold, or reserved for an order that may still be paid. */
    takenCount: integer18("taken_count").notNull().default(0),
    perUserLimit: integer18("per_user_limit"),
    isVisible: boolean12("is_visible").notNull().default(true),
    startsAtMs: epochMs("starts_at_ms"),
    endsAtMs: epochMs("ends_at_ms"),
    orderNo: integer18("order_no").notNull().default(0),
    /** Its ids in the app stores; null: not sold there. */
    appleProductId: text18("apple_product_id"),
    googleProductId: text18("google_product_id"),
    isDemo: boolean12("is_demo").notNull().default(false),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey16({ columns: [table.platformId, table.id] }),
    uniqueIndex8("coin_product_apple_unique").on(table.platformId, table.appleProductId).where(sql19`${table.appleProductId} is not null`),
    uniqueIndex8("coin_product_google_unique").on(table.platformId, table.googleProductId).where(sql19`${table.googleProductId} is not null`),
    check18("coin_product_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check18("coin_product_id", matches(table.id, "^[A-Za-z0-9_-]{1,40}$")),
    check18("coin_product_title", sql19`${table.title} <> ''`),
    check18("coin_product_currency", matches(table.currency, "^[A-Z]{3}$")),
    check18("coin_product_price", sql19`${table.priceMinorUnits} > 0`),
    check18("coin_product_coins", sql19`${table.coins} > 0 and ${table.bonusCoins} >= 0 and ${table.mileage} >= 0`),
    check18("coin_product_taken", sql19`${table.takenCount} >= 0 and ${table.takenCount} <= ${table.stock}`),
    check18("coin_product_per_user", sql19`${table.perUserLimit} >= 1`),
    check18("coin_product_times", sql19`${table.startsAtMs} < ${table.endsAtMs}`)
  ]
);
var coinOrder = pgTable18(
  "coin_order",
  {
    platformId: platformIdColumn(),
    /** Made by us; at most 27 characters, because GMO accepts no more. */
    id: text18("id").notNull(),
    userId: text18("user_id").notNull(),
    productId: text18("product_id").notNull(),
    /** The product to buy in the app store; null if the provider is not an app store. */
    storeProductId: text18("store_product_id"),
    title: text18("title").notNull(),
    state: text18("state", { enum: ORDER_STATES }).notNull(),
    provider: text18("provider", { enum: ORDER_PROVIDERS }).notNull(),
    clientPlatform: text18("client_platform", { enum: CLIENT_PLATFORMS }).notNull(),
    /** The provider's id of the payment, once there is one. */
    providerReference: text18("provider_reference"),
    /** Where the reader pays, once the provider has given the address. */
    checkoutUrl: text18("checkout_url"),
    /** The number to pay with at a convenience store. */
    storeNumber: text18("store_number"),
    priceMinorUnits: integer18("price_minor_units").notNull(),
    discountMinorUnits: integer18("discount_minor_units").notNull().default(0),
    currency: text18("currency").notNull(),
    coins: integer18("coins").notNull(),
    bonusCoins: integer18("bonus_coins").notNull().default(0),
    mileage: integer18("mileage").notNull().default(0),
    /** The reader's coupon that it uses, reserved until the order is paid or has ended (D18). */
    userCouponId: bigint13("user_coupon_id", { mode: "number" }),
    /** The page of the site that the reader came from and will return to. */
    returnTo: text18("return_to").notNull().default("/shop"),
    /** Marketing code (`porch`) of the visit. */
    marketingCode: text18("marketing_code"),
    /** The reader agrees that an advertiser is told of the order. */
    hasConversionConsent: boolean12("has_conversion_consent").notNull().default(false),
    agreedAtMs: epochMs("agreed_at_ms").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull(),
    /** Until when it can be paid. */
    expiresAtMs: epochMs("expires_at_ms").notNull(),
    paidAtMs: epochMs("paid_at_ms"),
    /** The movement that gave its coins, and the one that took them back. */
    chargeMovementId: bigint13("charge_movement_id", { mode: "number" }),
    cancelMovementId: bigint13("cancel_movement_id", { mode: "number" }),
    /** When the refund was requested from the provider. */
    refundAskedAtMs: epochMs("refund_asked_at_ms"),
    refundedAtMs: epochMs("refunded_at_ms")
  },
  (table) => [
    primaryKey16({ columns: [table.platformId, table.id] }),
    foreignKey11({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey11({
      name: "coin_order_charge_fk",
      columns: [table.platformId, table.chargeMovementId],
      foreignColumns: [movement.platformId, movement.id]
    }),
    foreignKey11({
      name: "coin_order_cancel_fk",
      columns: [table.platformId, table.cancelMovementId],
      foreignColumns: [movement.platformId, movement.id]
    }),
    // Providers do not know our platforms: they identify an order by its id alone.
    uniqueIndex8("coin_order_id_unique").on(table.id),
    uniqueIndex8("coin_order_reference_unique").on(table.platformId, table.provider, table.providerReference).where(sql19`${table.providerReference} is not null`),
    uniqueIndex8("coin_order_charge_unique").on(table.platformId, table.chargeMovementId).where(sql19`${table.chargeMovementId} is not null`),
    index18("coin_order_reader_index").on(table.platformId, table.userId, table.createdAtMs),
    index18("coin_order_open_index").on(table.expiresAtMs).where(sql19`${table.state} in ('created', 'pending')`),
    check18("coin_order_id", matches(table.id, "^[A-Za-z0-9-]{8,27}$")),
    check18("coin_order_state", oneOf(table.state, ORDER_STATES)),
    check18("coin_order_provider", oneOf(table.provider, ORDER_PROVIDERS)),
    check18(
      "coin_order_free",
      sql19`${table.provider} <> 'none' or ${table.discountMinorUnits} = ${table.priceMinorUnits}`
    ),
    check18("coin_order_client_platform", oneOf(table.clientPlatform, CLIENT_PLATFORMS)),
    check18("coin_order_currency", matches(table.currency, "^[A-Z]{3}$")),
    check18(
      "coin_order_price",
      sql19`${table.priceMinorUnits} > 0 and ${table.discountMinorUnits} between 0 and ${table.priceMinorUnits}`
    ),
    check18("coin_order_coins", sql19`${table.coins} > 0 and ${table.bonusCoins} >= 0 and ${table.mileage} >= 0`),
    check18(
      "coin_order_paid",
      sql19`(${table.state} in ('paid', 'refunded', 'disputed')) = (${table.paidAtMs} is not null)`
    ),
    check18("coin_order_charged", sql19`${table.chargeMovementId} is null or ${table.paidAtMs} is not null`)
  ]
);
var webhookEvent = pgTable18(
  "webhook_event",
  {
    source: text18("source", { enum: WEBHOOK_SOURCES }).notNull(),
    eventId: text18("event_id").notNull(),
    /** Hash of the body, to detect the same id with other values. */
    bodyHash: text18("body_hash").notNull(),
    payload: jsonb8("payload").notNull(),
    receivedAtMs: epochMs("received_at_ms").notNull(),
    /** When it was processed, with or without an effect. */
    workedAtMs: epochMs("worked_at_ms"),
    /** The result, for operators. */
    outcome: text18("outcome")
  },
  (table) => [
    primaryKey16({ columns: [table.source, table.eventId] }),
    index18("webhook_event_waiting_index").on(table.receivedAtMs).where(sql19`${table.workedAtMs} is null`),
    check18("webhook_event_source", oneOf(table.source, WEBHOOK_SOURCES)),
    check18("webhook_event_id", sql19`length(${table.eventId}) between 1 and 300`)
  ]
);

// ../../packages/database/src/schema/operators/audit.ts
import { sql as sql20 } from "drizzle-orm";
import { bigint as bigint14, check as check19, index as index19, integer as integer19, jsonb as jsonb9, pgTable as pgTable19, primaryKey as primaryKey17, text as text19, uniqueIndex as uniqueIndex9 } from "drizzle-orm/pg-core";
var auditLog = pgTable19(
  "audit_log",
  {
    id: bigint14("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    loggedAtMs: epochMs("logged_at_ms").notNull(),
    actor: text19("actor").notNull(),
    actorRole: text19("actor_role", { enum: OPERATOR_ROLES }).notNull(),
    /** Subject and verb, e.g. `series.import`, `series.hide`, `notice.apply`. */
    action: text19("action").notNull(),
    subjectType: text19("subject_type").notNull(),
    subjectId: text19("subject_id").notNull(),
    /** Null: it did not exist before. */
    before: jsonb9("before"),
    /** Null: it does not exist any more. */
    after: jsonb9("after"),
    requestId: text19("request_id"),
    /** Its transaction. Sealing uses it, as for movements. */
    madeIn: transactionId("made_in").notNull().default(sql20`pg_current_xact_id()`)
  },
  (table) => [
    index19("audit_log_subject_index").on(table.subjectType, table.subjectId),
    index19("audit_log_time_index").on(table.loggedAtMs),
    index19("audit_log_made_in_index").on(table.madeIn),
    check19("audit_log_actor_role", oneOf(table.actorRole, OPERATOR_ROLES)),
    check19("audit_log_texts", sql20`${table.actor} <> '' and ${table.action} <> '' and ${table.subjectId} <> ''`)
  ]
);
var auditSeal = pgTable19(
  "audit_seal",
  {
    /** From 1, without gaps. */
    position: bigint14("position", { mode: "number" }).primaryKey(),
    auditId: bigint14("audit_id", { mode: "number" }).notNull(),
    /** SHA-256, in hex. */
    hash: text19("hash").notNull(),
    sealedAtMs: epochMs("sealed_at_ms").notNull(),
    /** All transactions below this one had ended when it was sealed; the next sealing continues from here. */
    sealedBefore: transactionId("sealed_before").notNull()
  },
  (table) => [
    uniqueIndex9("audit_seal_audit_unique").on(table.auditId),
    check19("audit_seal_position", sql20`${table.position} >= 1`),
    check19("audit_seal_hash", matches(table.hash, "^[0-9a-f]{64}$"))
  ]
);
var sealHead = pgTable19(
  "seal_head",
  {
    /** The id of the platform whose movements the chain seals, or `audit`. */
    chain: text19("chain").notNull(),
    /** From 1 in each chain, without gaps. */
    number: bigint14("number", { mode: "number" }).notNull(),
    /** The position of the seal. */
    position: bigint14("position", { mode: "number" }).notNull(),
    /** The movement or the row of the audit log that it seals. */
    rowId: bigint14("row_id", { mode: "number" }).notNull(),
    hash: text19("hash").notNull(),
    sealedAtMs: epochMs("sealed_at_ms").notNull()
  },
  (table) => [
    primaryKey17({ columns: [table.chain, table.number] }),
    check19("seal_head_numbers", sql20`${table.number} >= 1 and ${table.position} >= 1`),
    check19("seal_head_hash", matches(table.hash, "^[0-9a-f]{64}$"))
  ]
);
var sealRun = pgTable19(
  "seal_run",
  {
    id: integer19("id").primaryKey().default(1),
    ranAtMs: epochMs("ran_at_ms").notNull(),
    /** Everything written by transactions below this one has been sealed. */
    endedBelow: transactionId("ended_below").notNull()
  },
  (table) => [check19("seal_run_one_row", sql20`${table.id} = 1`)]
);
var sealDelivery = pgTable19(
  "seal_delivery",
  {
    destination: text19("destination").notNull(),
    chain: text19("chain").notNull(),
    number: bigint14("number", { mode: "number" }).notNull()
  },
  (table) => [primaryKey17({ columns: [table.destination, table.chain] })]
);

// ../../packages/database/src/schema/operators/platform-feature.ts
import { sql as sql21 } from "drizzle-orm";
import { boolean as boolean13, check as check20, pgTable as pgTable20, primaryKey as primaryKey18, text as text20 } from "drizzle-orm/pg-core";
var platformFeature = pgTable20(
  "platform_feature",
  {
    platformId: platformIdColumn(),
    feature: text20("feature", { enum: SWITCHABLE_FEATURES }).notNull(),
    isOn: boolean13("is_on").notNull(),
    /** The demo switched it; the row is deleted with the demo. */
    isDemo: boolean13("is_demo").notNull().default(false),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey18({ columns: [table.platformId, table.feature] }),
    check20("platform_feature_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$")),
    check20("platform_feature_feature", oneOf(table.feature, SWITCHABLE_FEATURES))
  ]
);
var jobProgress = pgTable20(
  "job_progress",
  {
    job: text20("job").primaryKey(),
    doneUntilMs: epochMs("done_until_ms").notNull()
  },
  (table) => [check20("job_progress_job", sql21`${table.job} <> ''`)]
);

// ../../packages/database/src/schema/people/account-transfer.ts
import { sql as sql22 } from "drizzle-orm";
import { bigint as bigint15, check as check21, foreignKey as foreignKey12, index as index20, jsonb as jsonb10, pgTable as pgTable21, primaryKey as primaryKey19, text as text21, uniqueIndex as uniqueIndex10 } from "drizzle-orm/pg-core";
var accountTransfer = pgTable21(
  "account_transfer",
  {
    platformId: platformIdColumn(),
    userId: text21("user_id").notNull(),
    targetPlatformId: text21("target_platform_id").notNull(),
    targetUserId: text21("target_user_id").notNull(),
    state: text21("state", { enum: TRANSFER_STATES }).notNull(),
    /** When the reader proved that they own the target account, which may change until the move is confirmed. */
    chosenAtMs: epochMs("chosen_at_ms").notNull(),
    confirmedAtMs: epochMs("confirmed_at_ms"),
    doneAtMs: epochMs("done_at_ms"),
    /** The movements on each platform; null if there were no coins. */
    leavingMovementId: bigint15("leaving_movement_id", { mode: "number" }),
    arrivingMovementId: bigint15("arriving_movement_id", { mode: "number" }),
    /** What moves and what does not, as the reader saw it when they confirmed. */
    summary: jsonb10("summary"),
    /** The entitlements that the target account got, as [episode, scope, from, until]. */
    arrivedRights: jsonb10("arrived_rights")
  },
  (table) => [
    primaryKey19({ columns: [table.platformId, table.userId] }),
    foreignKey12({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    foreignKey12({
      name: "account_transfer_target_fk",
      columns: [table.targetPlatformId, table.targetUserId],
      foreignColumns: [appUser.platformId, appUser.id]
    }),
    uniqueIndex10("account_transfer_leaving_unique").on(table.platformId, table.leavingMovementId).where(sql22`${table.leavingMovementId} is not null`),
    index20("account_transfer_target_index").on(table.targetPlatformId, table.targetUserId),
    check21("account_transfer_state", oneOf(table.state, TRANSFER_STATES)),
    check21("account_transfer_platforms", sql22`${table.platformId} <> ${table.targetPlatformId}`),
    check21(
      "account_transfer_confirmed",
      sql22`(${table.state} = 'chosen') = (${table.confirmedAtMs} is null) and (${table.state} = 'chosen') = (${table.summary} is null)`
    ),
    check21("account_transfer_done", sql22`(${table.state} = 'done') = (${table.doneAtMs} is not null)`)
  ]
);

// ../../packages/database/src/schema/people/one-time-code.ts
import { sql as sql23 } from "drizzle-orm";
import { boolean as boolean14, check as check22, index as index21, integer as integer20, pgTable as pgTable22, primaryKey as primaryKey20, text as text22 } from "drizzle-orm/pg-core";
var CODE_PURPOSES = [
  "SIGN_UP_MAIL",
  "SIGN_UP_PHONE",
  "CONFIRM_MAIL",
  "CHANGE_MAIL",
  "FIND_ID",
  "FIND_PASSWORD",
  "RESET_LINK",
  "WITHDRAWAL",
  "NICE",
  /** Signs in at the platform that an account has moved to (D34). */
  "TRANSFER",
  /** Given for a confirmed code and used by the next step (`verifyToken`). */
  "VERIFIED"
];
var oneTimeCode = pgTable22(
  "one_time_code",
  {
    platformId: platformIdColumn(),
    id: text22("id").notNull(),
    purpose: text22("purpose", { enum: CODE_PURPOSES }).notNull(),
    /** Keyed hash of the address or number to which it is sent. */
    targetHash: text22("target_hash").notNull(),
    /** The account it is for; null if there is none yet, or if no account has that address. */
    userId: text22("user_id"),
    keyId: text22("key_id").notNull(),
    /** Data needed to decrypt the answer, encrypted with the key; only for `NICE`. */
    sealed: text22("sealed"),
    createdAtMs: epochMs("created_at_ms").notNull(),
    expiresAtMs: epochMs("expires_at_ms").notNull(),
    /** Keyed hash of the address range that requested it; null if that does not matter. */
    askedFromHash: text22("asked_from_hash"),
    /** It has so many digits that it cannot be guessed, so wrong tries are not counted. */
    isLong: boolean14("is_long").notNull().default(false),
    /** Wrong codes entered from the address range that requested it. */
    tries: integer20("tries").notNull().default(0),
    /** Wrong codes entered from other addresses. */
    otherTries: integer20("other_tries").notNull().default(0),
    usedAtMs: epochMs("used_at_ms")
  },
  (table) => [
    primaryKey20({ columns: [table.platformId, table.id] }),
    index21("one_time_code_target_index").on(table.platformId, table.purpose, table.targetHash, table.createdAtMs),
    index21("one_time_code_expiry_index").on(table.expiresAtMs),
    check22("one_time_code_purpose", oneOf(table.purpose, CODE_PURPOSES)),
    check22("one_time_code_times", sql23`${table.createdAtMs} < ${table.expiresAtMs} and ${table.tries} >= 0`),
    check22("one_time_code_other_tries", sql23`${table.otherTries} >= 0`)
  ]
);

// ../../packages/database/src/schema/reading/reading.ts
import { sql as sql24 } from "drizzle-orm";
import {
  bigint as bigint16,
  boolean as boolean15,
  check as check23,
  foreignKey as foreignKey13,
  index as index22,
  integer as integer21,
  pgTable as pgTable23,
  primaryKey as primaryKey21,
  text as text23,
  uniqueIndex as uniqueIndex11
} from "drizzle-orm/pg-core";
var ENTITLEMENT_SCOPES = ["POSSESSION", "PERMANENT", "RENT", "FREETIME"];
var ENTITLEMENT_SOURCES = ["PURCHASE", "GIFT", "FREETIME", "ADMIN", "TRANSFER"];
var entitlement = pgTable23(
  "entitlement",
  {
    platformId: platformIdColumn(),
    userId: text23("user_id").notNull(),
    id: bigint16("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    episodeId: integer21("episode_id").notNull().references(() => episode.id),
    scope: text23("scope", { enum: ENTITLEMENT_SCOPES }).notNull(),
    source: text23("source", { enum: ENTITLEMENT_SOURCES }).notNull(),
    startedAtMs: epochMs("started_at_ms").notNull(),
    expiresAtMs: epochMs("expires_at_ms"),
    /** When an operator took it back (D15). */
    revokedAtMs: epochMs("revoked_at_ms"),
    /** The purchase of the same reader that gave it; null if it was moved here from another platform. */
    purchaseId: bigint16("purchase_id", { mode: "number" })
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey13({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index22("entitlement_reader_episode_index").on(table.platformId, table.userId, table.episodeId),
    index22("entitlement_episode_index").on(table.episodeId),
    index22("entitlement_purchase_of_index").on(table.platformId, table.userId, table.purchaseId).where(sql24`${table.purchaseId} is not null`),
    // For the counts of rankings (D7).
    index22("entitlement_purchase_index").on(table.platformId, table.startedAtMs).where(sql24`${table.source} = 'PURCHASE'`),
    uniqueIndex11("entitlement_owned_once").on(table.platformId, table.userId, table.episodeId).where(sql24`${table.expiresAtMs} is null and ${table.revokedAtMs} is null`),
    check23("entitlement_scope", oneOf(table.scope, ENTITLEMENT_SCOPES)),
    check23("entitlement_source", oneOf(table.source, ENTITLEMENT_SOURCES)),
    check23(
      "entitlement_expiry",
      sql24`(${table.scope} in ('POSSESSION', 'PERMANENT')) = (${table.expiresAtMs} is null) and ${table.startedAtMs} < ${table.expiresAtMs}`
    )
  ]
);
var readingPosition = pgTable23(
  "reading_position",
  {
    platformId: platformIdColumn(),
    userId: text23("user_id").notNull(),
    episodeId: integer21("episode_id").notNull().references(() => episode.id),
    seriesId: integer21("series_id").notNull().references(() => series.id),
    /** The last page seen, from 1; 0 for scrolling text. */
    pageOrderNo: integer21("page_order_no").notNull(),
    /** The position in that page, in thousandths of its length. */
    offsetPermille: integer21("offset_permille").notNull().default(0),
    /** The position in the episode, in thousandths, for progress bars. */
    sharePermille: integer21("share_permille").notNull().default(0),
    /** The same place, whatever the layout is, as core's `formatAnchor` writes it; null where a client sent none. */
    anchor: text23("anchor"),
    finishedAtMs: epochMs("finished_at_ms"),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.userId, table.episodeId] }),
    foreignKey13({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index22("reading_position_recent_index").on(table.platformId, table.userId, table.updatedAtMs),
    index22("reading_position_episode_index").on(table.episodeId),
    index22("reading_position_series_index").on(table.seriesId),
    check23(
      "reading_position_page",
      sql24`${table.pageOrderNo} >= 0 and ${table.offsetPermille} between 0 and 1000 and ${table.sharePermille} between 0 and 1000`
    ),
    check23("reading_position_anchor", sql24`length(${table.anchor}) <= 200`)
  ]
);
var readEvent = pgTable23(
  "read_event",
  {
    id: bigint16("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    platformId: platformIdColumn(),
    seriesId: integer21("series_id").notNull().references(() => series.id),
    episodeId: integer21("episode_id").notNull().references(() => episode.id),
    isPaid: boolean15("is_paid").notNull(),
    readAtMs: epochMs("read_at_ms").notNull()
  },
  (table) => [
    index22("read_event_window_index").on(table.platformId, table.readAtMs),
    index22("read_event_series_index").on(table.seriesId),
    index22("read_event_episode_index").on(table.episodeId),
    check23("read_event_platform_id", matches(table.platformId, "^[a-z0-9-]{1,40}$"))
  ]
);
var recentView = pgTable23(
  "recent_view",
  {
    platformId: platformIdColumn(),
    mark: text23("mark").notNull(),
    seriesId: integer21("series_id").notNull(),
    /** 0: the series itself. */
    episodeId: integer21("episode_id").notNull(),
    seenAtMs: epochMs("seen_at_ms").notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.mark, table.seriesId, table.episodeId] }),
    index22("recent_view_seen_index").on(table.seenAtMs),
    check23("recent_view_mark", matches(table.mark, "^[A-Za-z0-9_-]{1,64}$"))
  ]
);
var readTotal = pgTable23(
  "read_total",
  {
    platformId: platformIdColumn(),
    seriesId: integer21("series_id").notNull().references(() => series.id),
    readCount: bigint16("read_count", { mode: "number" }).notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.seriesId] }),
    index22("read_total_series_index").on(table.seriesId),
    check23("read_total_read_count", sql24`${table.readCount} >= 0`)
  ]
);
var favorite = pgTable23(
  "favorite",
  {
    platformId: platformIdColumn(),
    userId: text23("user_id").notNull(),
    seriesId: integer21("series_id").notNull().references(() => series.id),
    createdAtMs: epochMs("created_at_ms").notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.userId, table.seriesId] }),
    foreignKey13({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index22("favorite_series_index").on(table.platformId, table.seriesId),
    index22("favorite_of_series_index").on(table.seriesId)
  ]
);
var readingMark = pgTable23(
  "reading_mark",
  {
    platformId: platformIdColumn(),
    userId: text23("user_id").notNull(),
    /** A UUID. */
    id: text23("id").notNull(),
    kind: text23("kind", { enum: MARK_KINDS }).notNull(),
    episodeId: integer21("episode_id").notNull().references(() => episode.id),
    seriesId: integer21("series_id").notNull().references(() => series.id),
    /** A written anchor (record 0110): the place, or where the marked text begins. */
    startAnchor: text23("start_anchor").notNull(),
    /** Where the marked text ends; only of a highlight. */
    endAnchor: text23("end_anchor"),
    /** The marked text; may be empty. */
    quote: text23("quote").notNull(),
    /** What the reader wrote; may be empty. */
    note: text23("note").notNull(),
    colour: text23("colour", { enum: MARK_COLOURS }).notNull(),
    /** The page, from 1; 0 for scrolling text. */
    pageOrderNo: integer21("page_order_no").notNull(),
    createdAtMs: epochMs("created_at_ms").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.userId, table.id] }),
    foreignKey13({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index22("reading_mark_reader_series_index").on(table.platformId, table.userId, table.seriesId, table.episodeId),
    index22("reading_mark_latest_index").on(table.platformId, table.userId, table.updatedAtMs),
    index22("reading_mark_episode_index").on(table.episodeId),
    index22("reading_mark_series_index").on(table.seriesId),
    check23("reading_mark_id", matches(table.id, "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")),
    check23("reading_mark_kind", oneOf(table.kind, MARK_KINDS)),
    check23("reading_mark_colour", oneOf(table.colour, MARK_COLOURS)),
    check23("reading_mark_end", sql24`(${table.kind} = 'HIGHLIGHT') = (${table.endAnchor} is not null)`),
    check23(
      "reading_mark_anchors",
      sql24`char_length(${table.startAnchor}) between 1 and ${sql24.raw(String(ANCHOR_TEXT_MOST))}
        and char_length(${table.endAnchor}) between 1 and ${sql24.raw(String(ANCHOR_TEXT_MOST))}`
    ),
    check23(
      "reading_mark_texts",
      sql24`char_length(${table.quote}) <= ${sql24.raw(String(MARK_LIMITS.quoteCharacters))}
        and char_length(${table.note}) <= ${sql24.raw(String(MARK_LIMITS.noteCharacters))}`
    ),
    check23("reading_mark_page", sql24`${table.pageOrderNo} >= 0`)
  ]
);
var readingLease = pgTable23(
  "reading_lease",
  {
    platformId: platformIdColumn(),
    userId: text23("user_id").notNull(),
    /** A UUID, made by the device. */
    deviceId: text23("device_id").notNull(),
    episodeId: integer21("episode_id").notNull().references(() => episode.id),
    createdAtMs: epochMs("created_at_ms").notNull(),
    endsAtMs: epochMs("ends_at_ms").notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.userId, table.deviceId, table.episodeId] }),
    foreignKey13({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index22("reading_lease_episode_index").on(table.episodeId),
    check23("reading_lease_device", matches(table.deviceId, "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"))
  ]
);
var seriesRating = pgTable23(
  "series_rating",
  {
    platformId: platformIdColumn(),
    userId: text23("user_id").notNull(),
    seriesId: integer21("series_id").notNull().references(() => series.id),
    stars: integer21("stars").notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey21({ columns: [table.platformId, table.userId, table.seriesId] }),
    foreignKey13({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    index22("series_rating_series_index").on(table.platformId, table.seriesId),
    index22("series_rating_of_series_index").on(table.seriesId),
    check23("series_rating_stars", sql24`${table.stars} between 1 and 5`)
  ]
);

// ../../packages/database/src/schema/reading/viewer-settings.ts
import { sql as sql25 } from "drizzle-orm";
import {
  check as check24,
  foreignKey as foreignKey14,
  index as index23,
  integer as integer22,
  jsonb as jsonb11,
  pgTable as pgTable24,
  primaryKey as primaryKey22,
  text as text24
} from "drizzle-orm/pg-core";
var viewerSettings = pgTable24(
  "viewer_settings",
  {
    platformId: platformIdColumn(),
    userId: text24("user_id").notNull(),
    settings: jsonb11("settings").$type().notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey22({ columns: [table.platformId, table.userId] }),
    foreignKey14({ columns: [table.platformId, table.userId], foreignColumns: [appUser.platformId, appUser.id] }),
    check24("viewer_settings_settings", isSmallObject(table.settings))
  ]
);
var seriesViewerSettings = pgTable24(
  "series_viewer_settings",
  {
    platformId: platformIdColumn(),
    userId: text24("user_id").notNull(),
    seriesId: integer22("series_id").notNull().references(() => series.id),
    settings: jsonb11("settings").$type().notNull(),
    updatedAtMs: epochMs("updated_at_ms").notNull()
  },
  (table) => [
    primaryKey22({ columns: [table.platformId, table.userId, table.seriesId] }),
    // The usual name would be longer than PostgreSQL's names may be.
    foreignKey14({
      name: "series_viewer_settings_reader_fk",
      columns: [table.platformId, table.userId],
      foreignColumns: [appUser.platformId, appUser.id]
    }),
    index23("series_viewer_settings_series_index").on(table.seriesId),
    check24("series_viewer_settings_settings", isSmallObject(table.settings))
  ]
);
function isSmallObject(column) {
  return sql25`jsonb_typeof(${column}) = 'object' and octet_length(${column}::text) <= 4000`;
}

export {
  refuse,
  grant,
  isOneWriting,
  asLatin,
  normaliseProhibitedWord,
  BLOCKED_READERS_MOST,
  commentStatusFor,
  areWordsShown,
  decideComment,
  decideCommentView,
  decideCommentAct,
  isBlindedByReports,
  EMOTICON_IDS,
  REPORT_REASONS,
  SUPPORT_LIMITS,
  TICKET_PLACE,
  decideSupportTicket,
  ticketsLeft,
  refusePictures,
  isMileage,
  coins,
  mileage,
  minorUnits,
  sumCoins,
  unitOf,
  lotAmount,
  isAlive,
  balanceByKind,
  POINT_HISTORY_TYPES,
  movementOf,
  postToLot,
  postToStore,
  postToDebt,
  debitLotsInto,
  lotsAfter,
  spentCoins,
  receiptLines,
  ANCHOR_TEXT_MOST,
  parseAnchor,
  MARK_KINDS,
  MARK_COLOURS,
  MARK_LIMITS,
  mayAddMark,
  placeInEdition,
  RATING_STARS,
  RATINGS_SHOWN_FROM,
  SWITCHABLE_FEATURES,
  HOME_SHELVES,
  asset,
  series,
  seriesPlatform,
  seriesScheduleDay,
  creator,
  seriesCreator,
  seriesTag,
  seriesGenre,
  seriesThumbnail,
  episode,
  episodePlatform,
  page,
  textAsset,
  rankingEntry,
  coRead,
  ratingAverage,
  seriesSearch,
  pick,
  pickText,
  pickItem,
  theme,
  themeText,
  themeItem,
  banner,
  bannerText,
  notice,
  noticeText,
  policy,
  faq,
  faqText,
  appUser,
  userSession,
  refreshToken,
  userPassword,
  userAgreement,
  withdrawal,
  signUpBlock,
  requestReply,
  alarm,
  toldEpisode,
  mailDigest,
  pushSubscription,
  pushMessage,
  comment,
  commentLike,
  commentReport,
  blockedReader,
  prohibitedWordList,
  supportTicket,
  supportPicture,
  coupon,
  userCoupon,
  wallet,
  movement,
  lot,
  posting,
  event,
  eventText,
  eventSeries,
  eventReward,
  eventEntry,
  eventStamp,
  eventGiven,
  eventAddress,
  gift,
  giftTarget,
  userGift,
  purchase,
  freetimeTicket,
  bulkDiscount,
  roulette,
  roulettePrize,
  rouletteTicket,
  coinProduct,
  coinOrder,
  webhookEvent,
  auditLog,
  platformFeature,
  jobProgress,
  accountTransfer,
  CODE_PURPOSES,
  oneTimeCode,
  ENTITLEMENT_SCOPES,
  ENTITLEMENT_SOURCES,
  entitlement,
  readingPosition,
  readEvent,
  recentView,
  readTotal,
  favorite,
  readingMark,
  readingLease,
  seriesRating,
  viewerSettings,
  seriesViewerSettings,
  schema_exports
};
//# sourceMappingURL=chunk-BFA6DVZH.js.map
