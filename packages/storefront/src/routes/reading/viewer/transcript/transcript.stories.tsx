import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyEpisode } from '../../../../testing/story-data.ts';
import { StorySite } from '../../../../testing/story-site.tsx';
import type { TranscriptPanel } from './transcript.ts';
import { TranscriptView } from './transcript-view.tsx';

const meta: Meta = { title: 'Storefront/Reading/Transcript', parameters: { frame: 'none' } };
export default meta;

/** Panels with the words of the sample texts, some of them silent. */
function OpenTranscript({ pages }: { pages: number }) {
  const texts = useSampleTexts();
  const data = { ...storyEpisode(texts), mode: 'PAPER' } as const;
  const panels = Array.from({ length: pages }, (_, index) => index + 1).flatMap((page): TranscriptPanel[] => [
    { page, pageId: null, offset: 0, scene: texts.detail.episode(page), text: texts.detail.synopsis },
    { page, pageId: null, offset: 0.5, scene: texts.titles.saltCrown, text: '' },
  ]);
  return (
    <div className="bg-surface text-fg">
      <TranscriptView data={data} panels={panels} onGone={() => {}} />
    </div>
  );
}

export const Transcript: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} component={() => <OpenTranscript pages={3} />} />,
};
