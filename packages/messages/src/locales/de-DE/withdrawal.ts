import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Konto löschen',
  'withdrawal.ends': 'Jetzt enden: {{list}}.',
  'withdrawal.endsNothing': 'Dieses Konto hat keine Coins und keine Episoden.',
  'withdrawal.refundable_one': '{{count}} Aufladung kann noch erstattet werden',
  'withdrawal.refundable_other': '{{count}} Aufladungen können noch erstattet werden',
  'withdrawal.dates':
    'Die Daten werden nach einem Monat gelöscht, am {{erased}}. Mit dieser ID kannst du dich nach 30 Tagen wieder registrieren, ab {{again}}.',
  'withdrawal.reason': 'Warum möchtest du gehen?',
  'withdrawal.reasonFEW_SERIES': 'Hier gefällt mir zu wenig',
  'withdrawal.reasonPRICES': 'Die Preise sind zu hoch',
  'withdrawal.reasonSELDOM': 'Ich lese zu selten',
  'withdrawal.reasonFAULTS': 'Etwas funktioniert nicht',
  'withdrawal.reasonNEW_ACCOUNT': 'Ich möchte mit einem anderen Konto neu anfangen',
  'withdrawal.reasonPRIVACY': 'Ich möchte nicht, dass meine Daten gespeichert bleiben',
  'withdrawal.reasonOTHER': 'Ein anderer Grund',
  'withdrawal.reasonRequired': 'Bitte wähle einen Grund.',
  'withdrawal.detail': 'In deinen Worten',
  'withdrawal.detailRequired': 'Bitte erzähl uns etwas mehr.',
  'withdrawal.agree': 'Ich habe das gelesen und möchte, dass mein Konto gelöscht wird.',
  'withdrawal.keep': 'Konto behalten',
  'withdrawal.confirmTitle': 'Konto löschen?',
  'withdrawal.confirmText': 'Du wirst sofort überall abgemeldet. Das lässt sich nicht rückgängig machen.',
  'withdrawal.yes': 'JA',
  'withdrawal.no': 'NEIN',
  'withdrawal.doneTitle': 'Wir haben deinen Antrag erhalten',
  'withdrawal.doneText':
    'Dein Konto ist geschlossen. Seine Daten werden am {{erased}} gelöscht. Mit dieser ID kannst du dich ab {{again}} wieder registrieren.',
  'withdrawal.requestedUntil':
    'Die Löschung dieses Kontos wurde beantragt. Du kannst dich ab {{date}} wieder registrieren.',
  'withdrawal.deletedUntil':
    'Ein Konto mit dieser ID wurde vor Kurzem gelöscht. Du kannst dich ab {{date}} wieder registrieren.',
};

export default withdrawal;
