import { Box, Typography } from "@mui/material";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { UpdateInstructor } from "../../../../backend/accounts/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSettings } from "../../../shared/settings.ts";
import type { ProfileDraft } from "./profileDraft.ts";
import { paymentFieldsWords as words } from "../words.ts";

/** Handles as they will be saved; one that can’t be saved isn’t shown to anybody. */
const asSaved = (venmo: string, cashApp: string) => {
  const { venmo: venmoName, cashApp: cashtag } = UpdateInstructor.shape;
  return {
    venmo: venmoName.safeParse(venmo).data,
    cashApp: cashtag.safeParse(cashApp).data,
  };
};

/** Where the instructor is paid, and what players will read about it. */
export const PaymentFields = ({ control }: { control: Control<ProfileDraft> }) => {
  const { facility, payment } = useSettings();
  const own = asSaved(...useWatch({ control, name: ["venmo", "cashApp"] }));
  const { venmo: isNewVenmo, cashApp: isNewCashtag } = useFormState({ control }).dirtyFields;
  const isOwn = Boolean(own.venmo || own.cashApp);
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
            ? isNewVenmo || isNewCashtag
              ? words.playersWillSee
              : words.playersSeeYour
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
