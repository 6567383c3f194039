import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': 'Avez-vous {{age}} ans ou plus ?',
  'mature.laterText':
    'Les œuvres pour adultes ne sont montrées qu’aux personnes qui ont confirmé leur âge. La confirmation ouvrira plus tard sur ce site.',
  'mature.leave': 'Quitter',
  'mature.loginText': 'Connectez-vous et confirmez votre âge une fois par an pour voir cette rubrique.',
  'mature.no': 'Non',
  'mature.text': 'Cette rubrique contient des œuvres pour adultes. La question est posée une fois par jour.',
  'mature.toNew': 'Voir les nouveautés',
  'mature.toRanking': 'Voir le classement',
  'mature.yes': 'Oui',
};

export default mature;
