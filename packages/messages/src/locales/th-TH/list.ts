import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': 'คุณอาจชอบเรื่องเหล่านี้',
  'list.count_other': '{{count}} เรื่อง',
  'list.emptyText': 'เรื่องใหม่จะแสดงที่นี่เมื่อเปิดให้อ่าน',
  'list.emptyTitle': 'ชั้นนี้ยังว่างอยู่',
  'list.filter': 'ประเภทการอ่านฟรี',
  'list.freeALL': 'ทั้งหมด',
  'list.freeFREE': 'มีตอนฟรี',
  'list.freeFREETIME': 'รออ่านฟรี',
  'list.loading': 'กำลังโหลด',
  'list.ongoing': 'เรื่องที่กำลังลงทั้งหมด',
  'list.sort': 'เรียงตาม',
  'list.sortLATEST': 'ล่าสุด',
  'list.sortPOPULAR': 'ยอดนิยม',
  'list.ten': 'ทุก 10 วัน',
  'list.tenNote': 'ตอนใหม่ทุกวันที่ 1, 11 และ 21 รอบนี้เริ่ม {{date}}',
};

export default list;
