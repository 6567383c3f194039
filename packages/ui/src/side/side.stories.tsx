import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeriesFacts } from '../detail/series-head.tsx';
import { GiftIcon, HomeIcon, SearchIcon, ShopIcon, TicketIcon, UserIcon } from '../icon/icons.tsx';
import { HOME_TAB_ICON } from '../icon/tab-icons.tsx';
import { sampleCards, useSampleTexts } from '../samples/sample-context.tsx';
import { SampleTopBar } from '../samples/sample-screens.tsx';

import { SeriesPreview } from '../series/series-preview.tsx';
import { AppFrame } from '../shell/app-frame.tsx';
import { Rail } from '../shell/rail.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { SideColumn } from './side-column.tsx';
import { SideLink, SideList, SideListSkeleton, SideSection } from './side-list.tsx';

const meta: Meta = { title: 'Shell/Columns', parameters: { frame: 'none' } };
export default meta;

function useRows() {
  const texts = useSampleTexts();
  return sampleCards(texts).map(({ href, title, cover, creators }, index) => ({
    ...{ href, title, cover, note: creators, place: String(index + 1) },
    ...(index === 0 ? { readShare: 0.4 } : {}),
  }));
}

/** In a window of 1024 px and more: the rail, the column, and the second column, centred together. */
export const ThreeColumns: StoryObj = {
  render: function Render() {
    const { nav, tabs, detail, home } = useSampleTexts();
    const icons = Object.values(HOME_TAB_ICON);
    const sections = tabs.map((label, index) => ({
      href: `#tab-${index}`,
      label,
      icon: icons[index] ?? HomeIcon,
      isCurrent: index === 1,
    }));
    return (
      <AppFrame
        topBar={<SampleTopBar />}
        rail={
          <Rail
            groups={[
              { label: nav.home, items: [{ href: '#home', label: nav.home, icon: HomeIcon }, ...sections] },
              {
                label: nav.main,
                items: [
                  { href: '#shop', label: nav.shop, icon: ShopIcon },
                  { href: '#gift', label: nav.gifts, icon: GiftIcon, unreadLabel: nav.notices },
                  { href: '#search', label: nav.search, icon: SearchIcon },
                  { href: '#my', label: nav.my, icon: UserIcon },
                ],
              },
            ]}
          />
        }
        side={
          <SideColumn label={home.today}>
            <SideSection title={home.today} more={{ href: '#all', label: home.all }}>
              <SideList label={home.today} rows={useRows()} />
            </SideSection>
          </SideColumn>
        }
      >
        <main className="grid gap-4 p-4">
          {Array.from({ length: 12 }, (_, index) => index).map((index) => (
            <p key={index} className="text-fg-2">
              {detail.synopsis}
            </p>
          ))}
        </main>
      </AppFrame>
    );
  },
};

/** The choices of a list: a few below each other, many short ones in two columns. */
export const Filters: StoryObj = {
  render: function Render() {
    const { days, home, ranking } = useSampleTexts();
    const optionsOf = (labels: readonly string[], chosen: number) =>
      labels.map((label, index) => ({ href: `#${label}`, label, isCurrent: index === chosen }));
    return (
      <div className="w-76 px-5">
        <ChoicePanel
          groups={[
            { label: home.today, options: optionsOf(days, 2) },
            { label: home.sort, options: optionsOf(ranking.windows, 0) },
          ]}
        />
      </div>
    );
  },
};

/** Rows, the same while they are loaded, and a line that leads to what is free today. */
export const Parts: StoryObj = {
  render: function Render() {
    const { home, detail, long } = useSampleTexts();
    const rows = useRows();
    const [first] = rows;
    return (
      <div className="w-76 px-5 pb-5">
        <SideSection title={home.continue}>
          <SideList label={home.continue} rows={rows.slice(0, 2).map(({ place: _, ...row }) => row)} />
        </SideSection>
        <SideLink href="#free" title={detail.ticket} note={detail.waitNote} icon={<TicketIcon />} />
        <SideSection title={long} more={{ href: '#long', label: home.all }}>
          {first && <SideList label={long} rows={[{ ...first, title: long }]} />}
        </SideSection>
        <SideSection title={home.today}>
          <SideListSkeleton label={home.today} count={3} />
        </SideSection>
      </div>
    );
  },
};

/** What a cover says when a mouse rests on it, and the facts alone, as beside the episodes. */
export const Preview: StoryObj = {
  render: function Render() {
    const { titles, creators, detail } = useSampleTexts();
    const rating = { text: '4.6 (120)', spoken: '4.6 / 5' };
    return (
      <div className="grid w-75 gap-4 p-4">
        <SeriesPreview
          title={titles.saltCrown}
          creators={creators.saltCrown}
          synopsis={detail.synopsis}
          facts={detail.facts}
          rating={rating}
        />
        <SeriesFacts facts={detail.facts} rating={rating} badges={['18']} />
      </div>
    );
  },
};
