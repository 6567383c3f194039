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
  'common.loading': '読み込み中…',
  'common.logIn': 'ログイン',
  'common.logOut': 'ログアウト',
  'common.more': 'もっと見る',
  'common.no': 'いいえ',
  'common.retry': 'もう一度試す',
  'common.save': '保存',
  'common.seeAll': 'すべて見る',
  'common.share': 'シェア',
  'common.yes': 'はい',
};

export default common;
