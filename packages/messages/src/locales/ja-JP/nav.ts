import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': 'ギフト',
  'nav.event': 'イベント',
  'nav.faq': 'ヘルプ',
  'nav.fresh': '新着あり',
  'nav.history': 'コイン履歴',
  'nav.home': 'ホーム',
  'nav.inLanguage': '{{label}}（{{language}}）',
  'nav.library': '本棚',
  'nav.my': 'マイページ',
  'nav.notice': 'お知らせ',
  'nav.search': '検索',
  'nav.setting': '設定',
  'nav.shop': 'ショップ',
  'nav.transfer': 'アカウントの移転',
  'nav.alarm': '通知',
  'nav.qna': 'お問い合わせ履歴',
};

export default nav;
