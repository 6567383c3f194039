import { Button } from '@longstrip/ui';
import { useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { useFormState } from '../../../parts/form/site-form.tsx';

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_MS = 5_000;

/** A deletion that can still be undone. */
export interface LateDeletion {
  /** The comment is hidden, and is deleted soon. */
  isPending: boolean;
  begin: () => void;
  undo: () => void;
}

/**
 * Deletes a comment some seconds after the press, so that it can be undone. A reader who leaves the page earlier has deleted it:
 * it is sent at once.
 */
export function useLateDeletion(commentId: number, address: string): LateDeletion {
  const submit = useSubmit();
  const { reply } = useFormState();
  const [isPending, setPending] = useState(false);
  const isOpen = useRef(false);
  const isRefused = reply.values.act === 'delete' && reply.values.commentId === String(commentId);
  useEffect(() => {
    if (isRefused) setPending(false);
  }, [isRefused]);
  useEffect(() => {
    if (!isPending) return;
    const fields = { act: 'delete', commentId: String(commentId) };
    const once = (send: () => void) => () => {
      if (!isOpen.current) return;
      isOpen.current = false;
      send();
    };
    const stay = once(() => submit(fields, { method: 'post', action: address, replace: true }));
    const leave = once(() => {
      const sent = { method: 'POST', body: new URLSearchParams(fields), keepalive: true, redirect: 'manual' } as const;
      fetch(address, sent).catch(() => undefined);
    });
    const timer = setTimeout(stay, UNDO_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isPending, commentId, address, submit]);
  return {
    isPending,
    begin: () => {
      isOpen.current = true;
      setPending(true);
    },
    undo: () => {
      isOpen.current = false;
      setPending(false);
    },
  };
}

/** In the place of a comment whose deletion can still be undone. It takes the focus, which was on what is hidden now. */
export function PendingDeletion({ onUndo }: { onUndo: () => void }) {
  const text = usePageText();
  const undo = useRef<HTMLDivElement>(null);
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={undo} role="status" className="flex min-h-11 items-center justify-between gap-3 text-14 text-fg-2">
      {text('comment.deleted')}
      <Button look="quiet" onClick={onUndo}>
        {text('common.undo')}
      </Button>
    </div>
  );
}
