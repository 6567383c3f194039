import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': 'أكشن',
  'genre.ADVENTURE': 'مغامرة',
  'genre.BL': 'BL',
  'genre.COMEDY': 'كوميديا',
  'genre.CRIME': 'جريمة',
  'genre.DRAMA': 'دراما',
  'genre.FANTASY': 'خيال',
  'genre.HISTORICAL': 'تاريخي',
  'genre.HORROR': 'رعب',
  'genre.MYSTERY': 'غموض',
  'genre.ROMANCE': 'رومانسية',
  'genre.SCHOOL': 'مدرسي',
  'genre.SCIENCE_FICTION': 'خيال علمي',
  'genre.SLICE_OF_LIFE': 'شريحة من الحياة',
  'genre.SPORTS': 'رياضة',
  'genre.THRILLER': 'تشويق',
};

export default genre;
