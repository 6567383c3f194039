import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': 'Gratisserie des Tages',
  'home.bannerToday': 'Heute im Programm',
  'home.bannerTop': 'Platz 1 im Moment',
  'home.browse': 'Nach Thema stöbern',
  'home.continueReading': 'Weiterlesen',
  'home.days': 'Wochentage',
  'home.emptyCommand': 'Hol mit diesem Befehl einen Comic oder Roman herein und lade die Seite dann neu:',
  'home.emptyText':
    'Ein CBZ, ein EPUB, ein Bild oder ein Ordner mit Bildern: Aus allem wird eine Serie, die du hier lesen kannst.',
  'home.emptyTitle': 'Die Regale sind noch leer',
  'home.endText': 'Das war alles Neue. Bis morgen!',
  'home.featured': 'Empfehlungen',
  'home.freeShelf': 'Gratis lesen',
  'home.newest': 'Neu hier',
  'home.newestNovels': 'Neue Romane',
  'home.nextSlide': 'Nächstes Banner',
  'home.pauseSlides': 'Banner anhalten',
  'home.playSlides': 'Banner abspielen',
  'home.popupNotToday': 'Heute nicht mehr',
  'home.popupOpen': 'Ansehen',
  'home.previousSlide': 'Voriges Banner',
  'home.seeAll': 'Alle ansehen',
  'home.slidePlace': '{{index}} von {{count}}',
  'home.tabs': 'Bereiche',
  'home.title': 'Comics und Romane',
  'home.topNow': 'Gerade ganz oben',
};

export default home;
