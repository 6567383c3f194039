import { PRIZE_ADDRESS_FIELDS, PRIZE_ADDRESS_LONGEST, type PrizeAddressField } from '@longstrip/core';
import { Button, TextField } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';

const LABELS = {
  name: 'event.name',
  zipCode: 'event.zipCode',
  city: 'event.city',
  address1: 'event.address1',
  address2: 'event.address2',
  phone: 'event.phone',
} as const satisfies Record<PrizeAddressField, string>;

/** The `autocomplete` value of each field: browsers can fill in the address. */
const AUTOCOMPLETE: Readonly<Record<PrizeAddressField, string>> = {
  name: 'name',
  zipCode: 'postal-code',
  city: 'address-level2',
  address1: 'address-line1',
  address2: 'address-line2',
  phone: 'tel',
};

/** The address for the prize of a ticket. `given`: the address that was saved last. */
export function AddressForm({
  given,
  requestId,
}: {
  given: Readonly<Record<PrizeAddressField, string>> | null;
  requestId: string;
}) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} hidden={{ step: 'address' }} requestId={requestId} className="grid gap-2">
      <h2 className="text-16">{text('event.address')}</h2>
      <p className="mb-1 text-13 text-fg-2">{text(given === null ? 'event.addressMissing' : 'event.addressNote')}</p>
      {PRIZE_ADDRESS_FIELDS.map((name) => {
        const { defaultValue, ...state } = field(name);
        return (
          <TextField
            key={name}
            {...state}
            defaultValue={defaultValue ?? given?.[name]}
            label={text(LABELS[name])}
            autoComplete={AUTOCOMPLETE[name]}
            maxLength={PRIZE_ADDRESS_LONGEST[name]}
            required={name !== 'address2'}
            {...(name === 'phone' ? { type: 'tel', dir: 'ltr' } : {})}
          />
        );
      })}
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('event.addressSave')}
      </Button>
    </SiteForm>
  );
}
