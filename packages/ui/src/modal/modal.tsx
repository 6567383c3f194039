import { lazy, Suspense, useEffect, useState } from 'react';
import { useBackLayer } from '../back/use-back-stack.tsx';
import { useModalPlace } from './modal-place.ts';
import type { ModalProps } from './modal-types.ts';

const Sheet = lazy(() => import('./modal-sheet.tsx').then((module) => ({ default: module.ModalSheet })));
const Box = lazy(() => import('./modal-box.tsx').then((module) => ({ default: module.ModalBox })));

/**
 * A modal in one of the five styles. Its machinery (focus trap, scroll lock, swipe) is fetched when the first one
 * opens, not with the page. "Back" closes it, unless it is a part of its page.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, style = 'Default', isPartOfPage = false } = props;
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useBackLayer('modal', isOpen && !isPartOfPage, onClose);
  const place = useModalPlace(style, isOpen);
  if (!wasOpened) return null;
  const Style = style === 'Bottom' ? Sheet : Box;
  return (
    <Suspense fallback={null}>
      <Style {...props} place={place} />
    </Suspense>
  );
}

/** Fetches the machinery ahead of need, for a page that will surely open a sheet. */
export async function preloadModal(style: ModalProps['style'] = 'Bottom'): Promise<void> {
  await (style === 'Bottom' ? import('./modal-sheet.tsx') : import('./modal-box.tsx'));
}
