import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { storyCards } from '../../../testing/story-data.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import UseHistoryScreen from './history-use.route.tsx';
import type { UseHistoryData } from './use-history.server.ts';

const meta: Meta = { title: 'Storefront/Money/Use history', parameters: { frame: 'none' } };
export default meta;

function UseStory({ globals, change = {} }: { globals: object; change?: Partial<UseHistoryData> }) {
  const texts = useSampleTexts();
  const rows = storyCards(texts).map(({ title, cover }, index) => ({
    ...{ id: 100 - index, title, cover, note: 'Rented · 2026.11.21', episodes: texts.detail.episode(index + 1) },
    coins: index % 3 === 2 ? null : '3',
    receipt: index % 3 === 2 ? null : '3 coins: 2 bonus of 2026.11.02 (end 2026.12.02), 1 bought 2026.10.11',
    undone: index === 3 ? 'Given back on 2026.11.22' : null,
  }));
  const balance = { coins: '42', kinds: '30 bought · 2 free · 10 bonus' };
  const data: UseHistoryData = { title: 'Story', texts: NO_TEXTS, days: 90, balance, rows, next: null, ...change };
  return <StorySite globals={globals} path="/history/use" data={data} component={UseHistoryScreen} />;
}

export const UseHistory: StoryObj = { render: (_args, { globals }) => <UseStory globals={globals} /> };

export const NothingUsed: StoryObj = {
  render: (_args, { globals }) => <UseStory globals={globals} change={{ rows: [], balance: null }} />,
};
