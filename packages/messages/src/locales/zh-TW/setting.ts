import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': '外觀',
  'setting.language': '語言',
  'setting.themeDark': '深色',
  'setting.themeLight': '淺色',
  'setting.themeSystem': '跟隨裝置',
};

export default setting;
