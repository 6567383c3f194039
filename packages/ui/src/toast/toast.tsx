import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';

/** How long a toast stays, in milliseconds (section 9 of the specification). */
export const TOAST_MS = 3000;

export interface ToastMessage {
  text: string;
  /** `warning` adds an icon before the text: colour alone is not enough. */
  tone?: 'neutral' | 'positive' | 'warning';
  action?: { label: string; onPress: () => void };
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

const ToastView = lazy(() => import('./toast-view.tsx').then((module) => ({ default: module.ToastView })));

type ShowToast = (message: ToastMessage | string) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows toasts for everything below it. Their code is loaded with the first toast. */
export function ToastProvider({ children, label }: { children: ReactNode; label: string }) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const show = useMemo<ShowToast>(() => {
    let nextId = 0;
    return (message) => {
      const toast = typeof message === 'string' ? { text: message } : message;
      const id = nextId++;
      setQueue((waiting) => [...waiting, { ...toast, id }]);
    };
  }, []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {queue.length > 0 && (
        <Suspense fallback={null}>
          <ToastView queue={queue} label={label} />
        </Suspense>
      )}
    </ToastContext.Provider>
  );
}

/** Shows a short message for three seconds; it stays longer under a pointer or the focus. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is used outside ToastProvider');
  return show;
}
