// `npm run NAME -- --help`: the text of docs/commands.md. It needs no installed package and no build, and makes neither.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './env.mjs';

/**
 * Whether the arguments ask for help. What follows `--` are values, not options.
 * @param {readonly string[]} args
 * @returns {boolean}
 */
export function asksForHelp(args) {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

/**
 * The help of a command, or of the part of it that its first words name (`catalogue set`).
 * @param {readonly string[]} words The command's name in package.json, then its arguments.
 * @returns {string | null} null: the page has nothing about it.
 */
export function helpOf(words) {
  const sections = readSections(readFileSync(join(ROOT, 'docs', 'commands.md'), 'utf8'));
  const options = words.findIndex((word) => word.startsWith('-'));
  const path = options === -1 ? [...words] : words.slice(0, options);
  for (; path.length > 0; path.pop()) {
    const text = sections.get(path.join(' '));
    if (text !== undefined) return text;
  }
  return null;
}

/**
 * Prints the help of a command when it is asked for it.
 * @param {string} name In package.json.
 * @param {readonly string[]} args
 * @param {string} [more] Follows the text of the page.
 * @returns {boolean} Whether help was asked for: then there is nothing else to do.
 */
export function printsHelp(name, args, more = '') {
  if (!asksForHelp(args)) return false;
  // A command without a text on the page must not run either.
  process.stdout.write(
    `${helpOf([name, ...args]) ?? `npm run ${name}: docs/commands.md has nothing about it.\n`}${more}`,
  );
  return true;
}

/**
 * The first block of text under each heading `npm run NAME -- PART`, by `NAME PART`.
 * @param {string} page
 * @returns {Map<string, string>}
 */
function readSections(page) {
  const sections = page.split(/^(?=##+ )/m).flatMap((section) => {
    const [, name] = section.match(/^##+ `npm (?:run )?(.+)`$/m) ?? [];
    const [, text] = section.match(/^```text\n([\s\S]*?)^```$/m) ?? [];
    return name === undefined || text === undefined ? [] : [/** @type {const} */ ([name.replace(' -- ', ' '), text])];
  });
  return new Map(sections);
}
