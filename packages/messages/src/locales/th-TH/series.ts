import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_other': 'ฟรี {{count}}',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': 'รออ่านฟรี',
  'series.reads_other': 'อ่าน {{reads}} ครั้ง',
  'series.statusCOMPLETED': 'จบแล้ว',
  'series.statusPAUSED': 'พักชั่วคราว',
  'series.statusSCHEDULED': 'ยังไม่จบ',
  'series.typeCOMIC': 'การ์ตูน',
  'series.typeNOVEL': 'นิยาย',
};

export default series;
