import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': 'ล้างช่องค้นหา',
  'search.everywhere': 'ค้นหาทุกที่',
  'search.more': 'แสดงเพิ่ม',
  'search.moreFailed': 'โหลดรายการถัดไปไม่สำเร็จ',
  'search.noneText': 'ตรวจตัวสะกด ใช้คำให้น้อยลง หรือค้นจากผู้สร้างหรือแท็ก',
  'search.noneTitle': 'ไม่พบ “{{query}}”',
  'search.placeholder': 'ชื่อเรื่อง ผู้สร้าง หรือแท็ก',
  'search.recent': 'การค้นหาล่าสุด',
  'search.remove': 'ลบ “{{query}}”',
  'search.removeAll': 'ลบทั้งหมด',
  'search.resultsALL': 'ผลการค้นหา “{{query}}”',
  'search.resultsTAG': 'แท็ก “{{query}}”',
  'search.resultsTITLE': 'ชื่อเรื่องที่มี “{{query}}”',
  'search.scopeALL': 'ทั้งหมด',
  'search.scopeTAG': 'แท็ก',
  'search.scopeTITLE': 'ชื่อเรื่อง',
  'search.scopes': 'ค้นหาจาก',
  'search.startText': 'ค้นจากชื่อเรื่อง ผู้สร้าง หรือแท็ก',
  'search.startTitle': 'วันนี้อยากอ่านอะไร',
  'search.topTags': 'แท็กยอดนิยม',
};

export default search;
