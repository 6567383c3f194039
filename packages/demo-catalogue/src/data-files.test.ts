import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { WORKS } from './works/catalogue.ts';

const FOLDER = fileURLToPath(new URL('../', import.meta.url));
const filesIn = (folder: string): string[] => readdirSync(`${FOLDER}${folder}`).map((name) => `${folder}/${name}`);

/** JSON files, each with the type that the code reads it as. */
const TYPES: readonly (readonly [file: string, type: string])[] = [
  ['shelf.json', 'readonly string[]'],
  ...filesIn('works').map((file) => [file, "import('../src/works/work.ts').WorkFile"] as const),
  ...filesIn('site').map((file) => [file, `import('../src/site.ts').SiteFiles['${basename(file)}']`] as const),
];

/** JSON is TypeScript too: what the compiler says of each file as a constant of its type, with file and line. */
function compilerProblems(): string[] {
  const { config } = ts.readConfigFile(`${FOLDER}../../tsconfig.base.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, FOLDER);
  const sources = new Map(
    TYPES.map(([file, type]) => [
      `${FOLDER}${file}.ts`,
      `export const data: ${type} = ${readFileSync(`${FOLDER}${file}`, 'utf8')}`,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  const program = ts.createProgram([...sources.keys()], options, host);
  const diagnostics = [...sources.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return ts.formatDiagnostics(diagnostics, host).split('\n').filter(Boolean);
}

describe('the data files', () => {
  it('have the form and the names that the code reads', () => {
    expect(TYPES.length).toBeGreaterThan(WORKS.length);
    expect(compilerProblems()).toEqual([]);
  }, 120_000);

  it('stand on the shelf, each work once and under its own key', () => {
    const onShelf = WORKS.map(({ key }) => `works/${key}.json`);
    expect(onShelf.toSorted()).toEqual(filesIn('works').toSorted());
  });
});
