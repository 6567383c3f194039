import type { RefusalCode } from '@longstrip/core';
import { WarningIcon } from '@longstrip/ui';
import { type FetcherWithComponents, Form, useActionData, useNavigation } from '@remix-run/react';
import { type FormEvent, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useFirstSubmission } from './use-first-submission.ts';
import { useOfflineHold } from './use-offline-hold.ts';

/** What a form shows, and whether it is being sent. */
export interface FormState {
  readonly reply: FormReply;
  readonly isBusy: boolean;
  /** The properties of a field: its name, the value that was entered, and its error. */
  field(name: string): { name: string; defaultValue: string | undefined; error: string | undefined };
}

/** The state of the page's form. */
export function useFormState(): FormState {
  const reply = useActionData<FormReply>() ?? NO_REPLY;
  const { state } = useNavigation();
  return {
    reply,
    isBusy: state !== 'idle',
    field: (name) => ({ name, defaultValue: reply.values[name], error: reply.fields[name] }),
  };
}

export interface SiteFormProps {
  reply: FormReply;
  /**
   * The idempotency key of a form that changes something (D40). It stays with the sent values, so that sending them again is
   * the same change.
   */
  requestId?: string;
  hidden?: Readonly<Record<string, string>>;
  /** The page that the form is sent to; by default its own page. */
  action?: string;
  /** Sends the form without leaving the page; without script, the browser goes to the page that it is sent to. */
  fetcher?: FetcherWithComponents<FormReply>;
  /** `multipart/form-data` for a form with files. */
  encType?: 'multipart/form-data';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that is sent to its own page (`defineAction`). A refusal is shown above it, and the first wrong field gets the
 * focus. Without a connection it says so and is not sent. Until the answer is there it is sent once, however often Enter or the
 * button is pressed.
 */
export function SiteForm({
  reply,
  requestId,
  hidden = {},
  action,
  fetcher,
  encType,
  className,
  children,
}: SiteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const text = useText();
  const offline = useOfflineHold();
  const navigation = useNavigation();
  const isFirst = useFirstSubmission((fetcher ?? navigation).state, reply, isRefusal(reply));
  const onSubmit = (event: FormEvent) => {
    offline.onSubmit(event);
    if (!event.defaultPrevented && !isFirst()) event.preventDefault();
  };
  useEffect(() => {
    if (reply === NO_REPLY) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? alert.current)?.focus();
  }, [reply]);
  // A hidden field has no place to show its error.
  const refused = reply.text ?? Object.keys(hidden).flatMap((name) => reply.fields[name] ?? [])[0] ?? null;
  const said = offline.isHeld ? text('page.offlineText') : refused;
  const content = (
    <>
      {requestId !== undefined && <input type="hidden" name="requestId" value={nextRequestId(reply, requestId)} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {said !== null && <FormAlert ref={alert} text={said} />}
      {children}
    </>
  );
  const properties = {
    method: 'post',
    ref: form,
    noValidate: true,
    onSubmit,
    className,
    ...(action && { action }),
    ...(encType && { encType }),
  } as const;
  if (fetcher !== undefined) return <fetcher.Form {...properties}>{content}</fetcher.Form>;
  return (
    <Form {...properties} replace>
      {content}
    </Form>
  );
}

/** An error of the whole form. Screen readers announce it at once, and it can take the focus. */
export const FormAlert = forwardRef<HTMLParagraphElement, { text: string }>(function FormAlert({ text }, ref) {
  return (
    <p ref={ref} tabIndex={-1} role="alert" className="mb-4 flex gap-2 rounded-card bg-fill p-3.5 text-14 outline-none">
      <WarningIcon size={20} className="text-negative" />
      <span className="min-w-0">{text}</span>
    </p>
  );
});

/**
 * The refusal of a form that the page does not show any more, such as that of a comment which has been deleted meanwhile.
 * @param isShown whether a form of the page shows the refusal itself
 */
export function PageAlert({ isShown }: { isShown: (values: FormReply['values']) => boolean }) {
  const { reply } = useFormState();
  if (reply.text === null || isShown(reply.values)) return null;
  return (
    <div className="px-(--size-gutter) pt-4">
      <FormAlert text={reply.text} />
    </div>
  );
}

/** What a page shows of a form that was sent and not accepted. */
export interface FormReply {
  /** The entered values, without secrets. */
  readonly values: Readonly<Record<string, string>>;
  /** The errors of the fields by name, in the reader's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** The error of the whole form. */
  readonly text: string | null;
  /** Null if only fields are wrong. */
  readonly code: RefusalCode | null;
}

/** What the fields show before anything was sent. */
export const NO_REPLY: FormReply = { values: {}, fields: {}, text: null, code: null };

function isRefusal({ text, fields }: FormReply): boolean {
  return text !== null || Object.keys(fields).length > 0;
}

/**
 * The next request id of a form (D40): the one that it was sent with, so that sending it again is the same change, or the
 * page's own. A sent id that the api has meanwhile accepted for another change is not used again.
 */
export function nextRequestId({ code, values }: Pick<FormReply, 'code' | 'values'>, own: string): string {
  return (code !== 'MALFORMED_REQUEST' && values.requestId) || own;
}
