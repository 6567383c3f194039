/** The attribute of a part that nobody may reach for now. React 18 writes `inert` only as a plain attribute. */
export const inertWhen = (isInert: boolean): { inert?: '' } => (isInert ? { inert: '' } : {});
