import type { UseFormReturn } from "react-hook-form";
import type { CampDraft, KnownDays } from "./campDraft.ts";

export type FieldsProps = { form: UseFormReturn<CampDraft>; draft: CampDraft; camp?: KnownDays | undefined };

export const columns = (xs: string, sm = xs) => ({
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs, sm },
});
export const shrunk = { inputLabel: { shrink: true } } as const;
export const native = { ...shrunk, select: { native: true } } as const;
const noLongerThan = (maxLength: number) => ({ htmlInput: { maxLength } }) as const;
export const upTo50 = noLongerThan(50);
export const upTo100 = noLongerThan(100);
export const upTo255 = noLongerThan(255);
export const fromOne = { htmlInput: { min: 1, inputMode: "numeric" } } as const;
