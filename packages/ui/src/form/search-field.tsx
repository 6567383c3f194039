import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { IconButton } from '../control/button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.tsx';

export interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'placeholder'> {
  /** Name for screen readers, and the placeholder. */
  label: string;
  clearLabel: string;
  onClear: () => void;
}

/** It fills a header bar; the whole height of the bar is its touch target. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, clearLabel, onClear, className = '', ...input },
  ref,
) {
  return (
    <label className={`flex h-(--size-header-bar) min-w-0 flex-1 cursor-text items-center ${className}`}>
      <span className="flex h-[calc(100%-8px)] min-w-0 flex-1 items-center rounded-pill bg-fill ps-3 focus-within:shadow-[inset_0_0_0_2px_var(--primary-text)]">
        <SearchIcon size={20} className="shrink-0 text-fg-3" />
        <input
          {...input}
          ref={ref}
          type="search"
          dir="auto"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="peer h-full w-full min-w-0 appearance-none bg-transparent px-2 text-16 text-fg outline-none placeholder:text-fg-3 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton
          icon={CloseIcon}
          label={clearLabel}
          iconSize={16}
          onClick={onClear}
          className="text-fg-2 peer-placeholder-shown:invisible"
        />
      </span>
    </label>
  );
});
