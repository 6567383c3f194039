import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': 'Inscription',
  'signUp.step': '{{step}} sur {{steps}}',
  'signUp.addressTitle': 'Quelle est votre adresse e-mail ?',
  'signUp.addressText': 'Nous y envoyons un code, pour savoir qu’elle est à vous.',
  'signUp.sendCode': 'Envoyer le code',
  'signUp.codeTitle': 'Saisissez le code',
  'signUp.codeText': 'Nous avons envoyé un code à {{address}}. Il est valable 1 heure.',
  'signUp.code': 'Code',
  'signUp.confirm': 'Confirmer',
  'signUp.changeAddress': 'Changer d’adresse',
  'signUp.again': 'Renvoyer',
  'signUp.againIn': 'Renvoyer dans {{seconds}} s',
  'signUp.wait': 'Un code est en route. Vous pourrez en demander un autre dans {{seconds}} secondes.',
  'signUp.passwordTitle': 'Choisissez un mot de passe',
  'signUp.passwordAgain': 'Mot de passe, encore une fois',
  'signUp.ruleLength': 'De 8 à 20 caractères',
  'signUp.ruleKinds': 'Au moins deux types : majuscules, minuscules, chiffres, autres',
  'signUp.terms': 'J’accepte les [conditions d’utilisation] (obligatoire)',
  'signUp.privacy': 'J’accepte la [politique de confidentialité] (obligatoire)',
  'signUp.mail': 'Actualités et offres par e-mail (facultatif)',
  'signUp.agreeRequired': 'Accepter les éléments obligatoires',
  'signUp.start': 'Commencer à lire',
  'signUp.almostTitle': 'Vous y êtes presque',
  'signUp.almostText': 'Choisissez le nom que verront les autres.',
  'signUp.nickname': 'Pseudo',
  'signUp.notNow': 'Pas maintenant',
  'signUp.ageNotice': 'Vous devez avoir au moins 13 ans pour créer un compte.',
  'signUp.phoneTitle': 'Quel est votre numéro de téléphone ?',
  'signUp.phoneText': 'Nous y envoyons un code, pour savoir qu’il est à vous.',
  'signUp.phoneCodeText': 'Nous avons envoyé un code au {{phone}}. Il est valable 10 minutes.',
  'signUp.changeNumber': 'Changer de numéro',
};

export default signUp;
