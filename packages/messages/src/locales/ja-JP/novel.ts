import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': '書体',
  'novel.fontRounded': '丸ゴシック',
  'novel.fontSans': 'ゴシック',
  'novel.fontSerif': '明朝',
  'novel.footnote': '注',
  'novel.horizontal': '横書き',
  'novel.lineSpacing': '行間',
  'novel.paper': '背景',
  'novel.paperDark': 'ダーク',
  'novel.paperSepia': 'セピア',
  'novel.paperWhite': '白',
  'novel.spacingLoose': '広い',
  'novel.spacingNormal': 'ふつう',
  'novel.spacingTight': '狭い',
  'novel.textSize': '文字サイズ',
  'novel.vertical': '縦書き',
  'novel.writingMode': '組み方向',
};

export default novel;
