export default {
  'series.badgeFree_one': '{{count}} free',
  'series.badgeFree_other': '{{count}} free',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': 'Wait for free',
  'series.reads_one': '{{reads}} read',
  'series.reads_other': '{{reads}} reads',
  'series.statusCOMPLETED': 'Completed',
  'series.statusPAUSED': 'On hiatus',
  'series.statusSCHEDULED': 'Ongoing',
  'series.typeCOMIC': 'Comic',
  'series.typeNOVEL': 'Novel',
} as const;
