import { DEFAULT_VIEWER_SETTINGS } from '@longstrip/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../../../styles/novel.css';
import { NovelArticle } from './novel-article.tsx';

const ENGLISH = `<p>The library opened only when the moon was thin enough to fit through the door, and on those nights Ilse came
early to hold it.</p><p>There were rules. One did not whistle on the stairs.<a class="ls-noteref" href="#t1">1</a> One did
not ask a book how it ended.</p><div class="ls-notes"><p class="ls-note" id="t1">Nobody remembers why.</p></div>`;
const JAPANESE =
  '<p>図書館は、月が扉をくぐれるほど<ruby>細<rt>ほそ</rt></ruby>くなった夜にだけ開く。</p><p>決まりがあった。階段で口笛を吹かないこと。<span class="ls-tcy">13</span>の鐘を聞かないこと。</p>';
const ARABIC = '<p>كانت المكتبة لا تفتح إلا حين يرقّ القمر حتى يعبر من الباب.</p><p>وكانت إلسه تأتي باكرًا لتمسك به.</p>';

const meta: Meta<typeof NovelArticle> = {
  title: 'Novel/Article',
  component: NovelArticle,
  args: {
    pages: [{ kind: 'text', order: 1, html: ENGLISH }],
    title: 'The Night Catalogue',
    language: 'en',
    writing: 'HORIZONTAL',
    settings: DEFAULT_VIEWER_SETTINGS,
  },
  decorators: [
    (Story) => (
      <div className="bg-paper p-7 text-ink">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof NovelArticle>;

export const Serif: Story = {};
export const Sans: Story = { args: { settings: { ...DEFAULT_VIEWER_SETTINGS, font: 'sans' } } };
export const RoundedAndLarge: Story = {
  args: { settings: { ...DEFAULT_VIEWER_SETTINGS, font: 'rounded', textStep: 6, spacing: 'loose' } },
};
export const Upright: Story = {
  args: {
    pages: [{ kind: 'text', order: 1, html: JAPANESE }],
    title: '夜の目録',
    language: 'ja',
    writing: 'VERTICAL',
    className: 'h-80',
  },
};
export const FromTheRight: Story = {
  args: { pages: [{ kind: 'text', order: 1, html: ARABIC }], title: 'فهرس الليل', language: 'ar' },
};
