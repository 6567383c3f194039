import type { ApplyTried } from '@longstrip/api-contract';
import { useToast } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import type { Acted } from '../calls/answers.server.ts';
import { Dialog } from '../dialog.tsx';
import { PATHS } from '../paths.ts';
import { EarlierPurchases } from '../promotion/earlier-purchases.tsx';
import { ActRefusal } from '../refusal-note.tsx';
import { useMe } from '../shell/me-context.ts';
import { ChangeTable } from './change-table.tsx';
import type { ChangeDocument } from './document.ts';

interface ApplyDialogProps {
  title: string;
  /** What is to be applied; null: the dialog is closed. */
  document: ChangeDocument | null;
  /** As the audit log names it. */
  action?: 'series.apply' | 'series.set' | 'series.publish';
  /** The platform on whose earlier purchases it can be tried; null: it is not about prices. */
  triedOn?: string | null;
  /** Said after it was applied. */
  done: string;
  onClose: () => void;
  onDone?: () => void;
}

/**
 * Shows what a document would change, and applies it when it is confirmed. What is shown is what the api answers to a try; if
 * something else changes meanwhile, applying is refused, and it is tried anew.
 */
export function ApplyDialog({ title, document, onClose, ...rest }: ApplyDialogProps) {
  const text = JSON.stringify(document);
  return (
    <Dialog title={title} isOpen={document !== null} onClose={onClose} isWide>
      {document !== null && <Confirm key={text} title={title} document={text} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Confirm({
  title,
  document,
  action = 'series.apply',
  triedOn = null,
  done,
  onClose,
  onDone,
}: Omit<ApplyDialogProps, 'document'> & { document: string }) {
  const text = useText();
  const toast = useToast();
  const { calls } = useMe();
  const trying = useFetcher<Acted<{ tried?: ApplyTried }>>();
  const applying = useFetcher<Acted>();
  const { submit } = trying;
  const [tries, setTries] = useState(0);
  const tryAgain = () => setTries((count) => count + 1);
  const isStale = applying.data?.ok === false && applying.data.code === 'STALE';
  useEffect(() => {
    if (tries >= 0) submit({ document }, { method: 'post', action: PATHS.apply });
  }, [document, submit, tries]);
  const tried = trying.data?.ok === true ? trying.data.tried : undefined;
  const isDone = applying.state === 'idle' && applying.data?.ok === true;
  const endRef = useRef({ onClose, onDone });
  endRef.current = { onClose, onDone };
  useEffect(() => {
    if (!isDone) return;
    toast({ text: done, tone: 'positive' });
    endRef.current.onDone?.();
    endRef.current.onClose();
  }, [isDone, done, toast]);
  const isEmpty = tried !== undefined && tried.changes.length === 0;
  const mayApply = tried !== undefined && tried.refusals.length === 0 && !isEmpty && !isStale;
  return (
    <div className="grid gap-4">
      {tried === undefined && trying.data?.ok !== false && (
        <p role="status" className="text-14 text-fg-2">
          {text('apply.trying')}
        </p>
      )}
      <ActRefusal of={trying.data} />
      <ActRefusal of={applying.data} />
      {tried?.refusals.map(({ sentence }) => (
        <p key={sentence} role="alert" className="text-14 text-negative">
          {sentence}
        </p>
      ))}
      {isEmpty && tried.refusals.length === 0 && <p className="text-14 text-fg-2">{text('apply.nothing')}</p>}
      {tried !== undefined && tried.changes.length > 0 && <ChangeTable changes={tried.changes} />}
      {mayApply && triedOn !== null && calls.includes('adminPromotionTry') && (
        <EarlierPurchases document={document} platform={triedOn} />
      )}
      {tried?.waits === true && <p className="text-13 text-warning">{text('apply.waits')}</p>}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {text('form.cancel')}
        </Button>
        {isStale ? (
          <Button look="main" onClick={tryAgain} isBusy={trying.state !== 'idle'}>
            {text('apply.again')}
          </Button>
        ) : (
          <applying.Form method="post" action={PATHS.apply}>
            <input type="hidden" name="document" value={document} />
            <input type="hidden" name="action" value={action} />
            <input type="hidden" name="expected" value={JSON.stringify(tried?.expected ?? {})} />
            <Button type="submit" look="main" disabled={!mayApply} isBusy={applying.state !== 'idle'}>
              {title}
            </Button>
          </applying.Form>
        )}
      </div>
    </div>
  );
}
