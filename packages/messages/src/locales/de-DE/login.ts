import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': 'Anmelden',
  'login.lead': 'Lies weiter, auf jedem Gerät',
  'login.text': 'Deine Bibliothek, deine Coins und deine Lesestelle bleiben bei dir.',
  'login.with': 'Weiter mit {{provider}}',
  'login.withEmail': 'Weiter mit E-Mail',
  'login.withEmailOrPhone': 'E-Mail oder Telefonnummer',
  'login.lastUsed': 'Zuletzt verwendet',
  'login.legal': 'Mit dem Fortfahren stimmst du zu:',
  'login.lookAround': 'Erst einmal umsehen',
  'login.email': 'E-Mail-Adresse',
  'login.password': 'Passwort',
  'login.keep': 'Angemeldet bleiben',
  'login.signUp': 'Registrieren',
  'login.noAccount': 'Noch kein Konto?',
  'login.loggedInAs': 'Du bist als {{name}} angemeldet.',
  'login.logOutAndGoOn': 'Abmelden und fortfahren',
  'login.goBack': 'Zurück',
  'login.tooMany': 'Versuche es in 15 Minuten erneut oder lege ein neues Passwort fest.',
  'login.wallFree_one': 'Folge 1 ist kostenlos',
  'login.wallFree_other': 'Die Folgen 1–{{count}} sind kostenlos',
  'login.wallAccount': 'Mit einem Konto kostenlos zu lesen',
  'login.movedTitle': 'Dein Konto ist hierher umgezogen',
  'login.movedText':
    'Coins, Bibliothek und Lesestellen sind schon da. Melde dich einmal mit diesem Knopf an, später wie gewohnt.',
  'login.movedButton': 'Anmelden',
  'login.joinedSo': 'Dein Konto mit dieser E-Mail-Adresse öffnest du auf diesem Weg.',
  'login.movedOver': 'Dieser Link wurde schon benutzt oder ist zu alt. Bitte melde dich wie gewohnt an.',
  'login.asGuest': 'Als Gast fortfahren',
};

export default login;
