import type { CoverDensity } from '@longstrip/core';
import { createContext, type ReactNode, useContext } from 'react';

/** Names of the buttons that scroll a row sideways, by the row's title. */
export interface RowTexts {
  back(title: string): string;
  on(title: string): string;
}

/** The part of a brand's look that is not in its theme sheet. */
export interface SiteLook {
  /** The letter on the coin. */
  readonly coinLetter: string;
  readonly density: CoverDensity;
  /** Without them rows have no buttons. */
  readonly rowTexts?: RowTexts;
}

/** Covers in a row of a grid. The theme sheet has the same numbers, as `--covers` and `--covers-desk`. */
export const COVERS_A_ROW: Readonly<Record<CoverDensity, { readonly phone: number; readonly desktop: number }>> = {
  usual: { phone: 3, desktop: 5 },
  dense: { phone: 4, desktop: 6 },
};

/** Covers of a shelf that are visible without scrolling, in the widest column. */
export const VISIBLE_ON_SHELF: Readonly<Record<CoverDensity, number>> = { usual: 5, dense: 6 };

const LookContext = createContext<SiteLook>({ coinLetter: '', density: 'usual' });

/** Provides the look of a site to everything below. */
export function LookProvider({ look, children }: { look: SiteLook; children: ReactNode }) {
  return <LookContext.Provider value={look}>{children}</LookContext.Provider>;
}

/** The look of the surrounding site. Without a provider: a coin without a letter and the usual density. */
export function useLook(): SiteLook {
  return useContext(LookContext);
}
