import { useLocation } from '@remix-run/react';
import type { ComponentType } from 'react';

/** A form that begins anew at another address: what is typed belongs to the entry that the address names. */
export function byAddress(Form: ComponentType): ComponentType {
  return function FormByAddress() {
    return <Form key={useLocation().pathname} />;
  };
}
