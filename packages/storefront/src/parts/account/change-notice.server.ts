import type { ServerKey } from '@longstrip/messages';
import type { ServerText } from '../../i18n/server-text.server.ts';

/** What is said on the settings once something has been changed, by the name in the address. */
const NOTICES = {
  password: 'password.changed',
  nickname: 'account.nicknameSaved',
  emailChanged: 'account.emailChanged',
  emailConfirmed: 'account.emailConfirmed',
  cache: 'account.cacheCleared',
  moved: 'account.guestMoved',
} as const satisfies Record<string, ServerKey>;

/** What has been changed. */
export type Change = keyof typeof NOTICES;

/** The parameter that names it. */
export const CHANGE_PARAMETER = 'done';

/** A page of the account, which says what has just been changed. */
export function afterChange(change: Change, page: '/setting' | '/setting/app' | '/my' = '/setting'): string {
  return `${page}?${CHANGE_PARAMETER}=${change}`;
}

/** The sentence about what has just been changed; null where nothing was. */
export function changeNotice(request: Request, text: ServerText): string | null {
  const change = new URL(request.url).searchParams.get(CHANGE_PARAMETER) ?? '';
  return isChange(change) ? text(NOTICES[change]) : null;
}

function isChange(name: string): name is Change {
  return Object.hasOwn(NOTICES, name);
}
