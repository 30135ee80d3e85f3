/** Of a family that may still get a place: it waits, or one is kept for it. */
export const inLine = ["waiting", "offered"] as const;
export const isInLine = ({ state }: { readonly state: string }) => inLine.some((one) => one === state);
