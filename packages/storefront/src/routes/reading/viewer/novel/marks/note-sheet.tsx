import type { MarkItem } from '@longstrip/api-contract';
import { MARK_LIMITS } from '@longstrip/core';
import { Button, MarkColours, Modal, OwnText, TextArea } from '@longstrip/ui';
import { useState } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import type { MarkChange } from '../../../../../parts/reading/use-marks.ts';
import { markColours } from './mark-colours.ts';

export interface NoteSheetProps {
  mark: MarkItem;
  isOpen: boolean;
  theme: 'light' | 'dark' | undefined;
  onChange: (change: MarkChange) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A highlight: its words, its colour and what the reader writes about it, which is stored when the sheet closes. */
export function NoteSheet({ mark, isOpen, theme, onChange, onRemove, onClose }: NoteSheetProps) {
  const text = useViewerText();
  const [note, setNote] = useState(mark.note);
  const isOver = note.length > MARK_LIMITS.noteCharacters;
  const close = () => {
    const written = note.slice(0, MARK_LIMITS.noteCharacters).trim();
    if (written !== mark.note) onChange({ note: written });
    onClose();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      style="Bottom"
      title={text('viewerNovel.noteTitle')}
      closeLabel={text('common.close')}
      theme={theme}
    >
      <div className="grid gap-4 pb-2">
        <p lang={mark.series.language || undefined} className="line-clamp-4 text-16 wrap-anywhere">
          <OwnText>{mark.quote}</OwnText>
        </p>
        <div className="-ms-2 flex">
          <MarkColours
            colours={markColours(text)}
            chosen={mark.colour}
            onChoose={(colour) => onChange({ colour, note: note.slice(0, MARK_LIMITS.noteCharacters).trim() })}
          />
        </div>
        <TextArea
          label={text('viewerNovel.note')}
          placeholder={text('viewerNovel.noteHint')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          isOver={isOver}
          counter={`${note.length}/${MARK_LIMITS.noteCharacters}`}
        />
        <div className="grid gap-1">
          <Button look="main" isWide disabled={isOver} onClick={close}>
            {text('viewerNovel.noteDone')}
          </Button>
          <Button look="quiet" isWide onClick={onRemove}>
            {text('viewerNovel.noteRemove')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
