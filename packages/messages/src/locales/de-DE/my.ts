import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': 'Öffne eine Serie, dann wartet sie hier auf dich.',
  'my.emptyTitle': 'Noch nichts angefangen',
  'my.guestText': 'Was du liest, merkt sich nur dieser Browser.',
  'my.guestTitle': 'Du liest als Gast',
};

export default my;
