import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}} startet gerade',
  'starting.text': 'Gleich ist es so weit. Diese Seite lädt von selbst neu.',
};

export default starting;
