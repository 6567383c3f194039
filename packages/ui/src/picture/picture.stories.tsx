import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCover, sampleWide } from '../samples/sample-art.ts';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { Picture } from './picture.tsx';

const meta: Meta = { title: 'Content/Picture' };
export default meta;

const cover = sampleCover(SAMPLE_SCENES.ninthTail, 'The Ninth Tail');
const broken = { src: 'data:image/png;base64,AAAA', widthPx: 300, heightPx: 400, placeholder: '#55122a' };

/** Loaded, waiting far below the window, and unavailable. The frames never change size. */
export const Phases: StoryObj = {
  render: () => (
    <div className="p-4">
      <div className="grid grid-cols-3 gap-2">
        {[cover, broken].map((picture) => (
          <div key={picture.src} className="relative aspect-3/4 overflow-hidden rounded-cover bg-skeleton">
            <Picture picture={picture} alt="A cover" />
          </div>
        ))}
      </div>
      <div className="relative mt-[120dvh] aspect-video overflow-hidden rounded-cover bg-skeleton">
        <Picture picture={sampleWide(SAMPLE_SCENES.ninthTail)} desktopPicture={cover} alt="Wide art" />
      </div>
    </div>
  ),
};
