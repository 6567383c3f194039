import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': 'Ouvrez une série, elle vous attendra ici.',
  'my.emptyTitle': 'Aucune lecture en cours',
  'my.guestText': 'Vos lectures ne sont retenues que dans ce navigateur.',
  'my.guestTitle': 'Vous lisez en tant qu’invité',
};

export default my;
