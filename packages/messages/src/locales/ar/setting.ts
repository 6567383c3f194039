import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'المظهر',
  'setting.clearReading': 'مسح سجل القراءة',
  'setting.clearReadingConfirm': 'مسح',
  'setting.clearReadingText': 'سيُمحى من هذا المتصفح ما قرأته والموضع الذي توقفت عنده، ولا يمكن التراجع عن ذلك.',
  'setting.language': 'اللغة',
  'setting.reading': 'القراءة',
  'setting.readingCleared': 'مُسح سجل القراءة',
  'setting.themeDark': 'داكن',
  'setting.themeLight': 'فاتح',
  'setting.themeSystem': 'مثل الجهاز',
};

export default setting;
