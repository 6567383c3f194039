import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': 'Bist du {{age}} oder älter?',
  'mature.laterText':
    'Werke für Erwachsene sehen nur Leserinnen und Leser, die ihr Alter bestätigt haben. Die Bestätigung öffnet auf dieser Seite erst später.',
  'mature.leave': 'Verlassen',
  'mature.loginText': 'Melde dich an und bestätige einmal im Jahr dein Alter, um diesen Bereich zu sehen.',
  'mature.no': 'Nein',
  'mature.text': 'In diesem Bereich gibt es Werke für Erwachsene. Wir fragen einmal am Tag.',
  'mature.toNew': 'Neues ansehen',
  'mature.toRanking': 'Zur Rangliste',
  'mature.yes': 'Ja',
};

export default mature;
