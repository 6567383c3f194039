import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': 'แบบอักษร',
  'novel.fontRounded': 'มน',
  'novel.fontSans': 'ไม่มีหัว',
  'novel.fontSerif': 'มีหัว',
  'novel.footnote': 'หมายเหตุ',
  'novel.horizontal': 'แนวนอน',
  'novel.lineSpacing': 'ระยะบรรทัด',
  'novel.paper': 'พื้นหลัง',
  'novel.paperDark': 'มืด',
  'novel.paperSepia': 'ซีเปีย',
  'novel.paperWhite': 'ขาว',
  'novel.spacingLoose': 'กว้าง',
  'novel.spacingNormal': 'ปกติ',
  'novel.spacingTight': 'แคบ',
  'novel.textSize': 'ขนาดตัวอักษร',
  'novel.vertical': 'แนวตั้ง',
  'novel.writingMode': 'ทิศทางข้อความ',
};

export default novel;
