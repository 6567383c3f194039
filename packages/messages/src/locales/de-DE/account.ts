import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': 'Konto',
  'account.with': 'Angemeldet mit {{provider}}',
  'account.withEmail': 'Mit E-Mail angemeldet',
  'account.withPhone': 'Mit Telefonnummer angemeldet',
  'account.guest': 'Gast auf diesem iPhone',
  'account.logOut': 'Abmelden',
  'account.reader': 'Leser:in',
};

export default account;
