import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBackLayer } from '../back/back-provider.tsx';
import { createModalStore, type ModalEntry, type ModalProps, type ModalStore, useModalPlace } from './modal-store.ts';

const Sheet = lazy(() => import('./modal-sheet.tsx').then((module) => ({ default: module.ModalSheet })));
const Card = lazy(() => import('./modal-dialog.tsx').then((module) => ({ default: module.ModalDialog })));

const Beside = lazy(() => import('./modal-beside.tsx').then((module) => ({ default: module.ModalBeside })));

/** From this width a window has room beside the content column: as the style sheet says it. */
const WIDE = '(min-width: 1024px)';

/**
 * A modal in one of the five styles. Its code (focus trap, scroll lock, swipe) is loaded when the first one opens, not
 * with the page. "Back" closes it, unless it is a part of its page.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, style = 'Default', isPartOfPage = false, isBeside = false } = props;
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useBackLayer('modal', isOpen && !isPartOfPage, onClose);
  const place = useModalPlace(style, isOpen);
  if (!wasOpened) return null;
  const Style =
    isBeside && typeof window !== 'undefined' && window.matchMedia(WIDE).matches
      ? Beside
      : style === 'Bottom'
        ? Sheet
        : Card;
  return (
    <Suspense fallback={null}>
      <Style {...props} place={place} />
    </Suspense>
  );
}

/** Loads the code of a modal in advance, for a page that will certainly open one. */
export async function preloadModal(style: ModalProps['style'] = 'Bottom'): Promise<void> {
  await (style === 'Bottom' ? import('./modal-sheet.tsx') : import('./modal-dialog.tsx'));
}

/** A little longer than the slowest closing animation (250 ms). */
const CLOSING_MS = 400;

const ModalContext = createContext<ModalStore | undefined>(undefined);

/** Renders the modals that components below it open with `useModals`. One for the whole app. */
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
    const timer = setTimeout(() => store.drop(id), CLOSING_MS);
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
