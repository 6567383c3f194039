import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': 'Alle Neuigkeiten',
  'notice.emptyText': 'Hier erscheinen Nachrichten zum Angebot.',
  'notice.emptyTitle': 'Noch keine Neuigkeiten',
  'notice.newer': 'Neuere',
  'notice.older': 'Ältere',
  'notice.page': 'Seite {{page}} von {{pages}}',
  'notice.pages': 'Seiten der Neuigkeiten',
  'notice.pinned': 'Angeheftet',
};

export default notice;
