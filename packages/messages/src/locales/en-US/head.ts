/** What pages say about themselves to search engines and friends. */
export default {
  'head.action': 'Fights, chases and comebacks: action comics and novels to read online on {{brand}}.',
  'head.bl': 'Love between men, tender or stormy: BL comics and novels to read online on {{brand}}.',
  'head.creator': 'Comics and novels by {{title}} to read online on {{brand}}.',
  'head.event': 'Stamp cards, codes, draws and reading lists: the events of {{brand}}, with their dates.',
  'head.faq': 'Answers to what readers of {{brand}} ask most.',
  'head.free': 'Comics and novels with free episodes on {{brand}}: start a series today without paying anything.',
  'head.home': 'Comics and novels, new episodes every day. Read the first ones free on {{brand}}.',
  'head.mature': 'Comics and novels for adults on {{brand}}. Readers confirm their age before they see this section.',
  'head.notice': 'What is new on {{brand}}: new features, events and service notices.',
  'head.pick':
    'Lists picked by hand by the editors of {{brand}}: the right comic or novel for a mood, an evening or a weekend.',
  'head.policy': '{{title}} of {{brand}}, in the version in force.',
  'head.ranking':
    'What readers of {{brand}} read most: the top comics and novels of the last 24 hours, 7 days and 30 days, and of all time.',
  'head.romance':
    'Slow burns, second chances and happy endings: romance comics and novels to read online on {{brand}}.',
  'head.search': 'Find comics and novels on {{brand}} by title, creator or tag.',
  'head.transfer':
    'Your coins, your library and your history move from {{from}} to {{to}}. What moves, what stays, and until when.',
  'head.weekly':
    'New episodes by day of the week, from Monday to Sunday: see which comics and novels go on today on {{brand}}.',
} as const;
