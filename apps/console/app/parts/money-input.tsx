import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { useState } from 'react';
import { TextInput } from './form/fields.tsx';

interface MoneyInputProps {
  label: string;
  platform: string;
  /** In minor units of the platform’s currency. */
  value: number | null;
  onChange: (value: number | null) => void;
  hint?: string;
  problem?: string | undefined;
  isOptional?: boolean;
}

/** An amount as people write it (4.99), stored in minor units (499). */
export function MoneyInput({ label, platform, value, onChange, hint, problem, isOptional = false }: MoneyInputProps) {
  const currency = isPlatformId(platform) ? getPlatform(platform).currency : null;
  const digits = currency?.minorDigits ?? 2;
  const [written, setWritten] = useState(value === null ? '' : (value / 10 ** digits).toFixed(digits));
  return (
    <TextInput
      label={`${label} (${currency?.code ?? ''})`}
      {...(hint === undefined ? {} : { hint })}
      problem={problem}
      inputMode="decimal"
      pattern={digits === 0 ? '\\d+' : `\\d+([.]\\d{1,${digits}})?`}
      required={!isOptional}
      value={written}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(target.value.trim() === '' ? null : Math.round(Number(target.value) * 10 ** digits));
      }}
    />
  );
}
