import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': 'อ่านฉบับที่มีผลบังคับใช้',
  'policy.effective': 'มีผลบังคับใช้ตั้งแต่ {{date}}',
  'policy.emptyText': 'ผู้ให้บริการยังไม่ได้เผยแพร่ข้อความนี้ โปรดกลับมาดูอีกครั้ง',
  'policy.emptyTitle': 'ยังไม่มีการเผยแพร่',
  'policy.kindMARKETING': 'ข้อความทางการตลาด',
  'policy.kindPAYMENT': 'ข้อกำหนดการชำระเงิน',
  'policy.kindPRIVACY': 'นโยบายความเป็นส่วนตัว',
  'policy.kindTERMS': 'ข้อกำหนดการใช้งาน',
  'policy.kindYOUTH': 'การคุ้มครองผู้เยาว์',
  'policy.more': 'เอกสารทางกฎหมายอื่น',
  'policy.otherLanguage': 'ข้อความนี้มีเฉพาะภาษา{{language}}',
  'policy.past': 'ฉบับก่อนหน้า มีผลตั้งแต่ {{date}}',
  'policy.version': 'ฉบับที่ {{version}} · {{date}}',
  'policy.versions': 'ฉบับทั้งหมด',
};

export default policy;
