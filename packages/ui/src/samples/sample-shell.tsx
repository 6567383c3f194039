import { GiftIcon, HomeIcon, SearchIcon, ShopIcon, UserIcon } from '../icon/icons.tsx';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { HomeHeader } from '../shell/home-header.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { useSampleTexts, useSampleWordmark } from './sample-context.tsx';

/** The desktop bar of a signed-in reader. */
export function SampleTopBar() {
  const { nav } = useSampleTexts();
  return (
    <TopBar
      home={{ href: '#', label: nav.home }}
      logo={<Wordmark word={useSampleWordmark()} heightPx={30} />}
      search={{ href: '#search', label: nav.find }}
      links={[
        { href: '#shop', label: nav.shop },
        { href: '#gift', label: nav.gifts },
        { href: '#my', label: nav.my },
      ]}
      wallet={{ href: '#shop', amount: '7', label: `7, ${nav.shop}` }}
      label={nav.main}
    />
  );
}

/** The phone's header of a signed-in reader. */
export function SampleHomeHeader() {
  const { nav } = useSampleTexts();
  return (
    <HomeHeader
      home={{ href: '#', label: nav.home }}
      logo={<Wordmark word={useSampleWordmark()} />}
      wallet={{ href: '#shop', amount: '7', label: `7, ${nav.shop}` }}
      bell={{ href: '#notice', label: nav.notices, unreadCount: 3 }}
    />
  );
}

/** The phone's bottom bar with home chosen. */
export function SampleBottomBar() {
  const { nav } = useSampleTexts();
  return (
    <BottomBar
      label={nav.main}
      items={[
        { href: '#', label: nav.home, icon: HomeIcon, isCurrent: true },
        { href: '#shop', label: nav.shop, icon: ShopIcon },
        { href: '#gift', label: nav.gifts, icon: GiftIcon },
        { href: '#search', label: nav.search, icon: SearchIcon },
        { href: '#my', label: nav.my, icon: UserIcon },
      ]}
    />
  );
}
