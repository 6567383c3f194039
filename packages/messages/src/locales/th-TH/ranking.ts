import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': 'ทุกแนว',
  'ranking.down_other': 'ลง {{count}} อันดับ',
  'ranking.emptyText': 'อันดับจะขึ้นเมื่อมีผู้อ่านเปิดอ่านตอนต่าง ๆ',
  'ranking.emptyTitle': 'ยังไม่มีอันดับ',
  'ranking.genres': 'แนวเรื่อง',
  'ranking.new': 'ใหม่',
  'ranking.period': 'ช่วงเวลา',
  'ranking.periodMONTHLY': '30 วัน',
  'ranking.periodREALTIME': '24 ชั่วโมง',
  'ranking.periodTOTAL': 'ตลอดกาล',
  'ranking.periodWEEKLY': '7 วัน',
  'ranking.podium': 'อันดับ 1 ถึง 3',
  'ranking.rest': 'อันดับ 4 เป็นต้นไป',
  'ranking.same': 'อันดับเท่าเดิม',
  'ranking.up_other': 'ขึ้น {{count}} อันดับ',
};

export default ranking;
