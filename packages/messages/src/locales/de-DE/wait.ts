import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_one': 'Jede Stunde öffnet sich eine Folge gratis.',
  'wait.every_other': 'Alle {{count}} Stunden öffnet sich eine Folge gratis.',
  'wait.newest_one': 'Die neueste ist ausgenommen.',
  'wait.newest_other': 'Die neuesten {{count}} sind ausgenommen.',
  'wait.ready': 'Gratis-Ticket bereit',
  'wait.readyIn': 'Bereit in',
  'wait.use': 'Nutzen',
};

export default wait;
