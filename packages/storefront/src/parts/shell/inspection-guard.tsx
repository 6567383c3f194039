import { useEffect } from 'react';
import { useSiteOrNull } from '../../root/site-data.ts';

/**
 * Blocks the keys of developer tools, the context menu and dragging if the platform wants that (D30, section 2). It only
 * makes casual saving of pictures harder. The real protection is the signed addresses.
 */
export function InspectionGuard() {
  const isOn = useSiteOrNull()?.blocksInspection ?? false;
  useEffect(() => {
    if (!isOn) return;
    let end: (() => void) | null = null;
    let isGone = false;
    import('./blocked-inspection.ts').then(
      ({ blockInspection }) => {
        if (!isGone) end = blockInspection();
      },
      // Without its script the signed addresses protect the pictures as before.
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [isOn]);
  return null;
}
