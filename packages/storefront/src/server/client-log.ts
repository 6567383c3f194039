import { randomUUID } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { Hono } from 'hono';
import * as v from 'valibot';
import { readCookies, siteCookieName } from '../cookies/site-cookies.ts';
import { readFields, shortBodies } from './auth/form-fields.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteEnv, SiteRequest } from './site-request.ts';

/**
 * What a page's script may report about the sign-in library. Details are not read: they may contain anything about the
 * reader.
 */
const ReportSchema = v.object({
  level: v.picklist(['error', 'warn', 'debug']),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/)),
});

/** `POST _log`: logs an error of the sign-in library in a browser. */
export async function writeClientLog(c: SiteRequest, { logger }: SiteServerOptions): Promise<Response> {
  const report = v.safeParse(ReportSchema, await readFields(c));
  if (!report.success) return c.json({}, 400);
  const { level, code } = report.output;
  if (level !== 'debug') logger.warn({ requestId: c.get('requestId'), level, code }, 'reported by a browser');
  return c.json({});
}

const LOGGER_PATH = '/api/logger';

/**
 * What a page or an app may report (section 7). The site knows `ip` and `platform` better, and `date` is now. `data` is not
 * read: it may contain anything about the reader. Only the path of the address is logged.
 */
const LogSchema = v.object({
  logType: v.pipe(v.string(), v.toUpperCase(), v.picklist(['ERROR', 'WARN', 'INFO', 'DEBUG'])),
  action: v.pipe(v.string(), v.regex(/^[A-Za-z][\w.:-]{0,63}$/)),
  url: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
});

/** `POST /api/logger`: logs an error in a page or an app. Reports of type DEBUG are not logged. */
export function clientLogger(options: SiteServerOptions): Hono<SiteEnv> {
  const { logger, publicOrigin } = options;
  return new Hono<SiteEnv>().post(LOGGER_PATH, shortBodies, async (c) => {
    const report = v.safeParse(LogSchema, await readFields(c));
    if (!report.success) return c.json({}, 400);
    const { logType, action, url } = report.output;
    const page = URL.canParse(url, publicOrigin) ? new URL(url, publicOrigin).pathname.slice(0, 300) : null;
    if (logType === 'DEBUG') return c.json({});
    const browser = browserIdOf(c.req.header('cookie'), options, LOGGER_PATH);
    if (browser.cookie !== null) c.header('Set-Cookie', browser.cookie, { append: true });
    const facts = { requestId: c.get('requestId'), browserId: browser.id, logType, action, page };
    if (logType === 'INFO') logger.info(facts, 'reported by a browser');
    else logger.warn(facts, 'reported by a browser');
    return c.json({});
  });
}

const FORM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a browser that has reported an error, and the cookie to set; null if the browser has it already. */
interface BrowserId {
  readonly id: string;
  readonly cookie: string | null;
}

/**
 * For a day, tells the reports of one browser from those of others (section 9), so that one browser with an error does not
 * look like a hundred. The id is set with the first report, is only sent to this path, is in no other log line, and no page
 * script can read it (record 0088).
 */
function browserIdOf(
  cookieHeader: string | undefined,
  { platform, publicOrigin }: Pick<SiteServerOptions, 'platform' | 'publicOrigin'>,
  path: string,
): BrowserId {
  const isSecure = publicOrigin.startsWith('https:');
  // The `__Host-` prefix requires `/` as the path; this cookie is limited to one path instead.
  const name = siteCookieName(platform.id, 'browser-id', false);
  const known = readCookies(cookieHeader ?? null)[name];
  if (known !== undefined && FORM.test(known)) return { id: known, cookie: null };
  const id = randomUUID();
  const maxAge = platform.constants.browserIdCookieSeconds;
  const cookie = stringifySetCookie({
    name,
    value: id,
    path,
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
  return { id, cookie };
}
