import type { RailItem } from '@longstrip/ui';
import { createContext, type ReactNode } from 'react';
import type { NavigationEntry } from '../../root/site-data.ts';

/** An entry of the bar of phones. */
export type BarEntry = Omit<RailItem, 'icon'> & { icon: NavigationEntry['icon'] };

export interface SiteRailProps {
  /** The name of the main navigation. */
  label: string;
  bar: readonly BarEntry[];
}

/** What the frame has beside its column in wide windows. The frame is below the parts that fill it. */
export interface WideFrame {
  Rail: (props: SiteRailProps) => ReactNode;
  /** The second column of a page that says nothing else. */
  side: ReactNode;
}

/** Null: the column is alone. */
export const WideFrameContext = createContext<WideFrame | null>(null);
