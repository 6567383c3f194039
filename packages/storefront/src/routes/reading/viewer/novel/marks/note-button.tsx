import { IconButton, NoteIcon } from '@longstrip/ui';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import { useNovelStore } from '../novel-store.ts';

/** Opens a highlight from a list, for readers who cannot tap on it. */
export function NoteButton({ markId, onGone }: { markId: string; onGone: () => void }) {
  const text = useViewerText();
  const press = () => {
    onGone();
    useNovelStore.getState().openMark?.(markId);
  };
  return <IconButton icon={NoteIcon} iconSize={20} label={text('viewerNovel.note')} onClick={press} />;
}
