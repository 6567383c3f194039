import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_many': 'Un épisode s’ouvre gratuitement toutes les {{count}} d’heures.',
  'wait.every_one': 'Un épisode s’ouvre gratuitement chaque heure.',
  'wait.every_other': 'Un épisode s’ouvre gratuitement toutes les {{count}} heures.',
  'wait.newest_many': 'Les {{count}} d’épisodes les plus récents ne sont pas concernés.',
  'wait.newest_one': 'Le plus récent n’est pas concerné.',
  'wait.newest_other': 'Les {{count}} plus récents ne sont pas concernés.',
  'wait.ready': 'Ticket gratuit prêt',
  'wait.readyIn': 'Prêt dans',
  'wait.use': 'L’utiliser',
};

export default wait;
