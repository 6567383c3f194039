import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': 'Registrieren',
  'signUp.step': '{{step}} von {{steps}}',
  'signUp.addressTitle': 'Wie lautet deine E-Mail-Adresse?',
  'signUp.addressText': 'Wir senden einen Code dorthin, um zu wissen, dass sie dir gehört.',
  'signUp.sendCode': 'Code senden',
  'signUp.codeTitle': 'Gib den Code ein',
  'signUp.codeText': 'Wir haben einen Code an {{address}} gesendet. Er gilt 1 Stunde.',
  'signUp.code': 'Code',
  'signUp.confirm': 'Bestätigen',
  'signUp.changeAddress': 'Adresse ändern',
  'signUp.again': 'Erneut senden',
  'signUp.againIn': 'Erneut senden in {{seconds}} s',
  'signUp.wait': 'Ein Code ist unterwegs. In {{seconds}} Sekunden kannst du einen weiteren anfordern.',
  'signUp.passwordTitle': 'Wähle ein Passwort',
  'signUp.passwordAgain': 'Passwort wiederholen',
  'signUp.ruleLength': '8 bis 20 Zeichen',
  'signUp.ruleKinds': 'Mindestens zwei Arten: große oder kleine Buchstaben, Ziffern, andere',
  'signUp.terms': 'Ich stimme den [Nutzungsbedingungen] zu (erforderlich)',
  'signUp.privacy': 'Ich stimme der [Datenschutzerklärung] zu (erforderlich)',
  'signUp.mail': 'Neuigkeiten und Angebote per E-Mail (freiwillig)',
  'signUp.agreeRequired': 'Allen erforderlichen zustimmen',
  'signUp.start': 'Jetzt lesen',
  'signUp.almostTitle': 'Fast geschafft',
  'signUp.almostText': 'Wähle den Namen, den andere sehen.',
  'signUp.nickname': 'Name',
  'signUp.notNow': 'Nicht jetzt',
  'signUp.ageNotice': 'Für ein Konto musst du mindestens 13 Jahre alt sein.',
  'signUp.phoneTitle': 'Wie lautet deine Telefonnummer?',
  'signUp.phoneText': 'Wir senden einen Code dorthin, um zu wissen, dass sie dir gehört.',
  'signUp.phoneCodeText': 'Wir haben einen Code an {{phone}} gesendet. Er gilt 10 Minuten.',
  'signUp.changeNumber': 'Nummer ändern',
};

export default signUp;
