import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': 'Reconnectez-vous pour reprendre là où vous en étiez.',
  'page.accessDeniedTitle': 'Cette session a expiré.',
  'page.errorReference': 'Si vous nous écrivez, indiquez ce numéro : {{id}}',
  'page.errorText':
    'Le problème vient de chez nous. Rien de ce que vous possédez n’est perdu. Réessayez dans un instant.',
  'page.errorTitle': 'Un problème est survenu',
  'page.notFoundText': 'La page a changé d’adresse ou n’a jamais existé. Rien de ce que vous possédez n’est perdu.',
  'page.notFoundTitle': 'Cette case a disparu',
  'page.notTakenText':
    'Cette page ne peut pas traiter ce qui lui a été envoyé. Rien de ce que vous possédez n’est perdu. Ouvrez-la à nouveau.',
  'page.offlineText': 'Vérifiez votre connexion, puis réessayez.',
  'page.offlineTitle': 'Vous êtes hors ligne',
  'page.prepareText': 'Le site est fermé pour un court moment. Votre bibliothèque et vos pièces sont à l’abri.',
  'page.prepareTitle': 'Nous revenons bientôt',
  'page.shelfTitle': 'À lire en attendant',
};

export default page;
