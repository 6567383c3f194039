import { useToast } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import type { Acted } from '../calls/answers.server.ts';
import { Dialog } from '../dialog.tsx';
import { ActRefusal } from '../refusal-note.tsx';
import { TextArea } from './fields.tsx';

interface ActDialogProps {
  /** Names the act: the button that opens it, its heading, and the button that does it. */
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** The action's address; by default the page's own. */
  action?: string;
  /** Fields that are sent as they are. */
  fields: Readonly<Record<string, string>>;
  /** Said after it was done. */
  done: string;
  /** Whether a reason is asked for, which the log keeps with the act. */
  hasReason?: boolean;
  isDanger?: boolean;
  /** For dialogs that show a table. */
  isWide?: boolean;
  look?: 'plain' | 'main' | 'quiet';
  isDisabled?: boolean;
  /** What the answer shows besides, such as a link that is shown once; while there is any, the dialog stays open. */
  result?: (acted: object) => ReactNode;
  children?: ReactNode;
}

/** A button that asks, in a dialog, before it acts. A refusal is shown there, and what was typed stays. */
export function ActDialog(props: ActDialogProps) {
  const { title, look = 'plain', isDanger = false, isDisabled = false, isWide = false } = props;
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setOpened(opened + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button look={look} onClick={open} disabled={isDisabled} isDanger={isDanger}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isOpen} isWide={isWide} onClose={() => setIsOpen(false)}>
        <ActForm key={opened} {...props} close={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function ActForm({
  title,
  text: words,
  action,
  fields,
  done,
  hasReason = true,
  isDanger = false,
  result,
  children,
  close,
}: ActDialogProps & { close: () => void }) {
  const text = useText();
  const toast = useToast();
  const fetcher = useFetcher<Acted>();
  // The api does what has the same id once, also when it is sent again.
  const [requestId] = useState(() => globalThis.crypto.randomUUID?.() ?? '');
  const acted = fetcher.data?.ok === true ? fetcher.data : null;
  const shown = acted === null ? null : (result?.(acted) ?? null);
  const hasEnded = acted !== null && shown === null && fetcher.state === 'idle';
  useEffect(() => {
    if (!hasEnded) return;
    toast({ text: done, tone: 'positive' });
    close();
  }, [hasEnded, done, toast, close]);
  if (shown !== null) return shown;
  return (
    <fetcher.Form method="post" {...(action === undefined ? {} : { action })} className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="requestId" value={requestId} />
      {words !== undefined && <div className="text-14 text-fg-2">{words}</div>}
      <ActRefusal of={fetcher.data} />
      {children}
      {hasReason && (
        <TextArea
          label={text('form.reason')}
          hint={text('form.reasonHint')}
          name="reason"
          rows={2}
          maxLength={1000}
          required
        />
      )}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {text('form.cancel')}
        </Button>
        <Button type="submit" look={isDanger ? 'plain' : 'main'} isBusy={fetcher.state !== 'idle'} isDanger={isDanger}>
          {title}
        </Button>
      </div>
    </fetcher.Form>
  );
}
