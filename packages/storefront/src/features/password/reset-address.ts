/** The page on which a new password is set, with the proof that a mailed link or a confirmed code gives. */
export function resetAddress({ userId, uuid }: { userId: string; uuid: string }): string {
  return `/mail/resetPassword?${new URLSearchParams({ userId, uuid })}`;
}
