import type { Locale } from '@longstrip/core';
import type { PeopleServices } from '../../people/index.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import type { Operator } from '../../shared/operator.ts';

/** What operators' accounts need beside the database. */
export interface OperatorServices extends Pick<PeopleServices, 'limits' | 'passwords'> {
  readonly keys: AccountKeys;
  /** Where the console is opened, such as `https://console.example.com`: for links and passkeys. */
  readonly consoleOrigin: string;
  /** The public origin of a platform's site. */
  readonly siteOriginOf: (platformId: string) => string;
  readonly newId: () => string;
  /** Mails an invitation; null: no mail server is configured, and only the caller gets the link. */
  readonly mailInvitation: ((invitation: InvitationMail) => Promise<void>) | null;
}

export interface InvitationMail {
  readonly to: string;
  readonly name: string;
  readonly locale: Locale;
  readonly link: string;
}

/** Where a request comes from, and when. */
export interface RequestOrigin {
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly nowMs: number;
}

/** An operator who acts on their own account, as the audit log writes them. */
export interface OwnAct {
  readonly by: Operator;
  readonly nowMs: number;
}
