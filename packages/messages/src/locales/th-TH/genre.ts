import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': 'แอ็กชัน',
  'genre.ADVENTURE': 'ผจญภัย',
  'genre.BL': 'BL',
  'genre.COMEDY': 'คอมเมดี้',
  'genre.CRIME': 'อาชญากรรม',
  'genre.DRAMA': 'ดราม่า',
  'genre.FANTASY': 'แฟนตาซี',
  'genre.HISTORICAL': 'ย้อนยุค',
  'genre.HORROR': 'สยองขวัญ',
  'genre.MYSTERY': 'ลึกลับ',
  'genre.ROMANCE': 'โรแมนติก',
  'genre.SCHOOL': 'วัยเรียน',
  'genre.SCIENCE_FICTION': 'ไซไฟ',
  'genre.SLICE_OF_LIFE': 'ชีวิตประจำวัน',
  'genre.SPORTS': 'กีฬา',
  'genre.THRILLER': 'ระทึกขวัญ',
};

export default genre;
