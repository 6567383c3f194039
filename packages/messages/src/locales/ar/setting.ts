import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'المظهر',
  'setting.language': 'اللغة',
  'setting.themeDark': 'داكن',
  'setting.themeLight': 'فاتح',
  'setting.themeSystem': 'مثل الجهاز',
};

export default setting;
