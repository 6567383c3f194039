import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': 'Automatisch',
  'viewer.backToSeries': 'Zurück zur Serie',
  'viewer.binge': 'Am Stück lesen',
  'viewer.bingeHint': 'Die nächste Folge schließt ohne Pause an.',
  'viewer.controls': 'Lesesteuerung',
  'viewer.doublePage': 'Doppelseite',
  'viewer.endText': 'Du bist bei der neuesten Folge angekommen.',
  'viewer.endTitle': 'Ende von {{episode}}',
  'viewer.layout': 'Seiten',
  'viewer.list': 'Liste',
  'viewer.lockedText':
    'Diese Folge ist nicht gratis; der Kauf öffnet auf dieser Seite erst später. Die Gratis-Folgen stehen allen offen.',
  'viewer.lockedTitle': 'Diese Folge ist noch gesperrt',
  'viewer.mode': 'Lesemodus',
  'viewer.next': 'Weiter',
  'viewer.nextEpisode': 'Nächste Folge',
  'viewer.page': 'Seite {{page}} von {{pages}}',
  'viewer.pageFailed': 'Diese Seite konnte nicht geladen werden.',
  'viewer.pageImage': '{{title}}, Seite {{page}}',
  'viewer.pageText': 'Seite {{page}}',
  'viewer.paper': 'Seiten wischen',
  'viewer.previous': 'Zurück',
  'viewer.progress': 'Bisher gelesen',
  'viewer.readInstead': '{{episode}} lesen',
  'viewer.scroll': 'Scrollen',
  'viewer.settings': 'Einstellungen',
  'viewer.showControls': 'Steuerung ein- oder ausblenden',
  'viewer.singlePage': 'Einzelseite',
};

export default viewer;
