import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': 'アクション',
  'genre.ADVENTURE': '冒険',
  'genre.BL': 'BL',
  'genre.COMEDY': 'コメディ',
  'genre.CRIME': 'クライム',
  'genre.DRAMA': 'ドラマ',
  'genre.FANTASY': 'ファンタジー',
  'genre.HISTORICAL': '歴史',
  'genre.HORROR': 'ホラー',
  'genre.MYSTERY': 'ミステリー',
  'genre.ROMANCE': '恋愛',
  'genre.SCHOOL': '学園',
  'genre.SCIENCE_FICTION': 'SF',
  'genre.SLICE_OF_LIFE': '日常',
  'genre.SPORTS': 'スポーツ',
  'genre.THRILLER': 'サスペンス',
};

export default genre;
