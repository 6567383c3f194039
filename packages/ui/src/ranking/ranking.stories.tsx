import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRanking, useSampleTexts } from '../samples/sample-context.tsx';
import { RankMove } from './rank-move.tsx';
import { Podium, RankList, RankRow } from './rank-row.tsx';
import { RankShelf } from './rank-shelf.tsx';

const meta: Meta = { title: 'Content/Ranking' };
export default meta;

export const FirstThree: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return <Podium label={texts.tabs[1] ?? ''} series={sampleRanking(texts)} />;
  },
};

export const Rows: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const ranked = sampleRanking(texts);
    const [first] = ranked;
    return (
      <>
        <RankList label={texts.tabs[1] ?? ''} series={ranked.slice(3)} />
        {first && <RankRow {...first} title={texts.long} place="100" />}
      </>
    );
  },
};

export const Moves: StoryObj = {
  render: function Render() {
    const { ranking } = useSampleTexts();
    return (
      <div className="flex gap-6 p-4">
        <RankMove change={{ kind: 'up', places: '4', sentence: ranking.up(4) }} />
        <RankMove change={{ kind: 'down', places: '12', sentence: ranking.down(12) }} />
        <RankMove change={{ kind: 'same', sentence: ranking.same }} />
        <RankMove change={{ kind: 'new', label: ranking.fresh }} />
      </div>
    );
  },
};

export const FirstPlaces: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return <RankShelf title={texts.tabs[1] ?? ''} series={sampleRanking(texts)} />;
  },
};
