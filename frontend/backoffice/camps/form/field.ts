import { memo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { incompleteDivision } from "../../../../backend/camps/running/publishContract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { divisionLacks } from "../words.ts";
import type { CampDraft, Complaint, KnownDays } from "./campDraft.ts";

export type FieldsProps = { form: UseFormReturn<CampDraft>; draft: CampDraft; camp?: KnownDays | undefined };

/**
 * A field that re-renders when its own value or error changes, and not along with the form around it: with all divisions
 * there are 80 of them, and each keystroke would re-render them all. For this form alone: where some fields are such and
 * others are not, a form that is reset may not find which one is first at fault.
 */
export const CampField = memo(FormField) as typeof FormField;

/** What each field of a division lacks is said at the field; the specified sentence, of all of them, in the toast. */
export const atField = ({ path, message }: Complaint) =>
  message === incompleteDivision ? (divisionLacks[String(path.at(-1))] ?? message) : message;

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
