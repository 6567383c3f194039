import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'ธีม',
  'setting.clearReading': 'ล้างประวัติการอ่าน',
  'setting.clearReadingConfirm': 'ล้าง',
  'setting.clearReadingText': 'ประวัติการอ่านและจุดที่อ่านค้างไว้ในเบราว์เซอร์นี้จะถูกลบ และกู้คืนไม่ได้',
  'setting.language': 'ภาษา',
  'setting.reading': 'การอ่าน',
  'setting.readingCleared': 'ล้างประวัติการอ่านแล้ว',
  'setting.themeDark': 'มืด',
  'setting.themeLight': 'สว่าง',
  'setting.themeSystem': 'ตามอุปกรณ์',
};

export default setting;
