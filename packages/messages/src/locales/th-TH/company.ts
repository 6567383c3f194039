import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': 'ข้อมูลบริษัท',
  'company.name': 'บริษัท',
  'company.representative': 'ผู้รับผิดชอบ',
  'company.address': 'ที่อยู่',
  'company.email': 'อีเมล',
  'company.phone': 'โทรศัพท์',
  'company.kindREGISTER': 'เลขทะเบียน',
  'company.kindVAT': 'เลขประจำตัวผู้เสียภาษีมูลค่าเพิ่ม',
  'company.kindBUSINESS': 'เลขทะเบียนธุรกิจ',
  'company.prices': 'ราคา',
  'company.pricesText': 'แสดงราคารวมภาษีที่แต่ละแพ็ก',
  'company.payment': 'การชำระเงิน',
  'company.paymentText': 'ชำระตอนสั่งซื้อด้วยวิธีที่หน้าชำระเงินแสดง',
  'company.delivery': 'การส่งมอบ',
  'company.deliveryText': 'เหรียญเข้าทันทีเมื่อยืนยันการชำระเงิน',
  'company.returns': 'การคืนเงิน',
  'company.returnsText': 'ขอคืนได้ภายใน {{days}} วัน หากยังไม่ได้ใช้',
};

export default company;
