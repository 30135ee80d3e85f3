/** For a family that may still get a spot: it waits, or one is held for it. */
export const inLine = ["waiting", "offered"] as const;
export const isInLine = ({ state }: { readonly state: string }) => inLine.some((one) => one === state);
