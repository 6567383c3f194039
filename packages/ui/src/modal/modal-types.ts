import type { ModalStyle } from '@longstrip/core';
import type { ReactNode } from 'react';

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
  /** Name of the way out for screen readers. */
  closeLabel: string;
  /** A press on the scrim closes (the default). A question that must be answered says false. */
  closesOnOutsidePress?: boolean;
  /** It opens by itself with its page: "back" leaves both, and does not close it first. */
  isPartOfPage?: boolean | undefined;
  /** A few words above the heading, for style `MainPopup`. */
  kicker?: string | undefined;
  /** A picture above the heading, for style `MainPopup`. */
  art?: ReactNode;
  /** Ground of the sheet; the viewer's are dark in either theme. */
  theme?: 'light' | 'dark' | undefined;
  children: ReactNode;
}

/** Where a modal lies, as `z-index`: its scrim and the modal itself. */
export interface ModalPlace {
  scrim: number;
  modal: number;
}

/** What the machinery of a modal is given: the modal and its place. */
export type PlacedModalProps = ModalProps & { place: ModalPlace };
