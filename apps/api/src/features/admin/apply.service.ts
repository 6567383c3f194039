import type { Database, JobQueue, Transaction } from '@longstrip/database';
import { applyBanner } from './apply-banner.ts';
import type { ApplyDocument } from './apply-document.ts';
import { applyFaq } from './apply-faq.ts';
import { applyPlatform } from './apply-platform.ts';
import { applySeries } from './apply-series.ts';
import { applyPick, applyTheme } from './apply-showcase.ts';
import { applyNotice, applyPolicy } from './apply-site-texts.ts';
import type { Operator } from './operator.ts';
import { type AdminRefusal, RefusedChange } from './refused-change.ts';

export interface ApplyParts {
  database: Database;
  jobs: JobQueue;
  operator: Operator;
  nowMs: number;
}

/** What was applied, by its name, and whether that changed anything. */
export interface Applied {
  subject: string;
  hasChanged: boolean;
}

export type ApplyResult = { ok: true; applied: Applied[] } | { ok: false; refusals: AdminRefusal[] };

/** What one entry of a document is applied with. */
export interface ApplyContext extends Omit<ApplyParts, 'database'> {
  tx: Transaction;
  /** The audit log's verb for changes of series: `series.set`, `series.hide`… */
  action: string;
}

/**
 * Applies a document: all of it in one transaction, or, where any entry is refused, nothing (each refusal has its
 * sentence). Idempotent: what is already so is neither written nor logged.
 */
export async function applyDocument(
  parts: ApplyParts,
  document: ApplyDocument,
  action = 'series.apply',
): Promise<ApplyResult> {
  const refusals: AdminRefusal[] = [];
  try {
    const applied = await parts.database.orm.transaction(async (tx) => {
      const context: ApplyContext = { ...parts, tx, action };
      const done: Applied[] = [];
      const entries: { place: string; apply: () => Promise<Applied> }[] = [
        ...document.platforms.map((wish, index) => ({
          place: `platforms.${index}`,
          apply: () => applyPlatform(context, wish),
        })),
        ...document.series.map((wish, index) => ({
          place: `series.${index}`,
          apply: () => applySeries(context, wish),
        })),
        ...document.notices.map((wish, index) => ({
          place: `notices.${index}`,
          apply: () => applyNotice(context, wish),
        })),
        ...document.faqs.map((wish, index) => ({
          place: `faqs.${index}`,
          apply: () => applyFaq(context, wish),
        })),
        ...document.policies.map((wish, index) => ({
          place: `policies.${index}`,
          apply: () => applyPolicy(context, wish),
        })),
        ...document.picks.map((wish, index) => ({ place: `picks.${index}`, apply: () => applyPick(context, wish) })),
        ...document.themes.map((wish, index) => ({
          place: `themes.${index}`,
          apply: () => applyTheme(context, wish),
        })),
        ...document.banners.map((wish, index) => ({
          place: `banners.${index}`,
          apply: () => applyBanner(context, wish),
        })),
      ];
      for (const { place, apply } of entries) {
        const outcome = await apply().catch((error: unknown) => asRefusal(error, place));
        if ('code' in outcome) refusals.push(outcome);
        else done.push(outcome);
      }
      if (refusals.length > 0) throw new RefusedChange('REFUSED', 'some entries are refused');
      return done;
    });
    return { ok: true, applied };
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, refusals };
    throw error;
  }
}

/** Refusals are collected, so that all are told at once; anything else is a fault. */
function asRefusal(error: unknown, place: string): AdminRefusal {
  if (!(error instanceof RefusedChange)) throw error;
  return { code: error.code, sentence: `${place}: ${error.message}` };
}
