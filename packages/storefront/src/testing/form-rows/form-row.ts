import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { PlatformId } from '@longstrip/platform-config';
import type { CookieJar } from '../cookie-jar.ts';
import type { fakeUser } from '../fake-accounts.ts';
import type { TestSite } from '../site-under-test.ts';

/** What tells a form from the others of its page: fields with these values, or with any (`true`). */
export type FormMark = Readonly<Record<string, string | true>>;

/** Where something is said: at a field, in the form, elsewhere on the page, or by the page that is led to. */
export type SaidAt = { readonly field: string } | 'form' | 'page' | { readonly to: string };

/** One form that people post. */
export interface FormRow {
  name: string;
  /** The route whose action it is, as its module is called. */
  route: string;
  platform: PlatformId;
  /** The page that it is on. */
  path: string;
  /** A signed-in reader with these facts; by default a guest. */
  user?: Parameters<typeof fakeUser>[0];
  prepare?: (site: TestSite, jar: CookieJar) => void | Promise<void>;
  /** Forms that are posted before this one. */
  before?: readonly { mark: FormMark; typed: Readonly<Record<string, string>> }[];
  mark: FormMark;
  /** What the reader enters. */
  typed?: Readonly<Record<string, string>>;
  /** Of these, what no page shows again. */
  secrets?: readonly string[];
  /** The fields that are asked for where nothing is entered, each with what it then says. */
  required?: Readonly<Record<string, ServerKey>>;
  /** The call that it makes; none: it asks nothing of the api. */
  call?: string;
  /** The page makes the same call before anything is entered. */
  isCallOfPage?: true;
  /** How often it is made before it counts as unanswered; once by default. */
  attempts?: number;
  /** What the api answers to calls that the fake one does not know: the data, or a function of the body. */
  answers?: Readonly<Record<string, unknown>>;
  /** What the call is refused with here, and where that is said. */
  refusal?: {
    block: RefusalBlock;
    code: RefusalCode;
    at: SaidAt;
    /** Instead of the code's own text. */
    says?: ServerKey;
  };
  /** What the page says of other codes in place of their own texts. */
  otherWords?: Readonly<Partial<Record<RefusalCode, MessageKey | ServerKey>>>;
  /** The fake api refuses it once it answers again: sending it again is not accepted, but judged. */
  isRefusedAgain?: true;
  /** Where the page says that a call has no answer; above the form by default. */
  unanswered?: { at: SaidAt; says?: ServerKey };
}
