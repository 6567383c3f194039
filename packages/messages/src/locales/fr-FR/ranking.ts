import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': 'Tous les genres',
  'ranking.down_many': '{{count}} de places perdues',
  'ranking.down_one': '{{count}} place perdue',
  'ranking.down_other': '{{count}} places perdues',
  'ranking.emptyText': 'Le classement se remplit dès que des épisodes sont lus.',
  'ranking.emptyTitle': 'Pas encore de classement',
  'ranking.genres': 'Genres',
  'ranking.new': 'Nouveau',
  'ranking.period': 'Période',
  'ranking.periodMONTHLY': '30 jours',
  'ranking.periodREALTIME': '24 heures',
  'ranking.periodTOTAL': 'Depuis toujours',
  'ranking.periodWEEKLY': '7 jours',
  'ranking.podium': 'De la première à la troisième place',
  'ranking.rest': 'À partir de la quatrième place',
  'ranking.same': 'Sans changement',
  'ranking.up_many': '{{count}} de places gagnées',
  'ranking.up_one': '{{count}} place gagnée',
  'ranking.up_other': '{{count}} places gagnées',
};

export default ranking;
