export default {
  'setting.appearance': 'Appearance',
  'setting.language': 'Language',
  'setting.themeDark': 'Dark',
  'setting.themeLight': 'Light',
  'setting.themeSystem': 'Same as device',
} as const;
