import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': 'Bist du {{age}} oder älter?',
  'age.askText': 'In diesem Bereich gibt es Werke für Erwachsene. Wir fragen einmal am Tag.',
  'age.askYearlyText': 'In diesem Bereich gibt es Werke für Erwachsene. Wir fragen einmal im Jahr.',
  'age.birthdayText': 'Dieser Bereich ist für alle ab {{age}} Jahren. Wir fragen einmal im Jahr.',
  'age.birthdayTitle': 'Wann bist du geboren?',
  'age.checkBirthday': 'Bitte prüfe dein Geburtsdatum.',
  'age.confirmed': 'Dein Alter ist bestätigt',
  'age.confirmedText': 'Du kannst dieses Fenster schließen und weiterlesen.',
  'age.consent':
    'Ich bin einverstanden, dass mein Name, mein Geburtsdatum und meine Telefonnummer zur Altersprüfung verwendet werden.',
  'age.day': 'Tag',
  'age.hiddenText': 'Dein Alter ist bestätigt, und du hast sie ausgeblendet.',
  'age.hiddenTitle': 'Werke für Erwachsene sind ausgeblendet',
  'age.knownText': 'Dein Geburtsdatum ist {{date}}. Wir fragen einmal im Jahr.',
  'age.knownTitle': 'Bist du das noch?',
  'age.leave': 'Verlassen',
  'age.loginText': 'Melde dich an und bestätige einmal im Jahr dein Alter, um diesen Bereich zu sehen.',
  'age.month': 'Monat',
  'age.no': 'Nein',
  'age.nothingHappened': 'Nichts passiert? Schließ das Fenster und fang noch einmal an.',
  'age.opensAt': 'Dieser Bereich öffnet sich ab {{age}} Jahren.',
  'age.phoneNote': 'Das Telefon muss auf deinen eigenen Namen laufen.',
  'age.phoneText': 'In Korea ist für Werke für Erwachsene einmal im Jahr auch eine Prüfung per Telefon nötig.',
  'age.phoneTitle': 'Bestätige dein Alter per Telefon',
  'age.readOn': 'Weiterlesen',
  'age.secondOfTwo': '2 von 2',
  'age.show': 'Einblenden',
  'age.startAgain': 'Noch einmal anfangen',
  'age.title': 'Altersprüfung',
  'age.toPhoneCheck': 'Weiter zur Prüfung per Telefon',
  'age.verifyByPhone': 'Per Telefon prüfen',
  'age.year': 'Jahr',
  'age.yes': 'Ja',
};

export default age;
