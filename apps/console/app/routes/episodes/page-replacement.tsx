import { type EpisodePages, PageTriedSchema } from '@longstrip/api-contract';
import { useFetcher } from '@remix-run/react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { Facts, Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { sendFile } from './send-file.ts';

type Picture = NonNullable<EpisodePages['pages'][number]['picture']>;
const BegunSchema = v.object({ id: v.string() });

/** A new picture for the page: it is uploaded, seen beside the old one, and only then put in its place. */
export function PageReplacement({ page, picture }: { page: number; picture: Picture }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const begun = useFetcher<Acted<{ tried?: unknown }>>();
  const tried = useFetcher<Acted<{ tried?: unknown }>>();
  const [file, setFile] = useState<File | null>(null);
  const [upload, setUpload] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const preview = useObjectUrl(file);
  const begin = v.safeParse(BegunSchema, begun.data?.ok === true ? begun.data.tried : null);
  const uploadId = begin.success ? begin.output.id : null;
  const result = v.safeParse(PageTriedSchema, tried.data?.ok === true ? tried.data.tried : null);

  const { submit } = tried;
  useEffect(() => {
    if (uploadId === null || file === null || uploadId === upload) return;
    setUpload(uploadId);
    sendFile(uploadId, file).then(
      () => submit({ step: 'try', page: String(page), upload: uploadId }, { method: 'post' }),
      () => setHasFailed(true),
    );
  }, [uploadId, upload, file, page, submit]);

  // Another picture is in place: this one is done. Not a key, which would take the dialog away before it says so.
  const { id: present } = picture;
  useEffect(() => {
    if (present === '') return;
    setFile(null);
    setUpload(null);
  }, [present]);

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    target.value = '';
    if (chosen === null) return;
    setFile(chosen);
    setHasFailed(false);
    begun.submit({ step: 'begin' }, { method: 'post' });
  };
  const isOfThis = upload !== null && upload === uploadId;
  const isBusy = file !== null && !hasFailed && !(isOfThis && tried.data !== undefined && tried.state === 'idle');
  return (
    <Panel title={text('pages.replace')} text={text('pages.replaceText')}>
      <input
        ref={input}
        id={inputId}
        type="file"
        accept="image/*"
        aria-label={text('pages.choose')}
        onChange={take}
        className="sr-only"
        tabIndex={-1}
      />
      <Button onClick={() => input.current?.click()} isBusy={isBusy && begun.data?.ok !== false}>
        {text('pages.choose')}
      </Button>
      <RefusalNote of={begun.data} className="mt-3" />
      {isOfThis && <RefusalNote of={tried.data} className="mt-3" />}
      {hasFailed && (
        <p role="alert" className="mt-3 text-13 text-negative">
          {text('uploads.brokenOff')}
        </p>
      )}
      {preview !== null && (
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Side title={text('pages.old')} source={picture.large} of={picture} />
          <Side title={text('pages.new')} source={preview} of={result.success && isOfThis ? result.output : null} />
        </div>
      )}
      {isOfThis && result.success && upload !== null && (
        <div className="mt-4 grid gap-2 text-13">
          {result.output.warnings.map((warning) => (
            <p key={warning} className="text-warning">
              {warning}
            </p>
          ))}
          {result.output.isSame ? (
            <p className="text-fg-2">{text('pages.same')}</p>
          ) : (
            <div>
              <ActDialog
                title={text('pages.replaceIt')}
                text={text('pages.replaceItText', { page })}
                fields={{ step: 'replace', page: String(page), upload, replaces: picture.id }}
                done={text('pages.replaced')}
                look="main"
              />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

function Side({
  title,
  source,
  of,
}: {
  title: string;
  source: string;
  of: { widthPx: number; heightPx: number; sizeBytes: number | null } | null;
}) {
  const text = useText();
  const formats = useFormats();
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-13 font-strong">{title}</figcaption>
      <img src={source} alt={title} className="max-h-96 w-full rounded-card bg-fill object-contain" />
      {of !== null && (
        <Facts
          of={[
            [text('pages.pixels'), `${of.widthPx} × ${of.heightPx}`],
            [
              text('uploads.size'),
              of.sizeBytes === null ? '–' : `${formats.number(Math.ceil(of.sizeBytes / 1024))} KB`,
            ],
          ]}
        />
      )}
    </figure>
  );
}

/** The address of a chosen file, for as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file === null ? null : url;
}
