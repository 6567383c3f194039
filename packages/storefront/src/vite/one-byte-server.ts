import type { Plugin } from 'vite';

/**
 * Builds the server without comments, and with letters beyond ASCII escaped. Its source stays in memory, for each site of a process,
 * and a single such letter makes it take two bytes for each letter (record 0144). Names and short lines stay, for traces of errors.
 */
export function oneByteServer(): Plugin {
  return {
    name: 'longstrip-one-byte-server',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({
      build: { minify: 'esbuild' },
      esbuild: {
        ...{ charset: 'ascii', lineLimit: 160, legalComments: 'none' },
        ...{ minifyWhitespace: true, minifyIdentifiers: false, minifySyntax: false },
      },
    }),
    // esbuild leaves the letters of regular expressions as they are.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeLetters(file.code);
    },
  };
}

/** @param code without comments */
function escapeLetters(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
