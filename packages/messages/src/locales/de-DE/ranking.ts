import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': 'Alle Genres',
  'ranking.down_one': '{{count}} Platz gefallen',
  'ranking.down_other': '{{count}} Plätze gefallen',
  'ranking.emptyText': 'Die Rangliste füllt sich, sobald Folgen gelesen werden.',
  'ranking.emptyTitle': 'Noch keine Rangliste',
  'ranking.genres': 'Genres',
  'ranking.new': 'Neu',
  'ranking.period': 'Zeitraum',
  'ranking.periodMONTHLY': '30 Tage',
  'ranking.periodREALTIME': '24 Stunden',
  'ranking.periodTOTAL': 'Gesamt',
  'ranking.periodWEEKLY': '7 Tage',
  'ranking.podium': 'Platz eins bis drei',
  'ranking.rest': 'Ab Platz vier',
  'ranking.same': 'Unverändert',
  'ranking.up_one': '{{count}} Platz gestiegen',
  'ranking.up_other': '{{count}} Plätze gestiegen',
};

export default ranking;
