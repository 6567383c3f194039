import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'ยังไม่มีการแจ้งเตือน',
  'alarm.emptyText': 'ตอนใหม่ของเรื่องที่คุณติดตาม คำตอบ ของขวัญ และคูปองจะแจ้งไว้ที่นี่',
  'alarm.kept': 'เก็บไว้ {{days}} วัน',
  'alarm.pages': 'หน้าของการแจ้งเตือน',
  'alarm.kindTICKET_ANSWERED': 'เราตอบคำถาม “{{title}}” ของคุณแล้ว',
  'alarm.kindGIFT_OFFERED': 'มีของขวัญรอคุณอยู่: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'คุณได้รับคูปองใหม่: {{title}}',
  'alarm.kindNEW_EPISODE': 'มีตอนใหม่แล้ว: {{title}}',
  'alarm.kindNEW_ADULT_EPISODE': 'เรื่องที่คุณติดตามมีตอนใหม่แล้ว',
  'alarm.kindFREE_TICKET_READY': 'ตั๋วอ่านฟรีของคุณพร้อมใช้แล้ว: {{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': 'ตั๋วอ่านฟรีของเรื่องที่คุณอ่านพร้อมใช้แล้ว',
  'alarm.kindCOINS_END_SOON': 'เหรียญที่ใกล้หมดอายุ: {{coins}} ใช้ได้ถึง {{day}}',
  'alarm.kindGIFT_ENDS_SOON': 'ใช้ของขวัญของคุณภายใน {{day}}: {{title}}',
  'alarm.kindCOUPON_ENDS_SOON': 'ใช้คูปองของคุณภายใน {{day}}: {{title}}',
  'alarm.kindSPINS_END_SOON': 'ตั๋ววงล้อที่ใกล้หมดอายุ: {{tickets}} ใช้ได้ถึง {{day}}',
  'alarm.outsideTICKET_ANSWERED': 'เราตอบคำถามของคุณแล้ว',
  'alarm.outsideMany': 'การแจ้งเตือนใหม่: {{count}}',
};

export default alarm;
