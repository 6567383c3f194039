import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.later': 'การใช้งานบนเว็บไซต์นี้จะเปิดภายหลัง',
  'wait.every_other': 'อ่านฟรีได้ 1 ตอนทุก {{count}} ชั่วโมง',
  'wait.newest_other': 'ไม่รวม {{count}} ตอนล่าสุด',
};

export default wait;
