import type { ModalProps } from './modal-types.ts';

/** A modal as it is asked for: everything but whether it is open. */
export type ModalRequest = Omit<ModalProps, 'isOpen' | 'onClose'> & {
  /** Called once, whichever way it closes. */
  onClosed?: () => void;
};

export interface ModalEntry {
  id: string;
  request: ModalRequest;
  /** False while it moves out; then it is dropped. */
  isOpen: boolean;
}

/** A list of modals that anything can open and a host draws. */
export interface ModalStore {
  /** Opens a modal and returns its id. */
  open(request: ModalRequest): string;
  /** Closes one; nothing happens for one that is closed already. */
  close(id: string): void;
  /** Forgets a closed one, once its way out is over. */
  drop(id: string): void;
  entries(): readonly ModalEntry[];
  subscribe(listener: () => void): () => void;
}

/** Makes a store. The host makes its own; a test or a story may bring one. */
export function createModalStore(): ModalStore {
  let entries: readonly ModalEntry[] = [];
  let nextId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ModalEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    open(request) {
      const id = `modal-${nextId++}`;
      change([...entries, { id, request, isOpen: true }]);
      return id;
    },
    close(id) {
      const entry = entries.find((candidate) => candidate.id === id);
      if (!entry?.isOpen) return;
      change(entries.map((candidate) => (candidate === entry ? { ...entry, isOpen: false } : candidate)));
      entry.request.onClosed?.();
    },
    drop(id) {
      if (entries.some((entry) => entry.id === id && !entry.isOpen)) change(entries.filter((entry) => entry.id !== id));
    },
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
