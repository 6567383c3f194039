import type { Translation } from '../../message-types.ts';
import type english from '../en-US/genre.ts';

const genre: Translation<typeof english> = {
  'genre.ACTION': 'Action',
  'genre.ADVENTURE': 'Aventure',
  'genre.BL': 'BL',
  'genre.COMEDY': 'Comédie',
  'genre.CRIME': 'Policier',
  'genre.DRAMA': 'Drame',
  'genre.FANTASY': 'Fantastique',
  'genre.HISTORICAL': 'Historique',
  'genre.HORROR': 'Horreur',
  'genre.MYSTERY': 'Mystère',
  'genre.ROMANCE': 'Romance',
  'genre.SCHOOL': 'École',
  'genre.SCIENCE_FICTION': 'Science-fiction',
  'genre.SLICE_OF_LIFE': 'Tranche de vie',
  'genre.SPORTS': 'Sport',
  'genre.THRILLER': 'Thriller',
};

export default genre;
