import { Alert, Box, Card, Typography } from "@mui/material";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { AcceptOffer, OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { longDateAndTime, money } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { settings } from "../../../shared/settings.ts";
import { soft, tabular } from "../../../shared/theme.ts";
import { AgreeByActing } from "../../policies/open.ts";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { PickupFields } from "../registrations/PickupFields.tsx";
import { priceOf } from "../registrations/wizard/price.ts";
import { type PlaceKey, useNow, usePlaceAct } from "./usePlace.ts";
import { divisionWords, offeredSpotWords as words, turnWords } from "../words.ts";

type Props = { of: PlaceKey; entry: OwnWaitlistEntryView };

/** A spot is held for the family until a deadline: accept it or decline it. */
export const OfferedPlace = ({ of, entry }: Props) => {
  const { camp, campId, participantCount, places, offeredUntil } = entry;
  const now = useNow();
  const navigate = useNavigate();
  const { send, refusal, sending } = usePlaceAct(of, entry, ({ state, registrationId }) => {
    const registration = `payment=later&campId=${campId}&registrationId=${registrationId}`;
    if (state === "accepted") void navigate(`/camp-registration-success?${registration}`, { replace: true });
  });
  const form = useForm<Pick<AcceptOffer, "medicalInfo" | "pickup">>({ defaultValues: { medicalInfo: {}, pickup: {} } });
  const { control, handleSubmit } = form;
  const [asks, setAsks] = useState(false);
  const { total } = priceOf(camp, entry, participantCount);

  const accept = handleSubmit((told) =>
    send({ act: "accept", body: { totalAmount: total, ...told, agreedTo: settings().policies } }),
  );
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5, borderColor: "success.main" }}>
      <Typography variant="h2">{words.spotsOpenedUp(participantCount)}</Typography>
      {offeredUntil && (
        <Box sx={{ p: 2, borderRadius: "12px", bgcolor: soft("warning") }}>
          <Typography sx={{ fontWeight: 700 }} role="timer">
            {words.youHaveTimeToAnswer(turnWords.timeLeft(offeredUntil, now))}
          </Typography>
          <Typography>{words.wereHoldingThemUntil(participantCount, longDateAndTime(offeredUntil))}</Typography>
        </Box>
      )}
      <Typography sx={tabular}>
        <strong>{money(total)}</strong>
        {words.forPlayers(participantCount)}
      </Typography>
      <FormProvider {...form}>
        {places.map(({ id, playerName, ageGroup }, n) => {
          const name =
            playerName ?? [words.player(n), ageGroup && divisionWords.ageGroup(ageGroup)].filter(Boolean).join(", ");
          return (
            <Box component="section" key={id} aria-label={name} sx={{ display: "grid", gap: 2, minWidth: 0 }}>
              <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
                {name}
              </Typography>
              <PickupFields at={`pickup.${id}`} player={name} />
              <FormField
                control={control}
                name={`medicalInfo.${id}`}
                label={words.medicalInformation}
                helperText={words.optionalAllergiesAsthmaMedication}
                autoComplete="off"
                multiline
                minRows={2}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: { maxLength: 2000, "aria-label": `${words.medicalInformation}: ${name}` },
                }}
              />
            </Box>
          );
        })}
      </FormProvider>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <AgreeByActing by="registering" />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "& > button": { flexGrow: { xs: 1, sm: 0 } } }}>
        <ActButton variant="contained" color="stitch" size="large" busy={sending} onClick={accept}>
          {sending ? words.oneMoment : words.acceptSpots(participantCount)}
        </ActButton>
        <ActButton variant="outlined" color="inherit" size="large" busy={sending} onClick={() => setAsks(true)}>
          {words.declineOffer}
        </ActButton>
      </Box>
      {asks && (
        <AskFirst
          question={words.declineThisOffer}
          text={words.theNextFamilyGetsIt}
          yes={words.declineOffer}
          no={words.keepOffer}
          isPending={sending}
          onYes={() => void send({ act: "decline" }).then(() => setAsks(false))}
          onNo={() => setAsks(false)}
        />
      )}
    </Card>
  );
};
