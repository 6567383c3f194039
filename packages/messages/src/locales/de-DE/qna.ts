import type { Translation } from '../../message-types.ts';
import type english from '../en-US/qna.ts';

const qna: Translation<typeof english> = {
  'qna.ask': 'Anfrage senden',
  'qna.emptyTitle': 'Noch keine Anfragen',
  'qna.emptyText': 'Frag uns alles rund um den Store. Die Antwort findest du hier.',
  'qna.pages': 'Seiten der Anfragen',
  'qna.statusWAIT': 'Offen',
  'qna.statusCOMPLETED': 'Beantwortet',
  'qna.answer': 'Unsere Antwort',
  'qna.wait': 'Wir antworten so bald wie möglich und sagen dir hier Bescheid.',
  'qna.picture': 'Bild {{number}}',
  'qna.pictureAdd': 'Bild hinzufügen',
  'qna.pictureRemove': 'Bild {{number}} entfernen',
  'qna.delete': 'Diese Anfrage löschen',
  'qna.deleteText': 'Die Anfrage und ihre Bilder werden endgültig gelöscht. Für heute zählt sie weiter mit.',
  'qna.deleteNow': 'Löschen',
  'qna.deleted': 'Die Anfrage ist gelöscht.',
  'qna.sent': 'Gesendet. Wir sagen dir hier Bescheid, sobald die Antwort da ist.',
  'qna.answeredMeanwhile': 'Diese Anfrage ist schon beantwortet oder gelöscht.',
  'qna.helpFirst': 'Viele Antworten stehen schon auf der Hilfeseite.',
  'qna.category': 'Thema',
  'qna.categoryChoose': 'Thema wählen',
  'qna.categoryRequired': 'Bitte wähle ein Thema.',
  'qna.heading': 'Titel',
  'qna.headingRequired': 'Bitte gib einen Titel ein.',
  'qna.headingLong': 'Bitte höchstens 80 Zeichen für den Titel.',
  'qna.words': 'Deine Frage',
  'qna.wordsHint': 'Was ist passiert, und auf welchem Gerät? Schick uns nie ein Passwort.',
  'qna.wordsRequired': 'Bitte schreib deine Frage.',
  'qna.wordsLong': 'Bitte höchstens 1.500 Zeichen für die Frage.',
  'qna.pictures': 'Bilder, wenn du magst',
  'qna.picturesHint':
    'Bis zu {{count}} Bilder mit je {{size}}: JPEG, PNG, WebP oder GIF. Nur du und unser Support sehen sie.',
  'qna.picturesMany': 'Bitte wähle höchstens 3 Bilder.',
  'qna.picturesKind': 'Eines der Bilder können wir nicht lesen. Bitte wähle JPEG, PNG, WebP oder GIF.',
  'qna.picturesAgain': 'Bitte wähle deine Bilder noch einmal aus.',
  'qna.send': 'Senden',
  'qna.left_one': 'Heute kannst du noch {{count}} Anfrage senden.',
  'qna.left_other': 'Heute kannst du noch {{count}} Anfragen senden.',
};

export default qna;
