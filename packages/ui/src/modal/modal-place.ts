import { LAYERS, type ModalStyle, modalLayer } from '@longstrip/core';
import { useEffect, useState } from 'react';
import type { ModalPlace } from './modal-types.ts';

/**
 * The place of a modal that opens while `depth` others are open. The first one's scrim lies at the foot of all modals;
 * a later one's lies right under itself, so that a card dims the sheet it was opened from.
 */
export function modalPlace(style: ModalStyle, depth: number): ModalPlace {
  const modal = modalLayer(style, depth);
  return { modal, scrim: depth === 0 ? LAYERS.scrim : modal - 1 };
}

/** Modals that are open in this window, in the order they were opened. */
const openModals: symbol[] = [];

/** The place of this modal among those open in the window. It keeps the place while it moves out. */
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
