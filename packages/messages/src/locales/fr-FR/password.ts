import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': 'Mot de passe oublié ?',
  'password.findTitle': 'Définir un nouveau mot de passe',
  'password.findText': 'Nous envoyons un lien à l’adresse e-mail de votre compte.',
  'password.byMail': 'Par e-mail',
  'password.byPhone': 'Par téléphone',
  'password.sendLink': 'Envoyer le lien',
  'password.sent': 'Si un compte existe, nous avons envoyé un message.',
  'password.sentText': 'Le lien est valable 1 heure. Regardez aussi dans les indésirables.',
  'password.phone': 'Numéro de téléphone',
  'password.phoneSent': 'Si {{phone}} a un compte, nous avons envoyé un code. Il est valable 10 minutes.',
  'password.newTitle': 'Choisissez un nouveau mot de passe',
  'password.new': 'Nouveau mot de passe',
  'password.again': 'Nouveau mot de passe, encore une fois',
  'password.save': 'Enregistrer le mot de passe',
  'password.resetDone': 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
  'password.ruleMixed': 'Des lettres et des chiffres',
  'password.deadTitle': 'Ce lien ne fonctionne plus',
  'password.deadText': 'Un lien est valable une heure et ne sert qu’une fois.',
  'password.askAgain': 'Demander un nouveau lien',
  'password.changeTitle': 'Changer de mot de passe',
  'password.old': 'Mot de passe actuel',
  'password.changed': 'Votre mot de passe est changé. Les autres appareils sont déconnectés.',
  'password.findIdTitle': 'Retrouver votre identifiant',
  'password.findIdText': 'Nous envoyons un code à votre numéro de téléphone.',
  'password.idsTitle': 'Comptes avec ce numéro',
  'password.forgotId': 'Identifiant oublié ?',
  'password.newCode': 'Envoyer un nouveau code',
};

export default password;
