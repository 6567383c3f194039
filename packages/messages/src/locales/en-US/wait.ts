/** What waiting opens for free, on the page of a series. */
export default {
  'wait.later': 'Using it opens later on this site.',
  'wait.every_one': 'One episode opens free every hour.',
  'wait.every_other': 'One episode opens free every {{count}} hours.',
  'wait.newest_one': 'The newest one is left out.',
  'wait.newest_other': 'The newest {{count}} are left out.',
} as const;
