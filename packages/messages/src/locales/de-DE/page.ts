import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': 'Melde dich erneut an, um dort weiterzumachen, wo du aufgehört hast.',
  'page.accessDeniedTitle': 'Diese Sitzung ist abgelaufen.',
  'page.errorReference': 'Wenn du uns schreibst, nenne bitte diese Nummer: {{id}}',
  'page.errorText':
    'Der Fehler liegt bei uns. Alles, was du gekauft hast, bleibt erhalten. Bitte versuche es gleich noch einmal.',
  'page.errorTitle': 'Etwas ist schiefgelaufen',
  'page.notFoundText': 'Die Seite ist umgezogen oder hat nie existiert. Alles, was du gekauft hast, bleibt erhalten.',
  'page.notFoundTitle': 'Dieses Panel fehlt',
  'page.notTakenText':
    'Diese Seite kann nicht verarbeiten, was an sie gesendet wurde. Alles, was du gekauft hast, bleibt erhalten. Bitte öffne sie noch einmal.',
  'page.offlineText': 'Prüfe deine Verbindung und versuche es erneut.',
  'page.offlineTitle': 'Du bist offline',
  'page.prepareText': 'Die Seite ist für kurze Zeit geschlossen. Deine Bibliothek und deine Coins sind sicher.',
  'page.prepareTitle': 'Wir sind bald zurück',
  'page.shelfTitle': 'Wie wäre es damit?',
};

export default page;
