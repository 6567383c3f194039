import type { Translation } from '../../message-types.ts';
import type english from '../en-US/qna.ts';

const qna: Translation<typeof english> = {
  'qna.ask': 'Poser une question',
  'qna.emptyTitle': 'Aucune demande pour l’instant',
  'qna.emptyText': 'Posez-nous vos questions sur la boutique. La réponse s’affichera ici.',
  'qna.pages': 'Pages des demandes',
  'qna.statusWAIT': 'En attente',
  'qna.statusCOMPLETED': 'Répondu',
  'qna.answer': 'Notre réponse',
  'qna.wait': 'Nous répondons dès que possible et vous prévenons ici.',
  'qna.picture': 'Image {{number}}',
  'qna.delete': 'Supprimer cette demande',
  'qna.deleteText': 'La demande et ses images disparaissent définitivement. Elle compte toujours pour aujourd’hui.',
  'qna.deleteNow': 'Supprimer',
  'qna.deleted': 'La demande est supprimée.',
  'qna.sent': 'Demande envoyée. Nous vous prévenons ici dès qu’elle a sa réponse.',
  'qna.answeredMeanwhile': 'Cette demande a déjà sa réponse ou a été supprimée.',
  'qna.helpFirst': 'Beaucoup de réponses sont déjà sur la page d’aide.',
  'qna.category': 'Sujet',
  'qna.categoryChoose': 'Choisir un sujet',
  'qna.categoryRequired': 'Veuillez choisir un sujet.',
  'qna.heading': 'Titre',
  'qna.headingRequired': 'Veuillez saisir un titre.',
  'qna.headingLong': 'Le titre ne doit pas dépasser 80 caractères.',
  'qna.words': 'Votre question',
  'qna.wordsHint': 'Que s’est-il passé, et sur quel appareil ? N’envoyez jamais de mot de passe.',
  'qna.wordsRequired': 'Veuillez écrire votre question.',
  'qna.wordsLong': 'La question ne doit pas dépasser 1 500 caractères.',
  'qna.pictures': 'Images (facultatif)',
  'qna.picturesHint':
    'Jusqu’à {{count}} images de {{size}} chacune : JPEG, PNG, WebP ou GIF. Vous seul et notre assistance les voyez.',
  'qna.picturesMany': 'Veuillez choisir 3 images au maximum.',
  'qna.picturesKind': 'L’une des images est illisible. Veuillez choisir JPEG, PNG, WebP ou GIF.',
  'qna.picturesAgain': 'Veuillez choisir à nouveau vos images.',
  'qna.send': 'Envoyer',
  'qna.left_one': 'Vous pouvez encore envoyer {{count}} demande aujourd’hui.',
  'qna.left_many': 'Vous pouvez encore envoyer {{count}} de demandes aujourd’hui.',
  'qna.left_other': 'Vous pouvez encore envoyer {{count}} demandes aujourd’hui.',
};

export default qna;
