import {
  CheckIcon,
  ClockIcon,
  CommentIcon,
  CopyIcon,
  CouponIcon,
  EventIcon,
  GiftIcon,
  HomeIcon,
  type IconComponent,
  LibraryIcon,
  ListIcon,
  LockIcon,
  MailIcon,
  NoticeIcon,
  PlusIcon,
  PointsIcon,
  ReceiptIcon,
  SearchIcon,
  ShopIcon,
  TranscriptIcon,
  UserIcon,
  WarningIcon,
} from '@longstrip/ui';
import type { TextKey } from '../../i18n/use-text.ts';
import { PATHS } from '../paths.ts';

export interface NavEntry {
  readonly path: string;
  /** Where the pages of this entry begin, if not at its path. */
  readonly area?: string;
  readonly text: TextKey;
  readonly icon: IconComponent;
  /** Shown to those who may make this call; null: to every operator. */
  readonly call: string | null;
}

export interface NavGroup {
  readonly text: TextKey;
  readonly entries: readonly NavEntry[];
}

/** The navigation, in groups. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    text: 'nav.readers',
    entries: [
      { path: PATHS.home, text: 'nav.home', icon: HomeIcon, call: null },
      { path: PATHS.readers, text: 'nav.find', icon: SearchIcon, call: 'adminFind' },
      { path: PATHS.tickets, text: 'nav.tickets', icon: MailIcon, call: 'adminTickets' },
      { path: PATHS.comments, text: 'nav.comments', icon: CommentIcon, call: 'adminReportedComments' },
    ],
  },
  {
    text: 'nav.money',
    entries: [
      { path: PATHS.orders, text: 'nav.orders', icon: ReceiptIcon, call: 'adminOrders' },
      { path: PATHS.doubles, text: 'doubles.title', icon: CopyIcon, call: 'adminDoublePayments' },
      { path: PATHS.owed, text: 'owed.title', icon: ClockIcon, call: 'adminOwedRefunds' },
      { path: PATHS.handOver, text: 'handOver.title', icon: GiftIcon, call: 'adminHandOverMany' },
      { path: PATHS.requests, text: 'nav.requests', icon: CheckIcon, call: 'adminRequests' },
      { path: PATHS.numbers, text: 'numbers.nav', icon: TranscriptIcon, call: 'adminNumbers' },
      { path: PATHS.books, text: 'nav.books', icon: PointsIcon, call: 'adminBooks' },
    ],
  },
  {
    text: 'catalogue.nav',
    entries: [
      { path: PATHS.series, text: 'catalogue.title', icon: LibraryIcon, call: 'adminCatalogue' },
      { path: PATHS.calendar, text: 'calendar.title', icon: EventIcon, call: 'adminCalendar' },
      { path: PATHS.prices, text: 'prices.title', icon: CouponIcon, call: 'adminApply' },
      { path: PATHS.uploads, text: 'nav.uploads', icon: PlusIcon, call: 'adminUploads' },
    ],
  },
  {
    text: 'nav.shop',
    entries: [
      { path: PATHS.banners, area: '/window', text: 'nav.window', icon: ShopIcon, call: 'adminBanners' },
      { path: PATHS.packs, area: '/offers', text: 'nav.offers', icon: CouponIcon, call: 'adminProducts' },
      { path: PATHS.notices, area: '/texts', text: 'nav.texts', icon: NoticeIcon, call: 'adminNotices' },
    ],
  },
  {
    text: 'nav.store',
    entries: [
      { path: PATHS.log, text: 'nav.log', icon: ListIcon, call: 'adminAudit' },
      { path: PATHS.health, text: 'health.title', icon: WarningIcon, call: 'adminHealth' },
      { path: PATHS.operators, text: 'nav.operators', icon: UserIcon, call: 'adminOperators' },
      { path: PATHS.tokens, text: 'nav.tokens', icon: LockIcon, call: null },
    ],
  },
];

/** What an operator who may make these calls sees. */
export function navFor(calls: readonly string[]): readonly NavGroup[] {
  return NAV_GROUPS.map((group) => ({
    ...group,
    entries: group.entries.filter(({ call }) => call === null || calls.includes(call)),
  })).filter(({ entries }) => entries.length > 0);
}
