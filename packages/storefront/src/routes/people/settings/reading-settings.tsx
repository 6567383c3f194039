import { Button, SectionHeading, useModals, useToast } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { EMPTY_RECORD } from '../../../parts/reading/reading-record.ts';
import { readingStore, useReadingRecord } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';

/** What this browser remembers of what was read. */
export function ReadingSettings() {
  const text = useText();
  const { platformId } = useSite();
  const modals = useModals();
  const toast = useToast();
  const isEmpty = Object.keys(useReadingRecord().series).length === 0;
  const ask = () => {
    const id = modals.open({
      title: text('setting.clearReading'),
      closeLabel: text('common.close'),
      children: (
        <>
          <p className="mt-1.5 mb-4 text-balance text-fg-2">{text('setting.clearReadingText')}</p>
          <div className="grid gap-1">
            <Button
              look="main"
              isWide
              onClick={() => {
                readingStore(platformId).replace(EMPTY_RECORD);
                modals.close(id);
                toast({ text: text('setting.readingCleared'), tone: 'positive' });
              }}
            >
              {text('setting.clearReadingConfirm')}
            </Button>
            <Button look="quiet" isWide onClick={() => modals.close(id)}>
              {text('common.cancel')}
            </Button>
          </div>
        </>
      ),
    });
  };
  return (
    <section className="pt-6 noscript:hidden">
      <SectionHeading title={text('setting.reading')} note={text('my.guestText')} />
      <div className="px-(--size-gutter) pt-2">
        <Button look="outlined" onClick={ask} disabled={isEmpty}>
          {text('setting.clearReading')}
        </Button>
      </div>
    </section>
  );
}
