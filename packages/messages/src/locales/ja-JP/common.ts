import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': '戻る',
  'common.cancel': 'キャンセル',
  'common.close': '閉じる',
  'common.coins_other': '{{count}}コイン',
  'common.confirm': '確認',
  'common.goBack': '前のページへ',
  'common.goHome': 'ホームへ',
  'common.less': '閉じる',
  'common.logIn': 'ログイン',
  'common.more': 'もっと見る',
  'common.retry': 'もう一度試す',
  'common.share': 'シェア',
};

export default common;
