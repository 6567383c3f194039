import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': '字型',
  'novel.fontRounded': '圓體',
  'novel.fontSans': '黑體',
  'novel.fontSerif': '明體',
  'novel.footnote': '註',
  'novel.horizontal': '橫排',
  'novel.lineSpacing': '行距',
  'novel.paper': '背景',
  'novel.paperDark': '深色',
  'novel.paperSepia': '米黃',
  'novel.paperWhite': '白色',
  'novel.spacingLoose': '寬',
  'novel.spacingNormal': '適中',
  'novel.spacingTight': '窄',
  'novel.textSize': '文字大小',
  'novel.vertical': '直排',
  'novel.writingMode': '文字方向',
};

export default novel;
