import { type PresentEntry, WAITS_FOR_APPROVAL } from '@longstrip/api-contract';
import { WarningIcon } from '@longstrip/ui';
import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button, ButtonLink } from '../button.tsx';
import { TextInput } from '../form/fields.tsx';
import { PageHead } from '../layout.tsx';
import { ActRefusal, useRefusalSentence } from '../refusal-note.tsx';
import { useMayApply } from '../shell/me-context.ts';
import { usePageTitle } from '../use-page-title.ts';
import type { SaveRefused } from './save-entries.server.ts';
import { TwoVersions } from './two-versions.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { EntryEditor } from './use-entry.ts';

interface EntryFormProps<Entry extends object> {
  title: string;
  text?: ReactNode;
  editor: EntryEditor<Entry>;
  /** The list that it belongs to. */
  back: { readonly to: string; readonly name: string };
  /** What concerns money is saved with a reason. */
  needsReason?: boolean;
  /** The log has no place for a reason of it. */
  hasReason?: boolean;
  /** Beside the fields, such as a preview. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** It can no longer be changed. */
  isFixed?: boolean;
  /** It begins with the words of another one, which may be right as they are. */
  canSaveUnchanged?: boolean;
  children: ReactNode;
}

/** The page of one entry: its fields, why they are not taken, and what saves them. */
export function EntryForm<Entry extends object>(props: EntryFormProps<Entry>) {
  const { title, editor, back, needsReason = false, hasReason = true, aside, actions, children } = props;
  const text = useText();
  const mayApply = useMayApply(editor.section);
  const isFixed = props.isFixed === true || !mayApply;
  const [reason, setReason] = useState('');
  usePageTitle(title);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    editor.save(reason);
  };
  return (
    <>
      <p className="mb-1 text-13">
        <Link to={back.to} className="text-link">
          {back.name}
        </Link>
      </p>
      <PageHead title={title} text={props.text} actions={actions} />
      <div
        className={clsx(
          'grid items-start gap-5',
          aside === undefined ? 'max-w-240' : 'max-w-330 broad:grid-cols-[minmax(0,1fr)_23rem]',
        )}
      >
        <form onSubmit={onSubmit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <UnsavedGuard isUnsaved={editor.isChanged && !editor.isSaved} />
          <fieldset disabled={isFixed} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
            {children}
          </fieldset>
          {!isFixed && (
            <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-backdrop py-3">
              <Refusal editor={editor} reason={reason} />
              <div className="flex flex-wrap items-end gap-2">
                {hasReason && (
                  <TextInput
                    label={text(needsReason ? 'form.reason' : 'entry.reasonIfAny')}
                    value={reason}
                    onChange={({ target }) => setReason(target.value)}
                    maxLength={1000}
                    required={needsReason}
                    className="min-w-60 flex-1"
                  />
                )}
                <ButtonLink look="quiet" href={back.to}>
                  {text('form.cancel')}
                </ButtonLink>
                <Button
                  type="submit"
                  look="main"
                  isBusy={editor.isBusy}
                  disabled={!editor.isChanged && props.canSaveUnchanged !== true}
                >
                  {text('entry.save')}
                </Button>
              </div>
            </div>
          )}
        </form>
        {/* Beside the form: what is sent in a dialog of it is not sent by this form. */}
        {aside !== undefined && <aside className="grid min-w-0 gap-5 broad:sticky broad:top-18">{aside}</aside>}
      </div>
    </>
  );
}

function Refusal<Entry extends object>({ editor, reason }: { editor: EntryEditor<Entry>; reason: string }) {
  const { refused } = editor;
  if (refused === null) return null;
  if (refused.code === WAITS_FOR_APPROVAL) return <ActRefusal of={refused} />;
  return refused.code === 'STALE' && refused.present !== undefined ? (
    <Stale editor={editor} reason={reason} present={refused.present} />
  ) : (
    <Problems of={refused} />
  );
}

/** Every reason, each with its field. */
function Problems({ of }: { of: SaveRefused }) {
  const text = useText();
  const sentence = useRefusalSentence();
  const isInvalid = of.code === 'DOCUMENT_INVALID';
  return (
    <div
      role="alert"
      className="rounded-card bg-fill px-3 py-2.5 text-13 text-negative shadow-[inset_3px_0_0_var(--negative)]"
    >
      <p className="flex gap-2">
        <WarningIcon size={16} className="mt-0.5" />
        <span>{isInvalid ? text('entry.invalid') : sentence(of)}</span>
      </p>
      {isInvalid && (
        <ul className="ms-6 mt-1 list-disc">
          {of.problems.map((problem) => (
            <li key={`${problem.place} ${problem.sentence}`}>{problem.sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** It was changed meanwhile: both versions, and which of them to go on with. */
function Stale<Entry extends object>({
  editor,
  reason,
  present,
}: {
  editor: EntryEditor<Entry>;
  reason: string;
  present: PresentEntry;
}) {
  const text = useText();
  return (
    <div
      role="alert"
      className="grid gap-2.5 rounded-card bg-fill px-3 py-2.5 text-13 shadow-[inset_3px_0_0_var(--warning)]"
    >
      <p className="font-strong">
        {text(editor.isNew ? 'entry.keyTaken' : present === null ? 'entry.gone' : 'entry.stale')}
      </p>
      {present !== null && <TwoVersions mine={editor.mineOf(present.entry)} theirs={present.entry} />}
      <div className="flex flex-wrap gap-2">
        {present !== null && <Button onClick={() => editor.take(present)}>{text('entry.takeTheirs')}</Button>}
        {!editor.isNew && (
          <Button isDanger onClick={() => editor.save(reason, present)}>
            {text('entry.saveMine')}
          </Button>
        )}
      </div>
    </div>
  );
}
