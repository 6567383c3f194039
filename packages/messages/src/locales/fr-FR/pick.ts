import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': 'Choisies par notre rédaction, pour chaque humeur.',
  'pick.title': 'Nos sélections',
};

export default pick;
