import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': 'Von unserer Redaktion ausgesucht, für jede Stimmung.',
  'pick.title': 'Unsere Auswahl',
};

export default pick;
