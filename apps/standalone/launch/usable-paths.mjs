// Whether the files and folders that the variables name can be used. No dependencies: the start tool checks them before
// anything is installed.

import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const REASONS = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of it is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** The folders of a data directory. Each is created by the part that uses it. */
const FOLDERS = ['backups', 'cache', 'database', 'files', 'lock', 'secrets', 'temporary'];

/**
 * Creates the data directory if it is missing, and checks that it can be written.
 * @param {string} directory Absolute.
 * @returns {string | null} A sentence, or null when it can be used.
 */
export function dataDirectoryTrouble(directory) {
  try {
    makeFolder(directory);
    rmdirSync(mkdtempSync(join(directory, '.try-')));
  } catch (error) {
    return `DATA_DIR cannot be ${directory}: ${reasonOf(error)}. Name a folder that this user may write, as in DATA_DIR=./data npm start`;
  }
  for (const name of FOLDERS) {
    const folder = join(directory, name);
    try {
      tryFolder(folder);
    } catch (error) {
      return `${folder} in DATA_DIR cannot be used: ${reasonOf(error)}. Move it away or give it back to this user, then start again`;
    }
  }
  return null;
}

/**
 * @param {string | null} file As given; relative ones count from the repository's root.
 * @param {string} root
 * @returns {string | null} A sentence, or null when it can be read or none is named.
 */
export function addressTableTrouble(file, root) {
  if (file === null) return null;
  const path = resolve(root, file);
  try {
    readFileSync(path);
    return null;
  } catch (error) {
    const code = codeOf(error);
    const reason = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
    return `IP_COUNTRY_TABLE names ${path}: ${reason}. Name a file of lines "network,country", or leave the variable out.`;
  }
}

/**
 * Creates a folder and its parents one by one. Node's recursive `mkdir` never ends below a file system without folders.
 * @param {string} directory
 */
function makeFolder(directory) {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeFolder(parent);
  mkdirSync(directory, { mode: 0o700 });
}

/** @param {string} folder May be missing. */
function tryFolder(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw Object.assign(new Error(folder), { code: 'EEXIST' });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function reasonOf(error) {
  const code = codeOf(error);
  return REASONS[code] ?? code;
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
