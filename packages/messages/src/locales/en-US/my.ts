export default {
  'my.emptyText': 'Open a series and it waits for you here.',
  'my.emptyTitle': 'Nothing in progress yet',
  'my.guestText': 'What you read is remembered in this browser only.',
  'my.guestTitle': 'You are reading as a guest',
} as const;
