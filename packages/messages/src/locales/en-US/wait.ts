/** What waiting opens for free, on the page of a series. */
export default {
  'wait.every_one': 'One episode opens free every hour.',
  'wait.every_other': 'One episode opens free every {{count}} hours.',
  'wait.newest_one': 'The newest one is left out.',
  'wait.newest_other': 'The newest {{count}} are left out.',
  'wait.ready': 'Free ticket ready',
  'wait.readyIn': 'Ready in',
  'wait.use': 'Use it',
} as const;
