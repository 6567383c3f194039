import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': '表示テーマ',
  'setting.language': '言語',
  'setting.themeDark': 'ダーク',
  'setting.themeLight': 'ライト',
  'setting.themeSystem': '端末の設定に合わせる',
};

export default setting;
