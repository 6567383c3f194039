import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_other': 'อ่านฟรีได้ 1 ตอนทุก {{count}} ชั่วโมง',
  'wait.newest_other': 'ไม่รวม {{count}} ตอนล่าสุด',
  'wait.ready': 'ตั๋วฟรีพร้อมใช้แล้ว',
  'wait.readyIn': 'พร้อมในอีก',
  'wait.use': 'ใช้เลย',
};

export default wait;
