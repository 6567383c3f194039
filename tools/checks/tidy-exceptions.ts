/** A file with more lines should be split by subject. Tests may contain longer tables. */
export const LINES_MOST = 300;
export const TEST_LINES_MOST = 400;

/** Files (or folders, with a slash at the end) that may be longer, each with its reason. */
export const LONG_FILES: readonly { path: string; reason: string }[] = [
  {
    path: 'packages/database/src/guards/guards.generated.ts',
    reason: 'a line for each guard of the schema, written by a generator',
  },
  {
    path: 'packages/api-contract/src/client/every-call.test.ts',
    reason: 'one table: each call of the client with what it sends',
  },
  {
    path: 'packages/storefront/src/routes/reading/viewer/anchor/place-tools.ts',
    reason: 'one function without imports: its text is also the script that opens a document at its place',
  },
];

/** Beside `env.ts`, only files that pass the whole environment to a child process. */
export const ENVIRONMENT_FILES: readonly string[] = ['bench/page-load.ts', 'bench/pictures/next-server.ts'];

/** Files with colours, beside each `theme.css`: the tokens, and the art of the stories. */
export const COLOUR_FILES: readonly string[] = [
  'packages/ui/src/styles/tokens.css',
  'packages/ui/src/samples/',
  'packages/storefront/src/testing/',
  'packages/storefront/src/server/illustrations/',
];

/** Names that a tool requires, and the namespace of the words that all screens share. */
export const GIVEN_NAMES: readonly string[] = ['apps/storybook/.storybook/manager.ts', 'packages/messages/locales/'];

/** The only binary files of the repository are small pictures for the documents. */
export const BINARY_FOLDERS: readonly string[] = ['docs/pictures/'];
