/** The addresses of the console's pages. */
export const PATHS = {
  home: '/',
  signIn: '/sign-in',
  secondFactor: '/sign-in/second-factor',
  setUp: '/set-up',
  signOut: '/sign-out',
  account: '/account',
  readers: '/readers',
  tickets: '/tickets',
  orders: '/orders',
  requests: '/requests',
  comments: '/comments',
  series: '/series',
  calendar: '/calendar',
  prices: '/prices',
  apply: '/apply',
  previews: '/previews',
  undo: '/log/undo',
  log: '/log',
  operators: '/operators',
  tokens: '/tokens',
  books: '/books',
  numbers: '/numbers',
  uploads: '/uploads',
  search: '/search',
} as const;

/** Where the browser sends the files of an upload: `/upload-files/<upload>`. The console’s server passes them on. */
export const UPLOAD_FILES_PATH = '/upload-files';
