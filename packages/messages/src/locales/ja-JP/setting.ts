import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': '表示テーマ',
  'setting.clearReading': '閲覧履歴を消去',
  'setting.clearReadingConfirm': '消去する',
  'setting.clearReadingText': '読んだ話と読みかけの位置が、このブラウザから消えます。元に戻すことはできません。',
  'setting.language': '言語',
  'setting.reading': '閲覧',
  'setting.readingCleared': '閲覧履歴を消去しました',
  'setting.themeDark': 'ダーク',
  'setting.themeLight': 'ライト',
  'setting.themeSystem': '端末の設定に合わせる',
};

export default setting;
