import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': 'กลับ',
  'common.cancel': 'ยกเลิก',
  'common.close': 'ปิด',
  'common.coins_other': '{{count}} เหรียญ',
  'common.confirm': 'ยืนยัน',
  'common.goBack': 'ย้อนกลับ',
  'common.goHome': 'ไปหน้าแรก',
  'common.less': 'ย่อ',
  'common.logIn': 'เข้าสู่ระบบ',
  'common.more': 'เพิ่มเติม',
  'common.retry': 'ลองอีกครั้ง',
  'common.share': 'แชร์',
};

export default common;
