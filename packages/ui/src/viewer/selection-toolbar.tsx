import clsx from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import { IconButton } from '../control/button.tsx';
import type { IconComponent } from '../icon/draw-icon.tsx';

const DOTS = {
  YELLOW: 'bg-mark-yellow',
  GREEN: 'bg-mark-green',
  BLUE: 'bg-mark-blue',
  PINK: 'bg-mark-pink',
} as const;

/** The colour of a mark. */
export type MarkDot = keyof typeof DOTS;

export interface MarkColourChoice {
  colour: MarkDot;
  /** Spoken name, such as "Mark in yellow". */
  label: string;
}

export interface MarkColoursProps {
  colours: readonly MarkColourChoice[];
  /** The colour of the mark; undefined for none yet. */
  chosen?: MarkDot | undefined;
  onChoose: (colour: MarkDot) => void;
}

/** The colours in which a text can be marked, as dots in targets of 44 px. */
export function MarkColours({ colours, chosen, onChoose }: MarkColoursProps) {
  return colours.map(({ colour, label }) => (
    <button
      key={colour}
      type="button"
      aria-label={label}
      aria-pressed={chosen === undefined ? undefined : chosen === colour}
      onClick={() => onChoose(colour)}
      className="grid size-11 shrink-0 place-items-center rounded-card -outline-offset-2"
    >
      <span
        className={clsx(
          'size-6 rounded-pill forced-color-adjust-none',
          DOTS[colour],
          chosen === colour && 'outline-2 outline-offset-2 outline-current',
        )}
      />
    </button>
  ));
}

/** A small dot in the colour of a mark, before it in a list. */
export function MarkDotSample({ colour }: { colour: MarkDot }) {
  return (
    <span aria-hidden="true" className={clsx('size-3 shrink-0 rounded-pill forced-color-adjust-none', DOTS[colour])} />
  );
}

export interface SelectionAction {
  key: string;
  icon: IconComponent;
  label: string;
  onPress: () => void;
}

export interface SelectionToolbarProps {
  label: string;
  colours: readonly MarkColourChoice[];
  onColour: (colour: MarkDot) => void;
  actions: readonly SelectionAction[];
  /** Leaves the selection. */
  onClose: () => void;
  style?: CSSProperties | undefined;
}

/** What can be done with selected text, next to it. A press on it leaves the selection as it is. */
export function SelectionToolbar({ label, colours, onColour, actions, onClose, style }: SelectionToolbarProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      style={style}
      onKeyDown={press}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="flex w-max items-center rounded-card bg-inverse px-1 text-on-inverse shadow-lift select-none forced-colors:border"
    >
      <MarkColours colours={colours} onChoose={onColour} />
      <span aria-hidden="true" className="mx-0.5 h-5 w-px bg-current opacity-25 forced-colors:border-s" />
      {actions.map(({ key, icon, label: name, onPress }) => (
        <IconButton key={key} icon={icon} iconSize={20} label={name} onClick={onPress} />
      ))}
    </div>
  );
}
