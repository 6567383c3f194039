import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': '全部主題',
  'faq.categories': '主題',
  'faq.categoryACCOUNT': '帳號',
  'faq.categoryAPP': 'App 與裝置',
  'faq.categoryCOIN': '代幣與付款',
  'faq.categoryCONTENTS': '作品與話數',
  'faq.categoryOTHER': '其他',
  'faq.categoryREADING': '閱讀',
  'faq.emptyText': '常見問題的解答會顯示在這裡。',
  'faq.emptyTitle': '目前沒有問題',
  'faq.lead': '讀者最常問的問題，以及解答。',
  'faq.askTitle': '找不到答案嗎？',
  'faq.askText': '詢問客服，可附上圖片。',
};

export default faq;
