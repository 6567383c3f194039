import type { UploadProgress } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { Panel } from '../../parts/layout.tsx';
import { ProgressBar } from '../../parts/progress-bar.tsx';

/** The job of an upload, which goes on without this page. */
export function RunProgress({ state, progress }: { state: 'CHECKING' | 'IMPORTING'; progress: UploadProgress | null }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { step, file, done, of } = progress ?? { step: 'waiting', file: null, done: 0, of: 0 };
  const count = of === 0 ? '' : `${formats.number(done)} / ${formats.number(of)}`;
  return (
    <Panel
      title={text(state === 'CHECKING' ? 'uploads.checking' : 'uploads.importing')}
      text={text('uploads.goesOn')}
      actions={
        <ActDialog
          title={text('uploads.cancel')}
          text={text('uploads.cancelText')}
          fields={{ step: 'cancel' }}
          done={text('uploads.cancelled')}
          hasReason={false}
        />
      }
    >
      <ProgressBar
        label={name('uploadSteps', step)}
        done={done}
        of={of}
        note={[file, count].filter(Boolean).join(' · ')}
      />
    </Panel>
  );
}
