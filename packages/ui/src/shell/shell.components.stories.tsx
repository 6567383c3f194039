import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH, nothing } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Shell', tags: ['autodocs'], parameters: { frame: 'none' } };
export default meta;

const { nav, tabs, detail } = ENGLISH;
const logo = <b className="text-22">Longstrip</b>;
const home = { href: '#', label: nav.home };
const wallet = { href: '#shop', amount: '1,234', label: '1,234 coins, go to the shop' };
const bell = { href: '#alarms', label: 'Notices: 3', unreadCount: 3 };
const items = [
  { href: '#', label: nav.home, icon: ui.HomeIcon, isCurrent: true },
  { href: '#shop', label: nav.shop, icon: ui.ShopIcon },
  { href: '#gift', label: nav.gifts, icon: ui.GiftIcon, unreadLabel: 'New' },
  { href: '#my', label: nav.my, icon: ui.UserIcon },
];

export const AppFrame = properties(ui.AppFrame, {
  use: 'Around every page except the viewer.',
  not: 'twice, or inside a modal.',
  frame: 'flush',
  args: {
    endSpace: 'bottom-bar',
    bottomBar: <ui.BottomBar label={nav.main} items={items} />,
    children: <main className="p-4">{detail.synopsis}</main>,
  },
});

export const SkipLink = properties(ui.SkipLink, {
  use: 'First in each frame; press Tab to see it.',
  not: 'links that all readers should see.',
  frame: (story) => (
    <div className="min-h-40 p-4">
      {story}
      <main id="main">{detail.synopsis}</main>
    </div>
  ),
  args: { label: nav.skip },
});

export const BottomBar = properties(ui.BottomBar, {
  use: 'The pages of the first level, on phones.',
  not: 'actions of a page (`BuyBar`).',
  frame: (story) => <div className="min-h-40">{story}</div>,
  args: { label: nav.main, items },
});

export const TopBar = properties(ui.TopBar, {
  use: 'The same on desktop, with search and wallet.',
  not: 'on phones (`HomeHeader`).',
  frame: 'flush',
  args: { home, logo, search: { href: '#search', label: nav.find }, links: items, bell, wallet, label: nav.main },
});

export const HomeHeader = properties(ui.HomeHeader, {
  use: 'Pages of the first level on phones.',
  not: 'inner pages (`InnerHeader`).',
  frame: 'flush',
  args: { home, logo, wallet, bell },
});

export const InnerHeader = properties(ui.InnerHeader, {
  use: 'Every inner page: back, title, one action.',
  not: 'two and more actions: they belong into the page.',
  frame: 'flush',
  args: {
    title: nav.shop,
    back: { href: '#', label: nav.back },
    action: <ui.IconButton icon={ui.ReceiptIcon} label="History" onClick={nothing} />,
    isOverArt: false,
  },
});

export const BellLink = properties(ui.BellLink, {
  use: 'Alarms, with the number of unread ones.',
  not: 'anything else that is new: that is a dot.',
  args: bell,
});

export const WalletPill = properties(ui.WalletPill, {
  use: 'The balance in a bar.',
  not: 'in a page (`WalletCard`).',
  args: { ...wallet, isGuest: false },
});

export const Rail = properties(ui.Rail, {
  use: 'The navigation beside the column, from 1024 px on.',
  not: 'narrower windows, which have bars.',
  frame: (story) => <div className="w-60">{story}</div>,
  args: { groups: [{ label: nav.main, items }] },
});

export const ScrollToTop = properties(ui.ScrollToTop, {
  use: 'On long pages; scroll down to see it.',
  not: 'in the viewer.',
  frame: (story) => (
    <div className="h-[200dvh] p-4">
      {detail.synopsis}
      {story}
    </div>
  ),
  args: { label: nav.top, above: 'bottom-bar' },
});

export const Tabs = properties(ui.Tabs, {
  use: 'Parts of a section, each with an address.',
  not: 'the order of a list (`LinkSwitch`), or filters (`FilterBar`).',
  frame: 'flush',
  args: {
    label: 'Sections',
    tabs: tabs.map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 1 })),
    isSticky: false,
    isEven: false,
  },
});
