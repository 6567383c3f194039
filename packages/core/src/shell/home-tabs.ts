import type { HomeTab } from './home-tab-names.ts';

/**
 * The home tabs that a reader is shown (D8): ADULT to who sees adult content and to guests, ACTION to all who do not
 * see it, the others to everybody.
 * @param tabs those of the platform
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
