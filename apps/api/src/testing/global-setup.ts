import { startServerOfRun } from '@longstrip/database/testing';
import type { TestProject } from 'vitest/node';
import { bundlePrograms } from './bundle-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of our programs (`bundlePrograms`), made once for all tests. */
    programs: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ folder, remove }, stop] = await Promise.all([bundlePrograms(), startServerOfRun()]);
  project.provide('programs', folder);
  return async () => {
    await Promise.all([remove(), stop()]);
  };
}
