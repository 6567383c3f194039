import { Hono } from 'hono';
import * as v from 'valibot';
import { readFields, shortBodies } from './auth/form-fields.ts';
import { browserIdOf } from './browser-id.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteEnv, SiteRequest } from './site-request.ts';

/** What a page's script may report of the sign-in library. Details are not read: they may hold anything of the reader. */
const ReportSchema = v.object({
  level: v.picklist(['error', 'warn', 'debug']),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/)),
});

/** `POST _log`: one line about a fault of the sign-in library in a browser. */
export async function writeClientLog(c: SiteRequest, { logger }: SiteServerOptions): Promise<Response> {
  const report = v.safeParse(ReportSchema, await readFields(c));
  if (!report.success) return c.json({}, 400);
  const { level, code } = report.output;
  if (level !== 'debug') logger.warn({ requestId: c.get('requestId'), level, code }, 'reported by a browser');
  return c.json({});
}

const LOGGER_PATH = '/api/logger';

/**
 * What a page or an app may report (section 7). `ip` and `platform` are known better here, `date` is now, and `data` is not
 * read: it may hold anything of the reader. Of the address only the path counts.
 */
const LogSchema = v.object({
  logType: v.pipe(v.string(), v.toUpperCase(), v.picklist(['ERROR', 'WARN', 'INFO', 'DEBUG'])),
  action: v.pipe(v.string(), v.regex(/^[A-Za-z][\w.:-]{0,63}$/)),
  url: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
});

/** `POST /api/logger`: one line about what went wrong in a page or an app. Debug logs leave none. */
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
