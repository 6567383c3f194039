import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT, readSourceFiles } from './source-files.ts';

/** One of the programs that `npm run typecheck` checks: its root files, and its libraries of types. */
function readProgram(program: string): { files: string[]; libraries: string[] } {
  const file = join(ROOT, 'tools', 'typecheck', `tsconfig.${program}.json`);
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  expect(error).toBeUndefined();
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  expect(errors).toEqual([]);
  return { files: fileNames.map((name) => relative(ROOT, name)), libraries: options.lib ?? [] };
}

describe('the type check', () => {
  const servers = readProgram('servers');
  const sites = readProgram('sites');

  it('covers every file of code, of each package and each region', () => {
    const code = readSourceFiles().filter(({ extension }) => ['.ts', '.tsx', '.mjs'].includes(extension));
    expect(code.length).toBeGreaterThan(1_000);
    const checked = new Set([...servers.files, ...sites.files]);
    expect(code.map(({ path }) => path).filter((path) => !checked.has(path))).toEqual([]);
  });

  it('has no browser types for code that runs on servers alone: the api, and all packages except those of screens', () => {
    const serverFolders = /^(apps\/(api|sandbox)|packages\/(?!ui\/|storefront\/)[^/]+)\//;
    expect(servers.libraries).toEqual(['lib.es2023.d.ts']);
    expect(servers.files.filter((path) => serverFolders.test(path)).length).toBeGreaterThan(500);
    expect(sites.files.filter((path) => serverFolders.test(path))).toEqual([]);
  });
});
