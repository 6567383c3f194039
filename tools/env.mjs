// The environment of the tools: the shell's variables, then those of the file `.env` in the repository's root.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Reads `NAME=value` lines. Quotes around a value are removed; in double quotes `\n` is a line break. A `#` at the
 * start of a line, or after a space outside quotes, begins a comment. `export` before the name is allowed.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, raw] = line.match(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/) ?? [];
    if (name === undefined || raw === undefined) continue;
    const [, double, single] = raw.match(/^"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$|^'([^']*)'\s*(?:#.*)?$/) ?? [];
    values[name] = double?.replaceAll('\\n', '\n').replaceAll('\\"', '"') ?? single ?? raw.replace(/(^|\s+)#.*$/, '');
  }
  return values;
}

/**
 * The environment of the product: the shell's variables override those of the file. An empty variable counts as not set.
 * @param {Readonly<Record<string, string>>} [file]
 * @param {Readonly<Record<string, string | undefined>>} [shell]
 * @returns {Record<string, string | undefined>}
 */
export function readEnvironment(file = readEnvFile(), shell = process.env) {
  const given = Object.entries(shell).filter(([name, value]) => !(name in file) || Boolean(value?.trim()));
  return { ...file, ...Object.fromEntries(given) };
}

/**
 * Adds variables to the environment of this process.
 * @param {Readonly<Record<string, string | undefined>>} variables
 */
export function setEnvironment(variables) {
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) process.env[name] = value;
}

/** @returns {Record<string, string>} */
function readEnvFile() {
  try {
    return parseEnvFile(readFileSync(join(ROOT, '.env'), 'utf8'));
  } catch {
    return {};
  }
}
