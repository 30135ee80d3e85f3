import { MenuItem } from "@mui/material";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { ActivateMembership } from "../../../backend/memberships/formContract.ts";
import { today } from "../../shared/formats.ts";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { activateWords as words } from "./words.ts";

const hows = [words.cash, words.venmo, words.gift, words.staff, words.repair];
const lastings = [
  { value: "month", label: words.oneMonth },
  { value: "date", label: words.untilDate },
  { value: "open", label: words.untilEnded },
] as const;

const Typed = z
  .object({
    how: z.enum(hows),
    reason: ActivateMembership.shape.reason,
    lasting: z.enum(lastings.map(({ value }) => value)),
    until: z.string(),
  })
  .refine(({ lasting, until }) => lasting !== "date" || until !== "", { path: ["until"], message: words.chooseADay });
type Typed = { how: string; reason: string; lasting: (typeof lastings)[number]["value"]; until: string };

/** The day before the same day of the next month, or the last of a shorter one: "2030-05-31" → "2030-06-29". */
const aMonthFrom = (day: string) => {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month, Math.min(date, longest) - 1));
  return last.toISOString().slice(0, 10);
};

interface Props {
  readonly playerId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Gives a player a membership that nobody pays for by card. */
export const ActivateDialog = ({ playerId, name, onClose }: Props) => {
  const start: Typed = { how: words.cash, reason: "", lasting: "month", until: "" };
  const { control, dialog } = useActForm(
    Typed,
    start,
    ({ activateMembership }: MembershipVerbs) =>
      ({ how, reason, lasting, until }) =>
        activateMembership({
          userId: playerId,
          reason: reason.trim() ? `${how}: ${reason.trim()}` : how,
          ...(lasting === "month" && { until: aMonthFrom(today()) }),
          ...(lasting === "date" && { until }),
        }),
    { done: words.done, failed: words.error, unexplained: words.failed },
    { sent: onClose },
  );
  const lasting = useWatch({ control, name: "lasting" });
  return (
    <FormDialog
      title={words.title(name)}
      lead={words.whatItGives}
      action={words.activate}
      {...dialog}
      onClose={onClose}
    >
      <FormField control={control} name="how" label={words.how} select>
        {hows.map((how) => (
          <MenuItem key={how} value={how}>
            {how}
          </MenuItem>
        ))}
      </FormField>
      <FormField control={control} name="reason" label={words.note} helperText={words.noteHelp} multiline />
      <ChoiceField control={control} name="lasting" label={words.lasting} choices={lastings} />
      {lasting === "date" && (
        <FormField
          control={control}
          name="until"
          label={words.lastDay}
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
        />
      )}
    </FormDialog>
  );
};
