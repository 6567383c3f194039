import { refusal, success } from './fake-envelope.ts';

const DAY_MS = 24 * 3_600_000;

/** The leases of devices at the fake api: of every episode but `ep-2`, and `busy`, for a day. */
export function fakeLeases(
  { method, pathname, body }: { method: string; pathname: string; body: string },
  nowMs: number,
): Response | null {
  if (!pathname.startsWith('/v2/contents/leases/')) return null;
  const endsAt = nowMs + DAY_MS;
  if (method === 'DELETE') return success({ isEnded: true });
  if (method === 'POST') {
    if (pathname.endsWith('/busy')) return refusal('TOO_MANY_REQUESTS');
    return pathname.endsWith('/ep-2') ? refusal('NOT_LOGIN_USER') : success({ key: 'k'.repeat(43), endsAt });
  }
  const { episodes }: { episodes: object[] } = JSON.parse(body);
  return success(episodes.map((episode) => ({ ...episode, endsAt })));
}
