import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': 'Schriftart',
  'novel.fontRounded': 'Rund',
  'novel.fontSans': 'Serifenlos',
  'novel.fontSerif': 'Mit Serifen',
  'novel.footnote': 'Anmerkung',
  'novel.horizontal': 'Waagerecht',
  'novel.lineSpacing': 'Zeilenabstand',
  'novel.paper': 'Papier',
  'novel.paperDark': 'Dunkel',
  'novel.paperSepia': 'Sepia',
  'novel.paperWhite': 'Weiß',
  'novel.spacingLoose': 'Weit',
  'novel.spacingNormal': 'Mittel',
  'novel.spacingTight': 'Eng',
  'novel.textSize': 'Textgröße',
  'novel.vertical': 'Senkrecht',
  'novel.writingMode': 'Schreibrichtung',
};

export default novel;
