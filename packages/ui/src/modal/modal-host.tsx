import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { Modal } from './modal.tsx';
import { createModalStore, type ModalEntry, type ModalStore } from './modal-store.ts';

/** A little longer than the slowest way out (250 ms). */
const WAY_OUT_MS = 400;

const ModalContext = createContext<ModalStore | undefined>(undefined);

/** Draws the modals that anything below it opens with `useModals`. One for the whole app. */
export function ModalHost({ children, store: ownStore }: { children: ReactNode; store?: ModalStore }) {
  const [store] = useState(() => ownStore ?? createModalStore());
  const entries = useSyncExternalStore(store.subscribe, store.entries, store.entries);
  return (
    <ModalContext.Provider value={store}>
      {children}
      {entries.map((entry) => (
        <HostedModal key={entry.id} entry={entry} store={store} />
      ))}
    </ModalContext.Provider>
  );
}

function HostedModal({ entry, store }: { entry: ModalEntry; store: ModalStore }) {
  const { id, isOpen, request } = entry;
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => store.drop(id), WAY_OUT_MS);
    return () => clearTimeout(timer);
  }, [id, isOpen, store]);
  const { onClosed: _onClosed, ...modal } = request;
  return <Modal {...modal} isOpen={isOpen} onClose={() => store.close(id)} />;
}

/** Opens and closes modals from anywhere below the host. */
export function useModals(): Pick<ModalStore, 'open' | 'close'> {
  const store = useContext(ModalContext);
  if (!store) throw new Error('useModals is used outside ModalHost');
  return store;
}
