import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../control/button.tsx';
import { GiftIcon, HomeIcon, ReceiptIcon, SearchIcon, ShopIcon, UserIcon } from '../icon/icons.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SampleBottomBar, SampleHomeHeader, SampleTopBar } from '../samples/sample-screens.tsx';
import { AppFrame, SkipLink } from './app-frame.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BellLink, HomeHeader, InnerHeader, WalletPill } from './headers.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Tabs } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';

const meta: Meta = { title: 'Shell/Bars', parameters: { frame: 'none' } };
export default meta;

/** The whole frame. Press Tab for the skip link; scroll for the button back to the top. */
export const Frame: StoryObj = {
  render: function Render() {
    const { nav, tabs, detail } = useSampleTexts();
    return (
      <AppFrame skipLink={<SkipLink label={nav.skip} />} topBar={<SampleTopBar />} bottomBar={<SampleBottomBar />}>
        <SampleHomeHeader />
        <Tabs
          label="Sections"
          tabs={tabs.map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 1 }))}
        />
        <main id="main" className="grid gap-4 p-4">
          {Array.from({ length: 12 }, (_, index) => index).map((index) => (
            <p key={index} className="text-fg-2">
              {detail.synopsis}
            </p>
          ))}
        </main>
        <ScrollToTop label={nav.top} />
      </AppFrame>
    );
  },
};

/** Without a number, with one, and with more than fits. */
export const Bell: StoryObj = {
  render: function Render() {
    const { nav } = useSampleTexts();
    return (
      <div className="flex gap-2 p-4">
        {[0, 3, 12].map((count) => (
          <BellLink key={count} href="#" label={`${nav.notices}: ${count}`} unreadCount={count} />
        ))}
      </div>
    );
  },
};

export const Inner: StoryObj = {
  render: function Render() {
    const { nav, detail, long, viewer } = useSampleTexts();
    return (
      <AppFrame topBar={<SampleTopBar />} endSpace="none">
        <InnerHeader
          title={nav.shop}
          back={{ href: '#', label: nav.back }}
          action={<IconButton icon={ReceiptIcon} label="History" />}
        />
        <Tabs
          isEven
          isSticky={false}
          label={nav.my}
          tabs={detail.genres.map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 0 }))}
        />
        <div className="mt-8 border-t border-line">
          <InnerHeader title={long} back={{ href: '#', label: nav.back }} />
          <div className="relative mt-4 h-24 bg-accent">
            <InnerHeader isOverArt title={viewer.list} back={{ href: '#', label: nav.back }} />
          </div>
        </div>
      </AppFrame>
    );
  },
};

/** Each bar by itself, as a guest sees it. */
export const GuestBars: StoryObj = {
  render: function Render() {
    const { nav } = useSampleTexts();
    const items = [
      { href: '#', label: nav.home, icon: HomeIcon },
      { href: '#shop', label: nav.shop, icon: ShopIcon },
      { href: '#gift', label: nav.gifts, icon: GiftIcon, unreadLabel: nav.notices },
      { href: '#search', label: nav.search, icon: SearchIcon },
      { href: '#my', label: nav.my, icon: UserIcon, isCurrent: true },
    ];
    return (
      <div className="min-h-dvh bg-page">
        <TopBar
          home={{ href: '#', label: nav.home }}
          logo={<b className="text-22">Longstrip</b>}
          search={{ href: '#search', label: nav.find }}
          links={[{ href: '#my', label: nav.my }]}
          label={nav.main}
        />
        <HomeHeader home={{ href: '#', label: nav.home }} logo={<b className="text-22">Longstrip</b>} />
        <div className="p-4">
          <WalletPill href="#shop" amount="12,340" label="12,340 coins, go to the shop" />
        </div>
        <BottomBar label={nav.main} items={items} />
      </div>
    );
  },
};
