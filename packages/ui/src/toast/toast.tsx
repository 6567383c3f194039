import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';

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

type ToastViewPart = ComponentType<{ queue: readonly QueuedToast[]; label: string }>;

let loaded: ToastViewPart | null = null;

async function loadToastView(): Promise<void> {
  loaded = (await import('./toast-view.tsx')).ToastView;
}

/** Loads the code of the toasts, which cannot come when the connection is lost. */
export function preloadToasts(): void {
  loadToastView().catch(() => undefined);
}

type ShowToast = (message: ToastMessage | string) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows toasts for everything below it. Their code is loaded with the first toast. */
export function ToastProvider({ children, label }: { children: ReactNode; label: string }) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const [View, setView] = useState(() => loaded);
  const show = useMemo<ShowToast>(() => {
    let nextId = 0;
    return (message) => {
      const toast = typeof message === 'string' ? { text: message } : message;
      const id = nextId++;
      setQueue((waiting) => [...waiting, { ...toast, id }]);
      // Without a connection a message that cannot be shown is dropped, and the page stays.
      loadToastView().then(
        () => setView(() => loaded),
        () => setQueue([]),
      );
    };
  }, []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {queue.length > 0 && View !== null && <View queue={queue} label={label} />}
    </ToastContext.Provider>
  );
}

/** Shows a short message for three seconds; it stays longer under a pointer or the focus. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is used outside ToastProvider');
  return show;
}
