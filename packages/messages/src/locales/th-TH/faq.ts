import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': 'ทุกหัวข้อ',
  'faq.categories': 'หัวข้อ',
  'faq.categoryACCOUNT': 'บัญชี',
  'faq.categoryAPP': 'แอปและอุปกรณ์',
  'faq.categoryCOIN': 'เหรียญและการชำระเงิน',
  'faq.categoryCONTENTS': 'เรื่องและตอน',
  'faq.categoryOTHER': 'อื่น ๆ',
  'faq.categoryREADING': 'การอ่าน',
  'faq.emptyText': 'คำตอบของคำถามที่พบบ่อยจะแสดงที่นี่',
  'faq.emptyTitle': 'ยังไม่มีคำถาม',
  'faq.lead': 'คำถามที่ผู้อ่านถามบ่อย พร้อมคำตอบ',
  'faq.askTitle': 'ยังไม่พบคำตอบ?',
  'faq.askText': 'ถามทีมช่วยเหลือของเรา แนบรูปได้',
};

export default faq;
