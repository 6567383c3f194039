import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': 'รายวัน',
  'tab.RANKING': 'อันดับ',
  'tab.FREE': 'ฟรี',
  'tab.ACTION': 'แอ็กชัน',
  'tab.ADULT': 'ผู้ใหญ่',
  'tab.ALL': 'ทั้งหมด',
  'tab.MON': 'จ.',
  'tab.TUE': 'อ.',
  'tab.WED': 'พ.',
  'tab.THU': 'พฤ.',
  'tab.FRI': 'ศ.',
  'tab.SAT': 'ส.',
  'tab.SUN': 'อา.',
  'tab.TEN': '10 วัน',
};

export default tab;
