import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': 'Lire la version en vigueur',
  'policy.effective': 'En vigueur depuis le {{date}}',
  'policy.emptyText': 'L’exploitant du site n’a pas encore publié ce texte. Revenez un peu plus tard.',
  'policy.emptyTitle': 'Rien n’est encore publié ici',
  'policy.kindMARKETING': 'Messages promotionnels',
  'policy.kindPAYMENT': 'Conditions de paiement',
  'policy.kindPRIVACY': 'Confidentialité',
  'policy.kindTERMS': 'Conditions d’utilisation',
  'policy.kindYOUTH': 'Protection des mineurs',
  'policy.more': 'Autres textes juridiques',
  'policy.otherLanguage': 'Ce texte n’existe qu’en {{language}}.',
  'policy.past': 'Version antérieure, en vigueur à partir du {{date}}',
  'policy.version': 'Version n° {{version}} · {{date}}',
  'policy.versions': 'Toutes les versions',
};

export default policy;
