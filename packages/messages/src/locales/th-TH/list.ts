import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.count_other': '{{count}} เรื่อง',
  'list.emptyText': 'มีเรื่องใหม่ทุกสัปดาห์ ระหว่างนี้ลองดูเรื่องอื่นก่อนนะ',
  'list.emptyTitle': 'ชั้นนี้ยังว่างอยู่',
  'list.filter': 'แบบที่ฟรี',
  'list.freeALL': 'ทั้งหมด',
  'list.freeFREE': 'มีตอนฟรี',
  'list.freeFREETIME': 'รอแล้วอ่านฟรี',
  'list.loading': 'กำลังโหลด',
  'list.ongoing': 'เรื่องที่กำลังลงทั้งหมด',
  'list.sort': 'เรียงตาม',
  'list.sortLATEST': 'ล่าสุด',
  'list.sortPOPULAR': 'ยอดนิยม',
  'list.ten': 'ทุกสิบวัน',
  'list.tenNote': 'ตอนใหม่ทุกวันที่ 1, 11 และ 21 รอบนี้เริ่ม {{date}}',
};

export default list;
