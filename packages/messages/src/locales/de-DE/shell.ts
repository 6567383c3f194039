import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': 'Über diese Seite',
  'shell.mainNavigation': 'Hauptmenü',
  'shell.notifications': 'Benachrichtigungen',
  'shell.scrollToTop': 'Nach oben',
  'shell.skipToContent': 'Zum Inhalt springen',
  'shell.unsupportedBrowserAction': 'Aktuellen Browser holen',
  'shell.unsupportedBrowserText':
    'Internet Explorer kann diese Seite nicht anzeigen. Bitte öffne sie in einem aktuellen Browser.',
  'shell.unsupportedBrowserTitle': 'Dieser Browser wird nicht unterstützt',
  'shell.wallet': 'Deine Coins',
};

export default shell;
