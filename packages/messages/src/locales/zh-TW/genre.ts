import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': '動作',
  'genre.ADVENTURE': '冒險',
  'genre.BL': 'BL',
  'genre.COMEDY': '喜劇',
  'genre.CRIME': '犯罪',
  'genre.DRAMA': '劇情',
  'genre.FANTASY': '奇幻',
  'genre.HISTORICAL': '歷史',
  'genre.HORROR': '恐怖',
  'genre.MYSTERY': '懸疑',
  'genre.ROMANCE': '戀愛',
  'genre.SCHOOL': '校園',
  'genre.SCIENCE_FICTION': '科幻',
  'genre.SLICE_OF_LIFE': '日常',
  'genre.SPORTS': '運動',
  'genre.THRILLER': '驚悚',
};

export default genre;
