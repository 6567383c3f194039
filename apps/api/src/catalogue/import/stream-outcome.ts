import * as v from 'valibot';
import { ImportAborted, type ImportOutcome, type ImportProgress } from './import-outcome.ts';

/** A line this often shows that nobody hangs, and how far the work is. */
const PROGRESS_MS = 150;
const HEARTBEAT_MS = 5_000;

/**
 * The lines of an answer to an upload. The last is `outcome`, `aborted` or `fault`; without one of these the product went
 * in the middle. Outcome and progress are those of this very build.
 */
export const OutcomeLineSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['begun', 'working', 'aborted', 'fault']) }),
  v.object({ kind: v.literal('progress'), progress: v.looseObject({ step: v.string() }) }),
  v.object({ kind: v.literal('outcome'), outcome: v.looseObject({ ok: v.boolean() }) }),
]);

export interface ImportInProgress {
  work: Promise<ImportOutcome>;
  /** What was told last. */
  progress: () => ImportProgress | null;
  /** The client is gone, or has heard the outcome. */
  onEnd: () => void;
  /** Something went wrong that is no refusal. */
  onFault: (error: unknown) => void;
}

/** Lines of JSON that begin at once, tell how far the work is, and end with its outcome. */
export function streamOutcome({ work, progress, onEnd, onFault }: ImportInProgress): ReadableStream {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    async start(controller) {
      let toldAtMs = performance.now();
      let toldProgress: ImportProgress | null = null;
      const say = (line: unknown) => {
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        toldAtMs = performance.now();
      };
      say({ kind: 'begun' });
      timer = setInterval(() => {
        const present = progress();
        if (present !== null && present !== toldProgress) say({ kind: 'progress', progress: present });
        else if (performance.now() - toldAtMs >= HEARTBEAT_MS) say({ kind: 'working' });
        toldProgress = present;
      }, PROGRESS_MS);
      const last = await work.then(
        (outcome) => ({ kind: 'outcome', outcome }),
        (error: unknown) => {
          if (error instanceof ImportAborted) return { kind: 'aborted' };
          onFault(error);
          return { kind: 'fault' };
        },
      );
      clearInterval(timer);
      // Nobody may be listening any more.
      try {
        say(last);
        controller.close();
      } catch {
        return;
      }
    },
    cancel() {
      clearInterval(timer);
      onEnd();
    },
  });
}
