export default {
  'home.continueReading': 'Continue reading',
  'home.description': 'Comics and novels, new episodes every day. Read the first ones free on {{brand}}.',
  'home.emptyCommand': 'Bring a comic or a novel in with this command, then reload the page:',
  'home.emptyText': 'A CBZ, an EPUB, a picture or a folder of pictures: each becomes a series that you can read here.',
  'home.emptyTitle': 'The shelves are still empty',
  'home.newest': 'New here',
  'home.newestNovels': 'New novels',
  'home.title': 'Comics and novels',
} as const;
