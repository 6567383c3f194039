import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': 'ของขวัญ',
  'nav.event': 'กิจกรรม',
  'nav.faq': 'ช่วยเหลือ',
  'nav.fresh': 'มีใหม่',
  'nav.history': 'ประวัติเหรียญ',
  'nav.home': 'หน้าแรก',
  'nav.inLanguage': '{{label}} ({{language}})',
  'nav.library': 'คลังของฉัน',
  'nav.my': 'ของฉัน',
  'nav.notice': 'ประกาศ',
  'nav.search': 'ค้นหา',
  'nav.setting': 'ตั้งค่า',
  'nav.shop': 'ร้านค้า',
  'nav.transfer': 'ย้ายบัญชี',
  'nav.alarm': 'การแจ้งเตือน',
  'nav.qna': 'คำถามของฉัน',
};

export default nav;
