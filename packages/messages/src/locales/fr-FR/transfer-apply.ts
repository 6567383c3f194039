import type { Translation } from '../../message-types.ts';
import type english from '../en-US/transfer-apply.ts';

const transferApply: Translation<typeof english> = {
  'transferApply.check': 'Vérifier à nouveau',
  'transferApply.coinsTitle': 'Pièces et points',
  'transferApply.confirmTitle': 'Voici ce qui est transféré',
  'transferApply.debt': 'Les pièces que vous devez sont transférées aussi : {{count}}',
  'transferApply.doneTitle': 'Votre compte est transféré',
  'transferApply.ends': 'expirent le {{date}}',
  'transferApply.from': 'De {{name}}',
  'transferApply.kindBONUS': 'Pièces bonus',
  'transferApply.kindCOIN': 'Pièces',
  'transferApply.kindFREE_COIN': 'Pièces offertes',
  'transferApply.kindMILEAGE': 'Points',
  'transferApply.move': 'Transférer vers {{name}}',
  'transferApply.newButton': 'Créer ce compte',
  'transferApply.newText':
    'Il n’y a pas encore de compte {{to}} pour cette connexion. Choisissez un pseudo et il sera créé pour vous.',
  'transferApply.newTitle': 'On y est presque',
  'transferApply.noCoins': 'Ni pièces ni points',
  'transferApply.oldButton': 'Se connecter sur {{from}}',
  'transferApply.oldText': 'Connectez-vous d’abord sur {{from}}, avec le compte à transférer.',
  'transferApply.oldTitle': 'Connectez-vous à votre ancien compte',
  'transferApply.once': 'Je comprends que cela ne se fait qu’une fois.',
  'transferApply.open': 'Ouvrir {{to}}',
  'transferApply.openText':
    'Vous serez connecté sur {{to}}. Le lien est valable 10 minutes ; ensuite, connectez-vous-y comme d’habitude.',
  'transferApply.other': 'Utiliser un autre compte',
  'transferApply.places': 'Endroits où vous vous êtes arrêté : {{count}}',
  'transferApply.series': '{{moving}} séries sur {{all}}',
  'transferApply.seriesTitle': 'Bibliothèque',
  'transferApply.statusText': 'Vous pouvez fermer cette page. Le transfert continue tout seul.',
  'transferApply.statusTitle': 'Votre compte est en cours de transfert',
  'transferApply.stays': 'Celles-ci n’existent pas sur {{to}} et restent ici :',
  'transferApply.step': '{{step}} sur 3',
  'transferApply.stepCoins': 'Pièces et points',
  'transferApply.stepConfirmed': 'Confirmé',
  'transferApply.stepDone': 'Terminé',
  'transferApply.stepLibrary': 'Bibliothèque',
  'transferApply.targetText':
    'Choisissez votre façon de vous connecter sur {{to}}. Si vous n’y avez pas encore de compte, il sera créé en chemin.',
  'transferApply.targetTitle': 'Vers quel compte ?',
  'transferApply.title': 'Transférer votre compte',
  'transferApply.wrongDeleted': 'Ce compte {{to}} a été supprimé récemment. Utilisez-en un autre.',
  'transferApply.wrongOtherWay':
    'Votre adresse e-mail correspond à une autre façon de se connecter sur {{to}}. Choisissez celle-là.',
  'transferApply.wrongOver': 'Le dernier jour est passé. Les comptes ne peuvent plus être transférés.',
  'transferApply.wrongTitle': 'Ce compte ne peut pas être utilisé',
  'transferApply.wrongUnknown': 'Il n’y a plus de compte avec ces informations. Utilisez-en un autre.',
};

export default transferApply;
