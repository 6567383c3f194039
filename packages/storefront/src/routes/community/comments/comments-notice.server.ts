import type { ServerKey } from '@longstrip/messages';
import type { ServerText } from '../../../i18n/server-text.server.ts';

/** What is said on a page of comments once something was done, by the name in the address. */
const NOTICES = {
  posted: 'comment.posted',
  deleted: 'comment.deleted',
  reported: 'comment.reported',
  blocked: 'comment.blockedNow',
  unblocked: 'comment.unblocked',
  named: 'comment.named',
} as const satisfies Record<string, ServerKey>;

type Done = keyof typeof NOTICES;

const PARAMETER = 'done';

/** The address of a page that says what was done. */
export function afterDone(address: string, done: Done): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${done}`;
}

/** The sentence about what was done; null: nothing was. */
export function doneNotice(query: URLSearchParams, text: ServerText): string | null {
  const done = query.get(PARAMETER) ?? '';
  return isDone(done) ? text(NOTICES[done]) : null;
}

/** Whether a comment was just written. */
export function isJustPosted(query: URLSearchParams): boolean {
  return query.get(PARAMETER) === 'posted';
}

function isDone(name: string): name is Done {
  return Object.hasOwn(NOTICES, name);
}
