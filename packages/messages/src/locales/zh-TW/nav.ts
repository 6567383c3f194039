import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': '禮物',
  'nav.event': '活動',
  'nav.faq': '常見問題',
  'nav.fresh': '有新內容',
  'nav.history': '代幣紀錄',
  'nav.home': '首頁',
  'nav.inLanguage': '{{label}}（{{language}}）',
  'nav.library': '書櫃',
  'nav.my': '我的',
  'nav.notice': '公告',
  'nav.search': '搜尋',
  'nav.setting': '設定',
  'nav.shop': '商店',
  'nav.transfer': '轉移帳號',
  'nav.alarm': '通知',
  'nav.qna': '我的提問',
};

export default nav;
