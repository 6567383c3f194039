import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': 'Connexion',
  'login.lead': 'Continuez à lire, sur tous vos appareils',
  'login.text': 'Votre bibliothèque, vos pièces et votre page vous suivent partout.',
  'login.with': 'Continuer avec {{provider}}',
  'login.withEmail': 'Continuer avec l’e-mail',
  'login.withEmailOrPhone': 'E-mail ou numéro de téléphone',
  'login.lastUsed': 'Dernier utilisé',
  'login.legal': 'En continuant, vous acceptez :',
  'login.lookAround': 'Découvrir d’abord',
  'login.email': 'Adresse e-mail',
  'login.password': 'Mot de passe',
  'login.keep': 'Rester connecté',
  'login.signUp': 'S’inscrire',
  'login.noAccount': 'Pas encore de compte ?',
  'login.loggedInAs': 'Vous êtes connecté en tant que {{name}}.',
  'login.logOutAndGoOn': 'Se déconnecter et continuer',
  'login.goBack': 'Retour',
  'login.tooMany': 'Réessayez dans 15 minutes ou définissez un nouveau mot de passe.',
  'login.wallFree_one': 'L’épisode 1 est gratuit',
  'login.wallFree_many': 'Les épisodes 1 à {{count}} sont gratuits',
  'login.wallFree_other': 'Les épisodes 1 à {{count}} sont gratuits',
  'login.wallAccount': 'Gratuit avec un compte',
  'login.movedTitle': 'Votre compte est maintenant ici',
  'login.movedText':
    'Pièces, bibliothèque et progression sont déjà là. Connectez-vous une fois avec ce bouton, ensuite comme d’habitude.',
  'login.movedButton': 'Se connecter',
  'login.joinedSo': 'Votre compte avec cette adresse e-mail s’ouvre de cette façon.',
  'login.movedOver': 'Ce lien a déjà servi ou est trop ancien. Connectez-vous comme d’habitude.',
  'login.asGuest': 'Continuer en tant qu’invité',
};

export default login;
