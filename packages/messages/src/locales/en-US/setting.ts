export default {
  'setting.appearance': 'Appearance',
  'setting.clearReading': 'Clear reading history',
  'setting.clearReadingConfirm': 'Clear',
  'setting.clearReadingText': 'This browser forgets what you have read and where you left off. This cannot be undone.',
  'setting.language': 'Language',
  'setting.reading': 'Reading',
  'setting.readingCleared': 'Reading history cleared',
  'setting.themeDark': 'Dark',
  'setting.themeLight': 'Light',
  'setting.themeSystem': 'Same as device',
} as const;
