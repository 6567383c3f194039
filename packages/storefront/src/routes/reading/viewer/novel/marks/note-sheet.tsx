import type { MarkItem } from '@longstrip/api-contract';
import { MARK_LIMITS } from '@longstrip/core';
import { Button, MarkColours, Modal, OwnText, TextArea } from '@longstrip/ui';
import { useState } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import type { MarkChange } from '../../../../../parts/reading/use-marks.ts';
import { markColours } from './mark-colours.ts';

export interface NoteSheetProps {
  mark: MarkItem;
  /** False: the mark was undone, and a change adds it again. */
  isStored: boolean;
  isOpen: boolean;
  theme: 'light' | 'dark' | undefined;
  /** Resolves to whether the change is stored. */
  onChange: (change: MarkChange) => Promise<boolean>;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * A highlight: its words, its colour and what the reader writes about it, which is stored when the sheet closes. If that fails, the
 * sheet stays open with the text until it is stored, or closed once more.
 */
export function NoteSheet({ mark, isStored, isOpen, theme, onChange, onRemove, onClose }: NoteSheetProps) {
  const text = useViewerText();
  const [note, setNote] = useState(mark.note);
  const isOver = note.length > MARK_LIMITS.noteCharacters;
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const written = note.slice(0, MARK_LIMITS.noteCharacters).trim();
  const save = async () => {
    setSaving(true);
    const isDone = await onChange({ note: written });
    setSaving(false);
    setRefused(isDone ? null : written);
    if (isDone) onClose();
  };
  const finish = () => {
    if (isSaving) return;
    if (isStored && written === mark.note) onClose();
    else void save();
  };
  const close = () => {
    if (isSaving) return;
    if (written === mark.note || written === refused) onClose();
    else void save();
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
            onChoose={(colour) => void onChange({ colour })}
          />
        </div>
        <TextArea
          label={text('viewerNovel.note')}
          placeholder={text('viewerNovel.noteHint')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          isOver={isOver}
          readOnly={isSaving}
          counter={`${note.length}/${MARK_LIMITS.noteCharacters}`}
        />
        <div className="grid gap-1">
          <Button look="main" isWide isBusy={isSaving} disabled={isOver} onClick={finish}>
            {text('viewerNovel.noteDone')}
          </Button>
          <Button look="quiet" isWide disabled={isSaving} onClick={onRemove}>
            {text('viewerNovel.noteRemove')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
