import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': 'Bitte gib deine E-Mail-Adresse ein.',
  'field.idRequired': 'Bitte gib deine E-Mail-Adresse oder Telefonnummer ein.',
  'field.passwordRequired': 'Bitte gib dein Passwort ein.',
  'field.passwordDiffers': 'Die beiden Passwörter stimmen nicht überein.',
  'field.codeForm': 'Bitte gib alle Ziffern des Codes ein.',
  'field.agreementRequired': 'Bitte kreuze dies an, um fortzufahren.',
  'field.nicknameForm': 'Bitte verwende 2 bis 20 Buchstaben oder Ziffern.',
  'field.nicknameTaken': 'Dieser Name ist vergeben. Bitte wähle einen anderen.',
  'field.phoneRequired': 'Bitte gib deine Telefonnummer ein.',
  'field.phoneForm': 'Bitte prüfe die Telefonnummer.',
  'field.show': 'Zeigen',
  'field.hide': 'Verbergen',
};

export default field;
