import type { SwitchableFeature } from '@longstrip/core';

/** Features that the demo turns on where a platform's own data leaves them off: wait until free on bom-us (D10). */
export const DEMO_FEATURES: readonly { platformId: string; feature: SwitchableFeature }[] = [
  { platformId: 'bom-us', feature: 'freetime' },
];
