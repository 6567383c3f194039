import { LAYERS, type ModalStyle, modalLayer } from '@longstrip/core';
import { type ReactNode, useEffect, useState } from 'react';

/** A modal that is to be opened: all its props except whether it is open. */
export type ModalRequest = Omit<ModalProps, 'isOpen' | 'onClose'> & {
  /** Called once, however it closes. */
  onClosed?: () => void;
};

export interface ModalEntry {
  id: string;
  request: ModalRequest;
  /** False during the closing animation; then the entry is removed. */
  isOpen: boolean;
}

/** A list of modals: any component can open one, and the host renders them. */
export interface ModalStore {
  /** Opens a modal and returns its id. */
  open(request: ModalRequest): string;
  /** Closes one; nothing happens for one that is closed already. */
  close(id: string): void;
  /** Removes a closed one, after its closing animation. */
  drop(id: string): void;
  entries(): readonly ModalEntry[];
  subscribe(listener: () => void): () => void;
}

/** The host makes its own store; a test or a story may pass one. */
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

export interface ModalProps {
  isOpen: boolean;
  /** The reader or "back" wants it closed; the owner sets `isOpen`. */
  onClose: () => void;
  /**
   * `Default`: a centred card. `MainPopup`: a card with a picture, above the others. `Up`: a tall sheet with a heading
   * that comes up from below. `Bottom`: a sheet with a grab handle that follows the finger; a centred card on desktop.
   * `FullScreen`: the whole window.
   */
  style?: ModalStyle;
  /** Heading, and what a screen reader announces. */
  title: string;
  /** The heading is spoken, not shown: the content has its own. */
  hasHiddenTitle?: boolean;
  /** Name of the close button for screen readers. */
  closeLabel: string;
  /** A press on the scrim closes (the default). Set to false for a question that must be answered. */
  closesOnOutsidePress?: boolean;
  /** It opens by itself with its page: "back" leaves the page, and does not only close the modal. */
  isPartOfPage?: boolean | undefined;
  /** In a window with room beside the content column it stands there (`ModalBeside`), and the column can be used. */
  isBeside?: boolean | undefined;
  /** A few words above the heading, for style `MainPopup`. */
  kicker?: string | undefined;
  /** A picture above the heading, for style `MainPopup`. */
  art?: ReactNode;
  /** Theme of the sheet; the viewer's sheets are dark in either theme of the page. */
  theme?: 'light' | 'dark' | undefined;
  children: ReactNode;
}

/** The `z-index` of a modal's scrim and of the modal itself. */
export interface ModalPlace {
  scrim: number;
  modal: number;
}

/** Props of the components that render a modal: the modal's own, and its place. */
export type PlacedModalProps = ModalProps & { place: ModalPlace };

/**
 * The place of a modal that opens while `depth` others are open. The first one's scrim is below all modals; the
 * scrim of a later one is directly below it, so that a card dims the sheet from which it was opened.
 */
export function modalPlace(style: ModalStyle, depth: number): ModalPlace {
  const modal = modalLayer(style, depth);
  return { modal, scrim: depth === 0 ? LAYERS.scrim : modal - 1 };
}

/** Modals that are open in this window, in the order they were opened. */
const openModals: symbol[] = [];

/** The place of this modal among those open in the window. It keeps the place during its closing animation. */
export function useModalPlace(style: ModalStyle, isOpen: boolean): ModalPlace {
  const [depth, setDepth] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const id = Symbol('modal');
    setDepth(openModals.length);
    openModals.push(id);
    return () => {
      openModals.splice(openModals.indexOf(id), 1);
    };
  }, [isOpen]);
  return modalPlace(style, depth);
}
