import { useState } from 'react';
import { Slider } from '../form/slider.tsx';
import { Switch } from '../form/switch.tsx';
import {
  BackIcon,
  ForwardIcon,
  GiftIcon,
  HomeIcon,
  PageIcon,
  SearchIcon,
  SettingsIcon,
  ShopIcon,
  UserIcon,
} from '../icon/icons.tsx';
import { ListIcon, PagesIcon, ScrollModeIcon, TextSizeIcon } from '../icon/reading-icons.tsx';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { HomeHeader } from '../shell/headers.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { ViewerBottomBar, ViewerFavourite, type ViewerGround, ViewerTopBar } from '../viewer/viewer-bars.tsx';
import { ViewerMenu } from '../viewer/viewer-menu.tsx';
import { ViewerProgress } from '../viewer/viewer-progress.tsx';
import { ViewerSeek } from '../viewer/viewer-seek.tsx';
import { GroundSample, type ViewerSettingsProps } from '../viewer/viewer-settings.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { type SampleTexts, useSampleTexts, useSampleWordmark } from './sample-context.tsx';

/** Both bars of the viewer with the progress line. */
export function SampleViewerBars({ isShown, ground = 'art' }: { isShown: boolean; ground?: ViewerGround }) {
  const { titles, detail, nav, viewer } = useSampleTexts();
  const [isFavourite, setFavourite] = useState(false);
  const [place, setPlace] = useState(38);
  const nothing = () => undefined;
  return (
    <>
      <ViewerTopBar
        title={ground === 'novel' ? titles.moonLibrary : titles.saltCrown}
        place={detail.episode(12)}
        close={{ href: '#detail', label: nav.close }}
        favourite={
          <ViewerFavourite label={detail.favourite} isOn={isFavourite} onToggle={() => setFavourite(!isFavourite)} />
        }
        menu={
          <ViewerMenu
            label={viewer.settings}
            tools={[{ key: 'list', icon: ListIcon, label: viewer.list, onPress: nothing }]}
            ground={ground}
            theme={ground === 'art' ? 'dark' : undefined}
          />
        }
        isShown={isShown}
        ground={ground}
      />
      <ViewerBottomBar
        label={viewer.list}
        isShown={isShown}
        ground={ground}
        progress={!isShown && <ViewerProgress share={0.38} label={viewer.readSoFar} ground={ground} />}
        seek={
          <ViewerSeek
            label={viewer.readSoFar}
            value={place}
            min={0}
            max={100}
            textOf={(percent) => `${percent}%`}
            previewOf={(percent) => <span className="text-22">{percent}</span>}
            onSeek={setPlace}
            ground={ground}
          />
        }
        actions={[
          { key: 'previous', icon: BackIcon, label: viewer.previous, href: '#11' },
          { key: 'list', icon: ListIcon, label: viewer.list, onPress: nothing },
          {
            key: 'settings',
            icon: ground === 'novel' ? TextSizeIcon : SettingsIcon,
            label: viewer.settings,
            onPress: nothing,
          },
          { key: 'next', icon: ForwardIcon, label: viewer.next, href: '#13' },
        ]}
      />
    </>
  );
}

const LETTER = { letter: 'A', language: 'en' };
const GROUNDS: readonly (readonly [paper: string, ink: string])[] = [
  ['#ffffff', '#17171a'],
  ['#f8f3e9', '#2a241d'],
  ['#171513', '#d9d1c4'],
];

/** Every question of the viewer's settings, in the words of a locale. */
export function sampleViewerSettings(
  { viewer }: SampleTexts,
  chosen: Record<string, string>,
  set: (key: string) => (value: string) => void,
  size: { sizePx: number; setSizePx: (sizePx: number) => void },
): ViewerSettingsProps {
  const fonts = ['var(--font-novel)', 'var(--font)', 'ui-rounded, var(--font)'];
  const [account = '', device = '', series = ''] = viewer.scopes;
  return {
    scope: {
      label: viewer.scope,
      value: chosen.scope ?? 'series',
      onChange: set('scope'),
      tiles: [
        { value: 'account', label: account },
        { value: 'device', label: device },
        { value: 'series', label: series },
      ],
      note: chosen.scope === 'account' ? viewer.scopeNote : undefined,
      reset: { label: viewer.reset, onPress: () => set('scope')('account') },
    },
    mode: {
      label: viewer.mode,
      value: chosen.mode === 'PAPER' ? 'PAPER' : 'SCROLL',
      onChange: set('mode'),
      tiles: [
        { value: 'SCROLL', label: viewer.scroll, sample: <ScrollModeIcon /> },
        { value: 'PAPER', label: viewer.paper, sample: <PagesIcon /> },
      ],
    },
    pages: {
      label: viewer.pages,
      value: chosen.pages ?? 'single',
      onChange: set('pages'),
      tiles: [
        { value: 'single', label: viewer.single, sample: <PageIcon /> },
        { value: 'double', label: viewer.double, sample: <PagesIcon /> },
      ],
    },
    ground: {
      label: viewer.ground,
      value: chosen.ground ?? '1',
      onChange: set('ground'),
      tiles: GROUNDS.map(([paper, ink], index) => ({
        value: String(index),
        label: viewer.grounds[index] ?? '',
        sample: <GroundSample paper={paper} ink={ink} {...LETTER} />,
      })),
    },
    font: {
      label: viewer.font,
      value: chosen.font ?? '0',
      onChange: set('font'),
      tiles: fonts.map((fontFamily, index) => ({
        value: String(index),
        label: viewer.fonts[index] ?? '',
        sample: (
          <span aria-hidden="true" className="text-22 leading-none" style={{ fontFamily }}>
            Aa
          </span>
        ),
      })),
    },
    textSize: {
      label: viewer.size,
      valuePx: size.sizePx,
      minPx: 14,
      maxPx: 28,
      valueText: String(size.sizePx),
      letter: LETTER,
      onChange: size.setSizePx,
    },
    more: {
      label: viewer.more,
      groups: [
        {
          title: viewer.light,
          content: (
            <>
              <Slider
                label={viewer.brightness}
                value={Number(chosen.brightness ?? 80)}
                {...{ min: 40, max: 100, step: 5 }}
                valueText={`${chosen.brightness ?? 80}%`}
                onChange={(percent) => set('brightness')(String(percent))}
              />
              <Switch
                label={viewer.grey}
                checked={chosen.grey === 'true'}
                onChange={(event) => set('grey')(String(event.currentTarget.checked))}
              />
            </>
          ),
        },
      ],
    },
    binge: {
      label: viewer.binge,
      note: viewer.bingeNote,
      isOn: chosen.binge === 'true',
      onChange: (isOn) => set('binge')(String(isOn)),
    },
  };
}

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
