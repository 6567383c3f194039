import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAgeCheck } from '../../../testing/story-age-check.ts';
import { STORY_META, storyDetail } from '../../../testing/story-data.ts';
import { useStoryRefusal } from '../../../testing/story-refusal.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { AdultOnlyScreen } from './adult-only-screen.tsx';
import DetailScreen from './detail.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Detail', parameters: { frame: 'none' } };
export default meta;

function DetailStory({ globals, count = 14, change = {} }: { globals: object; count?: number; change?: object }) {
  const page = storyDetail(useSampleTexts(), count);
  const data = { ...page, series: { ...page.series, ...change } };
  return <StorySite globals={globals} path="/detail/salt-crown" data={data} component={DetailScreen} />;
}

export const Series: StoryObj = { render: (_args, { globals }) => <DetailStory globals={globals} /> };

/** Without wide art: the cover is shown instead. */
export const FromCover: StoryObj = {
  render: (_args, { globals }) => <DetailStory globals={globals} change={{ keyArt: null }} />,
};

/** Episodes become free by waiting. */
export const WaitFree: StoryObj = {
  render: function Render(_args, { globals }) {
    const { detail } = useSampleTexts();
    return (
      <DetailStory globals={globals} change={{ waitFree: { note: detail.waitNote, period: detail.waitPeriod } }} />
    );
  },
};

export const WithoutArt: StoryObj = {
  render: (_args, { globals }) => <DetailStory globals={globals} change={{ keyArt: null, cover: null }} />,
};

export const NoEpisodes: StoryObj = { render: (_args, { globals }) => <DetailStory globals={globals} count={0} /> };

export const FiveHundredEpisodes: StoryObj = {
  render: (_args, { globals }) => <DetailStory globals={globals} count={500} />,
};

export const LongTitle: StoryObj = {
  render: function Render(_args, { globals }) {
    const { long } = useSampleTexts();
    return <DetailStory globals={globals} change={{ title: long, creators: [{ name: long, href: '/creator/1' }] }} />;
  },
};

function AdultOnlyPage() {
  return <AdultOnlyScreen kind="adultOnly" meta={STORY_META} refusal={useStoryRefusal('ADULT_ONLY_CONTENTS')} />;
}

export const AdultOnly: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/detail/night-only"
      data={{ check: storyAgeCheck({ kind: 'login' }) }}
      component={AdultOnlyPage}
    />
  ),
};
