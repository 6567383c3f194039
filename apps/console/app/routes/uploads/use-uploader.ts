import type { Uppy, UppyFile } from '@uppy/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { UPLOAD_FILES_PATH } from '../../parts/paths.ts';

/** Several requests hide the time between two files; each part is a request that can be repeated. */
const PARALLEL = 4;
const PART_BYTES = 8 * 1024 * 1024;
const RETRIES_MS = [0, 1_000, 3_000, 8_000, 20_000];
/** How often the numbers change. */
const SHOWN_EVERY_MS = 250;

type Meta = { path?: string; relativePath?: string | null };
type Sent = UppyFile<Meta, Record<string, never>>;

export interface Sending {
  /** Of the files that were added since the page was opened. */
  readonly done: number;
  readonly of: number;
  readonly sentBytes: number;
  readonly allBytes: number;
  readonly isSending: boolean;
  readonly paths: ReadonlySet<string>;
  readonly failed: readonly { readonly path: string; readonly sentence: string }[];
}

interface Uploader {
  /** Null: nothing was added yet. */
  readonly sending: Sending | null;
  /** Files are held above the area. */
  readonly isOver: boolean;
  /** The scripts are loaded. */
  readonly isReady: boolean;
  add(files: readonly File[]): void;
  retry(): void;
  /** Stops sending; what has come whole stays. */
  cancel(): void;
}

/** Sends files to an upload by the protocol of tus, through the console’s server. */
export function useUploader(uploadId: string, area: RefObject<HTMLElement | null>, onArrived: () => void): Uploader {
  const [sending, setSending] = useState<Sending | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [uppy, setUppy] = useState<Uppy<Meta, Record<string, never>> | null>(null);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  useEffect(() => {
    let isGone = false;
    let made: Uppy<Meta, Record<string, never>> | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (made !== null) setSending(sendingOf(made.getFiles()));
      }, SHOWN_EVERY_MS);
    };
    const start = async () => {
      const [{ Uppy: Core }, { default: Tus }, { default: DropTarget }] = await Promise.all([
        import('@uppy/core'),
        import('@uppy/tus'),
        import('@uppy/drop-target'),
      ]);
      if (isGone || area.current === null) return;
      made = new Core<Meta, Record<string, never>>({ autoProceed: true, allowMultipleUploadBatches: true });
      made.use(Tus, {
        endpoint: `${UPLOAD_FILES_PATH}/${uploadId}`,
        allowedMetaFields: ['path'],
        chunkSize: PART_BYTES,
        limit: PARALLEL,
        retryDelays: RETRIES_MS,
        removeFingerprintOnSuccess: true,
      });
      made.use(DropTarget, {
        target: area.current,
        onDragOver: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: () => setIsOver(false),
      });
      made.on('file-added', (file) => {
        made?.setFileMeta(file.id, { path: pathOf(file) });
        show();
      });
      for (const event of ['upload-progress', 'upload-success', 'upload-error', 'cancel-all'] as const)
        made.on(event, show);
      made.on('complete', () => {
        show();
        arrived.current();
      });
      setUppy(made);
    };
    void start();
    return () => {
      isGone = true;
      clearTimeout(timer);
      made?.destroy();
      setUppy(null);
    };
  }, [uploadId, area]);

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const relativePath = file.webkitRelativePath === '' ? null : file.webkitRelativePath;
        // The same file twice is no mistake: it was added before.
        try {
          uppy?.addFile({ name: file.name, type: file.type, data: file, meta: { relativePath } });
        } catch {}
      }
    },
    [uppy],
  );
  return {
    ...{ sending, isOver, isReady: uppy !== null, add },
    retry: () => void uppy?.retryAll(),
    cancel: () => {
      for (const file of uppy?.getFiles() ?? []) if (!file.progress.uploadComplete) uppy?.removeFile(file.id);
      if (uppy !== null) setSending(sendingOf(uppy.getFiles()));
      arrived.current();
    },
  };
}

function pathOf({ name, meta }: Sent): string {
  return meta.relativePath ?? name ?? '';
}

function sendingOf(files: readonly Sent[]): Sending | null {
  if (files.length === 0) return null;
  const failed = files.filter(({ error }) => typeof error === 'string' && error !== '');
  const isDone = (file: Sent) => file.progress.uploadComplete === true;
  return {
    done: files.filter(isDone).length,
    of: files.length,
    sentBytes: files.reduce((sum, { progress }) => sum + (progress.bytesUploaded || 0), 0),
    allBytes: files.reduce((sum, { size }) => sum + (size ?? 0), 0),
    isSending: files.some((file) => !isDone(file) && !failed.includes(file)),
    paths: new Set(files.filter((file) => !isDone(file)).map(pathOf)),
    failed: failed.map((file) => ({ path: pathOf(file), sentence: sentenceOf(file.error ?? '') })),
  };
}

/** The api’s sentence, which the client of the protocol has in its own; empty: there is none. */
function sentenceOf(error: string): string {
  return /"message":"((?:[^"\\]|\\.)*)"/.exec(error)?.[1]?.replaceAll('\\"', '"') ?? '';
}
