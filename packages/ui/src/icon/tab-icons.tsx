import type { HomeTab } from '@longstrip/core';
import { drawIcon, type IconComponent } from './draw-icon.tsx';
import { EventIcon, TicketIcon } from './icons.tsx';

const RankingIcon = /* @__PURE__ */ drawIcon(<path d="M4.5 20v-7h4.5v7ZM9.5 20V5h5v15ZM15 20v-9.5h4.5V20Z" />);
const ActionIcon = /* @__PURE__ */ drawIcon(<path d="M13.5 3.5 5.5 13.5H11l-.5 7 8-10.5H13Z" />);
const AdultIcon = /* @__PURE__ */ drawIcon(
  <path d="M8.5 20.5a6 6 0 0 1-3-5.300c0-4.700 4.300-6 4-11.200 3.300 1.800 5 4.700 4.800 7.600.8-.5 1.300-1.300 1.5-2.300 1.900 1.700 2.700 3.700 2.700 5.900a6 6 0 0 1-3 5.300Z" />,
);

/** The drawing of each tab of the home page, where tabs have one. */
export const HOME_TAB_ICON: Readonly<Record<HomeTab, IconComponent>> = {
  DAILY: EventIcon,
  RANKING: RankingIcon,
  FREE: TicketIcon,
  ACTION: ActionIcon,
  ADULT: AdultIcon,
};
