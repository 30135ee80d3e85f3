import type { CampDraft, CampErrors, CampField } from "./campDraft.ts";

export type FieldsProps = {
  draft: CampDraft;
  errors: CampErrors;
  onChange: (part: Partial<CampDraft>) => void;
};

/** What every plain field of the form needs; `hint` stands under it while nothing is wrong with it. */
export const fieldOf =
  ({ draft, errors, onChange }: FieldsProps) =>
  (name: CampField, label: string, hint?: string) => ({
    label,
    name,
    value: draft[name],
    error: Boolean(errors[name]),
    helperText: errors[name] ?? hint,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

export const columns = (xs: string, sm = xs) => ({
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs, sm },
});
export const shrunk = { inputLabel: { shrink: true } } as const;
export const native = { ...shrunk, select: { native: true } } as const;
