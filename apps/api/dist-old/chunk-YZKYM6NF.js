import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  CREATOR_ROLES,
  EPISODE_CONTENT_TYPES,
  READING_DIRECTIONS,
  SERIES_TYPES,
  VIEWER_MODES,
  WRITING_MODES
} from "./chunk-WYA6TN5W.js";

// ../../packages/ingest/src/ingest-refusal.ts
import * as v from "valibot";

// ../../packages/ingest/src/text/clean-text.ts
import { stripVTControlCharacters } from "node:util";
var UNWANTED = String.raw`[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]`;
function cleanText(text) {
  return stripVTControlCharacters(text).replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(new RegExp(UNWANTED, "gu"), "").normalize("NFC").trim();
}
function cleanLine(text) {
  return cleanText(text).replace(/[\t\n ]+/g, " ");
}
function printable(name) {
  const marked = name.replace(new RegExp(`(?:${UNWANTED}|[\\t\\n\\u2028\\u2029])+`, "gu"), "�");
  return marked.length > 200 ? `${marked.slice(0, 199)}…` : marked;
}

// ../../packages/ingest/src/ingest-refusal.ts
var INGEST_REFUSAL_CODES = [
  /** The path does not exist, cannot be read, or is neither a file nor a folder. */
  "INPUT_UNREADABLE",
  /** The content is of an unsupported kind (PDF, RAR, 7-Zip, HTML…), whatever its name. */
  "UNSUPPORTED_FORMAT",
  /** Cut off, or with an inconsistent directory. */
  "ARCHIVE_BROKEN",
  "TOO_MANY_ENTRIES",
  "ENTRY_TOO_LARGE",
  "ARCHIVE_TOO_LARGE",
  /** Unpacks to more than its headers claim, or to far more than its size. */
  "ARCHIVE_BOMB",
  /** Two entries of the archive share bytes. */
  "OVERLAPPING_ENTRIES",
  "ENCRYPTED_ENTRY",
  "UNSUPPORTED_METHOD",
  /** The bytes do not match their checksum, or cannot be unpacked. */
  "ENTRY_BROKEN",
  "DUPLICATE_ENTRY",
  "UNSAFE_ENTRY_NAME",
  "NO_PAGES",
  /** A page that is not a picture, or is damaged. */
  "PAGE_BROKEN",
  "PAGE_SVG",
  "UNSUPPORTED_PICTURE",
  "PICTURE_TOO_LARGE",
  /** META-INF/container.xml or the package document is missing or leads outside. */
  "EPUB_BROKEN",
  "EPUB_ENCRYPTED",
  "UNSAFE_XML",
  "TEXT_TOO_LARGE",
  "FOLDER_TOO_DEEP",
  /** A folder holds books of several series or languages, without `severalPublications`. */
  "SEVERAL_SERIES",
  "DUPLICATE_EPISODE",
  /** An episode number was given for an input of several books. */
  "NUMBER_FOR_SEVERAL",
  /** Its name says the last part of a work (下), and no other name shows whether that is the second or the third. */
  "PART_UNKNOWN",
  /** Neither the caller, the book, its name nor the folders around it name the series. */
  "SERIES_UNNAMED",
  "TIME_LIMIT",
  "MEMORY_LIMIT",
  /** The child process crashed, most likely in a decoder. */
  "READER_CRASHED"
];
var IngestRefusalSchema = v.object({
  code: v.picklist(INGEST_REFUSAL_CODES),
  /** Path of the refused book relative to the input, or the input's own name. */
  file: v.string(),
  entry: v.nullable(v.string()),
  sentence: v.string()
});
function refusedWhole(refusal, refused) {
  const all = [refusal, ...refused];
  return { ok: false, refusal, refused: all, fileCount: all.length };
}
var RefusedInput = class extends Error {
  code;
  entry;
  reason;
  /** The book at fault in a folder of several. */
  book = null;
  /**
   * @param reason the end of the sentence, after the names: 'it is encrypted'
   */
  constructor(code, entry, reason, options) {
    super(`${code}: ${reason}`, options);
    this.name = "RefusedInput";
    this.code = code;
    this.entry = entry === null ? null : printable(entry);
    this.reason = reason;
  }
  /** Sets the book at fault, unless one is set already. */
  inBook(name) {
    this.book ??= printable(name);
    return this;
  }
  /** The refusal with its sentence, which names the file and the entry at fault, if any. */
  toRefusal(fileName) {
    const file = this.book ?? printable(fileName);
    const sentence = this.entry === null ? `"${file}" was refused: ${this.reason}.` : `"${file}" was refused because of "${this.entry}": ${this.reason}.`;
    return { code: this.code, file, entry: this.entry, sentence };
  }
};

// ../../packages/ingest/src/child-messages.ts
import * as v2 from "valibot";
var ChildRequestSchema = v2.object({
  inputPath: v2.string(),
  outDir: v2.string(),
  /** Resident memory at which the child stops. */
  rssLimitBytes: v2.number(),
  options: v2.object({
    series: v2.exactOptional(v2.string()),
    language: v2.exactOptional(v2.string()),
    number: v2.exactOptional(v2.string()),
    severalPublications: v2.exactOptional(v2.boolean()),
    keepGoing: v2.exactOptional(v2.boolean()),
    refusedBefore: v2.exactOptional(v2.array(IngestRefusalSchema))
  })
});
var ChildUsageSchema = v2.object({ peakRssBytes: v2.number(), cpuMs: v2.number() });
var REFUSED = { refused: v2.array(IngestRefusalSchema), fileCount: v2.number() };
var ChildMessageSchema = v2.variant("kind", [
  v2.object({
    kind: v2.literal("progress"),
    book: v2.string(),
    bookNo: v2.number(),
    books: v2.number(),
    done: v2.number(),
    of: v2.number(),
    unit: v2.picklist(["page", "chapter"])
  }),
  v2.object({
    kind: v2.literal("done"),
    publicationCount: v2.number(),
    warnings: v2.array(v2.string()),
    ...REFUSED,
    usage: ChildUsageSchema
  }),
  v2.object({ kind: v2.literal("refused"), refusal: IngestRefusalSchema, ...REFUSED, usage: ChildUsageSchema }),
  v2.object({ kind: v2.literal("failed"), message: v2.string() })
]);

// ../../packages/ingest/src/limits.ts
var KIB = 1024;
var MIB = 1024 * KIB;
var MAX_INPUT_BYTES = 4 * 1024 * MIB;
var MAX_ENTRIES = 5e3;
var MAX_INFLATED_BYTES = 4 * 1024 * MIB;
var PICTURE_LIMITS = { maxBytes: 64 * MIB, freeBytes: 4 * MIB, maxRatio: 200 };
var XML_LIMITS = { maxBytes: 4 * MIB, freeBytes: 512 * KIB, maxRatio: 64 };
var CHAPTER_LIMITS = { maxBytes: 4 * MIB, freeBytes: 512 * KIB, maxRatio: 64 };
var SHEET_LIMITS = { maxBytes: MIB, freeBytes: 256 * KIB, maxRatio: 64 };
var HEAD_BYTES = 4 * KIB;
var MAX_DRAWING_BYTES = 8 * MIB;
var MAX_PICTURE_PIXELS = 6e7;
var DECODE_FREE_BYTES = 80 * MIB;
var MAX_DECODE_BYTES = 300 * MIB;
var PLAUSIBLE_PIXELS_PER_BYTE = { jpeg: 16, png: 16, gif: 16, webp: 40, avif: 40 };
var BOOK_FREE_PIXELS = 1e8;
var BOOK_PIXELS_PER_FILE_BYTE = 128;
var BAND_BYTES = 16 * MIB;
var WHOLE_DECODE_BAND_BYTES = 64 * MIB;
var MAX_SLICE_HEIGHT_PX = 1280;
var MAX_XML_DEPTH = 64;
var MAX_MARKUP_DEPTH = 5e3;
var MAX_XML_NODES = 2e5;
var BOOK_FREE_TEXT_BYTES = 512 * KIB;
var BOOK_TEXT_BYTES_PER_FILE_BYTE = 16;
var BOOK_FREE_CHAPTERS = 500;
var BOOK_FILE_BYTES_PER_CHAPTER = 128;
var MAX_CHAPTER_DEPTH = 100;
var MAX_CHAPTER_NODES = 2e5;
var MAX_TEXT_BYTES = 32 * MIB;
var MAX_SPINE_ITEMS = 5e3;
var MAX_TOC_DEPTH = 12;
var MAX_TOC_ENTRIES = 5e3;
var MAX_FALLBACKS = 8;
var MAX_FOLDER_DEPTH = 4;
var BOOK_TIME_LIMIT_MS = 10 * 6e4;
var CHILD_STALL_LIMIT_MS = 6e4;
var CHILD_HEAP_MIB = 256;
var CHILD_RSS_LIMIT_BYTES = 640 * MIB;
var CHILD_RSS_CHECK_INTERVAL_MS = 100;
var BLURRED_MAX_CHARS = 300;

// ../../packages/core/src/reading/regions.ts
var REGIONS_MOST = 64;
var REGION_TEXT_MOST = 2e3;
var REGION_SCENE_MOST = 500;
var INSET_SHARE = 0.8;
var OVERLAPS = [0, 0.05, 0.1, 0.2, 0.35];
function orderRegions(boxes, direction) {
  const sorted = boxes.toSorted((one, other) => one[1] - other[1] || one[0] - other[0] || areaOf(other) - areaOf(one));
  const hostOf = /* @__PURE__ */ new Map();
  for (const box of sorted) {
    const [host] = sorted.filter((other) => areaOf(other) > areaOf(box) && sharedArea(box, other) >= areaOf(box) * INSET_SHARE).toSorted((one, other) => areaOf(one) - areaOf(other));
    if (host !== void 0) hostOf.set(box, host);
  }
  const withInsets = (box) => [
    box,
    ...divide(
      sorted.filter((inset) => hostOf.get(inset) === box),
      direction
    ).flatMap(withInsets)
  ];
  return divide(
    sorted.filter((box) => !hostOf.has(box)),
    direction
  ).flatMap(withInsets);
}
function divide(boxes, direction) {
  if (boxes.length <= 1) return [...boxes];
  for (const overlap of OVERLAPS) {
    for (const axis of [1, 0]) {
      const parts = splitAlong(boxes, axis, overlap);
      if (parts === null) continue;
      const ordered = axis === 0 && direction === "RTL" ? parts.toReversed() : parts;
      return ordered.flatMap((part) => divide(part, direction));
    }
  }
  return boxes.toSorted(
    (one, other) => one[1] - other[1] || (direction === "RTL" ? other[0] - one[0] : one[0] - other[0])
  );
}
function splitAlong(boxes, axis, overlap) {
  const start = (box) => box[axis];
  const size = (box) => box[axis + 2] ?? 0;
  const middle = (box) => start(box) + size(box) / 2;
  const sorted = boxes.toSorted((one, other) => middle(one) - middle(other));
  for (let count = 1; count < sorted.length; count += 1) {
    const first = sorted.slice(0, count);
    const second = sorted.slice(count);
    const isApart = first.every(
      (one) => second.every((other) => start(one) + size(one) - start(other) <= overlap * Math.min(size(one), size(other)))
    );
    if (isApart) return [first, second];
  }
  return null;
}
function areaOf([, , width, height]) {
  return width * height;
}
function sharedArea(one, other) {
  const width = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]);
  return Math.max(0, width) * Math.max(0, height);
}

// ../../packages/ingest/src/output-folder.ts
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
async function openOutputFolder(outDir) {
  const existed = await stat(outDir).then(
    () => true,
    () => false
  );
  await mkdir(outDir, { recursive: true });
  if ((await readdir(outDir)).length > 0) throw new Error(`The output folder ${outDir} is not empty`);
  return async () => {
    if (!existed) return rm(outDir, { recursive: true, force: true });
    for (const file of await readdir(outDir)) await rm(join(outDir, file), { recursive: true, force: true });
  };
}
function manifestName(index) {
  return index === 0 ? "manifest.json" : `manifest-${index + 1}.json`;
}

// ../../packages/core/src/shared/locale.ts
var LOCALE_FACTS = {
  "en-US": { language: "en", direction: "ltr", nativeName: "English" },
  "ja-JP": { language: "ja", direction: "ltr", nativeName: "日本語" },
  "th-TH": { language: "th", direction: "ltr", nativeName: "ไทย" },
  "zh-TW": { language: "zh", direction: "ltr", nativeName: "繁體中文" },
  ar: { language: "ar", direction: "rtl", nativeName: "العربية" },
  "ko-KR": { language: "ko", direction: "ltr", nativeName: "한국어" },
  "de-DE": { language: "de", direction: "ltr", nativeName: "Deutsch" },
  "fr-FR": { language: "fr", direction: "ltr", nativeName: "Français" }
};
function textDirection(locale) {
  return LOCALE_FACTS[locale].direction;
}
function languagesOf(locales) {
  return [...new Set(locales.map((locale) => LOCALE_FACTS[locale].language))];
}
var RIGHT_TO_LEFT_SCRIPTS = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"];
function languageDirection(language) {
  const { script } = new Intl.Locale(language).maximize();
  return script !== void 0 && RIGHT_TO_LEFT_SCRIPTS.includes(script) ? "rtl" : "ltr";
}

// ../../packages/ingest/src/publication.ts
import * as v3 from "valibot";
var Sha256Schema = v3.pipe(v3.string(), v3.regex(/^[0-9a-f]{64}$/));
var PAGE_MEDIA_TYPES = ["image/jpeg", "image/png", "image/webp"];
var SPREADS = ["none", "wide", "left", "right", "center"];
var PageImageSchema = v3.object({
  file: v3.pipe(v3.string(), v3.regex(/^[0-9a-f]{64}\.(jpg|png|webp)$/)),
  sha256: Sha256Schema,
  mediaType: v3.picklist(PAGE_MEDIA_TYPES),
  sizeBytes: v3.pipe(v3.number(), v3.integer(), v3.minValue(1)),
  widthPx: v3.pipe(v3.number(), v3.integer(), v3.minValue(1)),
  heightPx: v3.pipe(v3.number(), v3.integer(), v3.minValue(1)),
  /** Mean colour, `#rrggbb`, shown while the picture loads. */
  placeholder: v3.pipe(v3.string(), v3.regex(/^#[0-9a-f]{6}$/)),
  /** A picture of a few pixels as a data address, shown blurred while the picture loads. */
  blurred: v3.pipe(v3.string(), v3.maxLength(BLURRED_MAX_CHARS), v3.regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/))
});
var PixelsSchema = v3.pipe(v3.number(), v3.integer(), v3.minValue(0));
var PublicationRegionSchema = v3.object({
  box: v3.tuple([PixelsSchema, PixelsSchema, PixelsSchema, PixelsSchema]),
  text: v3.exactOptional(v3.pipe(v3.string(), v3.maxLength(REGION_TEXT_MOST))),
  scene: v3.exactOptional(v3.pipe(v3.string(), v3.maxLength(REGION_SCENE_MOST)))
});
var PublicationPageSchema = v3.variant("kind", [
  v3.object({
    kind: v3.literal("image"),
    image: PageImageSchema,
    spread: v3.picklist(SPREADS),
    stripIndex: v3.nullable(v3.pipe(v3.number(), v3.integer(), v3.minValue(0))),
    /** In reading order; left out if the book states none. */
    regions: v3.exactOptional(v3.pipe(v3.array(PublicationRegionSchema), v3.maxLength(REGIONS_MOST)))
  }),
  v3.object({ kind: v3.literal("text"), html: v3.string() })
]);
var EpisodeSourceSchema = v3.object({
  /** The book's `dc:identifier`, marked for a whole volume; else the stated volume of a comic, or null. */
  identifier: v3.nullable(v3.string()),
  /** The book's title, else its file's name. */
  title: v3.pipe(v3.string(), v3.nonEmpty()),
  /** Position in the book, from 1. */
  part: v3.pipe(v3.number(), v3.integer(), v3.minValue(1))
});
var VOLUME_MARK = "comic-volume:";
var WHOLE_VOLUME_MARK = "comic-whole-volume:";
function identifierOfVolume(volume) {
  return `${VOLUME_MARK}${volume}`;
}
function identifierOfWholeVolume(volume, own) {
  return `${WHOLE_VOLUME_MARK}${volume}${own === null ? "" : ` ${own}`}`;
}
function volumeOfIdentifier(identifier) {
  if (identifier?.startsWith(WHOLE_VOLUME_MARK)) {
    const [volume = ""] = identifier.slice(WHOLE_VOLUME_MARK.length).split(" ");
    return { volume, isWhole: true };
  }
  const isMarked = identifier?.startsWith(VOLUME_MARK) === true;
  return { volume: isMarked ? identifier.slice(VOLUME_MARK.length) : null, isWhole: false };
}
var PublicationEpisodeSchema = v3.object({
  /** A string: "1", "12.5", "2-3". Ordered by core's `compareEpisodeNumbers`. */
  number: v3.pipe(v3.string(), v3.nonEmpty()),
  /** False: the number is assumed, since the book states none. */
  isNumberStated: v3.boolean(),
  /** Its file, relative to the input: `Season 1/003.cbz`. */
  file: v3.string(),
  source: EpisodeSourceSchema,
  title: v3.nullable(v3.string()),
  subTitle: v3.nullable(v3.string()),
  contentType: v3.picklist(EPISODE_CONTENT_TYPES),
  viewerMode: v3.picklist(VIEWER_MODES),
  readingDirection: v3.picklist(READING_DIRECTIONS),
  /** False: the direction is that of the language, since the book states none. */
  isDirectionStated: v3.boolean(),
  writingMode: v3.picklist(WRITING_MODES),
  /** A calendar day, `YYYY-MM-DD`. */
  publishedOn: v3.nullable(v3.pipe(v3.string(), v3.isoDate())),
  pages: v3.pipe(v3.array(PublicationPageSchema), v3.minLength(1)),
  /** Every picture in text pages, once. */
  images: v3.array(PageImageSchema),
  thumbnail: v3.exactOptional(PageImageSchema)
});
var PublicationCreatorSchema = v3.object({
  name: v3.pipe(v3.string(), v3.nonEmpty()),
  role: v3.picklist(CREATOR_ROLES)
});
var PublicationSchema = v3.object({
  type: v3.picklist(SERIES_TYPES),
  /** Identity of the series together with `language`: NFKC, lower case, words joined by hyphens, any script. */
  seriesKey: v3.pipe(v3.string(), v3.nonEmpty()),
  seriesTitle: v3.pipe(v3.string(), v3.nonEmpty()),
  /** BCP 47 without likely subtags (`ja-JP` is `ja`, `zh-Hant` is `zh-TW`, `en-GB` stays), or null when unknown. */
  language: v3.nullable(v3.string()),
  synopsis: v3.nullable(v3.string()),
  creators: v3.array(PublicationCreatorSchema),
  publisher: v3.nullable(v3.string()),
  genres: v3.array(v3.string()),
  tags: v3.array(v3.string()),
  /** Null if the input does not state it. */
  isAdult: v3.nullable(v3.boolean()),
  readingDirection: v3.picklist(READING_DIRECTIONS),
  writingMode: v3.picklist(WRITING_MODES),
  viewerMode: v3.picklist(VIEWER_MODES),
  cover: v3.nullable(PageImageSchema),
  /** The cover is a picture of the whole series, not of a book or a page. */
  isCoverOfSeries: v3.boolean(),
  /** The input has a cover: beside its books, or named by a book. False: a page is used instead, or there is none. */
  isCoverDeclared: v3.boolean(),
  episodes: v3.pipe(v3.array(PublicationEpisodeSchema), v3.minLength(1)),
  /** A sentence for each fact that may have been read wrongly from names; shown for a new series only. */
  doubts: v3.array(v3.string())
});

// ../../packages/ingest/src/naming/language.ts
function normaliseLanguage(tag) {
  const trimmed = languageOfName(tag ?? "") ?? tag?.trim().replaceAll("_", "-");
  if (!trimmed || !/^[a-z]{2,3}(?:-|$)/i.test(trimmed) || /^(?:und|zxx|mul|mis)(?:-|$)/i.test(trimmed)) return null;
  try {
    const { language, region } = new Intl.Locale(trimmed).minimize();
    const normal = region === void 0 ? language : `${language}-${region}`;
    return USUAL_TAGS.has(normal) || isNamed(language, region) ? normal : null;
  } catch {
    return null;
  }
}
var NAMED_TAGS = [
  "zh-Hant",
  "zh-Hans",
  "zh-TW",
  "zh-CN",
  "zh-HK",
  "pt-BR",
  "pt-PT",
  "en-GB",
  "en-US",
  "fr-CA",
  "fil"
];
var USUAL_TAGS = new Set(
  "ar de en en-GB es fr id it ja ko nl pl pt pt-PT ru th tr uk vi zh zh-TW".split(" ")
);
var LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
var codesByName;
var names;
function namesOf(code) {
  names ??= ["dialect", "standard"].map(
    (languageDisplay) => new Intl.DisplayNames(["en"], { type: "language", fallback: "none", languageDisplay })
  );
  return names.flatMap((each) => each.of(code) ?? []);
}
var regionNames;
function isNamed(language, region) {
  if (namesOf(language).length === 0) return false;
  if (region === void 0) return true;
  regionNames ??= new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return regionNames.of(region) !== void 0;
}
function languageOfName(word) {
  if (!new RegExp("\\p{L}{4}", "u").test(word)) return null;
  codesByName ??= new Map(
    [...LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)), ...NAMED_TAGS].flatMap(
      (code) => namesOf(code).map((name) => [name.toLowerCase(), code])
    )
  );
  return codesByName.get(word.trim().replace(/\s+/g, " ").normalize("NFC").toLowerCase()) ?? null;
}
function languageOfWord(word) {
  if (!/^[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i.test(word)) return null;
  return normaliseLanguage(word);
}
var RIGHT_TO_LEFT_LETTERS = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/gu;
function directionOfLetters(text) {
  const fromRight = text.match(RIGHT_TO_LEFT_LETTERS)?.length ?? 0;
  if (fromRight === 0) return null;
  const letters = text.match(new RegExp("\\p{L}", "gu"))?.length ?? 0;
  return fromRight * 2 > letters ? "rtl" : "ltr";
}
function isRightToLeftLanguage(language) {
  return language !== null && languageDirection(language) === "rtl";
}

// ../../packages/ingest/src/naming/neighbours.ts
import { createHash } from "node:crypto";
var YEARS = { first: 1900, last: 2099, maxDistance: 20 };
function isLikeYear(number3) {
  return Number(number3) >= YEARS.first && Number(number3) <= YEARS.last;
}
function folderOf({ path }) {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
function numbersOf(title, books) {
  const key = seriesKeyOf(title);
  const readings = books.flatMap(({ nameFacts: { title: own, number: number3, otherReading } }) => [
    ...number3 === null ? [] : [{ title: own, number: number3 }],
    ...otherReading === null ? [] : [otherReading]
  ]);
  return readings.filter((reading) => seriesKeyOf(reading.title) === key).map(({ number: number3 }) => Number(number3));
}
function isConfirmed({ title, number: number3 }, others) {
  const numbers = numbersOf(title, others);
  const isNear = (other) => Math.abs(other - Number(number3)) <= YEARS.maxDistance;
  return isLikeYear(number3) ? numbers.some(isNear) : numbers.length > 0;
}
function resolveAmbiguousNames(books) {
  const byFolder = groupByFolder(books);
  return books.map((book) => {
    if (book.nameFacts.part === "3") return settleLastPart(book, byFolder.get(folderOf(book)) ?? []);
    const { otherReading } = book.nameFacts;
    const others = (byFolder.get(folderOf(book)) ?? []).filter((other) => other !== book);
    if (otherReading === null || !isConfirmed(otherReading, others)) return book;
    return { ...book, nameFacts: { ...book.nameFacts, ...otherReading, otherReading: null, doubt: null } };
  });
}
function wholeOf({ title, number: number3, volume }) {
  return `${seriesKeyOf(title)}
${(number3 ?? volume ?? "").replace(/-?[123]$/, "")}`;
}
function settleLastPart(book, folder) {
  const { nameFacts } = book;
  const parts = folder.filter(
    (other) => other.nameFacts.part !== null && wholeOf(other.nameFacts) === wholeOf(nameFacts)
  );
  const has = (part) => parts.some((other) => other.nameFacts.part === part);
  if (has("2") || !has("1")) return book;
  const second = (number4) => number4?.replace(/3$/, "2") ?? null;
  const { number: number3, volume } = nameFacts;
  const settled = number3 === null ? { volume: second(volume) } : { number: second(number3) };
  return { ...book, nameFacts: { ...nameFacts, ...settled } };
}
function isLonelyLastPart({ nameFacts, metadata, ...book }, all) {
  if (nameFacts.part !== "3" || metadata.number !== null || metadata.volume !== null) return false;
  const others = all.filter((other) => folderOf(other) === folderOf({ ...book, nameFacts }));
  if (!(nameFacts.number ?? nameFacts.volume)?.endsWith("3")) return false;
  return !others.some((other) => other.nameFacts.part === "2" && wholeOf(other.nameFacts) === wholeOf(nameFacts));
}
function groupByFolder(books) {
  const groups = /* @__PURE__ */ new Map();
  for (const book of books) {
    const group = groups.get(folderOf(book));
    if (group === void 0) groups.set(folderOf(book), [book]);
    else group.push(book);
  }
  return groups;
}
function seriesKeyOf(title) {
  const key = title.normalize("NFKC").toLowerCase().normalize("NFC").replace(/['’]/gu, "").replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/^-+|-+$/g, "");
  return key === "" ? `title-${createHash("sha256").update(title).digest("hex").slice(0, 12)}` : key;
}

// ../../packages/ingest/src/picture/blurred-picture.ts
import sharp from "sharp";
var PIXELS = 160;
var SIDE_LEAST_PX = 4;
var SIDE_MOST_PX = 40;
var SOFTNESS_PX = 0.8;
var QUALITIES = [60, 40, 20, 0];
function blurredSize(widthPx, heightPx) {
  const scale = Math.sqrt(PIXELS / (widthPx * heightPx));
  const side = (px) => Math.min(SIDE_MOST_PX, Math.max(SIDE_LEAST_PX, Math.round(px * scale)));
  return { widthPx: side(widthPx), heightPx: side(heightPx) };
}
async function encodeBlurred(small) {
  const soft = small.blur(SOFTNESS_PX);
  let address = "";
  for (const quality of QUALITIES) {
    const bytes = await soft.clone().webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
    address = `data:image/webp;base64,${bytes.toString("base64")}`;
    if (address.length <= BLURRED_MAX_CHARS) break;
  }
  return address;
}
async function blurredPictureOf(bytes, limitInputPixels) {
  const picture = sharp(bytes, { limitInputPixels });
  const { width, height } = await picture.metadata();
  const size = blurredSize(width, height);
  const { data, info } = await picture.resize(size.widthPx, size.heightPx, { fit: "fill" }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return encodeBlurred(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }));
}

// ../../packages/ingest/src/source/book-source.ts
import { basename, dirname } from "node:path";
var FOLDERS_AROUND = 3;
function foldersAround(path) {
  const folders = [];
  for (let at = dirname(path); folders.length < FOLDERS_AROUND; at = dirname(at)) folders.push(basename(at));
  return folders;
}
var IGNORED_NAMES = /* @__PURE__ */ new Set([
  ...["thumbs.db", "ehthumbs.db", "desktop.ini", "@eadir", "__macosx", "$recycle.bin", "recycler", "recycled"],
  ...["#recycle", "@recycle", "@recently-snapshot", "#snapshot", "lost+found", "system volume information"]
]);
function isJunkPath(path) {
  return path.split("/").some((part) => part.startsWith(".") || IGNORED_NAMES.has(part.toLowerCase()));
}
function findByName(source, name, maxFolders) {
  const wanted = name.toLowerCase();
  let best = null;
  for (const entry of source.entries) {
    const parts = entry.path.split("/");
    if (parts.length > maxFolders + 1 || parts.at(-1)?.toLowerCase() !== wanted) continue;
    if (best === null || parts.length < best.path.split("/").length) best = entry;
  }
  return best;
}
var BOOK_NAME = /\.(?:cbz|cbr|cb7|cbt|zip|rar|7z|tar|epub|pdf|mobi)$/i;
var PICTURE_NAME = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|jxl|heic|svg)$/i;
function isNamedAsBook(path) {
  return BOOK_NAME.test(path);
}
function isNamedAsPicture(path) {
  return PICTURE_NAME.test(path);
}

// ../../packages/ingest/src/source/unreadable.ts
var MACHINE_CODES = /* @__PURE__ */ new Set(["EMFILE", "ENFILE", "ENOMEM", "ENOSPC"]);
function unreadableInput(error, entry) {
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return null;
  const code = String(error.code);
  if (MACHINE_CODES.has(code)) return null;
  return new RefusedInput("INPUT_UNREADABLE", entry, reasonOf(code, entry), { cause: error });
}
function bookOfUnreadable(path) {
  if (isNamedAsBook(path)) return path;
  const slash = path.lastIndexOf("/");
  return slash === -1 ? null : path.slice(0, slash);
}
function reasonOf(code, entry) {
  if (code === "EACCES" || code === "EPERM") return "there is no permission to read it";
  if (code !== "ENOENT") return `it cannot be read (${code})`;
  if (entry?.includes("�")) return "its name is not in UTF-8, so it cannot be opened; give it another name";
  return "it went away while it was being read";
}
async function readingInput(entry, read) {
  try {
    return await read();
  } catch (error) {
    throw unreadableInput(error, entry) ?? error;
  }
}

// ../../packages/ingest/src/text/text-marks.ts
var TEXT_CLASSES = {
  /** Some upright characters in one square of a vertical line (tate-chu-yoko). */
  tcy: "ls-tcy",
  /** Emphasis marks beside the characters. */
  emphasisSesame: "ls-emphasis-sesame",
  emphasisDot: "ls-emphasis-dot",
  emphasisCircle: "ls-emphasis-circle",
  /** Upright or turned characters in a vertical line. */
  upright: "ls-upright",
  sideways: "ls-sideways",
  center: "ls-center",
  /** Aligned to the end of the line: right in English, left in Arabic, below in vertical Japanese. */
  end: "ls-end",
  italic: "ls-italic",
  bold: "ls-bold",
  smallCaps: "ls-small-caps",
  underline: "ls-underline",
  strike: "ls-strike",
  /** A reference to a note, the notes after a page's text, one note, and its backlink. */
  noteReference: "ls-noteref",
  notes: "ls-notes",
  note: "ls-note",
  backlink: "ls-backlink",
  /** A picture of a character that no font has, as high as a letter. */
  inlineImage: "ls-inline-image",
  /** The description of an omitted picture. */
  missingImage: "ls-missing-image"
};
var NO_MARKS = {
  classes: [],
  isHidden: false,
  isVertical: false,
  isWeightNormal: false,
  isSlantNormal: false
};
function emphasisClass(value) {
  if (value.startsWith("none")) return null;
  if (value.includes("sesame")) return TEXT_CLASSES.emphasisSesame;
  return value.includes("circle") ? TEXT_CLASSES.emphasisCircle : TEXT_CLASSES.emphasisDot;
}
function withClass(condition, name) {
  return condition ? { class: name } : {};
}
var translateEmphasis = (value) => {
  const name = emphasisClass(value);
  return name === null ? {} : { class: name };
};
var translateCombination = (value) => withClass(!/^(?:none|initial)/.test(value), TEXT_CLASSES.tcy);
var translateDecoration = (value) => {
  if (value.includes("line-through")) return { class: TEXT_CLASSES.strike };
  return withClass(value.includes("underline"), TEXT_CLASSES.underline);
};
var translateCaps = (value) => withClass(/small-caps/.test(value), TEXT_CLASSES.smallCaps);
var TRANSLATIONS = {
  "text-combine-upright": translateCombination,
  "text-combine-horizontal": translateCombination,
  "text-combine": translateCombination,
  "text-emphasis": translateEmphasis,
  "text-emphasis-style": translateEmphasis,
  "text-orientation": (value) => {
    if (value === "upright") return { class: TEXT_CLASSES.upright };
    return withClass(value.startsWith("sideways") || value === "rotate-right", TEXT_CLASSES.sideways);
  },
  "text-decoration": translateDecoration,
  "text-decoration-line": translateDecoration,
  "font-variant": translateCaps,
  "font-variant-caps": translateCaps,
  "font-style": (value) => value === "normal" ? { isSlantNormal: true } : withClass(/^(?:italic|oblique)/.test(value), TEXT_CLASSES.italic),
  "font-weight": (value) => /^(?:normal|[1-4]00)$/.test(value) ? { isWeightNormal: true } : withClass(/^(?:bold|bolder|[6-9]00)$/.test(value), TEXT_CLASSES.bold),
  "text-align": (value) => value === "center" ? { class: TEXT_CLASSES.center } : withClass(value === "end", TEXT_CLASSES.end),
  display: (value) => ({ isHidden: value === "none" }),
  "writing-mode": (value) => ({ isVertical: /^(?:vertical|tb)/.test(value) })
};
function translateDeclarations(declarations, isRightToLeft) {
  const marks = { ...NO_MARKS, classes: [] };
  for (const declaration of declarations.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase().replace(/^-(?:epub|webkit|moz|ms)-/, "");
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, "").trim().toLowerCase();
    const sided = value === (isRightToLeft ? "left" : "right") ? "end" : value;
    const translated = TRANSLATIONS[property]?.(sided);
    if (translated === void 0) continue;
    const { class: name, ...flags } = translated;
    if (name !== void 0 && !marks.classes.includes(name)) marks.classes.push(name);
    Object.assign(marks, flags);
  }
  return marks;
}
function joinMarks(all) {
  return {
    classes: [...new Set(all.flatMap(({ classes }) => classes))],
    isHidden: all.some(({ isHidden }) => isHidden),
    isVertical: all.some(({ isVertical }) => isVertical),
    isWeightNormal: all.some(({ isWeightNormal }) => isWeightNormal),
    isSlantNormal: all.some(({ isSlantNormal }) => isSlantNormal)
  };
}

export {
  REGIONS_MOST,
  REGION_TEXT_MOST,
  REGION_SCENE_MOST,
  orderRegions,
  LOCALE_FACTS,
  textDirection,
  languagesOf,
  languageDirection,
  cleanText,
  cleanLine,
  printable,
  IngestRefusalSchema,
  refusedWhole,
  RefusedInput,
  ChildRequestSchema,
  ChildMessageSchema,
  MAX_INPUT_BYTES,
  MAX_ENTRIES,
  MAX_INFLATED_BYTES,
  PICTURE_LIMITS,
  XML_LIMITS,
  CHAPTER_LIMITS,
  SHEET_LIMITS,
  HEAD_BYTES,
  MAX_DRAWING_BYTES,
  MAX_PICTURE_PIXELS,
  DECODE_FREE_BYTES,
  MAX_DECODE_BYTES,
  PLAUSIBLE_PIXELS_PER_BYTE,
  BOOK_FREE_PIXELS,
  BOOK_PIXELS_PER_FILE_BYTE,
  BAND_BYTES,
  WHOLE_DECODE_BAND_BYTES,
  MAX_SLICE_HEIGHT_PX,
  MAX_XML_DEPTH,
  MAX_MARKUP_DEPTH,
  MAX_XML_NODES,
  BOOK_FREE_TEXT_BYTES,
  BOOK_TEXT_BYTES_PER_FILE_BYTE,
  BOOK_FREE_CHAPTERS,
  BOOK_FILE_BYTES_PER_CHAPTER,
  MAX_CHAPTER_DEPTH,
  MAX_CHAPTER_NODES,
  MAX_TEXT_BYTES,
  MAX_SPINE_ITEMS,
  MAX_TOC_DEPTH,
  MAX_TOC_ENTRIES,
  MAX_FALLBACKS,
  MAX_FOLDER_DEPTH,
  BOOK_TIME_LIMIT_MS,
  CHILD_STALL_LIMIT_MS,
  CHILD_HEAP_MIB,
  CHILD_RSS_LIMIT_BYTES,
  CHILD_RSS_CHECK_INTERVAL_MS,
  openOutputFolder,
  manifestName,
  identifierOfVolume,
  identifierOfWholeVolume,
  volumeOfIdentifier,
  PublicationSchema,
  normaliseLanguage,
  languageOfWord,
  directionOfLetters,
  isRightToLeftLanguage,
  isLikeYear,
  resolveAmbiguousNames,
  isLonelyLastPart,
  seriesKeyOf,
  blurredSize,
  encodeBlurred,
  blurredPictureOf,
  FOLDERS_AROUND,
  foldersAround,
  isJunkPath,
  findByName,
  isNamedAsBook,
  isNamedAsPicture,
  unreadableInput,
  bookOfUnreadable,
  readingInput,
  TEXT_CLASSES,
  NO_MARKS,
  translateDeclarations,
  joinMarks
};
//# sourceMappingURL=chunk-YZKYM6NF.js.map
