import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCards } from '../../../testing/story-data.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import type { UseHistoryData } from '../../money/use-history/use-history-loader.server.ts';
import { UseHistoryScreen } from '../../money/use-history/use-history-screen.tsx';
import type { LibraryPageData } from './library-loader.server.ts';
import { LibraryScreen } from './library-screen.tsx';

const meta: Meta = { title: 'Storefront/Library', parameters: { frame: 'none' } };
export default meta;

const EMPTY: LibraryPageData = {
  ...{ title: 'Story', texts: {}, list: 'my', sort: 'CREATE', hiddenCount: 0 },
  ...{ rows: [], next: null },
};

function LibraryStory({ globals, change = {} }: { globals: object; change?: Partial<LibraryPageData> }) {
  const texts = useSampleTexts();
  const rows = storyCards(texts).map(({ alias, title, cover }, index) => ({
    ...{ alias, title, cover, titleBreaks: [], href: `/viewer/${alias}/ep-1`, note: '9 owned · 1 new' },
    ...(index % 3 === 1 ? { ending: 'Rented, 41 h left' } : {}),
    ...(index % 2 === 0 ? { place: `${texts.detail.episode(index + 1)} · 40%`, readShare: 0.4 } : {}),
  }));
  const data = { ...EMPTY, rows, hiddenCount: 3, ...change };
  return <StorySite globals={globals} path={`/library/${data.list}`} data={data} component={LibraryScreen} />;
}

export const Own: StoryObj = { render: (_args, { globals }) => <LibraryStory globals={globals} /> };

/** Another page follows. */
export const GoesOn: StoryObj = {
  render: (_args, { globals }) => <LibraryStory globals={globals} change={{ next: 1 }} />,
};

export const Recent: StoryObj = {
  render: (_args, { globals }) => <LibraryStory globals={globals} change={{ list: 'recent', hiddenCount: 0 }} />,
};

export const NoFavorites: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/library/favorite"
      data={{ ...EMPTY, list: 'favorite' }}
      component={LibraryScreen}
    />
  ),
};

function UseStory({ globals, change = {} }: { globals: object; change?: Partial<UseHistoryData> }) {
  const texts = useSampleTexts();
  const rows = storyCards(texts).map(({ title, cover }, index) => ({
    ...{ id: 100 - index, title, cover, note: 'Rented · 2026.11.21', episodes: texts.detail.episode(index + 1) },
    coins: index % 3 === 2 ? null : '3',
    receipt: index % 3 === 2 ? null : '3 coins: 2 bonus of 2026.11.02 (end 2026.12.02), 1 bought 2026.10.11',
    undone: index === 3 ? 'Given back on 2026.11.22' : null,
  }));
  const balance = { coins: '42', kinds: '30 bought · 2 free · 10 bonus' };
  const data: UseHistoryData = { title: 'Story', texts: {}, days: 90, balance, rows, next: null, ...change };
  return <StorySite globals={globals} path="/history/use" data={data} component={UseHistoryScreen} />;
}

export const UseHistory: StoryObj = { render: (_args, { globals }) => <UseStory globals={globals} /> };

export const NothingUsed: StoryObj = {
  render: (_args, { globals }) => <UseStory globals={globals} change={{ rows: [], balance: null }} />,
};
