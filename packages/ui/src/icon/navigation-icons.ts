import type { NavigationIcon } from '@longstrip/core';
import type { IconComponent } from './draw-icon.tsx';
import {
  BellIcon,
  EventIcon,
  GiftIcon,
  HelpIcon,
  HomeIcon,
  LibraryIcon,
  ReceiptIcon,
  SearchIcon,
  SettingsIcon,
  ShopIcon,
  TransferIcon,
  UserIcon,
} from './icons.tsx';

/** The drawing of each entry that a platform's navigation may have. */
export const NAVIGATION_ICON: Readonly<Record<NavigationIcon, IconComponent>> = {
  home: HomeIcon,
  shop: ShopIcon,
  benefit: GiftIcon,
  search: SearchIcon,
  my: UserIcon,
  library: LibraryIcon,
  history: ReceiptIcon,
  faq: HelpIcon,
  notice: BellIcon,
  event: EventIcon,
  setting: SettingsIcon,
  transfer: TransferIcon,
};
