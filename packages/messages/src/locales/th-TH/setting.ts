import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'ธีม',
  'setting.language': 'ภาษา',
  'setting.themeDark': 'มืด',
  'setting.themeLight': 'สว่าง',
  'setting.themeSystem': 'ตามอุปกรณ์',
};

export default setting;
