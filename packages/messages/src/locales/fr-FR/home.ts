import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.continueReading': 'Reprendre la lecture',
  'home.description': 'BD et romans, de nouveaux épisodes chaque jour. Lisez les premiers gratuitement sur {{brand}}.',
  'home.emptyCommand': 'Importez une BD ou un roman avec cette commande, puis rechargez la page :',
  'home.emptyText': 'Un CBZ, un EPUB, une image ou un dossier d’images : chacun devient une série à lire ici.',
  'home.emptyTitle': 'Les étagères sont encore vides',
  'home.newest': 'Nouveautés',
  'home.newestNovels': 'Nouveaux romans',
  'home.title': 'BD et romans',
};

export default home;
