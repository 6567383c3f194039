import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseRichText } from './parse-rich-text.ts';
import { RichText } from './rich-text.tsx';
import { OwnNames, OwnText, Phrases } from './text.tsx';
import '../styles/rich-text.css';

const meta: Meta = { title: 'Text/Own text' };
export default meta;

const TITLES = [
  'Statement of Lift Four, Taken in the Winter of the Long Strike',
  'إفادة المصعد الرابع كما سُجّلت في شتاء الإضراب الطويل',
  '第四号エレベーターの陳述、長いストライキの冬に取られたもの',
];

/** Each title is cut at its own end, and starts at the page's start side. */
export const Titles: StoryObj = {
  render: () => (
    <div className="grid w-60 grid-cols-1 gap-3 p-4">
      {TITLES.map((title) => (
        <OwnText key={title} className="one-line block">
          {title}
        </OwnText>
      ))}
    </div>
  ),
};

/** Two names, one, and one that is cut: the second is left out where it has no room. */
export const Names: StoryObj = {
  render: () => (
    <div className="grid gap-3 p-4">
      {[240, 144, 72].map((widthPx) => (
        <div key={widthPx} style={{ inlineSize: widthPx }}>
          <OwnNames names="Petra Okonjo · Lias Brandvold" />
        </div>
      ))}
    </div>
  ),
};

/** A title in another language: it has its own direction, but starts at the page's start side. */
export const OtherLanguage: StoryObj = {
  render: () => (
    <div className="w-60 p-4">
      <OwnText language={{ tag: 'ar', direction: 'rtl' }} className="line-clamp-2">
        {TITLES[1]}
      </OwnText>
    </div>
  ),
};

/** Lines break between phrases, and inside one only where it is wider than its line. */
export const BetweenPhrases: StoryObj = {
  render: () => (
    <div className="flex gap-6 p-4">
      {[56, 112, 200].map((widthPx) => (
        <div key={widthPx} style={{ inlineSize: widthPx }} className="grid content-start gap-3">
          <p lang="ja">
            <Phrases text="サーブは二度打てる" breaks={[4]} />
          </p>
          <p lang="th">
            <Phrases text="สารวัตรควิลล์กับสวนแอปเปิลไขลาน" breaks={[7, 13, 18]} />
          </p>
        </div>
      ))}
    </div>
  ),
};

/** An operator's text: what is not allowed in it stays only as words. */
export const Rich: StoryObj = {
  render: () => (
    <div className="max-w-90 p-4">
      <RichText
        nodes={parseRichText(
          '<div><span style="font-weight:700;color:#FF3900">Spring fair</span><br>Every <b>day</b>.</div><div>More at <a href="/notice">notices</a>.</div>',
          (href) => href,
        )}
      />
    </div>
  ),
};
