import { CommanderError } from 'commander';
import { type CatalogueAdmin, CommandRefused } from './catalogue-admin.ts';
import { refusedLine } from './import-report.ts';
import type { CommandParts } from './option-values.ts';
import { createProgram } from './program.ts';
import { terminalText } from './terminal.ts';

interface RunOptions
  extends Omit<CommandParts, 'admin' | 'finish' | 'openFiles' | 'demoCode'>,
    Partial<Pick<CommandParts, 'openFiles' | 'demoCode'>> {
  /** The arguments after the program's name. */
  args: readonly string[];
  admin: CatalogueAdmin;
}

/**
 * Runs one command. If it ends before it could report its outcome, a caller that asked for JSON still gets one line of it.
 *
 * @returns exit code: 0, 2 for a refusal with a sentence, 1 for an error of ours, 130 after Ctrl-C
 */
export async function runCommand({
  args,
  admin,
  openFiles = noFiles,
  demoCode = async () => null,
  ...terminal
}: RunOptions): Promise<number> {
  const out = (line: string) => terminal.out(terminalText(line));
  const say = (line: string) => terminal.say(terminalText(line));
  const { progress } = terminal;
  let exitCode = 0;
  const program = createProgram({
    ...terminal,
    out,
    say,
    ...(progress && { progress: (line) => progress(line && terminalText(line)) }),
    admin: () => admin,
    openFiles,
    demoCode,
    finish: (code) => {
      exitCode = code;
    },
  });
  const tell = (code: string, sentence: string) => {
    if (!args.includes('--json')) return;
    const isImport = args[0] === 'import';
    out(isImport ? refusedLine({ code, sentence }) : JSON.stringify({ ok: false, error: sentence, code }));
  };
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has already written it; `--help` ends in the same way.
      if (error.exitCode === 0) return 0;
      tell('USAGE', error.message.replace(/^error: /, ''));
      return 2;
    }
    const sentence = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof CommandRefused;
    // Only the sentence without the stack: it is for an operator.
    say(isRefused ? sentence : `Failed: ${sentence}`);
    tell(isRefused ? 'REFUSED' : 'FAULT', sentence);
    return isRefused ? 2 : 1;
  }
}

async function noFiles(): Promise<never> {
  throw new Error('this program was given no files');
}
