import * as v from 'valibot';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { readFields } from './form-fields.ts';

/** What a page's script may report. Details are not read: they may hold anything of the reader. */
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
