import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': 'Passwort vergessen?',
  'password.findTitle': 'Neues Passwort festlegen',
  'password.findText': 'Wir senden einen Link an die E-Mail-Adresse deines Kontos.',
  'password.byMail': 'Per E-Mail',
  'password.byPhone': 'Per Telefon',
  'password.sendLink': 'Link senden',
  'password.sent': 'Falls es ein Konto gibt, haben wir eine Nachricht gesendet.',
  'password.sentText': 'Der Link gilt 1 Stunde. Bitte sieh auch im Spam-Ordner nach.',
  'password.phone': 'Telefonnummer',
  'password.phoneSent': 'Falls es zu {{phone}} ein Konto gibt, haben wir einen Code gesendet. Er gilt 10 Minuten.',
  'password.newTitle': 'Wähle ein neues Passwort',
  'password.new': 'Neues Passwort',
  'password.again': 'Neues Passwort wiederholen',
  'password.save': 'Passwort speichern',
  'password.resetDone': 'Dein neues Passwort ist gesetzt. Bitte melde dich damit an.',
  'password.ruleMixed': 'Buchstaben und Ziffern',
  'password.deadTitle': 'Dieser Link gilt nicht mehr',
  'password.deadText': 'Ein Link gilt eine Stunde und nur einmal.',
  'password.askAgain': 'Neuen Link anfordern',
  'password.changeTitle': 'Passwort ändern',
  'password.old': 'Bisheriges Passwort',
  'password.changed': 'Dein Passwort ist geändert. Andere Geräte sind abgemeldet.',
  'password.findIdTitle': 'Anmeldenamen finden',
  'password.findIdText': 'Wir senden einen Code an deine Telefonnummer.',
  'password.idsTitle': 'Konten mit dieser Nummer',
  'password.forgotId': 'Anmeldenamen vergessen?',
  'password.newCode': 'Neuen Code senden',
};

export default password;
