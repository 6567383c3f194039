import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': 'Action',
  'genre.ADVENTURE': 'Abenteuer',
  'genre.BL': 'BL',
  'genre.COMEDY': 'Komödie',
  'genre.CRIME': 'Krimi',
  'genre.DRAMA': 'Drama',
  'genre.FANTASY': 'Fantasy',
  'genre.HISTORICAL': 'Historisch',
  'genre.HORROR': 'Horror',
  'genre.MYSTERY': 'Mystery',
  'genre.ROMANCE': 'Liebe',
  'genre.SCHOOL': 'Schule',
  'genre.SCIENCE_FICTION': 'Science-Fiction',
  'genre.SLICE_OF_LIFE': 'Alltag',
  'genre.SPORTS': 'Sport',
  'genre.THRILLER': 'Thriller',
};

export default genre;
