import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': 'Compte',
  'account.with': 'Connecté avec {{provider}}',
  'account.withEmail': 'Connecté par e-mail',
  'account.withPhone': 'Connecté par numéro de téléphone',
  'account.guest': 'Invité sur cet iPhone',
  'account.logOut': 'Se déconnecter',
  'account.reader': 'Lecteur',
};

export default account;
