import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { PlatformId } from '@longstrip/platform-config';
import type { CookieJar } from '../cookie-jar.ts';
import type { fakeUser } from '../fake-accounts.ts';
import type { TestSite } from '../site-under-test.ts';

/** Identifies a form among the others of its page: fields with these values, or with any value (`true`). */
export type FormMark = Readonly<Record<string, string | true>>;

/** Where a text is shown: at a field, in the form, elsewhere on the page, or on the page that the reader is sent to. */
export type SaidAt = { readonly field: string } | 'form' | 'page' | { readonly to: string };

/** One form that people post. */
export interface FormRow {
  name: string;
  /** The route whose action it is, by the name of its module. */
  route: string;
  platform: PlatformId;
  /** The address of its page. */
  path: string;
  /** A signed-in reader with these facts; by default a guest. */
  user?: Parameters<typeof fakeUser>[0];
  prepare?: (site: TestSite, jar: CookieJar) => void | Promise<void>;
  /** Forms that are posted before this one. */
  before?: readonly { mark: FormMark; typed: Readonly<Record<string, string>> }[];
  mark: FormMark;
  /** The values that the reader enters. */
  typed?: Readonly<Record<string, string>>;
  /** Of these, the fields that no page shows again. */
  secrets?: readonly string[];
  /** The required fields, each with its text when it is empty. */
  required?: Readonly<Record<string, ServerKey>>;
  /** The api call that it makes; if not given, it makes none. */
  call?: string;
  /** The page makes the same call before anything is entered. */
  isCallOfPage?: true;
  /** How often it is made before it counts as unanswered; by default once. */
  attempts?: number;
  /** Answers to calls that the fake api does not know: the data, or a function of the body. */
  answers?: Readonly<Record<string, unknown>>;
  /** A refusal of the call, and where it is shown. */
  refusal?: {
    block: RefusalBlock;
    code: RefusalCode;
    at: SaidAt;
    /** Shown instead of the code's own text. */
    says?: ServerKey;
  };
  /** Texts that the page shows instead of other codes' own texts. */
  otherWords?: Readonly<Partial<Record<RefusalCode, MessageKey | ServerKey>>>;
  /** The fake api refuses the form when it answers again: the second request is checked, but not accepted. */
  isRefusedAgain?: true;
  /** Where the page says that a call has no answer; by default above the form. */
  unanswered?: { at: SaidAt; says?: ServerKey };
}
