import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'ยังไม่มีการแจ้งเตือน',
  'alarm.emptyText': 'คำตอบ ของขวัญ และคูปองสำหรับคุณจะแจ้งที่นี่',
  'alarm.kept': 'เก็บไว้ {{days}} วัน',
  'alarm.pages': 'หน้าของการแจ้งเตือน',
  'alarm.kindTICKET_ANSWERED': 'เราตอบคำถาม “{{title}}” ของคุณแล้ว',
  'alarm.kindGIFT_OFFERED': 'มีของขวัญรอคุณอยู่: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'คุณได้รับคูปองใหม่: {{title}}',
};

export default alarm;
