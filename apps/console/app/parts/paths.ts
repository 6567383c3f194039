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
  log: '/log',
  operators: '/operators',
  tokens: '/tokens',
  books: '/books',
  search: '/search',
} as const;
