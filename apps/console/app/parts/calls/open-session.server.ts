import { redirect } from '@remix-run/node';
import type * as v from 'valibot';
import type { ConsoleContext } from '../../context.ts';
import { PATHS } from '../paths.ts';
import type { OpenedSessionSchema } from './account-answers.ts';
import { localPath } from './answers.server.ts';

/** The answer after a session was opened: its cookie, and the page to go on with. */
export async function openSession(
  context: ConsoleContext,
  session: v.InferOutput<typeof OpenedSessionSchema>,
  next: string | null,
): Promise<Response> {
  const path = localPath(next);
  const headers = { 'Set-Cookie': await context.sessionCookie(session) };
  if (session.step === 'OPEN') return redirect(path, { headers });
  return redirect(`${PATHS.secondFactor}${path === PATHS.home ? '' : `?next=${encodeURIComponent(path)}`}`, {
    headers,
  });
}
