import type { PlatformDraft } from './platform-draft.ts';

/**
 * platform-config's index with the new platform, in the order of ports.
 * @param platforms the existing ones, in their order
 */
export function registeredIndex(
  source: string,
  draft: Pick<PlatformDraft, 'id' | 'portOffset'>,
  platforms: readonly { readonly id: string; readonly portOffset: number }[],
): string {
  const name = variableOf(draft.id);
  const imported = source.match(/^import \w+ from '\.\/platforms\/.+';$/gm) ?? [];
  const line = `import ${name} from './platforms/${draft.id}.ts';`;
  const follower = imported.find((other) => fileOf(other) > fileOf(line));
  const last = imported.at(-1);
  const index = platforms
    .map(({ id, portOffset }) => ({ name: variableOf(id), portOffset }))
    .concat({ name, portOffset: draft.portOffset })
    .sort((one, other) => one.portOffset - other.portOffset)
    .map((platform) => platform.name);
  const withImport =
    follower === undefined
      ? source.replace(`${last}\n`, `${last}\n${line}\n`)
      : source.replace(follower, `${line}\n${follower}`);
  const entries = index.join(', ');
  const oneLine = `const INDEX = [${entries}] as const;`;
  const many = `const INDEX = [\n${index.map((each) => `  ${each},\n`).join('')}] as const;`;
  return withImport.replace(/const INDEX = \[[^\]]*\] as const;/, oneLine.length <= 120 ? oneLine : many);
}

/**
 * The lockfile with the new app. Its packages are those of the app that it is a copy of, so that nothing has to be looked
 * up: this works without a network.
 */
export function registeredLockfile(lockfile: string, template: string, app: string): string {
  const block = lockfile.match(new RegExp(`^  apps/${template}:\\n(?: {4,}.*\\n|\\n(?= {4}))+`, 'm'))?.[0];
  if (block === undefined) throw new Error(`pnpm-lock.yaml does not know apps/${template}`);
  const entry = block.replace(`apps/${template}:`, `apps/${app}:`);
  const keys = [...lockfile.matchAll(/^ {2}(\S+):$/gm)].map(([line, key = '']) => ({ line, key }));
  const follower = keys.find(({ key }) => /^(apps|bench|e2e|packages)(\/|$)/.test(key) && key > `apps/${app}`);
  if (follower === undefined) throw new Error('pnpm-lock.yaml has no place for another app');
  return lockfile.replace(`\n${follower.line}\n`, `\n${entry.trimEnd()}\n\n${follower.line}\n`);
}

function variableOf(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fileOf(line: string): string {
  return line.slice(line.indexOf("'"));
}
