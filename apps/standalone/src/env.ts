import { parseVariables, type Settings } from '../launch/settings.mjs';

/** The checked environment of this process, or the sentences that say what is wrong with it. */
export function readSettings(): { ok: true; settings: Settings } | { ok: false; sentences: string[] } {
  return parseVariables(process.env);
}

/** What a child process inherits. */
export function childEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
