import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': 'À propos du site',
  'shell.mainNavigation': 'Navigation principale',
  'shell.notifications': 'Notifications',
  'shell.scrollToTop': 'Haut de page',
  'shell.skipToContent': 'Aller au contenu',
  'shell.unsupportedBrowserAction': 'Obtenir un navigateur récent',
  'shell.unsupportedBrowserText':
    'Internet Explorer ne peut pas afficher ce site. Ouvrez-le dans un navigateur récent.',
  'shell.unsupportedBrowserTitle': 'Ce navigateur n’est pas pris en charge',
  'shell.wallet': 'Vos pièces',
};

export default shell;
