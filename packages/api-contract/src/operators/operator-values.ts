import * as v from 'valibot';
import { cleanLine, cleanLines, TimeMsSchema } from '../http/wire-values.ts';

/** The id of a platform. Which there are is for the api to say. */
export const OperatorPlatformSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'a platform is like bom-us'));

/** A reader of a platform: the id of the account, or its e-mail address. */
export const NamedReaderSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.minLength(1, 'name a reader'),
  v.maxLength(254, 'a reader is named by the id or the e-mail address'),
);

/** Why an operator does it, for the audit log. */
export const ReasonSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.minLength(1, 'give a reason'),
  v.maxLength(1_000, 'a reason has at most 1000 characters'),
);

/** Words of several lines that an operator writes. */
export const operatorText = (name: string, mostCharacters: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanLines),
    v.minLength(1, `${name} must not be empty`),
    v.maxLength(mostCharacters, `${name} has at most ${mostCharacters} characters`),
  );

/** Words in a query that filter a list; empty: they do not filter. */
export const FilterWordsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(cleanLine),
  v.maxLength(200, 'words to search for have at most 200 characters'),
);

/** A filter with a fixed set of values in a query; empty or missing: null. */
export const filterOf = <const Values extends readonly string[]>(name: string, values: Values) =>
  v.pipe(
    v.optional(v.picklist(['', ...values], `${name} is ${values.join(', ')}`), ''),
    v.transform((value): Values[number] | null => (value === '' ? null : value)),
  );

/** A time in a query, as 2030-01-31T18:00Z; empty or missing: null. */
export const FilterTimeSchema = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || !Number.isNaN(Date.parse(text)), 'a time is like 2030-01-31T18:00Z'),
  v.transform((text) => (text === '' ? null : Date.parse(text))),
);

/** The number of a row in a query. */
export const QueryNumberSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger('a number is a whole number'),
  v.minValue(1, 'a number is at least 1'),
);

/** `next` of the page before, as it was; empty or missing: the first page. */
export const CursorSchema = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^$|^\d{1,16}\.[A-Za-z0-9._:-]{1,100}$/, 'a page begins after `next` of the page before'),
);

/** How many rows a page has at most. */
export const pageSize = (standard: number, most: number) =>
  v.pipe(
    v.optional(v.union([v.number(), v.string()]), standard),
    v.transform(Number),
    v.safeInteger('a limit is a whole number'),
    v.minValue(1, 'a limit is at least 1'),
    v.maxValue(most, `a limit is at most ${most}`),
  );

/** A page of a list. `next` asks for the page after it; null: it is the last one. */
export const pageOfRows = <const Row extends v.GenericSchema>(row: Row) =>
  v.object({ rows: v.array(row), next: v.nullable(v.string()) });

/** Who wrote something as an operator, and when. */
export const WrittenBySchema = v.object({ operator: v.string(), atMs: TimeMsSchema });

/** What was asked waits for another operator (`adminRequests`): this is `error.code`, and `error.detail` the request's id. */
export const WAITS_FOR_APPROVAL = 'WAITS_FOR_APPROVAL';
