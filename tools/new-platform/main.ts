import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPlatforms } from '../../packages/platform-config/src/check-platform.ts';
import { PLATFORMS } from '../../packages/platform-config/src/index.ts';
import { ROOT } from '../env.mjs';
import { type PlatformDraft, readDraft } from './platform-draft.ts';
import { draftedPlatform, platformSource, registeredIndex, registeredLockfile } from './platform-source.ts';

/** Files that are the same in all regional apps. */
const COMMON_FILES = ['app/entry.client.tsx', 'app/entry.server.tsx', 'app/root.tsx', 'tsconfig.json'];

const read = readDraft(
  process.argv.slice(2),
  PLATFORMS.map(({ portOffset }) => portOffset),
);
const sentences = read.ok ? conflicts(read.draft) : read.sentences;
if (read.ok && sentences.length === 0) {
  writePlatform(read.draft);
  process.stdout.write(`${nextSteps(read.draft).join('\n')}\n`);
} else if (!read.ok && read.isHelp) {
  process.stdout.write(`${sentences.join('\n')}\n`);
} else {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exitCode = 1;
}

/** Conflicts of the platform with the existing ones, a sentence each. */
function conflicts(draft: PlatformDraft): string[] {
  const taken = [
    ...PLATFORMS.filter(({ id }) => id === draft.id).map(({ id }) => `--id ${id} is taken.`),
    ...(existsSync(join(ROOT, 'apps', draft.app)) ? [`--app ${draft.app}: apps/${draft.app} is there already.`] : []),
    ...PLATFORMS.filter(({ portOffset }) => portOffset === draft.portOffset).map(
      ({ id, portOffset }) => `--port ${portOffset} is taken by ${id}; leave it out for the next free one.`,
    ),
  ];
  return taken.length > 0 ? taken : checkPlatforms([...PLATFORMS, draftedPlatform(draft)]);
}

function writePlatform(draft: PlatformDraft): void {
  const [template] = PLATFORMS;
  if (template === undefined) throw new Error('There is no platform to take the app of');
  const config = 'packages/platform-config/src';
  write(`${config}/platforms/${draft.id}.ts`, platformSource(draft));
  change(`${config}/platforms.ts`, (text) => registeredIndex(text, draft, PLATFORMS));
  for (const file of COMMON_FILES) write(`apps/${draft.app}/${file}`, text(`apps/${template.app}/${file}`));
  for (const file of ['app/routes.ts', 'vite.config.ts']) {
    const source = text(`apps/${template.app}/${file}`).replaceAll(`'${template.id}'`, `'${draft.id}'`);
    write(`apps/${draft.app}/${file}`, source);
  }
  const manifest = text(`apps/${template.app}/package.json`).replace(
    `@longstrip/app-${template.app}`,
    `@longstrip/app-${draft.app}`,
  );
  write(`apps/${draft.app}/package.json`, manifest);
  change('pnpm-lock.yaml', (lockfile) => registeredLockfile(lockfile, template.app, draft.app));
}

function text(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function write(path: string, content: string): void {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function change(path: string, changed: (content: string) => string): void {
  write(path, changed(text(path)));
}

function nextSteps({ id, app, portOffset, hosts, locales }: PlatformDraft): string[] {
  return [
    `${id} is there: packages/platform-config/src/platforms/${id}.ts and apps/${app}.`,
    `Read its file through: sign-in methods, the age rule, features, the order of home and region are the usual ones until you change them.`,
    `Set its public host in place of ${hosts[0]} before it goes out.`,
    `npm start serves it at PORT + ${portOffset}, http://localhost:${3000 + portOffset} unless you set PORT.`,
    `Its shelves are empty: npm run import -- "comic.cbz" --platform ${id} --lang ${locales[0].split('-')[0]} brings a comic in.`,
    `npm test tells whether all is well; then commit what is new.`,
  ];
}
