import type { Upload } from '@longstrip/api-contract';
import { useFetcher } from '@remix-run/react';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import type { Acted } from '../../parts/calls/answers.server.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import { Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useMe } from '../../parts/shell/me-context.ts';

interface ImportFormProps {
  upload: Pick<Upload, 'options' | 'state' | 'unfinished'>;
  counts: Readonly<Record<string, number>>;
}

/** Where the files go and how; first they are checked, then imported. */
export function ImportForm({ upload, counts }: ImportFormProps) {
  const text = useText();
  const { platforms } = useMe();
  const checking = useFetcher<Acted>();
  const importing = useFetcher<Acted>();
  const { options, state } = upload;
  const taken = (counts.new ?? 0) + (counts.changed ?? 0) + (counts.unchanged ?? 0);
  const refusedCount = counts.refused ?? 0;
  return (
    <Panel title={text('uploads.options')}>
      <checking.Form method="post" className="grid gap-4">
        <input type="hidden" name="step" value="check" />
        <fieldset>
          <legend className="mb-1 text-13 font-strong text-fg-2">{text('uploads.platforms')}</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {platforms.map(({ value, label }) => (
              <Check
                key={value}
                name="platformIds"
                value={value}
                label={label}
                isChecked={options.platformIds.includes(value)}
              />
            ))}
          </div>
          <p className="mt-1 text-12 text-fg-3">{text('uploads.platformsHint')}</p>
        </fieldset>
        <div className="grid gap-4 wide:grid-cols-2">
          <TextInput
            label={text('uploads.series')}
            hint={text('uploads.seriesHint')}
            name="series"
            defaultValue={options.series ?? ''}
            maxLength={300}
          />
          <TextInput
            label={text('uploads.language')}
            hint={text('uploads.languageHint')}
            name="language"
            defaultValue={options.language ?? ''}
            maxLength={40}
          />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Check name="isDraft" value="true" label={text('uploads.draft')} isChecked={options.isDraft} />
          <Check
            name="restoresRemoved"
            value="true"
            label={text('uploads.bringBack')}
            isChecked={options.restoresRemoved}
          />
        </div>
        <RefusalNote of={checking.data} />
        <div>
          <Button type="submit" look={state === 'CHECKED' ? 'plain' : 'main'} isBusy={checking.state !== 'idle'}>
            {text(state === 'CHECKED' ? 'uploads.checkAgain' : 'uploads.check')}
          </Button>
        </div>
      </checking.Form>
      {state === 'CHECKED' && (
        <importing.Form method="post" className="mt-4 grid gap-3 border-t border-line pt-4">
          <input type="hidden" name="step" value="import" />
          {options.platformIds.map((id) => (
            <input key={id} type="hidden" name="platformIds" value={id} />
          ))}
          <p className="text-14">
            {text(options.isDraft ? 'uploads.readyDraft' : 'uploads.readyOpen', { count: taken })}{' '}
            {refusedCount > 0 && (
              <span className="text-negative">{text('uploads.withoutRefused', { count: refusedCount })}</span>
            )}
          </p>
          <RefusalNote of={importing.data} />
          <div>
            <Button type="submit" look="main" isBusy={importing.state !== 'idle'} disabled={taken === 0}>
              {text('uploads.import', { count: taken })}
            </Button>
          </div>
        </importing.Form>
      )}
    </Panel>
  );
}

function Check({ name, value, label, isChecked }: { name: string; value: string; label: string; isChecked: boolean }) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2 text-14">
      <input id={id} type="checkbox" name={name} value={value} defaultChecked={isChecked} className="size-4" />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
