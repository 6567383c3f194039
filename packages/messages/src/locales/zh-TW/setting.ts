import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': '外觀',
  'setting.clearReading': '清除閱讀紀錄',
  'setting.clearReadingConfirm': '清除',
  'setting.clearReadingText': '這個瀏覽器中的閱讀紀錄與進度將會清除，且無法復原。',
  'setting.language': '語言',
  'setting.reading': '閱讀',
  'setting.readingCleared': '已清除閱讀紀錄',
  'setting.themeDark': '深色',
  'setting.themeLight': '淺色',
  'setting.themeSystem': '跟隨裝置',
};

export default setting;
