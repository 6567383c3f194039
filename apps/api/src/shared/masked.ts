/** An e-mail address without most of its first part: `mi…@example.com`. Who knows it recognises it. */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(0, at - 1)))}…${email.slice(at)}`;
}

/** A phone number without its middle: `+81…67`. */
export function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : `${phone.slice(0, 3)}…${phone.slice(-2)}`;
}

/** A name by its first letter: `M…`. */
export function maskedName(name: string | null): string | null {
  return name === null ? null : `${[...name][0] ?? ''}…`;
}

/** A date of birth by its year: `2001-…`. */
export function maskedDate(date: string | null): string | null {
  return date === null ? null : `${date.slice(0, 4)}-…`;
}
