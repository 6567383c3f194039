import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': 'すべて',
  'faq.categories': 'カテゴリー',
  'faq.categoryACCOUNT': 'アカウント',
  'faq.categoryAPP': 'アプリと端末',
  'faq.categoryCOIN': 'コインとお支払い',
  'faq.categoryCONTENTS': '作品と各話',
  'faq.categoryOTHER': 'その他',
  'faq.categoryREADING': '閲覧',
  'faq.emptyText': 'よくある質問への回答はここに表示されます。',
  'faq.emptyTitle': '質問はまだありません',
  'faq.lead': 'よくある質問と、その答えです。',
  'faq.askTitle': '解決しませんでしたか？',
  'faq.askText': 'サポートにお問い合わせください。画像も送れます。',
};

export default faq;
