import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeScreen } from '../../routes/catalogue/free/free-screen.tsx';
import { GenreScreen } from '../../routes/catalogue/genres/genre-screen.tsx';
import { MatureScreen } from '../../routes/catalogue/mature/mature-screen.tsx';
import { PickScreen } from '../../routes/catalogue/picks/pick-screen.tsx';
import { PicksScreen } from '../../routes/catalogue/picks/picks-screen.tsx';
import { RankingScreen } from '../../routes/catalogue/ranking/ranking-screen.tsx';
import { WeeklyScreen } from '../../routes/catalogue/weekly/weekly-screen.tsx';
import { storyAgeCheck } from '../../testing/story-age-check.ts';
import { STORY_META } from '../../testing/story-data.ts';
import { storyFree, storyGenre, storyPicks, storyRanking, storyWeekly } from '../../testing/story-lists.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta: Meta = { title: 'Storefront/Lists', parameters: { frame: 'none' } };
export default meta;

export const Weekly: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyWeekly(useSampleTexts());
    return <StorySite globals={globals} path="/home/weekly" data={data} component={WeeklyScreen} />;
  },
};

export const WeeklyEmpty: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyWeekly(useSampleTexts(), 0);
    return <StorySite globals={globals} path="/home/weekly" data={data} component={WeeklyScreen} />;
  },
};

export const Free: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyFree(useSampleTexts());
    return <StorySite globals={globals} path="/home/free" data={data} component={FreeScreen} />;
  },
};

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

export const Genre: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyGenre(useSampleTexts());
    return <StorySite globals={globals} path="/home/romance" data={data} component={GenreScreen} />;
  },
};

function MatureStory({ globals, data }: { globals: object; data: object }) {
  const page = { meta: STORY_META, ...data };
  return <StorySite globals={globals} path="/home/mature" data={page} component={MatureScreen} />;
}

export const AgeAsked: StoryObj = {
  render: (_args, { globals }) => (
    <MatureStory
      globals={globals}
      data={{ kind: 'ageCheck', check: storyAgeCheck({ kind: 'yesNo', isDaily: true }) }}
    />
  ),
};

export const Mature: StoryObj = {
  render: function Render(_args, { globals }) {
    return <MatureStory globals={globals} data={{ kind: 'list', ...storyWeekly(useSampleTexts()) }} />;
  },
};

export const Picks: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { meta: STORY_META, picks: storyPicks(useSampleTexts()) };
    return <StorySite globals={globals} path="/home/pick" data={data} component={PicksScreen} />;
  },
};

export const OnePick: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { meta: STORY_META, pick: storyPicks(useSampleTexts())[0], alsoLike: [] };
    return <StorySite globals={globals} path="/home/pick/1" data={data} component={PickScreen} />;
  },
};
