import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': 'กรอกรหัสนี้เพื่อใช้อีเมลนี้กับบัญชี {{name}} ของคุณ',
  'mail.changeSubject': 'ยืนยันอีเมลใหม่ของคุณ',
  'mail.changedButton': 'เปิดหน้าช่วยเหลือ',
  'mail.changedCaution': 'หากไม่ใช่คุณ อาจมีคนอื่นเข้าบัญชีของคุณ โปรดแจ้งเราทันทีผ่านหน้าช่วยเหลือ',
  'mail.changedFooter': '{{name}} ส่งอีเมลฉบับนี้ไปยังอีเมลเดิมของบัญชี',
  'mail.changedLead': 'บัญชี {{name}} ของคุณเปลี่ยนอีเมลแล้ว จากนี้ไปรหัสและลิงก์จะส่งไปยังอีเมลใหม่ ไม่ส่งมาที่นี่อีก',
  'mail.changedSubject': 'อีเมลของบัญชี {{name}} ถูกเปลี่ยนแล้ว',
  'mail.codeCaution': 'อย่าบอกรหัสนี้กับใคร เราไม่เคยถามรหัสทางโทรศัพท์หรือข้อความ',
  'mail.codeValid': 'รหัสนี้ใช้ได้ภายใน {{duration}}',
  'mail.confirmLead': 'กรอกรหัสนี้ที่ {{name}} เพื่อยืนยันอีเมลของคุณ',
  'mail.confirmSubject': 'ยืนยันอีเมลของคุณ',
  'mail.footer': '{{name}} ส่งอีเมลฉบับนี้เพราะมีผู้กรอกอีเมลนี้ไว้',
  'mail.ignore': 'หากไม่ใช่คุณ ไม่ต้องทำอะไรกับอีเมลฉบับนี้ จะไม่มีอะไรเปลี่ยนแปลง',
  'mail.linkCaution': 'ลิงก์นี้ใช้ได้ครั้งเดียว อย่าส่งต่อให้ใคร',
  'mail.linkOtherwise': 'หากปุ่มใช้ไม่ได้ ให้เปิดที่อยู่นี้',
  'mail.linkValid': 'ลิงก์นี้ใช้ได้ภายใน {{duration}}',
  'mail.phoneCode': '[{{name}}] รหัสของคุณคือ {{code}} ใช้ได้ภายใน {{duration}} อย่าบอกรหัสนี้กับใคร',
  'mail.resetButton': 'ตั้งรหัสผ่านใหม่',
  'mail.resetLead': 'มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชี {{name}} ของคุณ หากเป็นคุณ ตั้งได้ที่นี่',
  'mail.resetSubject': 'ตั้งรหัสผ่านใหม่สำหรับ {{name}}',
  'mail.signUpLead': 'กรอกรหัสนี้เพื่อสมัครสมาชิก {{name}} ต่อ',
  'mail.signUpSubject': 'รหัสสมัครสมาชิก {{name}}',
  'mail.withdrawalLead': 'กรอกรหัสนี้หากคุณต้องการลบบัญชี {{name}} ก่อนหน้านั้นจะไม่มีการลบข้อมูลใด',
  'mail.withdrawalSubject': 'ยืนยันการลบบัญชี {{name}}',
  'mail.answeredSubject': 'เราตอบคำถามของคุณแล้ว',
  'mail.answeredLead': '{{name}} ตอบคำถามของคุณแล้ว อ่านได้ที่เว็บไซต์',
  'mail.answeredButton': 'อ่านคำตอบ',
  'mail.answeredFooter': '{{name}} ส่งอีเมลฉบับนี้เพราะคุณส่งคำถามไว้',
};

export default mail;
