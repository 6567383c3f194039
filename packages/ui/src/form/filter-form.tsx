import { type FormEvent, useId } from 'react';
import { Button, ButtonLink } from '../control/button.tsx';

/** A condition that is on or off. */
export interface FilterFlag {
  name: string;
  label: string;
  isOn: boolean;
}

/** A condition with one of several values. */
export interface FilterGroup {
  name: string;
  label: string;
  /** The option without a condition. */
  anyLabel: string;
  options: readonly { value: string; label: string }[];
  /** Null: no condition. */
  value: string | null;
}

export interface FilterFormProps {
  /** Address of the list. */
  action: string;
  /** Parameters of the list that the filters do not change, such as its order. */
  unchanged?: Readonly<Record<string, string>>;
  flags: readonly FilterFlag[];
  /** Name of the flags for screen readers. */
  flagsLabel: string;
  groups: readonly FilterGroup[];
  submitLabel: string;
  clear: { href: string; label: string };
  /** With script: what was chosen, by name; only conditions that are on. */
  onSubmit?: (chosen: Readonly<Record<string, string>>) => void;
}

/** What is chosen in a form of filters, without empty values. */
function chosenIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}

/** The filters of a list. It is a GET form: without script the browser opens the filtered list's address. */
export function FilterForm(props: FilterFormProps) {
  const { action, unchanged = {}, flags, flagsLabel, groups, submitLabel, clear, onSubmit } = props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    onSubmit(chosenIn(event.currentTarget));
  };
  return (
    <form action={action} onSubmit={send} className="flex flex-col gap-5">
      {Object.entries(unchanged).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {flags.length > 0 && (
        <fieldset aria-label={flagsLabel} className="flex flex-wrap gap-x-2 gap-y-3.5 py-[7px]">
          {flags.map(({ name, label, isOn }) => (
            <ChipInput key={name} type="checkbox" name={name} value="1" label={label} isChosen={isOn} />
          ))}
        </fieldset>
      )}
      {groups.map((group) => (
        <ChipChoice key={group.name} {...group} />
      ))}
      <div className="flex gap-2 pt-1">
        <ButtonLink look="outlined" href={clear.href} className="flex-1">
          {clear.label}
        </ButtonLink>
        <Button type="submit" look="main" className="flex-1">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function ChipChoice({ name, label, anyLabel, options, value }: FilterGroup) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId}>
      <p id={titleId} className="mb-1 text-14 font-strong">
        {label}
      </p>
      <div className="flex flex-wrap gap-x-2 gap-y-3.5 py-[7px]">
        <ChipInput type="radio" name={name} value="" label={anyLabel} isChosen={value === null} />
        {options.map((option) => (
          <ChipInput key={option.value} type="radio" name={name} {...option} isChosen={option.value === value} />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipInputProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}

/** A native radio or checkbox that looks like a chip. */
function ChipInput({ label, isChosen, ...input }: ChipInputProps) {
  return (
    <label className="relative inline-flex max-w-full cursor-pointer">
      <input {...input} defaultChecked={isChosen} className="peer sr-only" />
      <span className="reach-7 inline-flex min-h-[30px] min-w-11 max-w-full items-center justify-center rounded-pill bg-fill px-3 text-13 text-fg-2 transition-colors peer-checked:bg-inverse peer-checked:font-strong peer-checked:text-on-inverse peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text hover:bg-fill-strong peer-checked:hover:bg-inverse">
        <span className="label one-line">{label}</span>
      </span>
    </label>
  );
}
