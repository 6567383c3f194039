import { useEffect } from 'react';
import { useSiteOrNull } from '../../root/site-data.ts';
import { blocksDefault } from './inspection-rule.ts';

/**
 * Blocks the keys of developer tools, the context menu and dragging where the platform wants that (D30, section 2). It
 * hinders casual saving of pictures. The protection is in the signed addresses.
 */
export function InspectionGuard() {
  const isOn = useSiteOrNull()?.blocksInspection ?? false;
  useEffect(() => {
    if (!isOn) return;
    const block = (event: Event) => {
      if (blocksDefault(event)) event.preventDefault();
    };
    const types = ['keydown', 'contextmenu', 'dragstart'] as const;
    for (const type of types) document.addEventListener(type, block);
    return () => {
      for (const type of types) document.removeEventListener(type, block);
    };
  }, [isOn]);
  return null;
}
