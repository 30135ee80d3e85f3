import { Alert, Box, Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { campUrl, GuardedPlaceView, guardedPlacesUrl, withdrawPlaceUrl } from "../../../../backend/camps/contract.ts";
import { comingDays } from "../../../../backend/camps/days/comingRule.ts";
import { isOver } from "../../../../backend/camps/daysRule.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { today } from "../../../shared/formats.ts";
import { toast } from "../../../shared/toastStore.ts";
import { allDays, dayNames } from "../campDays.ts";
import { campFactsWords, divisionWords, movedDaysWords, guardedPlaceWords as words } from "../words.ts";
import { StandingChip } from "./StandingChip.tsx";

type Props = { place: GuardedPlaceView };

const WithdrawDialog = ({ place, onClose }: Props & { onClose: () => void }) => {
  const { id, registrationId, camp, registeredBy } = place;
  const name = place.playerName ?? words.aPlayer;
  const title = useId();
  const queryClient = useQueryClient();
  const { send, sending, refusal } = useSend(
    async () => GuardedPlaceView.array().parse(await command("POST", withdrawPlaceUrl(registrationId, id))),
    {
      failed: { text: words.weCouldntSaveThis },
      sent: (left) => {
        queryClient.setQueryData([guardedPlacesUrl], left);
        void queryClient.invalidateQueries({ queryKey: [campUrl(camp.id)] });
        toast({ title: words.withdrawn, text: words.isWithdrawn(name, camp.title) });
        onClose();
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{words.question(name)}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{words.means(name, camp.title, registeredBy)}</Typography>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.keepSpot}
        </Button>
        <ActButton variant="contained" color="error" busy={sending} onClick={() => void send(undefined)}>
          {sending ? words.withdrawing : words.withdraw}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};

/** A camp that somebody else registered one's player for: place and times. */
export const GuardedPlace = ({ place }: Props) => {
  const [asking, setAsking] = useState(false);
  const { camp, campIsCancelled: isCancelled, registrationOption, selectedDays, registeredBy } = place;
  const name = place.playerName ?? words.aPlayer;
  return (
    <Card component="li" sx={{ px: { xs: 2, sm: 2.5 }, py: { xs: 1.5, sm: 2.5 }, display: "grid", gap: 0.75 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
        <Typography component="h3" sx={{ fontWeight: 700, minWidth: 0 }}>
          {camp.title}
        </Typography>
        {isCancelled && <StandingChip standing="cancelled" />}
      </Box>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {[campFactsWords.dates(comingDays(camp, place)), divisionWords.hours(camp, place), camp.location].join(" · ")}
      </Typography>
      {camp.canceledDays.length > 0 && (
        <Typography sx={{ color: "error.main" }}>{campFactsWords.canceledDays(camp.canceledDays)}</Typography>
      )}
      {camp.movedDays.map((number) => (
        <Typography key={number}>{movedDaysWords.moved(number, camp.dates[number - 1]!)}</Typography>
      ))}
      <Typography sx={{ color: "text.secondary" }}>
        {registrationOption === "all_days" ? allDays(camp) : dayNames(camp, selectedDays)} ·{" "}
        {words.registeredBy(registeredBy, name)}
      </Typography>
      {!isCancelled && !isOver(camp, today()) && (
        <Box sx={{ ml: -1 }}>
          <Button size="small" onClick={() => setAsking(true)} aria-label={words.withdrawFrom(name, camp.title)}>
            {words.withdraw}
          </Button>
        </Box>
      )}
      {asking && <WithdrawDialog place={place} onClose={() => setAsking(false)} />}
    </Card>
  );
};
