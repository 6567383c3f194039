import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': 'Avez-vous {{age}} ans ou plus ?',
  'age.askText': 'Cette rubrique contient des œuvres pour adultes. La question est posée une fois par jour.',
  'age.askYearlyText': 'Cette rubrique contient des œuvres pour adultes. La question est posée une fois par an.',
  'age.birthdayText':
    'Cette rubrique s’adresse aux personnes de {{age}} ans et plus. La question est posée une fois par an.',
  'age.birthdayTitle': 'Quelle est votre date de naissance ?',
  'age.checkBirthday': 'Veuillez vérifier votre date de naissance.',
  'age.confirmed': 'Votre âge est confirmé',
  'age.confirmedText': 'Vous pouvez fermer cette fenêtre et reprendre votre lecture.',
  'age.consent': 'J’accepte que mon nom, ma date de naissance et mon numéro de téléphone servent à vérifier mon âge.',
  'age.day': 'Jour',
  'age.hiddenText': 'Votre âge est confirmé, mais vous les avez masquées.',
  'age.hiddenTitle': 'Les œuvres pour adultes sont masquées',
  'age.knownText': 'Votre date de naissance est le {{date}}. La question est posée une fois par an.',
  'age.knownTitle': 'Est-ce toujours vous ?',
  'age.leave': 'Quitter',
  'age.loginText': 'Connectez-vous et confirmez votre âge une fois par an pour voir cette rubrique.',
  'age.month': 'Mois',
  'age.no': 'Non',
  'age.nothingHappened': 'Rien ne se passe ? Fermez cette fenêtre et recommencez.',
  'age.opensAt': 'Cette rubrique ouvre à {{age}} ans.',
  'age.phoneNote': 'Le téléphone doit être à votre nom.',
  'age.phoneText': 'En Corée, les œuvres pour adultes demandent aussi une vérification par téléphone, une fois par an.',
  'age.phoneTitle': 'Confirmez votre âge par téléphone',
  'age.readOn': 'Continuer la lecture',
  'age.secondOfTwo': '2 sur 2',
  'age.show': 'Les afficher',
  'age.startAgain': 'Recommencer',
  'age.title': 'Vérification de l’âge',
  'age.toPhoneCheck': 'Continuer vers la vérification par téléphone',
  'age.verifyByPhone': 'Vérifier par téléphone',
  'age.year': 'Année',
  'age.yes': 'Oui',
};

export default age;
