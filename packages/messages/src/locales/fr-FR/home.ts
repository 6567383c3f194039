import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': 'La série gratuite du jour',
  'home.bannerToday': 'Au programme aujourd’hui',
  'home.bannerTop': 'Numéro 1 en ce moment',
  'home.browse': 'Parcourir par thème',
  'home.continueReading': 'Reprendre la lecture',
  'home.days': 'Jours de la semaine',
  'home.emptyCommand': 'Importez une BD ou un roman avec cette commande, puis rechargez la page :',
  'home.emptyText': 'Un CBZ, un EPUB, une image ou un dossier d’images : chacun devient une série à lire ici.',
  'home.emptyTitle': 'Les étagères sont encore vides',
  'home.endText': 'C’est tout pour les nouveautés. À demain !',
  'home.featured': 'À la une',
  'home.freeShelf': 'À lire gratuitement',
  'home.newest': 'Nouveautés',
  'home.newestNovels': 'Nouveaux romans',
  'home.nextSlide': 'Bannière suivante',
  'home.pauseSlides': 'Mettre les bannières en pause',
  'home.playSlides': 'Relancer les bannières',
  'home.popupNotToday': 'Pas aujourd’hui',
  'home.popupOpen': 'Voir',
  'home.previousSlide': 'Bannière précédente',
  'home.seeAll': 'Tout voir',
  'home.slidePlace': '{{index}} sur {{count}}',
  'home.tabs': 'Rubriques',
  'home.title': 'BD et romans',
  'home.topNow': 'En tête en ce moment',
};

export default home;
