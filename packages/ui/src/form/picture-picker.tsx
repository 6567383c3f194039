import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useCallback, useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import { PlusIcon } from '../icon/page-icons.tsx';
import { FieldFrame, type FieldTexts, fieldEdge } from './text-field.tsx';

/** A problem with the chosen pictures. */
export type PictureProblem = 'tooLarge' | 'unreadable' | 'tooMany';

export interface PicturePickerTexts {
  /** "Add a picture". */
  add: string;
  /** "Picture 1". */
  name: (number: number) => string;
  /** "Remove picture 1". */
  remove: (number: number) => string;
  problem: Readonly<Record<PictureProblem, string>>;
}

export interface PicturePickerProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'multiple'>,
    FieldTexts {
  texts: PicturePickerTexts;
  /** How many may be chosen, and how large each may be. */
  mostPictures: number;
  mostBytes: number;
  /** Called after each change, with whether a problem prevents sending the pictures. */
  onChoose?: ((isWrong: boolean) => void) | undefined;
}

interface Chosen {
  readonly id: number;
  readonly file: File;
  /** Object URL of the preview; revoked when the picture is removed. */
  readonly address: string;
  /** The browser cannot show it. */
  readonly isBroken: boolean;
  readonly problem: Extract<PictureProblem, 'tooLarge' | 'unreadable'> | null;
}

const PLAIN =
  'block min-h-12 w-full min-w-0 cursor-pointer rounded-card bg-surface p-1.5 text-14 text-fg-2 file:me-3 file:h-9 file:cursor-pointer file:rounded-[6px] file:border-0 file:bg-fill-strong file:px-3.5 file:text-14 file:font-strong file:text-fg';
const TILE = 'relative size-24 overflow-hidden rounded-card bg-fill';

/**
 * Chooses pictures, each with a preview and a button that removes it. A picture that is too large or cannot be read is marked
 * before anything is sent, and is removed when others are chosen. The browser's own field holds the files; without script it
 * is the whole control.
 */
export const PicturePicker = forwardRef<HTMLInputElement, PicturePickerProps>(function PicturePicker(
  { label, hint, error, id, className, texts, mostPictures, mostBytes, onChoose, ...input },
  ref,
) {
  const field = useRef<HTMLInputElement | null>(null);
  const hold = useCallback(
    (element: HTMLInputElement | null) => {
      field.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref !== null) ref.current = element;
    },
    [ref],
  );
  const { isReady, chosen, isTooMany, add, remove, spoil } = useChosen(field, { mostPictures, mostBytes, onChoose });
  const wrong = chosen.find(({ problem }) => problem !== null)?.problem ?? (isTooMany ? 'tooMany' : null);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={wrong === null ? (chosen.length > 0 ? undefined : error) : texts.problem[wrong]}
      id={id}
      className={className}
    >
      {(control) => (
        <div className="flex min-h-24 flex-wrap items-start gap-2 noscript:min-h-0">
          <input
            {...input}
            {...control}
            ref={hold}
            type="file"
            multiple
            onChange={add}
            className={isReady ? 'peer sr-only' : clsx(PLAIN, fieldEdge(error))}
          />
          {isReady && (
            <>
              <Previews chosen={chosen} texts={texts} onRemove={remove} onUnreadable={spoil} />
              {chosen.length < mostPictures && (
                <label
                  htmlFor={control.id}
                  className="grid size-24 cursor-pointer place-content-center place-items-center gap-1 rounded-card bg-surface p-2 text-center text-12 text-fg-2 shadow-[inset_0_0_0_1px_var(--line-strong)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text hover:bg-fill"
                >
                  <PlusIcon />
                  {texts.add}
                </label>
              )}
            </>
          )}
        </div>
      )}
    </FieldFrame>
  );
});

interface PreviewsProps {
  chosen: readonly Chosen[];
  texts: PicturePickerTexts;
  onRemove: (id: number) => void;
  onUnreadable: (id: number) => void;
}

function Previews({ chosen, texts, onRemove, onUnreadable }: PreviewsProps) {
  return chosen.map(({ id, file, address, isBroken, problem }, index) => (
    <span key={id} data-problem={problem ?? undefined} className={clsx(TILE, problem !== null && fieldEdge('wrong'))}>
      {isBroken ? (
        <bdi className="grid size-full place-items-center p-2 pt-9 text-12 text-fg-2 wrap-anywhere">{file.name}</bdi>
      ) : (
        <img
          src={address}
          alt={`${texts.name(index + 1)}: ${file.name}`}
          onError={() => onUnreadable(id)}
          className={clsx('size-full object-cover', problem !== null && 'opacity-45')}
        />
      )}
      <button
        type="button"
        aria-label={texts.remove(index + 1)}
        onClick={() => onRemove(id)}
        className="absolute end-0 top-0 grid size-11 place-items-center -outline-offset-4"
      >
        <span className="grid size-7 place-items-center rounded-pill bg-view-bar text-view-fg">
          <CloseIcon size={16} />
        </span>
      </button>
    </span>
  ));
}

/** The chosen pictures; the field always holds the same files. */
function useChosen(
  field: { current: HTMLInputElement | null },
  { mostPictures, mostBytes, onChoose }: Pick<PicturePickerProps, 'mostPictures' | 'mostBytes' | 'onChoose'>,
) {
  const [isReady, setReady] = useState(false);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const lastId = useRef(0);
  const latest = useRef(chosen);
  const keep = (next: readonly Chosen[]) => {
    for (const { address } of latest.current.filter((each) => !next.some(({ id }) => id === each.id))) {
      URL.revokeObjectURL(address);
    }
    latest.current = next;
    setChosen(next);
    if (field.current !== null) holdFiles(field.current, next);
    onChoose?.(next.some(({ problem }) => problem !== null));
  };
  const add = () => {
    const files = [...(field.current?.files ?? [])];
    const good = latest.current.filter(({ problem }) => problem === null);
    const fresh = files.map((file): Chosen => {
      lastId.current += 1;
      const problem = file.size > mostBytes ? 'tooLarge' : null;
      return { id: lastId.current, file, address: URL.createObjectURL(file), isBroken: false, problem };
    });
    // Browsers empty the field when the file dialog is closed without a choice.
    const all = files.length === 0 ? latest.current : [...good, ...fresh];
    for (const { address } of all.slice(mostPictures)) URL.revokeObjectURL(address);
    setTooMany(all.length > mostPictures);
    keep(all.slice(0, mostPictures));
  };
  const addRef = useRef(add);
  addRef.current = add;
  useEffect(() => {
    setReady(true);
    // Pictures that were chosen before the script was loaded.
    if ((field.current?.files?.length ?? 0) > 0) addRef.current();
    return () => {
      for (const { address } of latest.current) URL.revokeObjectURL(address);
    };
  }, [field]);
  return {
    isReady,
    chosen,
    isTooMany,
    add,
    remove: (id: number) => {
      setTooMany(false);
      keep(latest.current.filter((each) => each.id !== id));
      field.current?.focus();
    },
    spoil: (id: number) => {
      const spoilt = (each: Chosen): Chosen => ({ ...each, isBroken: true, problem: each.problem ?? 'unreadable' });
      keep(latest.current.map((each) => (each.id === id ? spoilt(each) : each)));
    },
  };
}

function holdFiles(field: HTMLInputElement, chosen: readonly Chosen[]): void {
  const held = new DataTransfer();
  for (const { file } of chosen) held.items.add(file);
  field.files = held.files;
}
