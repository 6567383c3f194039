import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': 'ประกาศทั้งหมด',
  'notice.emptyText': 'ข่าวสารของร้านจะแสดงที่นี่',
  'notice.emptyTitle': 'ยังไม่มีประกาศ',
  'notice.newer': 'ใหม่กว่า',
  'notice.older': 'เก่ากว่า',
  'notice.page': 'หน้า {{page}} จาก {{pages}}',
  'notice.pages': 'หน้าของประกาศ',
  'notice.pinned': 'ปักหมุด',
};

export default notice;
