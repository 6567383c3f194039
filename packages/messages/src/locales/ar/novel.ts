import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': 'الخط',
  'novel.fontRounded': 'مستدير',
  'novel.fontSans': 'بسيط',
  'novel.fontSerif': 'نسخ',
  'novel.footnote': 'حاشية',
  'novel.horizontal': 'أفقي',
  'novel.lineSpacing': 'تباعد الأسطر',
  'novel.paper': 'الورق',
  'novel.paperDark': 'داكن',
  'novel.paperSepia': 'بني فاتح',
  'novel.paperWhite': 'أبيض',
  'novel.spacingLoose': 'واسع',
  'novel.spacingNormal': 'عادي',
  'novel.spacingTight': 'ضيّق',
  'novel.textSize': 'حجم النص',
  'novel.vertical': 'عمودي',
  'novel.writingMode': 'اتجاه النص',
};

export default novel;
