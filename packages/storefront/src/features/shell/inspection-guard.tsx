import { useEffect } from 'react';
import { useSiteOrNull } from '../../root/site-data.ts';
import { blocksDefault } from './inspection-rule.ts';

/**
 * Blocks inspect keys, the context menu and drag where the platform wants it (D30, section 2). It hinders the casual
 * saving of pictures; it protects nothing by itself, which the signed addresses do.
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
