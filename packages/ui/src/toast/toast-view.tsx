import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, WarningIcon } from '../icon/icons.tsx';
import { type QueuedToast, TOAST_MS } from './toast.tsx';

type Tone = NonNullable<QueuedToast['tone']>;

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: Tone }>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={['down', 'left', 'right']} className="toast-card">
      <Toast.Content className="flex min-h-12 items-center gap-2.5 rounded-card bg-inverse px-4 py-2 text-on-inverse shadow-modal">
        {toast.data?.tone === 'warning' && <WarningIcon size={20} />}
        {toast.data?.tone === 'positive' && <CheckIcon size={20} />}
        {/* The sentence is also the toast's name for screen readers. */}
        <Toast.Title render={<p />} className="min-w-0 flex-1 text-14 leading-snug" />
        {toast.actionProps && (
          <Toast.Action className="min-h-11 min-w-11 shrink-0 font-heavy underline underline-offset-4" />
        )}
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * The toasts of a page, one at a time above the bottom bar. All are announced politely, warnings too: the library
 * hides a toast of high priority, with its button, from screen readers and announces a copy of its words instead.
 */
export function ToastView({ queue, label }: { queue: readonly QueuedToast[]; label: string }) {
  const [manager] = useState(() => Toast.createToastManager<{ tone: Tone }>());
  const shownIdRef = useRef(-1);
  useEffect(() => {
    for (const toast of queue) {
      if (toast.id <= shownIdRef.current) continue;
      shownIdRef.current = toast.id;
      const { text, tone = 'neutral', action } = toast;
      manager.add({
        title: text,
        data: { tone },
        ...(action ? { actionProps: { children: action.label, onClick: action.onPress } } : {}),
      });
    }
  }, [queue, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_MS} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="fixed inset-x-4 bottom-[calc(var(--size-detail-bar)+env(safe-area-inset-bottom)+12px)] z-(--layer-toast) mx-auto max-w-100"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
