import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': 'Feld leeren',
  'search.everywhere': 'Überall suchen',
  'search.more': 'Mehr anzeigen',
  'search.moreFailed': 'Die nächsten konnten nicht geladen werden.',
  'search.noneText': 'Prüfe die Schreibweise, nimm weniger Wörter oder suche nach einem Namen oder Tag.',
  'search.noneTitle': 'Nichts gefunden zu „{{query}}“',
  'search.placeholder': 'Titel, Name oder Tag',
  'search.recent': 'Zuletzt gesucht',
  'search.remove': '„{{query}}“ entfernen',
  'search.removeAll': 'Alle entfernen',
  'search.resultsALL': 'Treffer zu „{{query}}“',
  'search.resultsTAG': 'Mit dem Tag „{{query}}“',
  'search.resultsTITLE': 'Titel mit „{{query}}“',
  'search.scopeALL': 'Alles',
  'search.scopeTAG': 'Nach Tags',
  'search.scopeTITLE': 'Nach Titeln',
  'search.scopes': 'Wo gesucht wird',
  'search.startText': 'Suche nach einem Titel, einem Namen oder einem Tag.',
  'search.startTitle': 'Was möchtest du lesen?',
  'search.topTags': 'Beliebte Tags',
};

export default search;
