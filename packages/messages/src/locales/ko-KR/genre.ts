import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': '액션',
  'genre.ADVENTURE': '모험',
  'genre.BL': 'BL',
  'genre.COMEDY': '코미디',
  'genre.CRIME': '범죄',
  'genre.DRAMA': '드라마',
  'genre.FANTASY': '판타지',
  'genre.HISTORICAL': '역사',
  'genre.HORROR': '호러',
  'genre.MYSTERY': '미스터리',
  'genre.ROMANCE': '로맨스',
  'genre.SCHOOL': '학원',
  'genre.SCIENCE_FICTION': 'SF',
  'genre.SLICE_OF_LIFE': '일상',
  'genre.SPORTS': '스포츠',
  'genre.THRILLER': '스릴러',
};

export default genre;
