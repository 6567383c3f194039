import type { HomeTab } from './home-tab-names.ts';

/**
 * The home tabs that a reader sees (D8): ADULT for readers who see adult content and for guests, ACTION for all who do not
 * see it, the others for everybody.
 * @param tabs the platform's tabs
 */
export function visibleHomeTabs(
  tabs: readonly HomeTab[],
  reader: { readonly isGuest: boolean; readonly seesAdult: boolean },
): HomeTab[] {
  return tabs.filter((tab) => {
    if (tab === 'ADULT') return reader.seesAdult || reader.isGuest;
    return tab !== 'ACTION' || !reader.seesAdult;
  });
}
