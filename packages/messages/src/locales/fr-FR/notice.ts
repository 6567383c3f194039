import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': 'Toutes les annonces',
  'notice.emptyText': 'Les nouvelles du service paraîtront ici.',
  'notice.emptyTitle': 'Aucune annonce pour le moment',
  'notice.newer': 'Plus récentes',
  'notice.older': 'Plus anciennes',
  'notice.page': 'Page {{page}} sur {{pages}}',
  'notice.pages': 'Pages des annonces',
  'notice.pinned': 'Épinglée',
};

export default notice;
