import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': 'Veuillez saisir votre adresse e-mail.',
  'field.idRequired': 'Veuillez saisir votre adresse e-mail ou votre numéro de téléphone.',
  'field.passwordRequired': 'Veuillez saisir votre mot de passe.',
  'field.passwordDiffers': 'Les deux mots de passe sont différents.',
  'field.codeForm': 'Veuillez saisir tous les chiffres du code.',
  'field.agreementRequired': 'Veuillez cocher cette case pour continuer.',
  'field.nicknameForm': 'Veuillez utiliser de 2 à 20 lettres ou chiffres.',
  'field.nicknameTaken': 'Ce pseudo est déjà pris. Veuillez en choisir un autre.',
  'field.phoneRequired': 'Veuillez saisir votre numéro de téléphone.',
  'field.phoneForm': 'Veuillez vérifier le numéro de téléphone.',
  'field.show': 'Afficher',
  'field.hide': 'Masquer',
};

export default field;
