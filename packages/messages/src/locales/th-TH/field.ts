import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': 'กรุณากรอกอีเมล',
  'field.idRequired': 'กรุณากรอกอีเมลหรือเบอร์โทรศัพท์',
  'field.passwordRequired': 'กรุณากรอกรหัสผ่าน',
  'field.passwordDiffers': 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
  'field.codeForm': 'กรุณากรอกรหัสให้ครบทุกหลัก',
  'field.agreementRequired': 'กรุณาติ๊กช่องนี้เพื่อดำเนินการต่อ',
  'field.nicknameForm': 'กรุณาใช้ตัวอักษรหรือตัวเลข 2 ถึง 20 ตัว',
  'field.nicknameTaken': 'ชื่อเล่นนี้มีคนใช้แล้ว กรุณาเลือกชื่ออื่น',
  'field.phoneRequired': 'กรุณากรอกเบอร์โทรศัพท์',
  'field.phoneForm': 'กรุณาตรวจสอบเบอร์โทรศัพท์',
  'field.show': 'แสดง',
  'field.hide': 'ซ่อน',
};

export default field;
