export default {
  'notice.all': 'All notices',
  'notice.emptyText': 'News about the store will appear here.',
  'notice.emptyTitle': 'No notices yet',
  'notice.newer': 'Newer',
  'notice.older': 'Older',
  'notice.page': 'Page {{page}} of {{pages}}',
  'notice.pages': 'Pages of notices',
  'notice.pinned': 'Pinned',
} as const;
