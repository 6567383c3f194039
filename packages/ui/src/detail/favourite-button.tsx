import { HeartIcon } from '../icon/icons.tsx';

export interface FavouriteButtonProps {
  /** "Favorite". */
  label: string;
  isOn: boolean;
  /** Without it, it sends the form around it. */
  onToggle?: () => void;
}

/** The heart of a series in its bar, 60×52. */
export function FavouriteButton({ label, isOn, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type={onToggle === undefined ? 'submit' : 'button'}
      aria-pressed={isOn}
      onClick={onToggle}
      className="grid h-13 min-w-15 content-center justify-items-center gap-0.5 text-12 leading-tight text-fg-2"
    >
      <span className={isOn ? 'text-primary' : undefined}>
        <HeartIcon filled={isOn} />
      </span>
      {label}
    </button>
  );
}
