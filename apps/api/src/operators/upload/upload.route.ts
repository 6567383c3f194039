import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { Context } from 'hono';
import {
  beginUpload,
  cancelUpload,
  checkUpload,
  createTusEndpoint,
  type ImageAddresses,
  importUpload,
  listOwnUploads,
  mendUpload,
  type PageParts,
  removeUpload,
  replacePage,
  showUpload,
  tryPage,
} from '../../catalogue/index.ts';
import { addCommand, addQuestion, below } from '../access/asked-routes.ts';
import type { AdminApp, AdminEnv } from '../access/operator-guard.ts';
import type { OperatorServices } from '../account/operator-services.ts';
import { readEpisodePages } from '../episode/episode-pages.service.ts';
import { previewTakedown, takeDown } from '../episode/takedown.service.ts';

export interface UploadRouteParts extends PageParts {
  /** Of addresses below the api itself. */
  readonly images: ImageAddresses;
  readonly services: Pick<OperatorServices, 'newId'>;
  readonly nowMs: () => number;
}

/** Refusals have their sentences already. */
const SAID: Record<string, string> = {};

/** The calls about uploads, takedowns and pages (record 0139). */
export function addUploadRoutes(app: AdminApp, options: UploadRouteParts): void {
  const { nowMs } = options;
  const parts = { ...options, newId: options.services.newId };
  addQuestion(app, OPERATOR_CALLS.adminUploads, {
    asked: OPERATOR_CALLS.adminUploads.asked,
    run: async (_, operator) => grant(await listOwnUploads(parts, operator)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminUploadBegin, {
    asked: OPERATOR_CALLS.adminUploadBegin.asked,
    run: (_, operator) => beginUpload(parts, operator, nowMs()),
    refusals: SAID,
  });
  addQuestion(app, OPERATOR_CALLS.adminUpload, {
    asked: OPERATOR_CALLS.adminUpload.asked,
    run: (asked, operator) => showUpload(parts, operator, asked),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminUploadMend, {
    asked: OPERATOR_CALLS.adminUploadMend.asked,
    run: (asked, operator) => mendUpload(parts, operator, asked, nowMs()),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminUploadCheck, {
    asked: OPERATOR_CALLS.adminUploadCheck.asked,
    run: (asked, operator) => checkUpload(parts, operator, asked, nowMs()),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminUploadImport, {
    asked: OPERATOR_CALLS.adminUploadImport.asked,
    run: (asked, operator) => importUpload(parts, operator, asked, nowMs()),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminUploadCancel, {
    asked: OPERATOR_CALLS.adminUploadCancel.asked,
    run: (asked, operator) => cancelUpload(parts, operator, asked, nowMs()),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminUploadDelete, {
    asked: OPERATOR_CALLS.adminUploadDelete.asked,
    run: (asked, operator) => removeUpload(parts, operator, asked),
    refusals: SAID,
  });
  const tus = createTusEndpoint(parts);
  const answer = (c: Context<AdminEnv>) => {
    const target = { upload: c.req.param('upload') ?? '', file: c.req.param('file') ?? null };
    return tus.answer(c.req.raw, c.get('operator'), target, nowMs());
  };
  app.post(hono(below(OPERATOR_CALLS.adminUploadFileBegin)), answer);
  // HEAD is asked of the same route.
  app.get(hono(below(OPERATOR_CALLS.adminUploadFileOffset)), answer);
  app.patch(hono(below(OPERATOR_CALLS.adminUploadFileAppend)), answer);
  app.delete(hono(below(OPERATOR_CALLS.adminUploadFileDelete)), answer);
  addQuestion(app, OPERATOR_CALLS.adminEpisodePages, {
    asked: OPERATOR_CALLS.adminEpisodePages.asked,
    run: (asked) => readEpisodePages(options, asked, nowMs()),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminPageTry, {
    asked: OPERATOR_CALLS.adminPageTry.asked,
    run: (asked, operator) => tryPage(options, operator, asked),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminPageReplace, {
    asked: OPERATOR_CALLS.adminPageReplace.asked,
    run: (asked, operator) => replacePage(options, operator, asked, nowMs()),
    refusals: SAID,
  });
  addQuestion(app, OPERATOR_CALLS.adminTakedownPreview, {
    asked: OPERATOR_CALLS.adminTakedownPreview.asked,
    run: (asked) => previewTakedown(options, asked, nowMs()),
    refusals: SAID,
  });
  addCommand(app, OPERATOR_CALLS.adminTakedown, {
    asked: OPERATOR_CALLS.adminTakedown.asked,
    run: (asked, operator) => takeDown(options, operator, asked, nowMs()),
    refusals: SAID,
  });
}

/** A declared path with its parameters as the router writes them. */
function hono(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
