import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'ลบบัญชี',
  'withdrawal.ends': '{{list}} จะหมดไปทันที',
  'withdrawal.endsNothing': 'บัญชีนี้ไม่มีเหรียญและไม่มีตอนที่ซื้อไว้',
  'withdrawal.refundable_other': 'ยังขอคืนเงินการเติมได้ {{count}} รายการ',
  'withdrawal.dates': 'ข้อมูลจะถูกลบหลังหนึ่งเดือน ในวันที่ {{erased}} และไอดีนี้สมัครใหม่ได้หลัง 30 วัน ตั้งแต่ {{again}}',
  'withdrawal.reason': 'ทำไมคุณถึงอยากลบบัญชี',
  'withdrawal.reasonFEW_SERIES': 'มีเรื่องที่ชอบน้อยเกินไป',
  'withdrawal.reasonPRICES': 'ราคาแพงเกินไป',
  'withdrawal.reasonSELDOM': 'ไม่ค่อยได้อ่าน',
  'withdrawal.reasonFAULTS': 'มีบางอย่างใช้งานไม่ได้',
  'withdrawal.reasonNEW_ACCOUNT': 'อยากเริ่มใหม่ด้วยบัญชีอื่น',
  'withdrawal.reasonPRIVACY': 'ไม่อยากให้เก็บข้อมูลไว้',
  'withdrawal.reasonOTHER': 'เหตุผลอื่น',
  'withdrawal.reasonRequired': 'กรุณาเลือกเหตุผล',
  'withdrawal.detail': 'เล่าให้เราฟัง',
  'withdrawal.detailRequired': 'กรุณาบอกรายละเอียดเพิ่มอีกนิด',
  'withdrawal.agree': 'ฉันอ่านแล้ว และต้องการให้ลบบัญชีของฉัน',
  'withdrawal.keep': 'เก็บบัญชีไว้',
  'withdrawal.confirmTitle': 'ต้องการลบบัญชีใช่ไหม',
  'withdrawal.confirmText': 'คุณจะออกจากระบบทุกเครื่องทันที และย้อนกลับไม่ได้',
  'withdrawal.yes': 'ใช่',
  'withdrawal.no': 'ไม่ใช่',
  'withdrawal.doneTitle': 'เราได้รับคำขอของคุณแล้ว',
  'withdrawal.doneText': 'บัญชีของคุณปิดแล้ว ข้อมูลจะถูกลบในวันที่ {{erased}} ไอดีนี้สมัครใหม่ได้ตั้งแต่ {{again}}',
  'withdrawal.requestedUntil': 'บัญชีนี้ได้ขอลบไว้แล้ว สมัครใหม่ได้ตั้งแต่ {{date}}',
  'withdrawal.deletedUntil': 'บัญชีของไอดีนี้เพิ่งถูกลบไป สมัครใหม่ได้ตั้งแต่ {{date}}',
};

export default withdrawal;
