import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': 'Ab {{age}} Jahren',
  'detail.continueEpisode': '{{episode}} weiterlesen',
  'detail.copyLink': 'Link kopieren',
  'detail.episodes_one': '{{count}} Folge',
  'detail.episodes_other': '{{count}} Folgen',
  'detail.favourite': 'Favorit',
  'detail.favouriteFailed': 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  'detail.linkCopied': 'Link kopiert',
  'detail.more': 'Noch mehr zu lesen',
  'detail.noEpisodesText': 'Die erste erscheint hier, sobald sie da ist.',
  'detail.noEpisodesTitle': 'Noch keine Folge',
  'detail.notices': 'Neuigkeiten',
  'detail.notShared': 'Das Teilen hat nicht geklappt. Bitte kopiere die Adresse aus der Adresszeile.',
  'detail.otherLanguages': 'Auch verfügbar auf',
  'detail.readFirst': 'Erste Folge lesen',
  'detail.readFirstFree': 'Erste Folge gratis lesen',
  'detail.sortNewest': 'Neueste zuerst',
  'detail.sortOldest': 'Älteste zuerst',
  'detail.tags': 'Genres und Tags',
  'detail.updateDays': 'Neu am {{days}}',
  'detail.updateTen': 'Neu am 1., 11. und 21.',
};

export default detail;
