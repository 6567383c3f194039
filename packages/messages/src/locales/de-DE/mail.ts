import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': 'Gib diesen Code ein, um diese Adresse für dein Konto bei {{name}} zu verwenden.',
  'mail.changeSubject': 'Bestätige deine neue E-Mail-Adresse',
  'mail.changedButton': 'Hilfe öffnen',
  'mail.changedCaution':
    'Wenn du das nicht warst, war jemand anderes in deinem Konto: Sag uns gleich über die Hilfeseite Bescheid.',
  'mail.changedFooter': '{{name}} hat diese E-Mail an die bisherige Adresse des Kontos geschickt.',
  'mail.changedLead':
    'Dein Konto bei {{name}} hat eine neue E-Mail-Adresse. Codes und Links gehen ab jetzt dorthin und nicht mehr hierher.',
  'mail.changedSubject': 'Deine E-Mail-Adresse bei {{name}} wurde geändert',
  'mail.codeCaution': 'Behalte den Code für dich. Wir fragen dich nie am Telefon oder in einer Nachricht danach.',
  'mail.codeValid': 'Gültigkeit des Codes: {{duration}}.',
  'mail.confirmLead': 'Gib diesen Code bei {{name}} ein, um deine E-Mail-Adresse zu bestätigen.',
  'mail.confirmSubject': 'Bestätige deine E-Mail-Adresse',
  'mail.footer': '{{name}} hat diese E-Mail geschickt, weil dort jemand diese Adresse eingegeben hat.',
  'mail.ignore': 'Wenn du das nicht warst, ignoriere diese E-Mail einfach: Es ändert sich nichts.',
  'mail.linkCaution': 'Der Link funktioniert nur einmal. Gib ihn nicht weiter.',
  'mail.linkOtherwise': 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  'mail.linkValid': 'Gültigkeit des Links: {{duration}}.',
  'mail.phoneCode': '[{{name}}] Dein Code lautet {{code}} (gültig: {{duration}}). Gib ihn nicht weiter.',
  'mail.resetButton': 'Neues Passwort festlegen',
  'mail.resetLead':
    'Jemand hat ein neues Passwort für dein Konto bei {{name}} angefordert. Wenn du das warst, lege es hier fest.',
  'mail.resetSubject': 'Neues Passwort für {{name}}',
  'mail.signUpLead': 'Gib diesen Code ein, um mit der Registrierung bei {{name}} weiterzumachen.',
  'mail.signUpSubject': 'Dein Code für die Registrierung bei {{name}}',
  'mail.withdrawalLead':
    'Gib diesen Code ein, wenn du dein Konto bei {{name}} löschen möchtest. Bis dahin wird nichts gelöscht.',
  'mail.withdrawalSubject': 'Bestätige, dass du dein Konto bei {{name}} löschen möchtest',
  'mail.answeredSubject': 'Deine Anfrage ist beantwortet',
  'mail.answeredLead': 'Deine Anfrage an {{name}} hat eine Antwort. Du liest sie auf der Website.',
  'mail.answeredButton': 'Antwort lesen',
  'mail.answeredFooter': '{{name}} hat diese E-Mail geschickt, weil du dort eine Anfrage gestellt hast.',
  'mail.digestSubject': 'Neu für dich bei {{name}}',
  'mail.digestLead': 'Das ist neu für dich:',
  'mail.digestMore': 'Weitere Nachrichten: {{count}}',
  'mail.digestButton': 'Alles ansehen',
  'mail.digestFooter':
    '{{name}} hat diese Mail geschickt, weil du Neuigkeiten per E-Mail erlaubst. Es kommt höchstens eine am Tag.',
  'mail.digestUnsubscribe': 'Diese Mails abbestellen',
};

export default mail;
