import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyRanking } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import RankingScreen from './home-ranking.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Ranking', parameters: { frame: 'none' } };
export default meta;

export const Ranking: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyRanking(useSampleTexts());
    return <StorySite globals={globals} path="/home/ranking" data={data} component={RankingScreen} />;
  },
};

/** With two series there is no podium. */
export const RankingOfTwo: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyRanking(useSampleTexts(), 2);
    return <StorySite globals={globals} path="/home/ranking" data={data} component={RankingScreen} />;
  },
};

export const RankingEmpty: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyRanking(useSampleTexts(), 0);
    return <StorySite globals={globals} path="/home/ranking" data={data} component={RankingScreen} />;
  },
};
