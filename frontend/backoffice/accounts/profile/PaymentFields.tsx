import { Box, Typography } from "@mui/material";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { UpdateInstructor } from "../../../../backend/accounts/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSettings } from "../../../shared/settings.ts";
import type { ProfileDraft } from "./profileDraft.ts";
import { paymentFieldsWords as words } from "../words.ts";

/** A handle as it will be saved; one that can't be leaves the saved one as it is. */
const asSaved = (field: "venmo" | "cashApp", typed: string, saved: string) => {
  const { data, success } = UpdateInstructor.shape[field].safeParse(typed);
  return (success ? data : saved) || null;
};

/** Where the instructor is paid, and what players will read about it. */
export const PaymentFields = ({ control }: { control: Control<ProfileDraft> }) => {
  const { facility, payment } = useSettings();
  const [venmo, cashApp] = useWatch({ control, name: ["venmo", "cashApp"] });
  const { venmo: savedVenmo = "", cashApp: savedCashtag = "" } = useFormState({ control }).defaultValues ?? {};
  const own = { venmo: asSaved("venmo", venmo, savedVenmo), cashApp: asSaved("cashApp", cashApp, savedCashtag) };
  const isOwn = own.venmo !== null || own.cashApp !== null;
  const isNew = own.venmo !== (savedVenmo || null) || own.cashApp !== (savedCashtag || null);
  const shown = isOwn ? own : payment;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: "grid", gap: 2 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 0.5 }}>
        {words.howPlayersPayYou}
      </Typography>
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }}>
        <FormField control={control} name="venmo" label={words.venmo} helperText={words.likeRileyBrooks} />
        <FormField control={control} name="cashApp" label={words.cashApp} helperText={words.likeRileyBrooksCashtag} />
      </Box>
      <Box
        component="section"
        aria-label={words.whatPlayersSee}
        sx={{ p: 2, borderRadius: "12px", bgcolor: "ground.sand" }}
      >
        <Typography sx={{ fontWeight: 700 }}>
          {isOwn
            ? isNew
              ? words.playersWillSee
              : words.playersSeeYour
            : isNew
              ? words.playersWillSeeOf(facility.name)
              : words.youHaventAddedAny(facility.name)}
        </Typography>
        {shown.venmo && (
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {words.venmoColon}
            <strong>{shown.venmo}</strong>
          </Typography>
        )}
        {shown.cashApp && (
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {words.cashAppColon}
            <strong>{shown.cashApp}</strong>
          </Typography>
        )}
      </Box>
    </Box>
  );
};
